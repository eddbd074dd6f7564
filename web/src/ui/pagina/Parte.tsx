import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, type Ref, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { ALTO_PARA_EL_DEDO, COLORES } from '../theme.ts'
import { Panel } from './Panel.tsx'

const EN_TELEFONO = '(max-width:599px)'

export interface Plegado {
  /** On a phone it is one line until it is opened: how it begins. Absent: it never folds. */
  readonly enTelefono?: 'abierta' | 'plegada' | undefined
  /** It folds whatever the width: how it begins. */
  readonly pliega?: 'abierta' | 'plegada' | undefined
}

interface Props extends Plegado {
  readonly id: string
  readonly titulo: string
  /** How it stands, beside its title: '1 de 4 completados'. */
  readonly resumen?: ReactNode
  /** Where there is room, beside the title too: what is done with all of it. */
  readonly accion?: ReactNode
  readonly enPanel?: boolean
  readonly className?: string | undefined
  readonly alTitulo?: Ref<HTMLElement>
  readonly children: ReactNode
}

/** One part of a long screen under its title. On a phone those that nobody needs now are a line each. */
export function Parte(props: Props) {
  const { id, titulo, resumen, accion, enTelefono, pliega, enPanel = false, className, alTitulo, children } = props
  const angosta = useMediaQuery(EN_TELEFONO)
  const encabezado = (
    <Typography variant="h2" id={id} {...(alTitulo && { ref: alTitulo, tabIndex: -1 })}>
      {titulo}
    </Typography>
  )
  const plegado = (angosta && enTelefono) || pliega
  if (plegado) {
    return (
      <Plegable
        id={id}
        className={className}
        enPanel={enPanel}
        abierta={plegado === 'abierta'}
        encabezado={encabezado}
        resumen={resumen}
      >
        {accion && <Box sx={{ mb: 1.5 }}>{accion}</Box>}
        {children}
      </Plegable>
    )
  }
  const Marco = enPanel ? Panel : 'section'
  return (
    <Marco aria-labelledby={id} className={className}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'baseline', mb: 1.5 }}>
        {encabezado}
        {resumen && <Resumen>{resumen}</Resumen>}
        {accion && <Box sx={{ ml: 'auto' }}>{accion}</Box>}
      </Box>
      {children}
    </Marco>
  )
}

interface PropsPlegable extends Pick<Props, 'id' | 'className' | 'resumen' | 'enPanel' | 'children'> {
  readonly abierta: boolean
  readonly encabezado: ReactNode
}

/** It opens by itself when there comes to be something to do in it, and closes only by who reads it. */
function Plegable({ id, className, enPanel, abierta: porAbrir, encabezado, resumen, children }: PropsPlegable) {
  const [abierta, setAbierta] = useState(porAbrir)
  const [antes, setAntes] = useState(porAbrir)
  if (antes !== porAbrir) {
    setAntes(porAbrir)
    if (porAbrir) setAbierta(true)
  }
  const dibujada = useUnaVezAbierta(abierta)
  return (
    <section aria-labelledby={id} className={className}>
      <Detalles
        className={enPanel ? 'panel' : ''}
        open={abierta}
        onToggle={({ currentTarget }) => setAbierta(currentTarget.open)}
      >
        <summary>
          {encabezado}
          {resumen && <Resumen>{resumen}</Resumen>}
        </summary>
        {dibujada && children}
      </Detalles>
    </section>
  )
}

/** What nobody has opened costs a phone nothing; on paper everything is read. Once drawn it stays, with what was typed in it. */
function useUnaVezAbierta(abierta: boolean): boolean {
  const [dibujada, setDibujada] = useState(abierta)
  if (abierta && !dibujada) setDibujada(true)
  useEffect(() => {
    if (dibujada) return
    // Before the paper is laid out, and not after it.
    const alImprimir = () => flushSync(() => setDibujada(true))
    window.addEventListener('beforeprint', alImprimir)
    return () => window.removeEventListener('beforeprint', alImprimir)
  }, [dibujada])
  return dibujada
}

const Resumen = styled('span')({ color: COLORES.textoTenue })

const Detalles = styled('details')({
  background: COLORES.papel,
  border: `1px solid ${COLORES.linea}`,
  borderRadius: 8,
  padding: '0 16px',
  '&[open].panel': { paddingBottom: 16 },
  '&[open]:not(.panel)': { background: 'none', borderColor: 'transparent', padding: '0 1px' },
  '& > summary': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 12px',
    alignItems: 'center',
    minHeight: ALTO_PARA_EL_DEDO,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary::after': {
    content: '""',
    width: 8,
    height: 8,
    marginLeft: 'auto',
    borderRight: '2px solid currentColor',
    borderBottom: '2px solid currentColor',
    transform: 'rotate(45deg) translate(-3px, -3px)',
  },
  '&[open] > summary::after': { transform: 'rotate(225deg)' },
  // On paper everything is read.
  '@media print': {
    border: 'none',
    padding: 0,
    '&::details-content': { contentVisibility: 'visible', display: 'block' },
  },
})
