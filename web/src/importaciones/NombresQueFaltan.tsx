import { type Catalogo, type Respuesta, SE_AGREGAN } from '@catastro/domain/importaciones/desconocidos'
import type { Desconocido, Importacion } from '@catastro/domain/importaciones/llamadas'
import { cuantos } from '@catastro/domain/plurales'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { main } from '../red/cliente.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { AutocompleteInput } from '../ui/campos/AutocompleteInput.tsx'
import { FormRow } from '../ui/campos/FormRow.tsx'
import { SelectInput } from '../ui/campos/SelectInput.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'
import { NOMBRE_DE_CATALOGO } from './palabras.ts'

interface Dicho {
  readonly respuesta: Respuesta
  readonly idDestino?: number
}

const claveDe = ({ catalogo, nombre }: Desconocido) => `${catalogo} ${nombre}`

/** What the file names and no catalogue has, with what is alike; each is answered once, for all its rows. */
export function NombresQueFaltan({ importacion: { idImportacion } }: { importacion: Importacion }) {
  const consultas = useQueryClient()
  const [dichos, setDichos] = useState<ReadonlyMap<string, Dicho>>(new Map())
  const consulta = useQuery({
    queryKey: ['importaciones', idImportacion, 'desconocidos'],
    queryFn: () => main('GET /importaciones/{idImportacion}/desconocidos', { params: { idImportacion } }),
    staleTime: 0,
  })
  const { desconocidos = [], total = 0 } = consulta.data ?? {}
  const guardar = useEscritura({
    mutationFn: () =>
      main('POST /importaciones/{idImportacion}/respuestas', {
        params: { idImportacion },
        json: {
          respuestas: desconocidos.flatMap((d) => {
            const dicho = dichos.get(claveDe(d))
            return dicho ? [{ catalogo: d.catalogo, nombre: d.nombre, ...dicho }] : []
          }),
        },
      }),
    onSettled: () => consultas.invalidateQueries({ queryKey: ['importaciones'] }),
  })
  if (consulta.isError) return <FailedState error={consulta.error} alReintentar={() => consulta.refetch()} />
  if (desconocidos.length === 0) return null
  const decir = (cuales: readonly Desconocido[], dicho: Dicho) =>
    setDichos((antes) => new Map([...antes, ...cuales.map((d) => [claveDe(d), dicho] as const)]))
  const sinContestar = desconocidos.filter(({ respuesta }) => respuesta === null).length
  return (
    <Panel aria-labelledby="faltan" style={{ marginBottom: 24 }}>
      <Typography variant="h2" id="faltan" sx={{ mb: 1 }}>
        Nombres que no están
      </Typography>
      <Box sx={{ color: 'text.secondary', mb: 2, maxWidth: '75ch' }}>
        {sinContestar > 0
          ? 'El archivo nombra lo que no está cargado. Diga de cada uno qué es, y vale para todas sus filas, y para las próximas importaciones. Las filas de los que no conteste no entran.'
          : 'Ya está dicho qué es cada uno. Puede cambiarlo antes de aplicar.'}
      </Box>
      {total > desconocidos.length && (
        <Box sx={{ mb: 2 }}>
          Son {total}: se muestran los {desconocidos.length} de más filas. Los demás se muestran al revisar otra vez.
        </Box>
      )}
      {porParecido(desconocidos).map(({ titulo, parecida, cuales }) => (
        <Box component="section" key={titulo} aria-label={titulo} sx={{ '& + &': { mt: 3 } }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
            <Typography variant="h3">{titulo}</Typography>
            {parecida && cuales.length > 1 && (
              <Button size="small" onClick={() => decir(cuales, { respuesta: 'ES', idDestino: parecida.id })}>
                Todas son {parecida.nombre}
              </Button>
            )}
          </Box>
          {cuales.map((d) => (
            <UnNombre key={claveDe(d)} desconocido={d} dicho={dichos.get(claveDe(d))} alDecir={(dicho) => decir([d], dicho)} />
          ))}
        </Box>
      ))}
      <Button
        variant="contained"
        disabled={dichos.size === 0}
        loading={guardar.isPending}
        onClick={() => guardar.mutate()}
        sx={{ mt: 3 }}
      >
        Guardar y revisar otra vez
      </Button>
      <AvisoDeFallo error={guardar.error} texto="No se guardó." />
    </Panel>
  )
}

interface Grupo {
  readonly titulo: string
  readonly parecida: Desconocido['sugerencias'][number] | undefined
  readonly cuales: readonly Desconocido[]
}

/** Those that are like the same name stand together; those that are like none, at the end. */
function porParecido(desconocidos: readonly Desconocido[]): readonly Grupo[] {
  const grupos = Map.groupBy(desconocidos, ({ catalogo, sugerencias: [primera] }) => `${catalogo} ${primera?.id ?? ''}`)
  return [...grupos.values()]
    .map((cuales) => {
      const [{ catalogo, sugerencias } = { catalogo: 'calle' as Catalogo, sugerencias: [] }] = cuales
      const [parecida] = sugerencias
      const { plural } = NOMBRE_DE_CATALOGO[catalogo]
      return { titulo: parecida ? `${plural}: se parecen a ${parecida.nombre}` : `${plural}: sin nada parecido`, parecida, cuales }
    })
    .sort((a, b) => Number(!a.parecida) - Number(!b.parecida))
}

const OTRA = 'OTRA'

function UnNombre({
  desconocido: d,
  dicho,
  alDecir,
}: {
  readonly desconocido: Desconocido
  readonly dicho: Dicho | undefined
  readonly alDecir: (dicho: Dicho) => void
}) {
  const [otra, setOtra] = useState(false)
  const { agregar } = NOMBRE_DE_CATALOGO[d.catalogo]
  const vigente = dicho ?? (d.respuesta ? { respuesta: d.respuesta.respuesta, ...(d.respuesta.idDestino !== null && { idDestino: d.respuesta.idDestino }) } : undefined)
  const enLista = d.sugerencias.some(({ id }) => id === vigente?.idDestino)
  const valor = otra ? OTRA : !vigente ? '' : vigente.respuesta === 'ES' ? (enLista ? `ES ${vigente.idDestino}` : OTRA) : vigente.respuesta
  const opciones = [
    ...d.sugerencias.map(({ id, nombre }) => ({ valor: `ES ${id}`, texto: `Es ${nombre}` })),
    ...(d.catalogo === 'calle' ? [{ valor: OTRA, texto: 'Es otra calle…' }] : []),
    ...(SE_AGREGAN.includes(d.catalogo) ? [{ valor: 'AGREGAR', texto: agregar }] : []),
    { valor: 'AFUERA', texto: 'Dejar afuera sus filas' },
  ]
  const elegir = (elegido: string) => {
    setOtra(elegido === OTRA)
    const [respuesta, id] = elegido.split(' ')
    if (respuesta === 'ES') alDecir({ respuesta, idDestino: Number(id) })
    else if (respuesta === 'AGREGAR' || respuesta === 'AFUERA') alDecir({ respuesta })
  }
  const id = `faltan-${claveDe(d)}`
  return (
    <FormRow sx={{ py: 1, alignItems: 'start' }}>
      <SelectInput
        id={id}
        label={`${d.nombre} (${cuantos(d.filas, 'fila', 'filas')})`}
        value={valor}
        vacia="Sin contestar"
        opciones={opciones}
        onChange={elegir}
      />
      {valor === OTRA && (
        <OtraCalle
          id={`${id}-otra`}
          nombre={d.nombre}
          value={vigente?.respuesta === 'ES' ? (vigente.idDestino ?? null) : null}
          onChange={(idDestino) => idDestino !== null && alDecir({ respuesta: 'ES', idDestino })}
        />
      )}
    </FormRow>
  )
}

interface Otra {
  readonly id: string
  readonly nombre: string
  readonly value: number | null
  readonly onChange: (id: number | null) => void
}
function OtraCalle({ id, nombre, value, onChange }: Otra) {
  const { data = [] } = useQuery({
    queryKey: ['calles', 'por importar'],
    queryFn: async () =>
      (await main('GET /catastroCalles/calles')).calles.map(({ idcalle, calle, calletipo }) => ({
        valor: idcalle,
        texto: `${calle} (${calletipo})`,
      })),
    staleTime: 60_000,
  })
  return <AutocompleteInput id={id} label={`Qué calle es ${nombre}`} value={value} onChange={onChange} opciones={data} />
}
