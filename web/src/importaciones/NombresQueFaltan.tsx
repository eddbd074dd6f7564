import { type Catalogo, type Respuesta, SE_RESPONDE } from '@catastro/domain/importaciones/desconocidos'
import type { Desconocido, Importacion } from '@catastro/domain/importaciones/llamadas'
import { cuantos } from '@catastro/domain/plurales'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { main } from '../red/cliente.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../ui/avisos/avisos.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Notice } from '../ui/avisos/Notice.tsx'
import { AutocompleteInput } from '../ui/campos/AutocompleteInput.tsx'
import { SelectInput } from '../ui/campos/SelectInput.tsx'
import { fecha } from '../ui/pagina/formato.ts'
import { Panel } from '../ui/pagina/Panel.tsx'
import { CON_UN_CATALOGO, miles } from './palabras.ts'

interface Dicho {
  readonly respuesta: Respuesta
  readonly idDestino?: number
}

/** With its version: what was said of an answer that somebody changed meanwhile is not said of the new one. */
const claveDe = ({ catalogo, nombre, version }: Desconocido) => `${catalogo} ${version} ${nombre}`

interface Props {
  readonly importacion: Importacion
  /** Of the last try; null once one goes well. */
  readonly alFallar: (fallo: Error | null) => void
}

/** What the file names and its catalogue has not, beside what is alike: each is answered once, for all its rows. */
export function NombresQueFaltan({ importacion: { idImportacion }, alFallar }: Props) {
  const consultas = useQueryClient()
  const [dichos, setDichos] = useState<ReadonlyMap<string, Dicho>>(new Map())
  const consulta = useQuery({
    queryKey: ['importaciones', idImportacion, 'desconocidos'],
    queryFn: () => main('GET /importaciones/{idImportacion}/desconocidos', { params: { idImportacion } }),
    staleTime: 0,
  })
  const { desconocidos = [], total = 0 } = consulta.data ?? {}
  const respuestas = desconocidos.flatMap((d) => {
    const dicho = dichos.get(claveDe(d))
    return dicho ? [{ catalogo: d.catalogo, nombre: d.nombre, version: d.version, ...dicho }] : []
  })
  const guardar = useEscritura({
    mutationFn: () =>
      main('POST /importaciones/{idImportacion}/respuestas', { params: { idImportacion }, json: { respuestas } }),
    onSuccess: ({ message }) => avisar(message),
    onSettled: (_, fallo) => {
      alFallar(fallo)
      return consultas.invalidateQueries({ queryKey: ['importaciones'] })
    },
  })
  if (consulta.isError) return <FailedState error={consulta.error} alReintentar={() => consulta.refetch()} />
  if (desconocidos.length === 0) return null
  const decir = (cuales: readonly Desconocido[], dicho: Dicho | undefined) =>
    setDichos((antes) => {
      const ahora = new Map(antes)
      for (const d of cuales) {
        if (dicho) ahora.set(claveDe(d), dicho)
        else ahora.delete(claveDe(d))
      }
      return ahora
    })
  const grupo = ({ titulo, cuales, parecida }: Grupo) => (
    <Box component="section" key={titulo} aria-label={titulo} sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 1.5 }}>
        <Typography variant="h3">{titulo}</Typography>
        <DeUnaVez cuales={cuales} parecida={parecida} alDecir={(dicho) => decir(cuales, dicho)} />
      </Box>
      <Columnas>
        {cuales.map((d) => (
          <UnNombre
            key={claveDe(d)}
            desconocido={d}
            dicho={dichos.get(claveDe(d))}
            alDecir={(dicho) => decir([d], dicho)}
          />
        ))}
      </Columnas>
    </Box>
  )
  const faltan = desconocidos.filter(({ respuesta }) => respuesta === null)
  const filas = faltan.reduce((suma, d) => suma + d.filas, 0)
  return (
    <Panel aria-labelledby="faltan" style={{ marginBottom: 24 }}>
      <Typography variant="h2" id="faltan" sx={{ mb: 1 }}>
        Nombres que no están cargados
      </Typography>
      <Box sx={{ color: 'text.secondary', maxWidth: '75ch' }}>
        {faltan.length > 0
          ? `El archivo trae ${cuantos(faltan.length, 'nombre que no está', 'nombres que no están')}, en ${cuantos(filas, 'fila', 'filas')}. Diga una sola vez qué es cada uno: vale para todas sus filas y para las importaciones que vengan. Las filas de lo que no conteste no entran.`
          : 'Ya está dicho qué es cada uno, y vale para todas sus filas. Hasta que se aplique puede cambiarlo.'}
      </Box>
      {total > desconocidos.length && (
        <Box sx={{ mt: 1, color: 'text.secondary', maxWidth: '75ch' }}>
          Son {miles.format(total)}: acá están los {miles.format(desconocidos.length)} de más filas, y los demás se
          preguntan cuando estos estén contestados.
        </Box>
      )}
      {desconocidos.some(({ porRevisar }) => porRevisar) && (
        <Notice tono="atencion">
          Desde que se revisó el archivo se contestó algo más, o algo de lo contestado ya no está. Revise otra vez antes
          de aplicar.
        </Notice>
      )}
      {porParecido(faltan).map(grupo)}
      {porCatalogo(desconocidos.filter(({ respuesta }) => respuesta !== null)).map(grupo)}
      <Button
        variant={respuestas.length > 0 ? 'contained' : 'outlined'}
        loading={guardar.isPending}
        onClick={() => guardar.mutate()}
        sx={{ mt: 3 }}
      >
        {respuestas.length > 0
          ? `Guardar ${cuantos(respuestas.length, 'respuesta', 'respuestas')} y revisar otra vez`
          : 'Revisar otra vez'}
      </Button>
      <AvisoDeFallo error={guardar.error} />
    </Panel>
  )
}

