"""Shared by all tests."""

from hypothesis import HealthCheck, settings

# Browser and server are needed in tests/web and in web/ of every title.
pytest_plugins = ["tests.web.browser", "tests.outside.environment"]

settings.register_profile("default", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("default")
