import type { ResultadoGuardado } from '@catastro/domain/visitas/campos'
import { admitePaso } from '@catastro/domain/visitas/reglas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Chip } from '../../ui/pagina/Chip.tsx'
import { fechaYHora } from '../../ui/pagina/formato.ts'
import { Panel } from '../../ui/pagina/Panel.tsx'
import type { VisitaDeCarpeta } from '../consultas.ts'
import { cuandoEs, diaConNombre } from '../dias.ts'
import { A_DISTANCIA } from '../direcciones.ts'
import { EstadoDeVisitaChip } from '../EstadoDeVisitaChip.tsx'
import { FotosDeVisita } from '../FotosDeVisita.tsx'
import { CancelarVisita } from './CancelarVisita.tsx'
import { ObservarVisita } from './ObservarVisita.tsx'
import { PlanearVisita } from './PlanearVisita.tsx'

const RESPUESTAS = {
  CUMPLE: ['Cumple', 'bien'],
  'NO CUMPLE': ['No cumple', 'mal'],
  'NO CORRESPONDE': ['No corresponde', 'neutro'],
} as const

const lista = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const

/** What a visit found: each item with what was observed and its photos, who signed it and when. */
function InformeDeVisita({ informe }: { informe: ResultadoGuardado }) {
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

interface Props {
  readonly visita: VisitaDeCarpeta
  /** Whoever asks is staff: the server says again, at each call, whether they may. */
  readonly esPersonal: boolean
}

/** One visit of a folder: when, how it stands, what it found, and what can be done with it. */
export function FichaDeVisita({ visita, esPersonal }: Props) {
  const [haciendo, setHaciendo] = useState<'mover' | 'cancelar' | 'observar' | null>(null)
  const { idVisita, idCarpeta, modo, dia, inspector, indicaciones, motivo, informe, estado } = visita
  const aDistancia = modo === 'A DISTANCIA'
  const cerrar = () => setHaciendo(null)
  const sigueADistancia = aDistancia && (estado === 'PLANEADA' || estado === 'ENVIADA')
  return (
    <Panel as="li" aria-label={`Visita del ${diaConNombre(dia)}`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h2">
          {aDistancia ? `A distancia, hasta el ${diaConNombre(dia)}` : cuandoEs(visita)}
        </Typography>
        <EstadoDeVisitaChip visita={visita} />
      </Box>
      {inspector && <div>Inspector: {inspector}</div>}
      {indicaciones && <div style={{ whiteSpace: 'pre-line' }}>{indicaciones}</div>}
      {motivo && <Notice tono="neutro">Se canceló: {motivo}</Notice>}
      {informe && <InformeDeVisita informe={informe} />}
      <Box className="no-imprimir" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {sigueADistancia && (
          <Button component={Link} to={A_DISTANCIA.enlace(idVisita)} variant="contained">
            {esPersonal ? 'Ver lo enviado' : 'Mostrar con fotos'}
          </Button>
        )}
        {esPersonal && informe?.resultado === 'NO CUMPLE' && !informe.observada && (
          <Button variant="contained" onClick={() => setHaciendo('observar')}>
            Observar la carpeta
          </Button>
        )}
        {esPersonal && admitePaso(visita, 'mover') && (
          <Button variant="outlined" onClick={() => setHaciendo('mover')}>
            Cambiar día u hora
          </Button>
        )}
        {esPersonal && admitePaso(visita, 'cancelar') && (
          <Button color="error" onClick={() => setHaciendo('cancelar')}>
            Cancelar la visita
          </Button>
        )}
      </Box>
      {haciendo === 'mover' && <PlanearVisita idCarpeta={idCarpeta} visita={visita} alCerrar={cerrar} />}
      {haciendo === 'cancelar' && <CancelarVisita visita={visita} alCerrar={cerrar} />}
      {haciendo === 'observar' && <ObservarVisita visita={visita} alCerrar={cerrar} />}
    </Panel>
  )
}
