import type { FiltroDeInmuebles, InmuebleListItem } from '@catastro/domain/elevadores/llamadas'
import { SIN_INMUEBLES } from '@catastro/domain/elevadores/mensajes'
import Box from '@mui/material/Box'
import { Link } from 'react-router'
import { main } from '../../red/cliente.ts'
import { Lista } from '../../ui/listas/Lista.tsx'
import { Celda, Fila } from '../../ui/listas/Tabla.tsx'
import { Chip } from '../../ui/pagina/Chip.tsx'
import { INMUEBLE } from '../direcciones.ts'
import { VencimientoChip } from '../VencimientoChip.tsx'
import { marcaDeConfirmado } from './marcaDeConfirmado.ts'

const ELEVADORES = { titulo: 'Elevadores', numerica: true } as const
const COLUMNAS = ['Padrón', 'Domicilio', ELEVADORES, 'Responsable', 'Conservadora', 'Situación', 'Próximo vencimiento']

const FILTROS: Readonly<Record<string, { readonly texto: string; readonly pide: FiltroDeInmuebles }>> = {
  CONFIRMADOS: { texto: 'Confirmados', pide: { confirmado: 1 } },
  SIN_CONFIRMAR: { texto: 'Sin confirmar', pide: { confirmado: 0 } },
  POR_REVISAR: { texto: 'Con una nota por revisar', pide: { porRevisar: 1 } },
  POR_VENCER: { texto: 'Con algo por vencer', pide: { vencimiento: 'POR_VENCER' } },
  VENCIDOS: { texto: 'Con algo vencido', pide: { vencimiento: 'VENCIDO' } },
}

export const ListaDeInmuebles = () => (
  <Lista
    nombre="Inmuebles con elevadores"
    clave="elevadores"
    busqueda="Padrón, calle, responsable o empresa"
    estados={Object.entries(FILTROS).map(([valor, { texto }]) => ({ valor, texto }))}
    nombreDelEstado="Mostrar"
    sinOrden
    columnas={COLUMNAS}
    textoVacio={SIN_INMUEBLES}
    siEstaVacia="Cuando alguien presente un formulario 27 o 31, su inmueble aparecerá aquí."
    traer={async ({ pagina, porPagina, buscar, estado }) => {
      const query = { pagina, porPagina, buscar, ...FILTROS[estado]?.pide }
      const { inmuebles, ...total } = await main('GET /elevadores/inmuebles', { query })
      return { filas: inmuebles, ...total }
    }}
    fila={(inmueble) => <FilaDeInmueble key={inmueble.padron} inmueble={inmueble} />}
  />
)

function FilaDeInmueble({ inmueble: i }: { inmueble: InmuebleListItem }) {
  return (
    <Fila>
      <Celda columna="Padrón">
        <Link to={INMUEBLE.enlace(i.padron)}>
          <strong>{i.padron}</strong>
        </Link>
      </Celda>
      <Celda columna="Domicilio">{i.domicilio}</Celda>
      <Celda columna="Elevadores" numerica>
        {i.nroelevadores}
      </Celda>
      <Celda columna="Responsable">{i.responsable}</Celda>
      <Celda columna="Conservadora">{marcaDeConfirmado(i.empresa ?? i.nroconservador, i.empresaConfirmada)}</Celda>
      <Celda columna="Situación">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <Chip tono={i.confirmado ? 'bien' : 'info'}>{i.confirmado ? 'Confirmado' : 'En trámite'}</Chip>
          {i.porRevisar && <Chip tono="atencion">Nota por revisar</Chip>}
        </Box>
      </Celda>
      <Celda columna="Próximo vencimiento">
        <div>
          <VencimientoChip vencimiento={i.vencimiento} />
        </div>
      </Celda>
    </Fila>
  )
}
