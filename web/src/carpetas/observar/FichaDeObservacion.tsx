import type { Observacion } from '@catastro/domain/carpetas/observaciones'
import Edit from '@mui/icons-material/Edit'
import Place from '@mui/icons-material/Place'
import Reply from '@mui/icons-material/Reply'
import Undo from '@mui/icons-material/Undo'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { diferida } from '../../red/cargaDiferida.ts'
import { Chip } from '../../ui/pagina/Chip.tsx'
import { fecha } from '../../ui/pagina/formato.ts'
import { COLORES, type Tono } from '../../ui/theme.ts'
import { useRequisitosDe } from '../consultas.ts'
import { llenarFormulario } from '../direcciones.ts'
import { NoCorresponde } from '../requisitos/NoCorresponde.tsx'
import { useTonoDeQuienLee } from '../ver/EstadoChip.tsx'
import { asuntoDeObservacion } from './asuntoDeObservacion.ts'
import { CierreDeObservacion } from './CierreDeObservacion.tsx'
import { PuntoEnLaPagina } from './PuntoEnLaPagina.tsx'

// What checks an answer comes with the answer: nobody who reads a folder waits for it.
const ResponderObservacion = diferida(() => import('./ResponderObservacion.tsx'), 'ResponderObservacion')
const RetirarObservacion = diferida(() => import('./RetirarObservacion.tsx'), 'RetirarObservacion')

const TONO: Readonly<Record<Observacion['situacion'], Tono>> = {
  PENDIENTE: 'atencion',
  RESPONDIDA: 'bien',
  RETIRADA: 'neutro',
}

interface Props {
  readonly idCarpeta: number
  readonly observacion: Observacion
  /** Through all the rounds of the folder. */
  readonly numero: number
  readonly puedeResponder: boolean
  readonly puedeRetirar: boolean
}

/** One thing observed: what about, what it says, how it was answered, and what can be done about it. */
export function FichaDeObservacion({ idCarpeta, observacion, numero, puedeResponder, puedeRetirar }: Props) {
  const { texto, situacion, codigoFormulario, idRequisito, marca } = observacion
  const [abierta, setAbierta] = useState<'respuesta' | 'retiro' | 'pagina' | null>(null)
  const pendiente = situacion === 'PENDIENTE'
  const deQuienLee = useTonoDeQuienLee()
  const cerrar = () => setAbierta(null)
  const deEsta = { idCarpeta, observacion, alCerrar: cerrar }
  return (
    <Box component="li" sx={{ p: 2, border: `1px solid ${COLORES.linea}`, borderRadius: 1, background: COLORES.papel }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Chip tono={deQuienLee(TONO[situacion])}>{situacion}</Chip>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
          {marca && <strong>Punto {numero} · </strong>}
          {asuntoDeObservacion(observacion)}
          {marca && `, página ${marca.pagina}`} · {fecha(observacion.fecha)}
        </Box>
      </Box>
      <Box sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{texto}</Box>
      {marca && (
        <Button
          size="small"
          className="no-imprimir"
          startIcon={<Place />}
          onClick={() => setAbierta('pagina')}
          sx={{ mt: 1, ml: -1.5 }}
        >
          Ver el punto {numero} en la página
        </Button>
      )}
      <CierreDeObservacion idCarpeta={idCarpeta} observacion={observacion} />
      {pendiente && (puedeResponder || puedeRetirar) && (
        <Box className="no-imprimir" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {puedeResponder && codigoFormulario && (
            <Button
              component={Link}
              to={llenarFormulario(codigoFormulario).enlace(idCarpeta)}
              size="small"
              variant="contained"
              startIcon={<Edit />}
            >
              Corregir el formulario {codigoFormulario}
            </Button>
          )}
          {puedeResponder && (
            <Button
              size="small"
              variant={codigoFormulario ? 'outlined' : 'contained'}
              startIcon={<Reply />}
              aria-label={`Responder: ${texto}`}
              onClick={() => setAbierta('respuesta')}
            >
              {codigoFormulario ? 'Responder sin corregirlo' : 'Responder'}
            </Button>
          )}
          {puedeResponder && idRequisito !== null && (
            <RespuestaNoCorresponde idCarpeta={idCarpeta} idRequisito={idRequisito} />
          )}
          {puedeRetirar && (
            <Button
              size="small"
              variant="outlined"
              startIcon={<Undo />}
              aria-label={`Retirar: ${texto}`}
              onClick={() => setAbierta('retiro')}
            >
              Retirar
            </Button>
          )}
        </Box>
      )}
      {abierta === 'pagina' && <PuntoEnLaPagina {...deEsta} />}
      <Suspense fallback={null}>
        {abierta === 'respuesta' && <ResponderObservacion {...deEsta} />}
        {abierta === 'retiro' && <RetirarObservacion {...deEsta} />}
      </Suspense>
    </Box>
  )
}

interface PropsDeRespuestaNoCorresponde {
  readonly idCarpeta: number
  readonly idRequisito: number
}

/** Answers what was observed of a requirement by saying why it does not correspond, where it has no file. */
function RespuestaNoCorresponde({ idCarpeta, idRequisito }: PropsDeRespuestaNoCorresponde) {
  const { data: requisitos = [] } = useRequisitosDe(idCarpeta)
  const [abierto, setAbierto] = useState(false)
  const requisito = requisitos.find((suyo) => suyo.idRequisito === idRequisito)
  if (!requisito || requisito.archivos.length > 0) return null
  const texto = requisito.noCorresponde === null ? 'No corresponde' : 'Cambiar por qué no corresponde'
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${texto}: ${requisito.texto}`}
        onClick={() => setAbierto(true)}
      >
        {texto}
      </Button>
      {abierto && <NoCorresponde idCarpeta={idCarpeta} requisito={requisito} alCerrar={() => setAbierto(false)} />}
    </>
  )
}
