import type { Observacion } from '@catastro/domain/carpetas/observaciones'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Modal } from '../../ui/pagina/Modal.tsx'
import { useArchivosDe, useObservacionesDe } from '../consultas.ts'
import { ArchivoAbierto } from '../leer/ArchivoAbierto.tsx'
import { ArchivosSuperpuestos } from '../leer/ArchivosSuperpuestos.tsx'
import { alfileresDe, claveDeObservacion } from './alfileres.ts'
import { TextoObservado } from './TextoObservado.tsx'

interface Props {
  readonly idCarpeta: number
  readonly observacion: Observacion
  readonly alCerrar: () => void
}

/**
 * The page that was observed, with all its pins, as staff saw it when they marked them. Once a corrected file came, beside
 * it, with the same places to be checked; or one over the other.
 */
export function PuntoEnLaPagina({ idCarpeta, observacion, alCerrar }: Props) {
  const { data: archivos = [] } = useArchivosDe(idCarpeta)
  const { data: observaciones = [] } = useObservacionesDe(idCarpeta)
  const [elegido, setElegido] = useState(claveDeObservacion(observacion))
  const [superpuestos, setSuperpuestos] = useState(false)
  const viejo = archivos.find(({ idArchivo }) => idArchivo === observacion.idArchivo)
  const nuevo = archivos.find(
    ({ idArchivo, tipo }) =>
      tipo === 'application/pdf' && observacion.archivosDeRespuesta.some((archivo) => archivo.idArchivo === idArchivo),
  )
  if (!viejo) return null
  const pagina = observacion.marca?.pagina ?? 1
  return (
    <Modal
      abierto
      ancho={nuevo ? 1400 : 900}
      titulo={viejo.nombre}
      alCerrar={alCerrar}
      soloTexto={superpuestos}
      acciones={
        nuevo && (
          <Button variant="outlined" aria-pressed={superpuestos} onClick={() => setSuperpuestos(!superpuestos)}>
            {superpuestos ? 'Verlos lado a lado' : 'Ver uno sobre otro'}
          </Button>
        )
      }
    >
      <TextoObservado observacion={observacion} />
      {nuevo && superpuestos ? (
        <ArchivosSuperpuestos viejo={viejo} nuevo={nuevo} pagina={pagina} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            mt: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: nuevo ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)' },
          }}
        >
          {[viejo, ...(nuevo ? [nuevo] : [])].map((archivo) => (
            <section key={archivo.idArchivo} aria-label={archivo === viejo ? 'Lo observado' : 'Lo corregido'}>
              {nuevo && (
                <Box component="h3" sx={{ mt: 0, mb: 1, fontSize: '1rem', overflowWrap: 'anywhere' }}>
                  {archivo === viejo ? 'Observado' : 'Corregido, para comprobar'}: {archivo.nombre}
                </Box>
              )}
              <ArchivoAbierto
                archivo={archivo}
                alfileres={alfileresDe(archivo.idArchivo, observaciones)}
                elegido={archivo === viejo ? elegido : `${claveDeObservacion(observacion)}-comprobar`}
                alElegir={setElegido}
                arriba={0}
              />
            </section>
          ))}
        </Box>
      )}
    </Modal>
  )
}
