import type { FilaDeFormulario as Formulario } from '@catastro/domain/carpetas/llamadas'
import { estadoDeFormulario } from '@catastro/domain/carpetas/reglas'
import { styled } from '@mui/material/styles'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Paginacion, usePaginas } from '../../ui/listas/Paginacion.tsx'
import { Tabla } from '../../ui/listas/Tabla.tsx'
import { Parte, type Plegado } from '../../ui/pagina/Parte.tsx'
import { COLORES } from '../../ui/theme.ts'
import { useFormulariosDe } from '../consultas.ts'
import { FilaDeFormulario } from './FilaDeFormulario.tsx'

/** The link of a row reaches over all of it; the buttons stay on top. */
const FilasQueLlevan = styled('div')(({ theme }) => ({
  '& tbody tr': { position: 'relative' },
  '& tbody tr:has(.de-la-fila):hover': { background: COLORES.fondo },
  '& .de-la-fila': { color: COLORES.primario },
  '& .de-la-fila::after': { content: '""', position: 'absolute', inset: 0 },
  '& td[data-columna="Herramientas"] a, & td[data-columna="Herramientas"] button': { position: 'relative', zIndex: 1 },
  // On a phone a form is two lines: its name, which says its number, and how it stands with what can be done.
  [theme.breakpoints.down('sm')]: {
    '&& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      boxSizing: 'border-box',
      marginBottom: 8,
      padding: '8px 12px 10px',
      gap: '2px 12px',
    },
    '&& tbody tr > td': { display: 'block', padding: 0, width: 'auto' },
    '&& tbody tr > td[data-columna]::before': { display: 'none' },
    '&& tbody tr > td[data-columna="Formulario"]': { display: 'none' },
    '&& tbody tr > td[data-columna="Descripción"]': { gridColumn: '1 / -1' },
    '&& td[data-columna="Herramientas"] button:disabled, && td .no-en-telefono': { display: 'none' },
  },
}))

interface Props extends Plegado {
  readonly idCarpeta: number
  readonly tramiteEstado: string
}

const COLUMNAS = ['Formulario', 'Descripción', 'Estado', 'Herramientas']

/** The folder's forms as a task list. */
export function TablaDeFormularios({ idCarpeta, tramiteEstado, enTelefono }: Props) {
  const { data: formularios = [], isPending, error, refetch } = useFormulariosDe(idCarpeta)
  // One that came from another system has none: what its forms said there is read apart (EnElSistemaAnterior).
  if (!error && !isPending && formularios.length === 0) return null
  return (
    <Parte
      id="formularios-de-carpeta"
      titulo="Formularios"
      resumen={formularios.length > 0 && completados(formularios)}
      enTelefono={enTelefono}
    >
      {error ? (
        <FailedState error={error} alReintentar={refetch} />
      ) : (
        <Paginada formularios={formularios} cargando={isPending} tramiteEstado={tramiteEstado} />
      )}
    </Parte>
  )
}

interface PropsPaginada {
  readonly formularios: readonly Formulario[]
  readonly cargando: boolean
  readonly tramiteEstado: string
}

function Paginada({ formularios, cargando, tramiteEstado }: PropsPaginada) {
  const { pagina, porPagina, deEstas } = usePaginas(5)
  const desde = (pagina - 1) * porPagina
  return (
    <FilasQueLlevan>
      <Tabla nombre="Formularios de la carpeta" columnas={COLUMNAS} cargando={cargando ? 3 : 0}>
        {formularios.slice(desde, desde + porPagina).map((fila) => (
          <FilaDeFormulario key={fila.codigoFormulario} formulario={fila} tramiteEstado={tramiteEstado} />
        ))}
      </Tabla>
      <Paginacion {...deEstas} total={formularios.length} />
    </FilasQueLlevan>
  )
}

function completados(formularios: readonly Formulario[]) {
  const hechos = formularios.filter((fila) => estadoDeFormulario(fila) === 'COMPLETADO').length
  return `${hechos} de ${formularios.length} completados`
}
