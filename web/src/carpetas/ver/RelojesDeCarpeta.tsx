import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import type { Situacion } from '@catastro/domain/plazos/reglas'
import { entraComoPersonal, tienePerfil } from '@catastro/domain/roles'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { RespuestaDe } from '../../red/llamadas.ts'
import { useSesion } from '../../red/sesion.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Ficha } from '../../ui/pagina/Ficha.tsx'
import { type CarpetaADecidir, useImpedimento } from '../abierta/useImpedimento.ts'
import { useRelojesDe } from '../consultas.ts'
import { aniosPorConfirmar, diasDeUnReloj, esDeQuien } from '../mensajes.ts'
import { ProrrogarModal } from './ProrrogarModal.tsx'
import { situacionDeCarpeta } from './proximoPaso.ts'
import { Vencimiento } from './Vencimiento.tsx'

type Relojes = RespuestaDe<'main', 'GET /documentacion/relojes/{idCarpeta}'>

/** Whose days went by, and until when whoever has it may take. */
export function RelojesDeCarpeta({
  carpeta,
}: {
  carpeta: Pick<CarpetaListItem, 'idCarpeta' | 'version' | 'carpetaCompleta'> & CarpetaADecidir
}) {
  const { data, error, refetch } = useRelojesDe(carpeta.idCarpeta)
  const administra = useSesion((sesion) => tienePerfil(sesion.roles, ['ADMINISTRADOR', 'JEFE']))
  const delPersonal = useSesion((sesion) => entraComoPersonal(sesion.roles))
  const prorroga = useImpedimento(carpeta) === null && administra
  const [abierto, setAbierto] = useState(false)
  if (error) return <FailedState error={error} alReintentar={refetch} />
  // What another system counted is not known here.
  if (!data || (!data.actual && data.ciudad.corridos === 0 && data.solicitante.corridos === 0)) return null
  const vence = data.actual?.vence
  return (
    <Box sx={{ mt: 1, mb: 2 }}>
      <Ficha datos={datosDe(data, delPersonal ? null : situacionDeCarpeta(carpeta))} />
      {data.actual && data.actual.aniosSinConfirmar.length > 0 && (
        <Notice tono="atencion">{aniosPorConfirmar(data.actual.aniosSinConfirmar)}</Notice>
      )}
      {prorroga && vence && (
        <Button
          size="small"
          variant="outlined"
          className="no-imprimir"
          sx={{ mt: 1.5 }}
          onClick={() => setAbierto(true)}
        >
          Prorrogar
        </Button>
      )}
      {abierto && vence && (
        <ProrrogarModal
          idCarpeta={carpeta.idCarpeta}
          version={carpeta.version}
          vence={vence}
          alCerrar={() => setAbierto(false)}
        />
      )}
    </Box>
  )
}

const datosDe = ({ ciudad, solicitante, actual }: Relojes, suya: Situacion | null) => [
  { nombre: 'Días con la ciudad', valor: diasDeUnReloj(ciudad) },
  { nombre: 'Días con quien la presentó', valor: diasDeUnReloj(solicitante) },
  {
    nombre: actual ? esDeQuien(actual.reloj) : '',
    valor: actual?.vence && <Vencimiento vence={actual.vence} suya={suya} />,
  },
]
