# Lo que dice toda lección, en cualquier paso.
wrong = Eso se puede hacer, pero ahora toca otra cosa. Mira el objetivo de este paso.
unknown = Eso no existe en esta mesa. Mira las acciones que tienes.
act-first = En este paso tienes algo que hacer: mira el objetivo.
read-first = Primero lee este paso y sigue adelante.
wait = Ahora le toca a otra persona. En un momento sigues tú.
