import { CLAVES } from '@catastro/domain/ciudad/claves'
import { TITULO_PUBLICAS } from '@catastro/domain/estadisticas/mensajes'
import { enDias } from '@catastro/domain/plurales'
import { loQueDura } from '@catastro/domain/tramites/mensajes'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { EstadoChip } from '../../carpetas/ver/EstadoChip.tsx'
import { TEXTO_DE_LA_CIUDAD } from '../../ciudad/direcciones.ts'
import { ESTADISTICAS_PUBLICAS } from '../../estadisticas/direcciones.ts'
import { main } from '../../red/cliente.ts'
import { configuracion } from '../../red/configuracion.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'

/** Under the city's own words: what each state means and how long it lasts, how long it all takes, and where the words are. */
export function LoDemasDeLaAyuda() {
  return (
    <>
      <CadaEstado />
      {configuracion().estadisticasPublicas && <CuantoTarda />}
      <p>
        <Link to={TEXTO_DE_LA_CIUDAD.enlace('glosario')}>{CLAVES.glosario.titulo}: qué quiere decir cada palabra</Link>
      </p>
    </>
  )
}

function CadaEstado() {
  const { data, error, refetch } = useQuery({
    queryKey: ['estadosDeCarpeta'],
    queryFn: async () => (await main('GET /tramites/estados')).estados,
  })
  if (error) return <FailedState error={error} alReintentar={refetch} />
  if (!data) return null
  return (
    <Panel sx={{ mt: 2, maxWidth: '48em' }} aria-labelledby="estados">
      <Typography variant="h2" id="estados" sx={{ mb: 1 }}>
        Qué significa cada estado
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {data.map(({ estado, significa, plazo }) => (
          <div key={estado}>
            <dt>
              <EstadoChip estado={estado} />
            </dt>
            <Box component="dd" sx={{ m: 0, mt: 0.5, overflowWrap: 'anywhere' }}>
              {significa}
              {plazo && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {loQueDura(plazo)}
                </Typography>
              )}
            </Box>
          </div>
        ))}
      </Box>
    </Panel>
  )
}

/** Nothing, while the city has finished too few to say it. */
function CuantoTarda() {
  const { data } = useQuery({ queryKey: ['estadisticasPublicas'], queryFn: () => main('GET /estadisticas/publicas') })
  const dichas = data?.plazos.flatMap(({ tipo, mediana }) => (mediana === null ? [] : [{ tipo, mediana }])) ?? []
  if (dichas.length === 0) return null
  return (
    <Panel sx={{ mt: 2, maxWidth: '48em' }} aria-labelledby="cuanto-tarda">
      <Typography variant="h2" id="cuanto-tarda" sx={{ mb: 1 }}>
        {TITULO_PUBLICAS}
      </Typography>
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        {dichas.map(({ tipo, mediana }) => (
          <li key={tipo}>
            {tipo}: la mitad, en {enDias(mediana)} o menos
          </li>
        ))}
      </ul>
      <Link to={ESTADISTICAS_PUBLICAS.enlace()}>Cómo se cuenta</Link>
    </Panel>
  )
}
