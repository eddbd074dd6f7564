import type { ManzanaDelMapa, ParcelaDelMapa } from '@catastro/domain/mapa/llamadas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { SeguirObras } from '../obras/SeguirObras.tsx'
import { manzanaLarga } from '../plano/mensajes.ts'
import { Renglon, Renglones } from '../plano/Renglones.tsx'
import { TituloConFoco } from '../plano/TituloConFoco.tsx'
import { CarpetasDeLaManzana } from './CarpetasDeLaManzana.tsx'
import { cuantasParcelas } from './mensajes.ts'

interface Props {
  readonly manzana: ManzanaDelMapa
  readonly parcelas: readonly ParcelaDelMapa[]
  /** The states chosen for the folders. */
  readonly estados: readonly number[]
  readonly alElegirParcela: (idParcela: number) => void
  readonly alVolver: () => void
}

export function ManzanaElegida({ manzana: m, parcelas, estados, alElegirParcela, alVolver }: Props) {
  return (
    <>
      <TituloConFoco>{manzanaLarga(m.seccion, m.manzana)}</TituloConFoco>
      {m.carpetas !== null && <CarpetasDeLaManzana key={m.idManzana} idManzana={m.idManzana} estados={estados} />}
      <Typography variant="h3" sx={{ mt: 2, mb: 1 }}>
        {cuantasParcelas(m.parcelas)}
      </Typography>
      <Renglones sx={{ maxHeight: 280 }}>
        {parcelas.map(({ idParcela, parcela, domicilio, padron }) => (
          <li key={idParcela}>
            <Renglon type="button" onClick={() => alElegirParcela(idParcela)}>
              <strong>
                Parcela {parcela}
                {domicilio && ` · ${domicilio}`}
              </strong>
              <span>{padron === null ? 'Sin padrón' : `Padrón ${padron}`}</span>
            </Renglon>
          </li>
        ))}
      </Renglones>
      <Box sx={{ mt: 2 }}>
        <SeguirObras key={m.idManzana} lugar={{ idManzana: m.idManzana }} />
      </Box>
      <Button sx={{ mt: 1 }} onClick={alVolver}>
        Volver a las manzanas
      </Button>
    </>
  )
}
