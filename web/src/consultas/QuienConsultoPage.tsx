import type { Consulta } from '@catastro/domain/consultas/llamadas'
import { SIN_CONSULTAS, TITULO_CONSULTAS } from '@catastro/domain/consultas/mensajes'
import { ARCHIVO_DE_MIS_DATOS, DESCARGAR_MIS_DATOS, QUE_LLEVA } from '@catastro/domain/misDatos/mensajes'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { INICIO } from '../acceso/direcciones.ts'
import { bajar } from '../red/bajada.ts'
import { main } from '../red/cliente.ts'
import { descargar } from '../red/descargar.ts'
import { Descarga } from '../ui/archivos/Descarga.tsx'
import { Lista } from '../ui/listas/Lista.tsx'
import { Celda, Fila } from '../ui/listas/Tabla.tsx'
import { Chip } from '../ui/pagina/Chip.tsx'
import { fechaYHora } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'
import { MiDomicilio } from './MiDomicilio.tsx'
import { MisPedidos } from './MisPedidos.tsx'

const COLUMNAS = ['Fecha', 'Qué', 'Quién', 'Oficina', 'Resultado']

/** Who read the person's own data, and who was refused it. */
export function QuienConsultoPage() {
  return (
    <>
      <PageTitle
        volverA={INICIO.enlace()}
        bajada="Cada vez que otra persona ve sus datos en el portal queda anotada. Del personal se dice quién fue; de los demás, qué son."
      >
        {TITULO_CONSULTAS}
      </PageTitle>
      <Lista
        nombre={TITULO_CONSULTAS}
        clave="consultas"
        columnas={COLUMNAS}
        textoVacio={SIN_CONSULTAS}
        siEstaVacia="Lo que usted mismo mira no se anota."
        traer={async ({ pagina, porPagina, orden }) => {
          const { consultas, ...total } = await main('GET /consultas/mias', { query: { pagina, porPagina, orden } })
          return { filas: consultas, ...total }
        }}
        fila={(consulta) => <FilaDeConsulta key={consulta.idConsulta} consulta={consulta} />}
      />
      <Panel sx={{ mt: 3 }}>
        <Typography sx={{ mb: 1.5 }}>{QUE_LLEVA}</Typography>
        <Descarga bajar={() => descargar(() => bajar('main', 'GET /misDatos'), ARCHIVO_DE_MIS_DATOS)}>
          {(estado) => (
            <Button variant="outlined" {...estado}>
              {DESCARGAR_MIS_DATOS}
            </Button>
          )}
        </Descarga>
      </Panel>
      <MiDomicilio />
      <MisPedidos />
    </>
  )
}

const FilaDeConsulta = ({ consulta: c }: { consulta: Consulta }) => (
  <Fila>
    <Celda columna="Fecha">{fechaYHora(c.fecha)}</Celda>
    <Celda columna="Qué">{c.que}</Celda>
    <Celda columna="Quién">{c.rol ? `${c.quien} (${c.rol})` : c.quien}</Celda>
    <Celda columna="Oficina">{c.oficina ?? '–'}</Celda>
    <Celda columna="Resultado">
      <Chip tono="neutro">{c.rechazada ? 'Negada' : 'Mostrada'}</Chip>
    </Celda>
  </Fila>
)
