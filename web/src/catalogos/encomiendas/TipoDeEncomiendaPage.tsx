import {
  DatosDeTipoDeEncomienda,
  type TipoDeEncomienda,
  type VersionDeTipo,
} from '@catastro/domain/carpetas/encomiendas'
import { enOracion } from '@catastro/domain/catalogos/enOracion'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router'
import { numeroDeLaDireccion } from '../../acceso/direccion/direccion.ts'
import { EditorPorVersiones } from '../../envios/EditorPorVersiones.tsx'
import { useFicha } from '../../envios/ficha.tsx'
import { main } from '../../red/cliente.ts'
import { CLAVE_DE_TRAMITES } from '../../tramites/consultas.ts'
import { EmptyState } from '../../ui/avisos/EmptyState.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { FormSelect, FormTextoContado } from '../../ui/campos/formulario.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { COLORES } from '../../ui/theme.ts'
import { TIPOS_POR_VERSION, useTiposPorVersion } from '../consultas.ts'
import { NUEVO, TIPOS_DE_ENCOMIENDA } from '../direcciones.ts'
import { loQueHaceGuardarUnTipo, YA_NO_SE_OFRECE } from '../mensajes.ts'
import { comoFlag, comoSiNo, SI_NO } from '../opciones.ts'
import { CampoDeFormularios } from './CampoDeFormularios.tsx'

type FormularioPosible = NonNullable<ReturnType<typeof useTiposPorVersion>['data']>['formularios'][number]

/** One encomienda type, or a new one: its forms, how it would be offered, and what it was before. */
export function TipoDeEncomiendaPage() {
  const { idEncomiendaTipo: escrito } = useParams()
  const id = numeroDeLaDireccion(escrito)
  const todos = useTiposPorVersion()
  const versiones = useQuery({
    queryKey: [TIPOS_POR_VERSION, id],
    queryFn: async () =>
      (await main('GET /documentacion/tiposDeEncomienda/{idEncomiendaTipo}', { params: { idEncomiendaTipo: id ?? 0 } }))
        .versiones,
    enabled: escrito !== NUEVO,
    staleTime: 0,
  })
  const tipo = todos.data?.tipos.find((uno) => uno.idEncomiendaTipo === id)
  const error = todos.error ?? versiones.error
  return (
    <>
      <PageTitle volverA={TIPOS_DE_ENCOMIENDA.enlace()}>
        {escrito === NUEVO ? 'Nuevo tipo de encomienda' : enOracion(tipo?.encomiendatipo ?? 'Tipo de encomienda')}
      </PageTitle>
      {error && <FailedState error={error} alReintentar={() => Promise.all([todos.refetch(), versiones.refetch()])} />}
      {todos.data && escrito === NUEVO && <Editor tipo={null} versiones={[]} formularios={todos.data.formularios} />}
      {todos.data && tipo && versiones.data && (
        <Editor key={id} tipo={tipo} versiones={versiones.data} formularios={todos.data.formularios} />
      )}
      {todos.data && !tipo && escrito !== NUEVO && !error && <EmptyState texto="Ese tipo de encomienda no existe." />}
    </>
  )
}

/** What a version says, as it is typed; of none, what a new one begins with. */
const enCampos = (version: VersionDeTipo | undefined) => ({
  encomiendatipo: version?.encomiendatipo ?? '',
  explicacion: version?.explicacion ?? '',
  requiereCroquis: comoSiNo(version?.requiereCroquis ?? true),
  formularios: version?.formularios ?? [],
  retirado: comoSiNo(version?.retirado ?? false),
})

interface Props {
  readonly tipo: TipoDeEncomienda | null
  readonly versiones: readonly VersionDeTipo[]
  readonly formularios: readonly FormularioPosible[]
}

function Editor({ tipo, versiones, formularios }: Props) {
  const navigate = useNavigate()
  const [ultima] = versiones
  const ficha = useFicha({
    inicial: { ...enCampos(ultima), motivo: '' },
    esquema: DatosDeTipoDeEncomienda,
    guardar: ({ requiereCroquis, retirado, ...dice }) =>
      main('POST /documentacion/tiposDeEncomienda', {
        json: {
          ...dice,
          formularios: [...dice.formularios],
          requiereCroquis: comoFlag(requiereCroquis),
          retirado: comoFlag(retirado),
          version: ultima?.version ?? 0,
          ...(tipo && { idEncomiendaTipo: tipo.idEncomiendaTipo }),
        },
      }),
    sigue: tipo !== null,
    alGuardar: () => {
      if (tipo === null) return navigate(TIPOS_DE_ENCOMIENDA.enlace())
      ficha.setValue('motivo', '')
    },
    // A refusal for somebody else's version too: what was typed stays, and the next try is over what they wrote.
    releer: [TIPOS_POR_VERSION, CLAVE_DE_TRAMITES, 'tiposEncomienda'],
  })
  const dice = useWatch({ control: ficha.control })
  const nombreDe = (id: number) => formularios.find((f) => f.idFormularioTipo === id)?.FormularioTipo
  return (
    <EditorPorVersiones
      ficha={ficha}
      loQueHara={tipo && loQueHaceGuardarUnTipo(tipo.carpetas)}
      vista={
        <Box sx={{ border: `1px solid ${COLORES.linea}`, borderRadius: 1, p: 2, background: COLORES.papel }}>
          {dice.retirado === '1' ? (
            YA_NO_SE_OFRECE
          ) : (
            <>
              <div>{enOracion(dice.encomiendatipo)}</div>
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{dice.explicacion}</Box>
              <Box component="ul" sx={{ mb: 0 }}>
                {formularios
                  .filter(({ idFormularioTipo }) => dice.formularios?.includes(idFormularioTipo))
                  .map(({ idFormularioTipo, FormularioTipo }) => (
                    <li key={idFormularioTipo}>{enOracion(FormularioTipo)}</li>
                  ))}
                {dice.requiereCroquis === '1' && <li>Croquis de la manzana</li>}
              </Box>
            </>
          )}
        </Box>
      }
      versiones={versiones}
      dice={(version) => loQueDijo(version, nombreDe)}
      enCampos={enCampos}
    >
      <FormTextoContado {...ficha.campo('encomiendatipo')} max={60} ayuda="Como se lee en listas y documentos." />
      <FormTextoContado
        {...ficha.campo('explicacion')}
        max={160}
        ayuda="Una línea, debajo del nombre: «Va a construir una pileta.»"
      />
      <CampoDeFormularios {...ficha.campo('formularios')} formularios={formularios} />
      <FormSelect {...ficha.campo('requiereCroquis')} opciones={SI_NO} vacia="" />
      {tipo !== null && <FormSelect {...ficha.campo('retirado')} opciones={SI_NO} vacia="" />}
    </EditorPorVersiones>
  )
}

const loQueDijo = (
  { encomiendatipo, explicacion, formularios, requiereCroquis, retirado }: VersionDeTipo,
  nombreDe: (id: number) => string | undefined,
) =>
  [
    enOracion(encomiendatipo),
    explicacion,
    formularios.map((id) => enOracion(nombreDe(id)?.split(' - ')[0])).join(', '),
    requiereCroquis ? 'con croquis' : 'sin croquis',
    retirado && 'ya no se ofrece',
  ]
    .filter(Boolean)
    .join(' · ')
