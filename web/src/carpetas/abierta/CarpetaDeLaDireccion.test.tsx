// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { carpetaPresentada } from '../../pruebas/carpetaPresentada.ts'
import { mostrar } from '../../pruebas/mostrar.tsx'
import { conServidor, entrarComo } from '../../pruebas/servidor.ts'
import { DESGLOSE } from '../direcciones.ts'
import { CarpetaDeLaDireccion } from './CarpetaDeLaDireccion.tsx'

conServidor()

const abrir = (direccion: string) => {
  entrarComo('profesional')
  mostrar(
    <CarpetaDeLaDireccion a={DESGLOSE} lugar="datosEncomienda" sinCarpeta={<p>ninguna</p>}>
      {(idCarpeta) => <p>la {idCarpeta}</p>}
    </CarpetaDeLaDireccion>,
    direccion,
  )
}
const guardar = (idCarpeta: number) =>
  localStorage.setItem('datosEncomienda', JSON.stringify(carpetaPresentada({ idCarpeta })))

test('la carpeta de la dirección, aunque haya otra guardada', () => {
  guardar(1011)
  abrir('/verDesgloseCarpetaEncomienda?idCarpeta=1010')
  expect(screen.getByText('la 1010')).toBeTruthy()
})

test('sin carpeta en la dirección, la guardada; y desde entonces la dirección la nombra', () => {
  guardar(1011)
  abrir('/verDesgloseCarpetaEncomienda')
  expect(screen.getByText('la 1011')).toBeTruthy()
  expect(screen.getByTestId('lugar').dataset.consulta).toBe('?idCarpeta=1011')
})

test.each(['0', '-1', '1010x', '1e3', '', '99999999999'])('«%s» no es una carpeta, y no vale la guardada', (numero) => {
  guardar(1011)
  abrir(`/verDesgloseCarpetaEncomienda?idCarpeta=${numero}`)
  expect(screen.getByText('ninguna')).toBeTruthy()
})

test('sin ninguna de las dos, ninguna', () => {
  abrir('/verDesgloseCarpetaEncomienda')
  expect(screen.getByText('ninguna')).toBeTruthy()
})
