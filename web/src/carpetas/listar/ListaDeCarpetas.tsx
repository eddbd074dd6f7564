import type { VistaDeLista } from '@catastro/domain/carpetas/escritorio'
import type { ListaDelPersonal } from '@catastro/domain/carpetas/listasDelPersonal'
import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { HUBO_UN_PROBLEMA, SIN_CARPETAS } from '@catastro/domain/carpetas/mensajes'
import { type ReactNode, useState } from 'react'
import { nombreDeEstado } from '../../red/configuracion.ts'
import { ListaConOrdenes } from '../../ui/listas/Lista.tsx'
import { ORDENES_POR_FECHA, type PedidoDeLista } from '../../ui/listas/useLista.ts'
import { ordenesDe } from '../cola.ts'
import { BorrarCarpeta } from './BorrarCarpeta.tsx'
import { FilaDeCarpeta } from './FilaDeCarpeta.tsx'
import type { ModoDeLista } from './herramientas.ts'
import { VistaRecordada } from './VistaRecordada.tsx'

interface PaginaDeCarpetas {
  readonly carpetas: CarpetaListItem[]
  readonly total?: number | undefined
  readonly totalEsMinimo?: boolean | undefined
}

type OrdenDeCarpetas = 'vencimiento' | (typeof ORDENES_POR_FECHA)[number]['valor']
export type PedidoDeCarpetas = PedidoDeLista<OrdenDeCarpetas>
const POR_VENCIMIENTO = { valor: 'vencimiento', texto: 'Vencidas primero' } as const
const ORDENES_PROPIOS = [...ORDENES_POR_FECHA, POR_VENCIMIENTO] as const

interface Props {
  /** What the table lists, for who cannot see it; also what tells its rows from another list's. */
  readonly nombre: string
  readonly modo: ModoDeLista
  /** Which of the staff's it is: their folders are attended one after another, and each person finds it as they left it. */
  readonly lista?: ListaDelPersonal
  readonly traer: (pedido: PedidoDeCarpetas) => Promise<PaginaDeCarpetas>
  /** The states that the list can be narrowed to; none, no filter. */
  readonly estados?: readonly string[]
  readonly textoVacio?: string
  /** What to do about an empty list. */
  readonly siEstaVacia?: ReactNode
  /** A further tool of each row, after the others. */
  readonly otraHerramienta?: (carpeta: CarpetaListItem) => ReactNode
}

/** The one table of folders: own lists, sidewalk lists and staff lists. */
export const ListaDeCarpetas = (props: Props) =>
  props.lista ? (
    <VistaRecordada lista={props.lista}>{(alCambiar) => <Tabla {...props} alCambiar={alCambiar} />}</VistaRecordada>
  ) : (
    <Tabla {...props} />
  )

function Tabla(props: Props & { readonly alCambiar?: (vista: VistaDeLista) => void }) {
  const {
    nombre,
    modo,
    lista,
    alCambiar,
    traer,
    estados = [],
    textoVacio = SIN_CARPETAS,
    siEstaVacia,
    otraHerramienta,
  } = props
  const [porBorrar, setPorBorrar] = useState<CarpetaListItem | null>(null)
  const ordenes = lista ? ordenesDe(lista) : ORDENES_PROPIOS
  return (
    <>
      <ListaConOrdenes<CarpetaListItem, OrdenDeCarpetas>
        ordenes={ordenes}
        sinOrden={ordenes.length === 1}
        nombre={nombre}
        clave="carpetas"
        traer={async (pedido) => {
          const { carpetas, ...cuenta } = await traer(pedido)
          return { filas: carpetas, ...cuenta }
        }}
        columnas={columnasDe(modo)}
        fila={(carpeta) => (
          <FilaDeCarpeta
            key={carpeta.idCarpeta}
            carpeta={carpeta}
            modo={modo}
            lista={lista}
            alBorrar={() => setPorBorrar(carpeta)}
            otraHerramienta={otraHerramienta?.(carpeta)}
          />
        )}
        busqueda="Carpeta, padrón, titular o calle"
        estados={estados.map((valor) => ({ valor, texto: nombreDeEstado(valor) }))}
        textoVacio={textoVacio}
        textoSiFalla={HUBO_UN_PROBLEMA}
        siEstaVacia={siEstaVacia}
        {...(alCambiar && { alCambiar })}
      />
      {porBorrar && <BorrarCarpeta carpeta={porBorrar} alTerminar={() => setPorBorrar(null)} />}
    </>
  )
}

/** Encomienda is hidden in sidewalk mode. */
const columnasDe = (modo: ModoDeLista) =>
  ['Carpeta', 'Encomienda', 'Inmueble', 'Tipo de Obra', 'Ingresado', 'Estado', 'Herramientas'].filter(
    (columna) => modo !== 'veredas' || columna !== 'Encomienda',
  )
