import { type ClaveConfigurable, CONFIGURABLES, camposDe, esClave } from '@catastro/domain/ciudad/configurables'
import { CORREOS, esClaveDeCorreo } from '@catastro/domain/ciudad/correos'
import type { VersionGuardada } from '@catastro/domain/ciudad/llamadas'
import { enDiasGuardado } from '@catastro/domain/conservacion/mensajes'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useParams } from 'react-router'
import { EditorPorVersiones } from '../envios/EditorPorVersiones.tsx'
import { useFicha } from '../envios/ficha.tsx'
import { main } from '../red/cliente.ts'
import { CLAVE_DE_TOPES } from '../red/consultas.ts'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { CampoDeLaCiudad } from './CampoDeLaCiudad.tsx'
import { CamposDeCorreo } from './CamposDeCorreo.tsx'
import { CLAVE_DE_CIUDAD, useConfiguracionDeLaCiudad } from './consultas.ts'
import { CIUDAD, TEXTOS_DE_CORREO } from './direcciones.ts'
import { VistaPrevia } from './VistaPrevia.tsx'

/** One thing that the city says of itself: its fields, how it would be seen, and what it said before. */
export function CambiarCiudadPage() {
  const { clave } = useParams()
  const { data, error, refetch } = useConfiguracionDeLaCiudad()
  if (!esClave(clave)) return <EmptyState texto="Eso no se configura" />
  const vigente = data?.find((una) => una.clave === clave)
  return (
    <>
      <PageTitle
        volverA={esClaveDeCorreo(clave) ? TEXTOS_DE_CORREO.enlace() : CIUDAD.enlace()}
        bajada={CONFIGURABLES[clave].donde}
      >
        {CONFIGURABLES[clave].titulo}
      </PageTitle>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {data && vigente && (
        <Editor key={clave} clave={clave} vigente={vigente} otras={Object.assign({}, ...data.map((d) => d.valor))} />
      )}
    </>
  )
}

interface Props {
  readonly clave: ClaveConfigurable
  readonly vigente: VersionGuardada
  /** What all the keys say, field by field. */
  readonly otras: Readonly<Record<string, string>>
}

function Editor({ clave, vigente, otras }: Props) {
  const versiones = useQuery({
    queryKey: [CLAVE_DE_CIUDAD, clave],
    queryFn: async () => (await main('GET /ciudad/configuracion/{clave}', { params: { clave } })).versiones,
    staleTime: 0,
  })
  const ficha = useFicha({
    inicial: { valor: { ...vigente.valor }, motivo: '' },
    // The server says what is wrong: it validates each key by its own rule.
    guardar: ({ valor, motivo }) =>
      main('POST /ciudad/configuracion', { json: { clave, version: vigente.version, motivo, valor } }),
    sigue: true,
    alGuardar: () => ficha.setValue('motivo', ''),
    // A refusal for somebody else's version too: what was typed stays, and the next try is over what they wrote.
    releer: [CLAVE_DE_CIUDAD, CLAVE_DE_TOPES],
  })
  const valor = useWatch({ control: ficha.control, name: 'valor' })
  return (
    <EditorPorVersiones
      ficha={ficha}
      {...(clave === 'conservacion' && { tituloDeVista: 'Qué se iría con estos días' })}
      vista={<VistaPrevia clave={clave} dice={{ ...otras, ...valor }} />}
      versiones={versiones.data ?? []}
      dice={(version) => loQueDijo(clave, version)}
      enCampos={({ valor: deEntonces }) => ({ valor: { ...deEntonces } })}
    >
      {camposDe(clave).map(([nombre, campo]) => (
        <CampoDeLaCiudad key={nombre} campo={campo} {...ficha.campo(`valor.${nombre}`)} />
      ))}
      {esClaveDeCorreo(clave) && <CamposDeCorreo texto={CORREOS[clave]} />}
    </EditorPorVersiones>
  )
}

const COMO_VINO = 'Como vino'
const LARGO = 120
const resumido = (texto: string) => (texto.length > LARGO ? `${texto.slice(0, LARGO)}…` : texto)

const loQueDijo = (clave: ClaveConfigurable, { valor }: VersionGuardada) =>
  camposDe(clave)
    .flatMap(([nombre, { tipo, etiqueta, semilla }]) => {
      const dice = valor[nombre]
      if (!dice) return []
      // They are many, and a city changes a few.
      if (clave === 'estados') return dice === semilla ? [] : [`${etiqueta}: ${resumido(dice)}`]
      if (tipo === 'dias') return [`${etiqueta}: ${enDiasGuardado(Number(dice)).toLowerCase()}`]
      if (tipo === 'megas') return [`${etiqueta}: ${dice} MB`]
      return [tipo === 'imagen' ? 'con imagen' : resumido(dice)]
    })
    .join(' · ') || (clave === 'estados' ? COMO_VINO : '')
