import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { instalarDeDebian } from '../../../scripts/deDebian.mjs'

/** A program, by its name or its whole path, and the package that brings it where that is called otherwise. */
type DeDebian = string | readonly [programa: string, paquete: string]

const esta = (programa: string) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/'].some((carpeta) =>
    existsSync(join(carpeta, programa)),
  )

/** The distribution's, installed where they are missing and we may; where they are not to be had, a sentence says so, and it ends. */
export function exigirDeDebian(...pedidos: readonly DeDebian[]): void {
  const faltan = () =>
    pedidos
      .map((pedido) => (typeof pedido === 'string' ? ([pedido, pedido] as const) : pedido))
      .filter(([programa]) => !esta(programa))
      .map(([, paquete]) => paquete)
  const paquetes = faltan()
  if (paquetes.length === 0) return
  instalarDeDebian(...paquetes)
  const sigueFaltando = faltan()
  if (sigueFaltando.length === 0) return
  console.error(`Para esta prueba instale de Debian: ${sigueFaltando.join(', ')}`)
  process.exit(1)
}
