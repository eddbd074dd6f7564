import type { ListaDelPersonal } from '@catastro/domain/carpetas/listasDelPersonal'
import { TITULO_INSPECCION } from '@catastro/domain/carpetas/mensajes'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { INICIO } from '../../acceso/direcciones.ts'
import { AccionesDeLista } from '../../importaciones/AccionesDeLista.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { ESTADOS_DE_LISTA } from '../cola.ts'
import { VISITAS_DE_CARPETA } from '../direcciones.ts'
import { ListaDeCarpetas } from './ListaDeCarpetas.tsx'
import { traerParaElPersonal } from './listaDelPersonal.ts'

interface Solapa {
  readonly texto: string
  readonly nombre: string
  readonly siEstaVacia: string
  /** Narrowed to the states that it is about. */
  readonly porEstado: boolean
  /** All that stands in those states is exported from here. */
  readonly exporta: boolean
}

const SOLAPAS = {
  recibidas: {
    texto: 'Recibidas',
    nombre: 'Carpetas por inspeccionar',
    siEstaVacia: 'Las carpetas que reciba Mesa de entradas aparecerán aquí.',
    porEstado: false,
    exporta: true,
  },
  tramite: {
    texto: 'En trámite',
    nombre: 'Carpetas en trámite',
    siEstaVacia: 'Aquí se ven las carpetas en inspección, observadas, por pagar, pagadas y aprobadas.',
    porEstado: true,
    exporta: true,
  },
  mias: {
    texto: 'Asignadas a mí',
    nombre: 'Carpetas asignadas a mí',
    siEstaVacia: 'Las carpetas que le asignen para inspeccionar aparecerán aquí.',
    porEstado: true,
    exporta: false,
  },
  respondidas: {
    texto: 'Respondidas',
    nombre: 'Carpetas con todo lo observado respondido',
    siEstaVacia: 'Cuando el solicitante responda todo lo observado, su carpeta aparecerá aquí.',
    porEstado: true,
    exporta: false,
  },
  vencidas: {
    texto: 'Vencidas',
    nombre: 'Carpetas con el plazo de la ciudad vencido',
    siEstaVacia: 'Las carpetas que la ciudad no atienda en su plazo aparecerán aquí.',
    porEstado: true,
    exporta: false,
  },
} satisfies Partial<Record<ListaDelPersonal, Solapa>>
type NombreDeSolapa = keyof typeof SOLAPAS

const solapaDe = (texto: string | null): NombreDeSolapa =>
  texto !== null && Object.hasOwn(SOLAPAS, texto) ? (texto as NombreDeSolapa) : 'recibidas'

/** Folders received and not inspected yet; those that have moved on, so that none is out of sight; one's own; and what home counts as answered or overdue. */
export function InspeccionCarpetasPage() {
  const [parametros, setParametros] = useSearchParams()
  const elegida = solapaDe(parametros.get('lista'))
  const { nombre, siEstaVacia, porEstado, exporta }: Solapa = SOLAPAS[elegida]
  const traer = useMemo(() => traerParaElPersonal(elegida), [elegida])
  return (
    <>
      <PageTitle
        volverA={INICIO.enlace()}
        accion={exporta && <AccionesDeLista lista="carpetas" estado={ESTADOS_DE_LISTA[elegida].join(',')} />}
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
          nombre={nombre}
          traer={traer}
          estados={porEstado ? ESTADOS_DE_LISTA[elegida] : []}
          siEstaVacia={siEstaVacia}
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
