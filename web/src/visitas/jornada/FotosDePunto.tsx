import AddAPhoto from '@mui/icons-material/AddAPhoto'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Miniatura } from '../../ui/fotos/Miniatura.tsx'
import { bytesDe } from '../telefono/fotosGuardadas.ts'
import type { FotoGuardada } from '../telefono/tipos.ts'
import type { Camara } from './useCamara.ts'

const ALTO = 96

/** A photo that the phone keeps sealed, opened to be looked at. */
function FotoDelTelefono({ foto: { id }, alt }: { foto: Pick<FotoGuardada, 'id'>; alt: string }) {
  const [bytes, setBytes] = useState<Blob | null>()
  useEffect(() => {
    let actual = true
    bytesDe({ id }).then(
      (leidos) => actual && setBytes(leidos),
      () => actual && setBytes(null),
    )
    return () => {
      actual = false
    }
  }, [id])
  if (bytes === undefined) return <div style={{ height: ALTO }} />
  return bytes ? <Miniatura foto={bytes} alt={alt} alto={ALTO} /> : `${alt}: no se puede leer`
}

interface Props {
  readonly idItem: number | null
  /** Of what, for who cannot see it. */
  readonly de: string
  readonly fotos: readonly FotoGuardada[]
  readonly camara: Camara
  /** What was signed is only looked at. */
  readonly cerrada: boolean
}

/** The photos of one item, and the camera. */
export function FotosDePunto({ idItem, de, fotos, camara, cerrada }: Props) {
  const suyas = fotos.filter((foto) => foto.idItem === idItem)
  const sueltas = camara.sinGuardar.filter((foto) => foto.idItem === idItem)
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1.5 }}>
      {suyas.length > 0 && (
        <Box
          component="ul"
          aria-label={`Fotos de ${de}`}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          }}
        >
          {suyas.map((foto, lugar) => (
            <li key={foto.id}>
              <FotoDelTelefono foto={foto} alt={`Foto ${lugar + 1} de ${de}`} />
              {!cerrada && (
                <Button
                  size="small"
                  color="error"
                  fullWidth
                  aria-label={`Quitar la foto ${lugar + 1} de ${de}`}
                  onClick={() => camara.quitar(foto)}
                  sx={{ minHeight: 44 }}
                >
                  Quitar
                </Button>
              )}
            </li>
          ))}
        </Box>
      )}
      {sueltas.map(({ archivo, motivo }) => (
        <Notice key={archivo.name} tono="mal">
          La foto no quedó guardada. {motivo}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button variant="outlined" color="inherit" onClick={() => camara.reintentar(archivo)}>
              Intentar de nuevo
            </Button>
            <Button color="inherit" onClick={() => bajarFoto(archivo)}>
              Bajarla al teléfono
            </Button>
          </Box>
        </Notice>
      ))}
      {!cerrada && (
        <Button
          variant="outlined"
          size="large"
          startIcon={<AddAPhoto />}
          loading={camara.preparando === idItem}
          loadingPosition="start"
          disabled={camara.preparando !== false}
          aria-label={`Sacar una foto de ${de}`}
          onClick={() => void camara.abrir(idItem)}
          sx={{ minHeight: 56 }}
        >
          {camara.preparando === idItem ? 'Guardando la foto…' : 'Sacar una foto'}
        </Button>
      )}
      {camara.fallo?.idItem === idItem && <AvisoDeFallo error={camara.fallo.error} />}
    </Box>
  )
}

function bajarFoto(archivo: File) {
  const direccion = URL.createObjectURL(archivo)
  const enlace = document.createElement('a')
  enlace.href = direccion
  enlace.download = archivo.name
  enlace.click()
  setTimeout(() => URL.revokeObjectURL(direccion), 60_000)
}
