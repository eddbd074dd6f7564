import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Notice } from './Notice.tsx'

/** What was just done elsewhere, kept in the history entry of the page that a timed redirect lands on. */
export interface Hecho {
  readonly tono: 'bien' | 'mal'
  readonly textos: readonly string[]
  /** Where it can be tried again, or read in full. */
  readonly enlace?: { readonly texto: string; readonly a: string }
}

const esHecho = (dato: unknown): dato is { readonly hecho: Hecho } =>
  typeof dato === 'object' && dato !== null && 'hecho' in dato

/** The history entries that said it. */
const dichos = new Set<string>()

/** It stays until the page is left, also over a reload; who comes back to it by then did something else. One for each entry. */
export function HechoReciente() {
  const { state, key } = useLocation()
  const [yaSeDijo] = useState(() => dichos.has(key))
  useEffect(() => {
    dichos.add(key)
  }, [key])
  if (yaSeDijo || !esHecho(state)) return null
  const { tono, textos, enlace } = state.hecho
  return (
    <Notice tono={tono}>
      {textos.map((texto) => (
        <div key={texto}>{texto}</div>
      ))}
      {enlace && (
        <Button component={Link} to={enlace.a} variant="outlined" color="inherit" size="small" sx={{ mt: 1 }}>
          {enlace.texto}
        </Button>
      )}
    </Notice>
  )
}
