import type { Visita } from '@catastro/domain/visitas/campos'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { type ReactNode, useState } from 'react'
import { useFicha } from '../envios/ficha.tsx'
import { main } from '../red/cliente.ts'
import { Modal } from '../ui/pagina/Modal.tsx'
import { LO_VISITADO } from './consultas.ts'
import { aQueHora } from './dias.ts'

/** Those that are gone to, in an order: the ones at a distance and the cancelled ones have none. */
export const seOrdenan = <V extends Pick<Visita, 'modo' | 'estado'>>(visitas: readonly V[]): V[] =>
  visitas.filter(({ modo, estado }) => modo === 'EN EL LUGAR' && estado !== 'CANCELADA')

type Ordenable = Pick<Visita, 'idVisita' | 'idCarpeta' | 'domicilio' | 'dia' | 'hora' | 'parte'>

interface Props {
  readonly dia: string
  /** Whose day; without it, one's own. */
  readonly idInspector?: number
  readonly visitas: readonly Ordenable[]
  readonly alCerrar: () => void
}

/** In which order the visits of a day are made, moved up and down one place at a time. */
export function OrdenarVisitas({ dia, idInspector, visitas, alCerrar }: Props) {
  const [orden, setOrden] = useState(visitas)
  const [dicho, setDicho] = useState('')
  const { ocupado, fallo, enviar } = useFicha({
    inicial: {},
    guardar: () =>
      main('PUT /visitas/ordenar', { json: { dia, idInspector, visitas: orden.map(({ idVisita }) => idVisita) } }),
    alGuardar: alCerrar,
    releer: LO_VISITADO,
  })
  const llevar = (visita: Ordenable, desde: number, hasta: number) => {
    if (hasta < 0 || hasta >= orden.length) return
    setOrden(orden.toSpliced(desde, 1).toSpliced(hasta, 0, visita))
    setDicho(`Carpeta ${visita.idCarpeta}: lugar ${hasta + 1} de ${orden.length}`)
  }
  return (
    <Modal
      abierto
      fallo={fallo}
      ancho={560}
      titulo="Ordenar las visitas"
      alCerrar={alCerrar}
      acciones={
        <>
          <Button onClick={alCerrar}>Cancelar</Button>
          <Button variant="contained" loading={ocupado} onClick={enviar}>
            Guardar el orden
          </Button>
        </>
      }
    >
      <p style={{ marginTop: 0 }}>Las horas que se avisaron no cambian.</p>
      <Box role="status" sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}>
        {dicho}
      </Box>
      <Box component="ol" aria-label="Visitas, en orden" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {orden.map((visita, lugar) => (
          <Box
            component="li"
            key={visita.idVisita}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 1, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>
                {lugar + 1}. {visita.domicilio}
              </strong>
              <br />
              {aQueHora(visita)} · Carpeta {visita.idCarpeta}
            </Box>
            <Mover
              nombre={`Subir la visita de la carpeta ${visita.idCarpeta}`}
              puede={lugar > 0}
              alMover={() => llevar(visita, lugar, lugar - 1)}
            >
              <ArrowUpward />
            </Mover>
            <Mover
              nombre={`Bajar la visita de la carpeta ${visita.idCarpeta}`}
              puede={lugar < orden.length - 1}
              alMover={() => llevar(visita, lugar, lugar + 1)}
            >
              <ArrowDownward />
            </Mover>
          </Box>
        ))}
      </Box>
    </Modal>
  )
}

interface PropsDeMover {
  readonly nombre: string
  readonly puede: boolean
  readonly alMover: () => void
  readonly children: ReactNode
}

/** At an end it says so and stays where it is: a button that goes away takes the keyboard's place with it. */
function Mover({ nombre, puede, alMover, children }: PropsDeMover) {
  return (
    <IconButton
      aria-label={nombre}
      aria-disabled={!puede}
      color="primary"
      onClick={alMover}
      sx={{ width: 48, height: 48, border: 1, borderColor: 'divider', opacity: puede ? 1 : 0.4 }}
    >
      {children}
    </IconButton>
  )
}
