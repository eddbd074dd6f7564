import type { FilaDeFormulario as Formulario } from '@catastro/domain/carpetas/llamadas'
import { estadoDeFormulario } from '@catastro/domain/carpetas/reglas'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Paginacion } from '../../ui/listas/Paginacion.tsx'
import { Tabla } from '../../ui/listas/Tabla.tsx'
import { COLORES } from '../../ui/theme.ts'
import { useFormulariosDe } from '../consultas.ts'
import { FilaDeFormulario } from './FilaDeFormulario.tsx'

/** The link of a row reaches over all of it; the buttons stay on top. */
const FilasQueLlevan = styled('div')({
  '& tbody tr': { position: 'relative' },
  '& tbody tr:has(.de-la-fila):hover': { background: COLORES.fondo },
  '& .de-la-fila': { color: COLORES.primario },
  '& .de-la-fila::after': { content: '""', position: 'absolute', inset: 0 },
  '& td[data-columna="Herramientas"] a, & td[data-columna="Herramientas"] button': { position: 'relative', zIndex: 1 },
})

interface Props {
  readonly idCarpeta: number
  readonly tramiteEstado: string
}

const POR_PAGINA = 5
const COLUMNAS = ['Formulario', 'Descripción', 'Estado', 'Herramientas']

/** The folder's forms as a task list. */
export function TablaDeFormularios({ idCarpeta, tramiteEstado }: Props) {
  const { data: formularios = [], isPending, error, refetch } = useFormulariosDe(idCarpeta)
  return (
    <section aria-labelledby="formularios-de-carpeta">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline', mb: 1.5 }}>
        <Typography variant="h2" id="formularios-de-carpeta">
          Formularios
        </Typography>
        {formularios.length > 0 && <Completados formularios={formularios} />}
      </Box>
      {error ? (
        <FailedState error={error} alReintentar={refetch} />
      ) : (
        <Paginada formularios={formularios} cargando={isPending} tramiteEstado={tramiteEstado} />
      )}
    </section>
  )
}

interface PropsPaginada {
  readonly formularios: readonly Formulario[]
  readonly cargando: boolean
  readonly tramiteEstado: string
}

function Paginada({ formularios, cargando, tramiteEstado }: PropsPaginada) {
  const [pagina, setPagina] = useState(1)
  const [porPagina, setPorPagina] = useState(POR_PAGINA)
  const desde = (pagina - 1) * porPagina
  return (
    <FilasQueLlevan>
      <Tabla nombre="Formularios de la carpeta" columnas={COLUMNAS} cargando={cargando ? 3 : 0}>
        {formularios.slice(desde, desde + porPagina).map((fila) => (
          <FilaDeFormulario key={fila.codigoFormulario} formulario={fila} tramiteEstado={tramiteEstado} />
        ))}
      </Tabla>
      <Paginacion
        pagina={pagina}
        porPagina={porPagina}
        total={formularios.length}
        alCambiarPagina={setPagina}
        alCambiarTamano={(tamano) => {
          setPorPagina(tamano)
          setPagina(1)
        }}
      />
    </FilasQueLlevan>
  )
}

function Completados({ formularios }: Pick<PropsPaginada, 'formularios'>) {
  const hechos = formularios.filter((fila) => estadoDeFormulario(fila) === 'COMPLETADO').length
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {hechos} de {formularios.length} completados
    </Box>
  )
}
