import { enOracion } from '@catastro/domain/catalogos/enOracion'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, Suspense, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { numeroDeLaDireccion } from '../../acceso/direccion/direccion.ts'
import { INICIO } from '../../acceso/direcciones.ts'
import { SinEnviar } from '../../envios/SinEnviar.tsx'
import { diferida } from '../../red/cargaDiferida.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Spinner } from '../../ui/avisos/Spinner.tsx'
import { AutocompleteInput } from '../../ui/campos/AutocompleteInput.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { ANCHO_DE_FORMULARIO } from '../../ui/theme.ts'
import { ENCOMIENDA_ELEGIDA, FORMULARIO_DE_CARPETA, MIS_CARPETAS } from '../direcciones.ts'
import { BUSQUE_LA_ENCOMIENDA, ELIJA_ENCOMIENDA } from '../mensajes.ts'
import { elegirEncomienda, sinRepetir } from './encomienda.ts'
import { useTiposDeEncomienda } from './useTiposDeEncomienda.ts'

/** With its file once one is chosen: it counts what each form costs, and weighs what they do. */
const LoQueLleva = diferida(() => import('./LoQueLleva.tsx'), 'LoQueLleva')

export function NuevaCarpetaPage() {
  const navigate = useNavigate()
  const [parametros] = useSearchParams()
  const [elegida, setElegida] = useState(() => numeroDeLaDireccion(parametros.get(ENCOMIENDA_ELEGIDA)))
  const tipos = useTiposDeEncomienda()
  const filas = tipos.data?.tiposEncomienda ?? []
  const cuandoSeElige = new Map(filas.map(({ idEncomiendaTipo, explicacion }) => [idEncomiendaTipo, explicacion]))
  const siguiente = (evento: FormEvent) => {
    evento.preventDefault()
    if (elegida === null) return
    elegirEncomienda(filas, elegida)
    navigate(FORMULARIO_DE_CARPETA.enlace())
  }
  return (
    <Box sx={{ maxWidth: { xs: ANCHO_DE_FORMULARIO, lg: 'none' } }}>
      <PageTitle volverA={INICIO.enlace()} bajada="El tipo de encomienda decide qué formularios lleva la carpeta.">
        Nueva carpeta
      </PageTitle>
      <SinEnviar />
      {tipos.isPending && <Spinner />}
      {tipos.isError && <FailedState error={tipos.error} alReintentar={() => tipos.refetch()} />}
      {tipos.data && (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { lg: '1fr 1fr' },
            gridTemplateRows: { lg: 'auto 1fr' },
          }}
        >
          <Panel>
            <form onSubmit={siguiente}>
              <AutocompleteInput
                id="idEncomiendaTipo"
                label="Tipo de encomienda"
                value={elegida}
                onChange={setElegida}
                help={(elegida !== null && cuandoSeElige.get(elegida)) || BUSQUE_LA_ENCOMIENDA}
                opciones={sinRepetir(filas).map(({ idEncomiendaTipo, encomiendatipo }) => ({
                  valor: idEncomiendaTipo,
                  texto: enOracion(encomiendatipo),
                  detalle: cuandoSeElige.get(idEncomiendaTipo),
                }))}
              />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 3 }}>
                <Button type="submit" variant="contained" disabled={elegida === null} aria-describedby="por-que-no">
                  Siguiente
                </Button>
                <Button component={Link} to={MIS_CARPETAS.enlace()} variant="outlined">
                  Mis Carpetas
                </Button>
                <Box component="span" id="por-que-no" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                  {elegida === null && ELIJA_ENCOMIENDA}
                </Box>
              </Box>
            </form>
          </Panel>
          {elegida !== null && (
            <Suspense fallback={null}>
              <LoQueLleva idEncomiendaTipo={elegida} />
            </Suspense>
          )}
        </Box>
      )}
    </Box>
  )
}