/** As many beside one another as there is room for; one alone is no wider. */
const Columnas = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  alignItems: 'end',
})

interface Grupo {
  readonly titulo: string
  readonly parecida: Desconocido['sugerencias'][number] | undefined
  readonly cuales: readonly Desconocido[]
}

function agrupar(
  cuales: readonly Desconocido[],
  clave: (d: Desconocido) => string,
): readonly (readonly Desconocido[])[] {
  const grupos = new Map<string, Desconocido[]>()
  for (const d of cuales) grupos.set(clave(d), [...(grupos.get(clave(d)) ?? []), d])
  return [...grupos.values()]
}

/** Those that are like the same name stand together; those that are like none, at the end. */
const porParecido = (desconocidos: readonly Desconocido[]): readonly Grupo[] =>
  agrupar(desconocidos, ({ catalogo, parecida }) => `${catalogo} ${parecida?.id ?? ''}`)
    .flatMap((cuales) => {
      const [uno] = cuales
      if (!uno) return []
      const { plural } = CON_UN_CATALOGO[uno.catalogo]
      const parecida = uno.parecida ?? undefined
      const titulo = parecida ? `${plural}: se parecen a ${parecida.nombre}` : `${plural}: sin nada parecido`
      return [{ titulo, parecida, cuales }]
    })
    .sort((a, b) => Number(!a.parecida) - Number(!b.parecida))

const porCatalogo = (contestados: readonly Desconocido[]): readonly Grupo[] =>
  agrupar(contestados, ({ catalogo }) => catalogo).flatMap((cuales) => {
    const [uno] = cuales
    return uno
      ? [{ titulo: `${CON_UN_CATALOGO[uno.catalogo].plural}: ya se contestó`, parecida: undefined, cuales }]
      : []
  })

interface DeTodos {
  readonly cuales: readonly Desconocido[]
  readonly parecida: Grupo['parecida']
  readonly alDecir: (dicho: Dicho) => void
}

/** The same answer for all of a group that nobody has answered. */
function DeUnaVez({ cuales, parecida, alDecir }: DeTodos) {
  const [uno] = cuales
  if (!uno || cuales.length === 1 || uno.respuesta !== null) return null
  const boton = (texto: string, dicho: Dicho) => (
    <Button key={texto} size="small" onClick={() => alDecir(dicho)}>
      {texto}
    </Button>
  )
  if (parecida) return boton(`Todos son ${parecida.nombre}`, { respuesta: 'ES', idDestino: parecida.id })
  const { todos } = CON_UN_CATALOGO[uno.catalogo]
  return SE_RESPONDE[uno.catalogo].map((respuesta) => respuesta !== 'ES' && boton(todos[respuesta], { respuesta }))
}

const OTRA = 'OTRA'

interface DeUno {
  readonly desconocido: Desconocido
  readonly dicho: Dicho | undefined
  readonly alDecir: (dicho: Dicho | undefined) => void
}

