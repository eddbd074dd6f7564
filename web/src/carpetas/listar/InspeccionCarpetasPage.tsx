import { TITULO_INSPECCION } from '@catastro/domain/carpetas/mensajes'
import type { Estado } from '@catastro/domain/carpetas/movimientos'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Link, useSearchParams } from 'react-router'
import { INICIO } from '../../acceso/direcciones.ts'
import { AccionesDeLista } from '../../importaciones/AccionesDeLista.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { ESTADOS_DE_LISTA } from '../cola.ts'
import { VISITAS_DE_CARPETA } from '../direcciones.ts'
import { ListaDeCarpetas } from './ListaDeCarpetas.tsx'
import { traerParaElPersonal } from './listaDelPersonal.ts'

const { recibidas: RECIBIDAS, tramite: EN_TRAMITE, mias: MIAS } = ESTADOS_DE_LISTA

interface Solapa {
  readonly texto: string
  readonly lista: Pick<Parameters<typeof ListaDeCarpetas>[0], 'nombre' | 'traer' | 'estados' | 'siEstaVacia'>
  /** What is exported of it. */
  readonly exporta: readonly Estado[]
}

const SOLAPAS = {
  recibidas: {
    texto: 'Recibidas',
    lista: {
      nombre: 'Carpetas por inspeccionar',
      traer: traerParaElPersonal(RECIBIDAS),
      siEstaVacia: 'Las carpetas que reciba Mesa de entradas aparecerán aquí.',
    },
    exporta: RECIBIDAS,
  },
  tramite: {
    texto: 'En trámite',
    lista: {
      nombre: 'Carpetas en trámite',
      traer: traerParaElPersonal(EN_TRAMITE),
      estados: EN_TRAMITE,
      siEstaVacia: 'Aquí se ven las carpetas en inspección, observadas, por pagar, pagadas y aprobadas.',
    },
    exporta: EN_TRAMITE,
  },
  mias: {
    texto: 'Asignadas a mí',
    lista: {
      nombre: 'Carpetas asignadas a mí',
      traer: traerParaElPersonal(MIAS, 'mias'),
      estados: MIAS,
      siEstaVacia: 'Las carpetas que le asignen para inspeccionar aparecerán aquí.',
    },
    exporta: [],
  },
} satisfies Record<string, Solapa>
type NombreDeSolapa = keyof typeof SOLAPAS

const solapaDe = (texto: string | null): NombreDeSolapa =>
  texto !== null && Object.hasOwn(SOLAPAS, texto) ? (texto as NombreDeSolapa) : 'recibidas'

/** Folders received and not inspected yet; those that have moved on, so that none is out of sight; and one's own. */
export function InspeccionCarpetasPage() {
  const [parametros, setParametros] = useSearchParams()
  const elegida = solapaDe(parametros.get('lista'))
  const { lista, exporta }: Solapa = SOLAPAS[elegida]
  return (
    <>
      <PageTitle
        volverA={INICIO.enlace()}
        accion={exporta.length > 0 && <AccionesDeLista lista="carpetas" estado={exporta.join(',')} />}
      >
        {TITULO_INSPECCION}
      </PageTitle>
      <Tabs
        value={elegida}
        // The other list starts at its first page, without the search of this one.
        onChange={(_, otra) => setParametros(otra === 'recibidas' ? {} : { lista: otra }, { replace: true })}
        variant="scrollable"
        sx={{ mb: 3 }}
      >
        {Object.entries(SOLAPAS).map(([nombre, { texto }]) => (
          <Tab key={nombre} value={nombre} id={`tab-${nombre}`} aria-controls="lista-de-carpetas" label={texto} />
        ))}
      </Tabs>
      <Box role="tabpanel" id="lista-de-carpetas" aria-labelledby={`tab-${elegida}`}>
        <ListaDeCarpetas
          key={elegida}
          modo="personal"
          lista={elegida}
          {...lista}
          {...(elegida === 'mias' && { otraHerramienta: ({ idCarpeta }) => <SusVisitas idCarpeta={idCarpeta} /> })}
        />
      </Box>
    </>
  )
}

/** From one's own folders, straight to plan their visit. */
const SusVisitas = ({ idCarpeta }: { idCarpeta: number }) => (
  <Button
    component={Link}
    to={VISITAS_DE_CARPETA.enlace(idCarpeta)}
    size="small"
    variant="outlined"
    aria-label={`Visitas de la carpeta ${idCarpeta}`}
  >
    Visitas
  </Button>
)
