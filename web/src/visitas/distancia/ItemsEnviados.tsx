import type { ItemADistancia } from '@catastro/domain/visitas/distancia'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Chip } from '../../ui/pagina/Chip.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import type { Tono } from '../../ui/theme.ts'
import { FotosDelItem } from './FotosDelItem.tsx'

const SITUACIONES: Readonly<Record<ItemADistancia['situacion'], readonly [string, Tono]>> = {
  PENDIENTE: ['Falta la foto', 'atencion'],
  ENVIADO: ['Enviado', 'info'],
  CUMPLE: ['Cumple', 'bien'],
  'NO CUMPLE': ['No cumple', 'mal'],
}

export function SituacionDeItem({ situacion }: Pick<ItemADistancia, 'situacion'>) {
  const [texto, tono] = SITUACIONES[situacion]
  return <Chip tono={tono}>{texto}</Chip>
}

/** What was asked and sent, to look at. */
export function ItemsEnviados({ items }: { items: readonly ItemADistancia[] }) {
  return (
    <Box component="ol" aria-label="Puntos" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {items.map((item) => (
        <Panel as="li" key={item.idItem}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography variant="h2">{item.texto}</Typography>
            <SituacionDeItem situacion={item.situacion} />
          </Box>
          {item.pedido && <div>El inspector dijo: {item.pedido}</div>}
          {item.nota && <div>Quien presentó dijo: {item.nota}</div>}
          <FotosDelItem item={item} />
        </Panel>
      ))}
    </Box>
  )
}
