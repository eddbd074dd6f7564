import type { ParcelaDelMapa } from '@catastro/domain/mapa/llamadas'
import Typography from '@mui/material/Typography'
import { manzanaLarga } from './mensajes.ts'
import { Renglon, Renglones } from './Renglones.tsx'
import { TituloConFoco } from './TituloConFoco.tsx'

interface Props {
  readonly parcelas: readonly ParcelaDelMapa[]
  readonly hayMas: boolean
  readonly alElegir: (idParcela: number) => void
}

export function ParcelasHalladas({ parcelas, hayMas, alElegir }: Props) {
  return (
    <>
      <TituloConFoco>{`${parcelas.length} parcelas encontradas`}</TituloConFoco>
      {hayMas && (
        <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
          Hay más: agregue la altura para ver las más cercanas.
        </Typography>
      )}
      <Renglones>
        {parcelas.map(({ idParcela, domicilio, padron, seccion, manzana }) => (
          <li key={idParcela}>
            <Renglon type="button" onClick={() => alElegir(idParcela)}>
              <strong>{domicilio}</strong>
              <span>
                Padrón {padron} · {manzanaLarga(seccion, manzana)}
              </span>
            </Renglon>
          </li>
        ))}
      </Renglones>
    </>
  )
}
