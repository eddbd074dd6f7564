import type { ResultadoGuardado } from '@catastro/domain/visitas/campos'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FotoDeCarpeta } from '../../carpetas/vereda/FotoDeCarpeta.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { fechaYHora } from '../../ui/formato.ts'
import { Notice } from '../../ui/Notice.tsx'

const RESPUESTAS = {
  CUMPLE: ['Cumple', 'bien'],
  'NO CUMPLE': ['No cumple', 'mal'],
  'NO CORRESPONDE': ['No corresponde', 'neutro'],
} as const

const lista = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const

type Foto = ResultadoGuardado['fotos'][number]
const comoArchivo = ({ idArchivo, fecha }: Foto) => ({ idArchivo, fecha, nombre: `foto ${idArchivo}.jpg` })

/** What a visit found: each item with what was observed and its photos, who signed it and when. */
export function InformeDeVisita({ informe }: { informe: ResultadoGuardado }) {
  const { respuestas, notas, fotos, fotosDeclaradas, firmante, firmadaEl, enTelefonoEl } = informe
  const sueltas = fotos.filter(({ idItem }) => !respuestas.some((una) => una.idItem === idItem))
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 1.5 }}>
      <Box component="ul" aria-label="Puntos" sx={lista}>
        {respuestas.map(({ idItem, texto, respuesta, observado }) => {
          const [palabra, tono] = RESPUESTAS[respuesta]
          return (
            <li key={idItem}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
                <strong>{texto}</strong>
                <Chip tono={tono}>{palabra}</Chip>
              </Box>
              {observado && <div style={{ whiteSpace: 'pre-line' }}>{observado}</div>}
              <Fotos fotos={fotos.filter((foto) => foto.idItem === idItem)} de={texto} />
            </li>
          )
        })}
      </Box>
      <Fotos fotos={sueltas} de="la visita" />
      {notas && (
        <div>
          <Typography variant="h3">Notas</Typography>
          <span style={{ whiteSpace: 'pre-line' }}>{notas}</span>
        </div>
      )}
      {fotos.length < fotosDeclaradas && (
        <Notice tono="atencion">
          Faltan llegar {fotosDeclaradas - fotos.length} de {fotosDeclaradas} fotos.
        </Notice>
      )}
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        Firmada por {firmante}. Recibida el {fechaYHora(firmadaEl)}
        {enTelefonoEl && `; según su teléfono, el ${fechaYHora(enTelefonoEl)}`}.
      </Typography>
    </Box>
  )
}

function Fotos({ fotos, de }: { fotos: readonly Foto[]; de: string }) {
  if (fotos.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={`Fotos de ${de}`}
      sx={{ ...lista, mt: 1, gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' }}
    >
      {fotos.map((foto) => (
        <li key={foto.idArchivo}>
          <FotoDeCarpeta foto={comoArchivo(foto)} titulo={de} />
        </li>
      ))}
    </Box>
  )
}
