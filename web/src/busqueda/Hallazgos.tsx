import { NADA_HALLADO, REVISE_LO_ESCRITO, SOLO_PARECIDO } from '@catastro/domain/busqueda/mensajes'
import { cuantos } from '@catastro/domain/plurales'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Fragment, useEffect } from 'react'
import { EstadoChip } from '../carpetas/ver/EstadoChip.tsx'
import { COLORES } from '../ui/theme.ts'
import type { Grupo, Hallazgo } from './hallazgos.ts'

export const LISTA_DE_HALLAZGOS = 'hallazgos'
export const idDeOpcion = (lugar: number) => `hallazgo-${lugar}`

interface Props {
  readonly grupos: readonly Grupo[]
  /** The place, among all, of the one that Enter opens. */
  readonly elegida: number
  readonly alElegir: (enlace: string) => void
  readonly buscando: boolean
  readonly vacio: boolean
  readonly parecidas: boolean
  readonly consejos: readonly string[]
  readonly alPedirMas?: () => void
}

const opcion = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr auto' },
  justifyItems: 'start',
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'center',
  minHeight: 44,
  px: 1.5,
  py: 1,
  borderRadius: 1,
  border: '1px solid transparent',
  cursor: 'pointer',
  '&:hover': { background: COLORES.fondo },
  '&[aria-selected=true]': { background: COLORES.fondo, borderColor: COLORES.primario },
  '@media (forced-colors: active)': { '&[aria-selected=true]': { outline: '2px solid Highlight' } },
} as const

export function Hallazgos({ grupos, elegida, alElegir, buscando, vacio, parecidas, consejos, alPedirMas }: Props) {
  useEffect(() => {
    document.getElementById(idDeOpcion(elegida))?.scrollIntoView({ block: 'nearest' })
  }, [elegida])
  const total = grupos.reduce((suma, { hallazgos }) => suma + hallazgos.length, 0)
  const primeros = grupos.map((_, n) => grupos.slice(0, n).reduce((suma, { hallazgos }) => suma + hallazgos.length, 0))
  return (
    <>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', minHeight: 24, px: 1.5 }}>
        {buscando
          ? 'Buscando…'
          : vacio
            ? NADA_HALLADO
            : total > 0
              ? parecidas
                ? SOLO_PARECIDO
                : cuantos(total, 'resultado', 'resultados')
              : ''}
      </Typography>
      {vacio && <Typography sx={{ px: 1.5 }}>{REVISE_LO_ESCRITO}</Typography>}
      {consejos.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 4, color: 'text.secondary', '& li': { py: 0.5 } }}>
          {consejos.map((consejo) => (
            <li key={consejo}>{consejo}</li>
          ))}
        </Box>
      )}
      {/* The focus stays in the box, which says which of these is chosen. */}
      <div role="listbox" id={LISTA_DE_HALLAZGOS} aria-label="Resultados">
        {grupos.map(({ nombre, hallazgos }, n) => (
          <Fragment key={nombre}>
            <Box role="group" aria-label={nombre}>
              <Typography
                aria-hidden
                sx={{ fontSize: '0.875rem', fontWeight: 650, color: 'text.secondary', px: 1.5, pt: 1.5 }}
              >
                {nombre}
              </Typography>
              {hallazgos.map((hallazgo, lugar) => (
                <Opcion
                  key={hallazgo.enlace}
                  hallazgo={hallazgo}
                  lugar={(primeros[n] ?? 0) + lugar}
                  elegida={(primeros[n] ?? 0) + lugar === elegida}
                  alElegir={alElegir}
                />
              ))}
            </Box>
          </Fragment>
        ))}
      </div>
      {alPedirMas && (
        <Button onClick={alPedirMas} loading={buscando} sx={{ mt: 1 }}>
          Ver más carpetas
        </Button>
      )}
    </>
  )
}

interface DeOpcion {
  readonly hallazgo: Hallazgo
  readonly lugar: number
  readonly elegida: boolean
  readonly alElegir: (enlace: string) => void
}

/** A link, so that it may be opened in another tab; by keyboard it is opened from the box. */
function Opcion({ hallazgo: { enlace, titulo, detalle, estado }, lugar, elegida, alElegir }: DeOpcion) {
  return (
    <Box
      component="a"
      href={`#${enlace}`}
      role="option"
      id={idDeOpcion(lugar)}
      aria-selected={elegida}
      tabIndex={-1}
      onClick={(evento) => {
        if (evento.ctrlKey || evento.metaKey || evento.shiftKey) return
        evento.preventDefault()
        alElegir(enlace)
      }}
      sx={{ ...opcion, color: 'inherit', textDecoration: 'none' }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{titulo}</Box>
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{detalle}</Box>
      </Box>
      {estado && <EstadoChip estado={estado} />}
    </Box>
  )
}
