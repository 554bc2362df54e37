"""El Plan: a small business, seven districts, twelve periods."""
