import { type ComponentType, createElement, lazy, useState } from 'react'
import type { Pantalla } from '../acceso/direccion/ruta.ts'

const PEREZOSAS = new WeakMap<Pantalla, ComponentType>()

function perezosa(pantalla: Pantalla): ComponentType {
  const esta = PEREZOSAS.get(pantalla) ?? lazy(pantalla.traer)
  PEREZOSAS.set(pantalla, esta)
  return esta
}

/**
 * The screen, fetched if it is not here. One that is here is drawn at once: what has been waited for would show 300 ms after
 * its spinner at the earliest (React's pause between two states of a wait).
 */
export function PantallaPedida({ pantalla }: { pantalla: Pantalla }) {
  const [Esta] = useState(() => pantalla.llegada() ?? perezosa(pantalla))
  return createElement(Esta)
}