function UnNombre({ desconocido: d, dicho, alDecir }: DeUno) {
  const [otra, setOtra] = useState(false)
  const { otra: esOtra, uno } = CON_UN_CATALOGO[d.catalogo]
  const vigente = dicho ?? (d.respuesta && { respuesta: d.respuesta.respuesta, idDestino: d.respuesta.destino?.id })
  const suyas = [...d.sugerencias, ...(d.respuesta?.destino ? [d.respuesta.destino] : [])]
  const enLista = suyas.filter(({ id }, n) => suyas.findIndex((s) => s.id === id) === n)
  const elegida = vigente?.respuesta === 'ES' ? vigente.idDestino : undefined
  const esDeLaLista = enLista.some(({ id }) => id === elegida)
  const valor =
    otra || (elegida !== undefined && !esDeLaLista)
      ? OTRA
      : elegida !== undefined
        ? `ES ${elegida}`
        : vigente?.respuesta
  const opciones = [
    ...enLista.map(({ id, nombre }) => ({ valor: `ES ${id}`, texto: `Es ${nombre}` })),
    ...(esOtra ? [{ valor: OTRA, texto: esOtra }] : []),
    ...SE_RESPONDE[d.catalogo].flatMap((una) => (una === 'ES' ? [] : [{ valor: una, texto: uno[una] }])),
  ]
  const elegir = (elegido: string) => {
    setOtra(elegido === OTRA)
    const [palabra, id] = elegido.split(' ')
    const respuesta = SE_RESPONDE[d.catalogo].find((una) => una === palabra)
    alDecir(respuesta && (respuesta === 'ES' ? { respuesta, idDestino: Number(id) } : { respuesta }))
  }
  const id = `faltan-${claveDe(d).replaceAll(' ', '-')}`
  return (
    <div>
      <SelectInput
        id={id}
        label={`${d.nombre} (${cuantos(d.filas, 'fila', 'filas')})`}
        help={d.respuesta && !dicho && `Lo contestó ${d.respuesta.quien} el ${fecha(d.respuesta.dichaEl)}`}
        value={valor ?? ''}
        vacia={d.respuesta ? '' : 'Sin contestar'}
        opciones={opciones}
        onChange={elegir}
      />
      {valor === OTRA && (
        <Box sx={{ mt: 1 }}>
          <OtroDelCatalogo
            id={`${id}-otra`}
            desconocido={d}
            value={elegida ?? null}
            onChange={(idDestino) => alDecir(idDestino === null ? undefined : { respuesta: 'ES', idDestino })}
          />
        </Box>
      )}
    </div>
  )
}

interface Otro {
  readonly id: string
  readonly desconocido: Desconocido
  readonly value: number | null
  readonly onChange: (id: number | null) => void
}

/** Any of the catalogue, where what is alike is not what it is. */
function OtroDelCatalogo({ id, desconocido: { catalogo, nombre }, value, onChange }: Otro) {
  const { data = [] } = useQuery({
    queryKey: ['importaciones', 'catalogo', catalogo],
    queryFn: ENTEROS[catalogo],
    staleTime: 60_000,
  })
  return <AutocompleteInput id={id} label={`Cuál es ${nombre}`} value={value} onChange={onChange} opciones={data} />
}

const ENTEROS: Readonly<Record<Catalogo, () => Promise<{ readonly valor: number; readonly texto: string }[]>>> = {
  calle: async () =>
    (await main('GET /catastroCalles/calles')).calles
      .filter(({ estado }) => estado === 1)
      .map(({ idcalle, calle, calletipo }) => ({ valor: idcalle, texto: `${calle} (${calletipo})` })),
  tipoDeCalle: async () => [],
  profesion: async () =>
    (await main('GET /profesionales/profesiones')).profesiones.map(({ idProfesion, Profesion }) => ({
      valor: idProfesion,
      texto: Profesion,
    })),
  universidad: async () =>
    (await main('GET /profesionales/universidades')).universidades.map(({ idUniversidad, Universidad }) => ({
      valor: idUniversidad,
      texto: Universidad,
    })),
  oficina: async () =>
    (await main('GET /catastroReparticiones/oficinas')).oficinas
      .filter(({ estado }) => estado === 1)
      .map(({ idOficina, Oficina, Reparticion }) => ({ valor: idOficina, texto: `${Oficina} (${Reparticion})` })),
  encomienda: async () => [],
  inmueble: async () => [],
  obra: async () =>
    (await main('GET /obrasTipo/getObrasTipo')).obrastipo.map(({ idObraTipo, ObraTipo }) => ({
      valor: idObraTipo,
      texto: ObraTipo,
    })),
}
