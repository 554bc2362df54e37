error-hints-off = En esta mesa se juega sin pistas. El anfitrión puede activarlas.
