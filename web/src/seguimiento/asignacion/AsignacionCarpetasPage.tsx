import type { CarpetaListItem } from '@catastro/domain/carpetas/llamadas'
import { cuantos } from '@catastro/domain/plurales'
import { tienePerfil } from '@catastro/domain/roles'
import { TITULO_ASIGNACION } from '@catastro/domain/seguimiento/mensajes'
import { SE_ASIGNAN } from '@catastro/domain/seguimiento/reglas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { INICIO } from '../../acceso/direcciones.ts'
import { useCarpeta } from '../../carpetas/consultas.ts'
import { ListaDeCarpetas } from '../../carpetas/listar/ListaDeCarpetas.tsx'
import { traerParaElPersonal } from '../../carpetas/listar/listaDelPersonal.ts'
import { useSesion } from '../../red/sesion.ts'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { AL_PIE } from '../../ui/theme.ts'
import { AsignarYPlanear, type PorAsignar } from '../../visitas/asignar/AsignarYPlanear.tsx'
import { CargaDeInspectores } from '../../visitas/asignar/CargaDeInspectores.tsx'
import { useCargaDeInspectores } from '../../visitas/asignar/consultas.ts'
import { porAsignar } from '../../visitas/asignar/ElegirCarpeta.tsx'
import { InspectorDeCarpeta } from './InspectorDeCarpeta.tsx'

const SOLO_MIRA = 'Asignan el jefe y los administradores: usted ve quién tiene cada carpeta.'
const SOLAPAS = {
  asignacion: {
    texto: 'Todas',
    nombre: 'Carpetas por asignar',
    traer: traerParaElPersonal('asignacion'),
    siEstaVacia: 'Las carpetas que reciba Mesa de entradas aparecerán aquí.',
  },
  sinAsignar: {
    texto: 'Sin asignar',
    nombre: 'Carpetas sin asignar',
    traer: traerParaElPersonal('sinAsignar'),
    siEstaVacia: 'Cada carpeta recibida tiene quien la inspeccione.',
  },
} as const
type NombreDeSolapa = keyof typeof SOLAPAS

type Varias = readonly [PorAsignar, ...PorAsignar[]]
const esVarias = (carpetas: readonly PorAsignar[]): carpetas is Varias => carpetas.length > 0

/** The third staff list: who inspects each folder in progress, and when. */
export function AsignacionCarpetasPage() {
  const asigna = useSesion((sesion) => tienePerfil(sesion.roles, ['ADMINISTRADOR', 'JEFE']))
  const [parametros, setParametros] = useSearchParams()
  const lista: NombreDeSolapa = parametros.get('lista') === 'sinAsignar' ? 'sinAsignar' : 'asignacion'
  const { nombre, traer, siEstaVacia } = SOLAPAS[lista]
  const [marcadas, setMarcadas] = useState<readonly PorAsignar[]>([])
  const [elegidas, setElegidas] = useState<Varias | null>(null)
  const carga = useCargaDeInspectores()
  const inspectores = carga.data ?? []
  const marcar = (carpeta: CarpetaListItem, si: boolean) => {
    const otras = marcadas.filter(({ idCarpeta }) => idCarpeta !== carpeta.idCarpeta)
    setMarcadas(si ? [...otras, porAsignar(carpeta)] : otras)
  }
  const pedida = Number(parametros.get('asignar')) || null
  const olvidarPedida = () =>
    setParametros(
      (previos) => {
        previos.delete('asignar')
        return previos
      },
      { replace: true },
    )
  return (
    <>
      <PageTitle volverA={INICIO.enlace()}>{TITULO_ASIGNACION}</PageTitle>
      {!asigna && <Notice>{SOLO_MIRA}</Notice>}
      <CargaDeInspectores consulta={carga} />
      <Tabs
        value={lista}
        onChange={(_, otra) => setParametros(otra === 'asignacion' ? {} : { lista: otra }, { replace: true })}
        sx={{ mb: 3 }}
      >
        {Object.entries(SOLAPAS).map(([cual, { texto }]) => (
          <Tab key={cual} value={cual} id={`tab-${cual}`} aria-controls="lista-de-carpetas" label={texto} />
        ))}
      </Tabs>
      <Box role="tabpanel" id="lista-de-carpetas" aria-labelledby={`tab-${lista}`}>
        <ListaDeCarpetas
          key={lista}
          nombre={nombre}
          modo="personal"
          lista={lista}
          traer={traer}
          estados={SE_ASIGNAN}
          siEstaVacia={siEstaVacia}
          otraHerramienta={(carpeta) => (
            <InspectorDeCarpeta
              carpeta={carpeta}
              inspectores={inspectores}
              {...(asigna && {
                alElegir: () => setElegidas([porAsignar(carpeta)]),
                marcada: marcadas.some(({ idCarpeta }) => idCarpeta === carpeta.idCarpeta),
                alMarcar: (si) => marcar(carpeta, si),
              })}
            />
          )}
        />
      </Box>
      {esVarias(marcadas) && (
        <Box
          role="region"
          aria-label="Carpetas elegidas"
          sx={{
            position: 'sticky',
            bottom: AL_PIE,
            zIndex: 2,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
            p: 1.5,
            mt: 2,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <strong>{cuantos(marcadas.length, 'carpeta elegida', 'carpetas elegidas')}</strong>
          <Button variant="contained" onClick={() => setElegidas(marcadas)}>
            Asignar las elegidas
          </Button>
          <Button onClick={() => setMarcadas([])}>Dejar de elegir</Button>
        </Box>
      )}
      {elegidas && (
        <AsignarYPlanear
          carpetas={elegidas}
          inspectores={inspectores}
          alCerrar={() => setElegidas(null)}
          alAsignar={() => setMarcadas([])}
        />
      )}
      {asigna && pedida !== null && !elegidas && (
        <AsignarPedida idCarpeta={pedida} inspectores={inspectores} alCerrar={olvidarPedida} />
      )}
    </>
  )
}

interface PropsDePedida {
  readonly idCarpeta: number
  readonly inspectores: Parameters<typeof AsignarYPlanear>[0]['inspectores']
  readonly alCerrar: () => void
}

/** The one that the address names: whoever comes from the map, or from a folder. */
function AsignarPedida({ idCarpeta, inspectores, alCerrar }: PropsDePedida) {
  const { data } = useCarpeta(idCarpeta)
  return data ? <AsignarYPlanear carpetas={[porAsignar(data)]} inspectores={inspectores} alCerrar={alCerrar} /> : null
}
