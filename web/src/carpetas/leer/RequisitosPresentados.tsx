import type { Requisito } from '@catastro/domain/carpetas/requisitos'
import { estaRespondido, valePorqueNoCorresponde } from '@catastro/domain/carpetas/respondidos'
import RateReview from '@mui/icons-material/RateReview'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useRequisitosDe } from '../consultas.ts'
import { MarcaDeRequisito } from '../requisitos/MarcaDeRequisito.tsx'
import { MotivoDeNoCorresponde } from '../requisitos/MotivoDeNoCorresponde.tsx'
import { ObservacionDelRequisito } from '../requisitos/ObservacionDelRequisito.tsx'
import { type CarpetaConRequisitos, PanelDeRequisitos } from '../requisitos/PanelDeRequisitos.tsx'
import { parteDeRequisito } from '../requisitos/parteDeRequisito.ts'
import { verParte } from './parteVisible.ts'

interface Props {
  readonly carpeta: CarpetaConRequisitos
  /** Observes one; none, they are only read. */
  readonly alObservar?: ((parte: string) => void) | undefined
}

/** What the encomienda asks for, each with what answers it: from there, to its file above. First, what says that it does not correspond: without any, it is folded. */
export function RequisitosPresentados({ carpeta, alObservar }: Props) {
  const { data: requisitos = [] } = useRequisitosDe(carpeta.idCarpeta)
  return (
    <PanelDeRequisitos
      carpeta={carpeta}
      pliega={requisitos.some(valePorqueNoCorresponde) ? 'abierta' : 'plegada'}
      primero={valePorqueNoCorresponde}
      fila={(requisito, seResponde) => (
        <RequisitoPresentado
          key={requisito.idRequisito}
          idCarpeta={carpeta.idCarpeta}
          requisito={requisito}
          seResponde={seResponde}
          alObservar={alObservar}
        />
      )}
    />
  )
}

interface PropsDeUno extends Pick<Props, 'alObservar'> {
  readonly idCarpeta: number
  readonly requisito: Requisito
  readonly seResponde: boolean
}

function RequisitoPresentado({ idCarpeta, requisito, seResponde, alObservar }: PropsDeUno) {
  const { idRequisito, texto, obligatorio, archivos, noCorresponde } = requisito
  const parte = parteDeRequisito(idRequisito)
  const respondido = estaRespondido(requisito)
  // What is observed of a reason is the reason: the requirement waits for another answer.
  const alObservarlo = valePorqueNoCorresponde(requisito) ? 'No aceptar' : 'Observar'
  return (
    <Box component="li" aria-label={texto} data-parte={parte} sx={{ display: 'flex', gap: 1, py: 1 }}>
      {seResponde && <MarcaDeRequisito respondido={respondido} muda />}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <div>
          {texto}
          {seResponde && obligatorio && <strong> (obligatorio)</strong>}
        </div>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {archivos.map(({ idArchivo, nombre }) => (
            <div key={idArchivo}>
              <Link
                component="button"
                type="button"
                aria-label={`Ver ${nombre}`}
                onClick={() => verParte(`archivo ${idArchivo}`)}
                sx={{ textAlign: 'left', overflowWrap: 'anywhere', py: 0.5 }}
              >
                {nombre}
              </Link>
            </div>
          ))}
          {noCorresponde !== null && <MotivoDeNoCorresponde requisito={requisito} />}
          {seResponde && !respondido && 'Sin responder'}
        </Box>
        <ObservacionDelRequisito idCarpeta={idCarpeta} idRequisito={idRequisito} />
      </Box>
      {alObservar && (
        <Button
          size="small"
          className="no-imprimir"
          startIcon={<RateReview />}
          aria-label={`${alObservarlo} el requisito ${texto}`}
          onClick={() => alObservar(parte)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {alObservarlo}
        </Button>
      )}
    </Box>
  )
}
