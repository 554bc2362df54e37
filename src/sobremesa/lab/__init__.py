"""The lab: simulations, benchmarks, and where each rule is enforced and tested."""
