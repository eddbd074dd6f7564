// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { tomarDeLaDireccion } from './direccion.ts'

const abrir = (direccion: string) => window.history.replaceState(null, '', direccion)
const actual = () => `${window.location.pathname}${window.location.search}${window.location.hash}`

describe('auth y destino en la dirección (A-01)', () => {
  beforeEach(() => {
    window.location.href = 'http://portal.prueba/'
  })

  test.each([
    ['antes del hash', '/?auth=uno&destino=catastro#/catastro', 'uno', 'catastro', '/?destino=catastro#/catastro'],
    ['dentro del hash', '/#/catastro?auth=dos&destino=obras', 'dos', 'obras', '/#/catastro?destino=obras'],
    ['en los dos, gana el hash', '/?auth=uno&destino=a#/catastro?auth=dos', 'dos', 'a', '/?destino=a#/catastro'],
    ['sin nada', '/#/veredas?pagoRealizado=true', null, null, '/#/veredas?pagoRealizado=true'],
    ['sin ruta', '/?auth=uno', 'uno', null, '/'],
    ['lo demás queda', '/?auth=uno#/veredas?pagoRealizado=true', 'uno', null, '/#/veredas?pagoRealizado=true'],
  ])('%s', (_, direccion, auth, destino, limpia) => {
    abrir(direccion)
    expect(tomarDeLaDireccion()).toEqual({ auth, destino })
    expect(actual()).toBe(limpia)
  })
})
