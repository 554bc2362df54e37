"""The tables in the browser: pages, actions, streams, and a JSON API beside them."""

from sobremesa.web.app import create_app

__all__ = ["create_app"]
