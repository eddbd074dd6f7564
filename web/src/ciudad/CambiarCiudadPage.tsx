import { CLAVES, type ClaveDeLaCiudad, camposDe, NOMBRES_DE_CLAVE } from '@catastro/domain/ciudad/claves'
import type { VersionGuardada } from '@catastro/domain/ciudad/llamadas'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useParams } from 'react-router'
import { CamposDeFicha, useFicha } from '../envios/ficha.tsx'
import { main } from '../red/cliente.ts'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { FormTextoContado } from '../ui/campos/formulario.tsx'
import { vuelveA } from '../ui/listas/TablaDeVersiones.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { Panel } from '../ui/pagina/Panel.tsx'
import { CampoDeLaCiudad } from './CampoDeLaCiudad.tsx'
import { CLAVE_DE_CIUDAD, useConfiguracionDeLaCiudad } from './consultas.ts'
import { CIUDAD } from './direcciones.ts'
import { VersionesAnteriores } from './VersionesAnteriores.tsx'
import { VistaPrevia } from './VistaPrevia.tsx'

const esClave = (texto: string | undefined): texto is ClaveDeLaCiudad =>
  NOMBRES_DE_CLAVE.some((clave) => clave === texto)

/** One thing that the city says of itself: its fields, how it would be seen, and what it said before. */
export function CambiarCiudadPage() {
  const { clave } = useParams()
  const { data, error, refetch } = useConfiguracionDeLaCiudad()
  if (!esClave(clave)) return <EmptyState texto="Eso no se configura" />
  const vigente = data?.find((una) => una.clave === clave)
  return (
    <>
      <PageTitle volverA={CIUDAD.enlace()} bajada={CLAVES[clave].donde}>
        {CLAVES[clave].titulo}
      </PageTitle>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {data && vigente && (
        <Editor key={clave} clave={clave} vigente={vigente} otras={Object.assign({}, ...data.map((d) => d.valor))} />
      )}
    </>
  )
}

interface Props {
  readonly clave: ClaveDeLaCiudad
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
    releer: [CLAVE_DE_CIUDAD],
  })
  const valor = useWatch({ control: ficha.control, name: 'valor' })
  return (
    <Stack spacing={3}>
      <Panel aria-label="Cambiar">
        <CamposDeFicha ficha={ficha}>
          {camposDe(clave).map(([nombre, campo]) => (
            <CampoDeLaCiudad key={nombre} campo={campo} {...ficha.campo(`valor.${nombre}`)} />
          ))}
          <FormTextoContado
            {...ficha.campo('motivo')}
            label="Motivo"
            max={200}
            ayuda="Por qué se cambia: queda en la historia."
          />
          <div>
            <Button type="submit" variant="contained" loading={ficha.ocupado}>
              Guardar
            </Button>
            <AvisoDeFallo error={ficha.fallo} />
          </div>
        </CamposDeFicha>
      </Panel>
      <section aria-labelledby="vista-previa">
        <Typography variant="h2" id="vista-previa" sx={{ mb: 1 }}>
          {clave === 'conservacion' ? 'Qué se iría con estos días' : 'Cómo se vería'}
        </Typography>
        <VistaPrevia clave={clave} dice={{ ...otras, ...valor }} />
      </section>
      {versiones.data && (
        <VersionesAnteriores
          clave={clave}
          versiones={versiones.data}
          alVolver={({ version, valor: deEntonces }) => {
            ficha.setValue('valor', { ...deEntonces })
            ficha.setValue('motivo', vuelveA(version))
            document.getElementById('motivo')?.focus()
          }}
        />
      )}
    </Stack>
  )
}
