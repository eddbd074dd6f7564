import { ESTADOS, type Estado } from '@catastro/domain/carpetas/movimientos'
import { CLAVES } from '@catastro/domain/ciudad/claves'
import { TITULO_PUBLICAS } from '@catastro/domain/estadisticas/mensajes'
import { enDias } from '@catastro/domain/plurales'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { QUE_SIGNIFICA } from '../../carpetas/mensajes.ts'
import { EstadoChip } from '../../carpetas/ver/EstadoChip.tsx'
import { TEXTO_DE_LA_CIUDAD } from '../../ciudad/direcciones.ts'
import { ESTADISTICAS_PUBLICAS } from '../../estadisticas/direcciones.ts'
import { main } from '../../red/cliente.ts'
import { configuracion } from '../../red/configuracion.ts'
import { Panel } from '../../ui/pagina/Panel.tsx'

const NOMBRES = Object.keys(ESTADOS) as Estado[]

/** What is not the city's to write: what each state means, how long it takes, and where the words are. */
export function LoDemasDeLaAyuda() {
  return (
    <>
      <Panel sx={{ mt: 2, maxWidth: '48em' }} aria-labelledby="estados">
        <Typography variant="h2" id="estados" sx={{ mb: 1 }}>
          Qué significa cada estado
        </Typography>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
          {NOMBRES.map((estado) => (
            <div key={estado}>
              <dt>
                <EstadoChip estado={estado} />
              </dt>
              <Box component="dd" sx={{ m: 0, mt: 0.5 }}>
                {QUE_SIGNIFICA[estado]}
              </Box>
            </div>
          ))}
        </Box>
      </Panel>
      {configuracion().estadisticasPublicas && <CuantoTarda />}
      <p>
        <Link to={TEXTO_DE_LA_CIUDAD.enlace('glosario')}>{CLAVES.glosario.titulo}: qué quiere decir cada palabra</Link>
      </p>
    </>
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
