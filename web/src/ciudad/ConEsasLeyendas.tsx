import { leyendasDe } from '@catastro/domain/veredas/leyendas'
import { TITULO_DE_LEYENDAS } from '@catastro/domain/veredas/mensajes'
import Typography from '@mui/material/Typography'
import { Panel } from '../ui/pagina/Panel.tsx'

interface Props {
  readonly dice: Readonly<Record<string, string>>
}

/** The legends as the form lists them. */
export const ConEsasLeyendas = ({ dice }: Props) =>
  ([1, 2] as const).map((cual) => {
    const leyendas = leyendasDe(dice[`leyendas${cual}`] ?? '')
    return (
      leyendas.length > 0 && (
        <Panel key={cual} sx={{ '& + &': { mt: 2 }, overflowWrap: 'anywhere' }}>
          <Typography variant="h3">{TITULO_DE_LEYENDAS[cual]}</Typography>
          <ul>
            {leyendas.map((leyenda) => (
              <li key={leyenda}>{leyenda}</li>
            ))}
          </ul>
        </Panel>
      )
    )
  })
