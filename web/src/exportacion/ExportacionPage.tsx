import { TITULO_EXPORTACION } from '@catastro/domain/exportacion/mensajes'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { INICIO } from '../acceso/direcciones.ts'
import { bajar } from '../red/bajada.ts'
import { descargar } from '../red/descargar.ts'
import { Descarga } from '../ui/archivos/Descarga.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'

const QUE = [
  {
    que: 'datos',
    boton: 'Bajar las tablas y el mapa',
    texto: 'Cada tabla en CSV con su diccionario, las manzanas y las parcelas en GeoJSON, y la suma de cada archivo.',
  },
  {
    que: 'todo',
    boton: 'Bajar todo, con los documentos',
    texto:
      'Lo mismo, y los documentos de cada carpeta. En una ciudad grande son muchos gigabytes: use la orden npm run exportar, en el servidor.',
  },
] as const

/** All that is the city's, to take along (docs/exportacion.md). */
export function ExportacionPage() {
  return (
    <>
      <PageTitle volverA={INICIO.enlace()}>{TITULO_EXPORTACION}</PageTitle>
      <Typography sx={{ mb: 2 }}>
        Todo lo que es de la ciudad, en formatos que abre cualquier programa. Lleva los datos de todas las personas:
        guárdelo donde nadie más lo lea. Queda anotado quién lo bajó, y cada persona lo ve en Quién consultó mis datos.
      </Typography>
      <Stack spacing={2}>
        {QUE.map(({ que, boton, texto }) => (
          <Panel key={que}>
            <Typography sx={{ mb: 1.5 }}>{texto}</Typography>
            <Descarga
              bajar={() => descargar(() => bajar('main', 'GET /exportacion/{que}', { params: { que } }), 'ciudad.zip')}
            >
              {(estado) => (
                <Button variant={que === 'datos' ? 'contained' : 'outlined'} {...estado}>
                  {boton}
                </Button>
              )}
            </Descarga>
          </Panel>
        ))}
      </Stack>
    </>
  )
}
