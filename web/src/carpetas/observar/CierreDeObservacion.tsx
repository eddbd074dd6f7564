import type { Observacion } from '@catastro/domain/carpetas/observaciones'
import Download from '@mui/icons-material/Download'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { Descarga } from '../../ui/archivos/Descarga.tsx'
import { fecha } from '../../ui/pagina/formato.ts'
import { COLORES } from '../../ui/theme.ts'
import { verFormulario } from '../direcciones.ts'
import { descargarArchivo } from '../ver/descargarArchivos.ts'

/** How an observation was answered, or why it was withdrawn. */
export function CierreDeObservacion({ idCarpeta, observacion }: { idCarpeta: number; observacion: Observacion }) {
  const { situacion, cierre, respuesta, conFormulario, noCorresponde, codigoFormulario, archivosDeRespuesta } =
    observacion
  if (cierre === null) return null
  return (
    <Box sx={{ mt: 1.5, pl: 1.5, borderLeft: `3px solid ${COLORES.linea}`, overflowWrap: 'anywhere' }}>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {situacion === 'RETIRADA' ? 'Retirada' : 'Respuesta'} · {fecha(cierre)}
      </Box>
      {respuesta && (
        <Box sx={{ whiteSpace: 'pre-line' }}>{noCorresponde ? `No corresponde: ${respuesta}` : respuesta}</Box>
      )}
      {conFormulario && codigoFormulario && (
        <>
          Se volvió a enviar el formulario.{' '}
          <Link to={verFormulario(codigoFormulario).enlace(idCarpeta)}>Ver qué cambió</Link>
        </>
      )}
      {archivosDeRespuesta.map(({ idArchivo, nombre }) => (
        <div key={idArchivo}>
          <Descarga bajar={() => descargarArchivo(idArchivo, nombre)}>
            {(boton) => (
              <Button
                size="small"
                className="no-imprimir"
                startIcon={<Download />}
                aria-label={`Descargar ${nombre}`}
                {...boton}
              >
                {nombre}
              </Button>
            )}
          </Descarga>
        </div>
      ))}
    </Box>
  )
}
