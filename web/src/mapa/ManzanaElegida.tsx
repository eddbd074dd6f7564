import { ESTADOS, type Estado } from '@catastro/domain/carpetas/movimientos'
import { enOracion } from '@catastro/domain/catalogos/enOracion'
import type { ManzanaDelMapa, ParcelaDelMapa } from '@catastro/domain/mapa/llamadas'
import { tienePerfil } from '@catastro/domain/roles'
import { seAsigna } from '@catastro/domain/seguimiento/reglas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router'
import { ATENDER } from '../carpetas/direcciones.ts'
import { EstadoChip } from '../carpetas/ver/EstadoChip.tsx'
import { SeguirObras } from '../obras/SeguirObras.tsx'
import { colorDeEdad } from '../plano/edades.ts'
import { manzanaLarga } from '../plano/mensajes.ts'
import { Renglon, Renglones } from '../plano/Renglones.tsx'
import { TituloConFoco } from '../plano/TituloConFoco.tsx'
import { useSesion } from '../red/sesion.ts'
import { asignarDesde } from '../seguimiento/direcciones.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'
import { useCarpetasDeManzana } from './consultas.ts'
import { cuantasCarpetas, cuantasParcelas, haceDias, SIN_CARPETAS } from './mensajes.ts'

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

interface PropsDeCarpetasDeLaManzana {
  readonly idManzana: number
  readonly estados: readonly number[]
}

/** The block's folders one after another, the longest waiting first. */
function CarpetasDeLaManzana({ idManzana, estados }: PropsDeCarpetasDeLaManzana) {
  const consulta = useCarpetasDeManzana(idManzana)
  const [cual, setCual] = useState(0)
  const asigna = useSesion((sesion) => tienePerfil(sesion.roles, ['ADMINISTRADOR', 'JEFE']))
  if (consulta.isPending) return <Spinner />
  if (consulta.isError) return <FailedState error={consulta.error} alReintentar={() => consulta.refetch()} />
  const carpetas = consulta.data.carpetas.filter(({ estado }) => estados.includes(ESTADOS[estado as Estado]))
  const lugar = Math.min(cual, carpetas.length - 1)
  const carpeta = carpetas[lugar]
  if (!carpeta) return <Typography sx={{ color: 'text.secondary' }}>{SIN_CARPETAS}</Typography>
  return (
    <Panel aria-label="Carpetas de la manzana">
      <Typography variant="h3">{cuantasCarpetas(carpetas.length)}</Typography>
      <Box aria-live="polite" sx={{ my: 1.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {lugar + 1} de {carpetas.length}
        </Typography>
        <Typography sx={{ fontWeight: 650 }}>
          Carpeta {carpeta.idCarpeta} · {enOracion(carpeta.tramite)}
        </Typography>
        <Typography>
          {carpeta.domicilio} · padrón {carpeta.padron}
        </Typography>
        <EstadoChip estado={carpeta.estado} leToca={false} />
        <Typography variant="body2" sx={{ mt: 1, pl: 1, borderLeft: `4px solid ${colorDeEdad(carpeta.dias)}` }}>
          {haceDias(carpeta.dias)}
          {!carpeta.completa && ' · incompleta'}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" disabled={lugar === 0} onClick={() => setCual(lugar - 1)}>
          Anterior
        </Button>
        <Button
          size="small"
          variant="outlined"
          disabled={lugar === carpetas.length - 1}
          onClick={() => setCual(lugar + 1)}
        >
          Siguiente
        </Button>
        <Button size="small" variant="contained" component={Link} to={ATENDER.enlace(carpeta.idCarpeta)}>
          Abrir carpeta {carpeta.idCarpeta}
        </Button>
        {asigna && seAsigna({ estado: carpeta.estado as Estado, completa: carpeta.completa }) && (
          <Button size="small" variant="outlined" component={Link} to={asignarDesde(carpeta.idCarpeta)}>
            Asignar con las de la manzana
          </Button>
        )}
      </Box>
    </Panel>
  )
}
