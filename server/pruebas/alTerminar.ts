import { afterAll } from 'vitest'

/*
 * What a test's `beforeAll` opens is closed when its file ends, the last thing first. A hook that is declared while another
 * one runs is never called: this one is declared for each file, before anything of it runs.
 */

const abierto: (() => Promise<unknown>)[] = []

export const alTerminar = (cerrar: () => Promise<unknown>): void => {
  abierto.push(cerrar)
}

/** Of the project's setup: it is read once for each file, even where files share their modules. */
export const cerrarLoAbierto = (): void =>
  afterAll(async () => {
    for (const cerrar of abierto.splice(0).reverse()) await cerrar()
  })
