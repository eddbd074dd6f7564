import type { ResultadoGuardado } from '@catastro/domain/visitas/campos'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Chip } from '../../ui/pagina/Chip.tsx'
import { fechaYHora } from '../../ui/pagina/formato.ts'
import { FotosDeVisita } from '../FotosDeVisita.tsx'

const RESPUESTAS = {
  CUMPLE: ['Cumple', 'bien'],
  'NO CUMPLE': ['No cumple', 'mal'],
  'NO CORRESPONDE': ['No corresponde', 'neutro'],
} as const

const lista = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const

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
              <FotosDeVisita fotos={fotos.filter((foto) => foto.idItem === idItem)} de={texto} />
            </li>
          )
        })}
      </Box>
      <FotosDeVisita fotos={sueltas} de="la visita" />
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
