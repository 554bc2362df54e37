chance = azar
next = { $who }: { $action }
cost-wins = La probabilidad de ganar bajó { $cost ->
    [one] 1 punto porcentual
   *[other] { $cost } puntos porcentuales
}: podía ser { $possible } %, quedó en { $expected } %.
cost-points = { $cost ->
    [one] Costó un punto: eran posibles { $possible }, así se llega a { $expected }.
   *[other] Costó { $cost } puntos: eran posibles { $possible }, así se llega a { $expected }.
}
story-wins = { $name }: de { $before } % a { $after } % de probabilidad de ganar
story-points = Puntos esperados: de { $before } a { $after }
