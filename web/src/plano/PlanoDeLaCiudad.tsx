import type { Caja } from '@catastro/domain/mapa/geometria'
import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { configuracion } from '../red/configuracion.ts'
import { Notice } from '../ui/avisos/Notice.tsx'
import { BORDE_FORZADO, COLORES } from '../ui/theme.ts'
import type { Capas } from './estilo.ts'
import { abrirPlano, type Marcas, type Plano } from './plano.ts'

interface Props {
  readonly capas: Capas
  readonly marco: Caja
  readonly marcas: Marcas
  /** Where to look; a new one moves the map. */
  readonly encuadre: Caja | null
  readonly estados: readonly number[]
  /** Of its own, where it is not the whole screen. */
  readonly alto?: { readonly xs: number; readonly md: number }
  readonly alElegirParcela: (idParcela: number) => void
  readonly alElegirManzana: (idManzana: number) => void
  readonly alMover: (caja: Caja) => void
}

/** The map on the screen: what it shows follows its properties. */
export function PlanoDeLaCiudad(props: Props) {
  const { capas, marcas, encuadre, estados, alto } = props
  const lugar = useRef<HTMLDivElement>(null)
  const ultimas = useRef(props)
  ultimas.current = props
  const [plano, setPlano] = useState<Plano | null>(null)
  const [aviso, setAviso] = useState<{ texto: string; tono: 'info' | 'atencion' } | null>(null)

  useEffect(() => {
    if (!lugar.current) return
    let abierto: Plano | undefined
    let fuera = false
    const inicio = { ...ultimas.current, base: configuracion().mapaBase }
    void abrirPlano(lugar.current, inicio, {
      alElegirParcela: (id) => ultimas.current.alElegirParcela(id),
      alElegirManzana: (id) => ultimas.current.alElegirManzana(id),
      alMover: (caja, laPersona) => {
        // What was said stays until the person goes on.
        if (laPersona) setAviso(null)
        ultimas.current.alMover(caja)
      },
      avisar: (texto, tono = 'atencion') => setAviso({ texto, tono }),
    }).then((nuevo) => {
      abierto = nuevo
      if (fuera) nuevo.quitar()
      else setPlano(nuevo)
    })
    return () => {
      fuera = true
      abierto?.quitar()
    }
  }, [])

  useEffect(() => {
    plano?.actualizar(capas)
  }, [plano, capas])
  useEffect(() => {
    plano?.marcar(marcas)
  }, [plano, marcas])
  useEffect(() => {
    plano?.filtrar(estados)
  }, [plano, estados])
  useEffect(() => {
    if (encuadre) plano?.encuadrar(encuadre)
  }, [plano, encuadre])

  return (
    <>
      <Box ref={lugar} sx={alto ? { ...marco, height: alto } : marco} data-listo={plano !== null} />
      {aviso && <Notice tono={aviso.tono}>{aviso.texto}</Notice>}
    </>
  )
}

const marco = {
  width: '100%',
  height: { xs: '52vh', md: 'calc(100vh - 232px)' },
  minHeight: { xs: 280, md: 460 },
  border: `1px solid ${COLORES.linea}`,
  borderRadius: 1,
  overflow: 'hidden',
  '& .maplibregl-ctrl-group button': { width: 44, height: 44 },
  // Over a picture that keeps its own colours, whatever those of the person's system.
  '& .maplibregl-ctrl-group': { border: BORDE_FORZADO },
  '& .maplibregl-ctrl-scale, & .maplibregl-ctrl-attrib': { fontFamily: 'inherit' },
} as const
