import { describe, expect, test } from 'vitest'
import {
  calleGuardada,
  comoDatos,
  comoGuardado,
  estaCerrado,
  idDomicilioDe,
  type ValoresDeVereda,
  vacios,
  valoresDeBorrador,
} from './valoresDeVereda.ts'

const INICIALES = vacios({ idInmuebleTipo: '1', email: 'clara@example.com' })
const hallado = comoGuardado({
  idDomicilio: 3,
  idCalle: 7,
  calle: 'SAN MARTIN',
  NroPuerta: '450',
  Piso: '',
  Departamento: '',
  Seccion: '1',
  Manzana: '',
  Parcela: '',
  Distrito: '',
  Dominio: '',
  Padron: '100001',
})
const { calle: _, idDomicilio: __, ...campos } = hallado
const porPadron = (cambios: Partial<ValoresDeVereda> = {}): ValoresDeVereda => ({
  ...INICIALES,
  ...campos,
  guardado: JSON.stringify(hallado),
  porPadron: '1',
  ...cambios,
})

describe('el domicilio', () => {
  test('conserva su número mientras el formulario dice lo mismo que él', () => {
    expect(idDomicilioDe(porPadron())).toBe('3')
    expect(idDomicilioDe(porPadron({ Manzana: '14' }))).toBe('')
    expect(idDomicilioDe(porPadron({ Padron: '100002' }))).toBe('')
    expect(idDomicilioDe(INICIALES)).toBe('')
  })

  test('por padrón se cierra solo lo que trajo, y el padrón nunca', () => {
    const abiertos = (['Padron', 'idCalle', 'NroPuerta', 'Piso', 'Seccion', 'Manzana'] as const).filter(
      (campo) => !estaCerrado(campo, porPadron()),
    )
    expect(abiertos).toEqual(['Padron', 'Piso', 'Manzana'])
    expect(estaCerrado('NroPuerta', porPadron({ porPadron: '0' }))).toBe(false)
  })

  test('la calle del registro se nombra aunque ya no se ofrezca; la que se eligió está en la lista', () => {
    expect(calleGuardada(porPadron())).toBe('SAN MARTIN')
    expect(calleGuardada(porPadron({ porPadron: '' }))).toBe('')
  })

  test('un borrador ilegible no cierra nada', () => {
    expect(estaCerrado('NroPuerta', porPadron({ guardado: '{' }))).toBe(false)
  })
})

describe('el borrador', () => {
  test('lleva los nombres del cable, el número del domicilio y ninguna foto', () => {
    const datos = comoDatos(porPadron({ pintura: '1', FotoVeredaArchivo: [new File(['x'], 'a.jpg')] }))
    expect(datos).toMatchObject({ Padron: '100001', idDomicilio: '3', pintura: '1', vereda: '0' })
    expect(Object.keys(datos).filter((campo) => campo.startsWith('Foto'))).toEqual([])
  })

  test('sin vereda, el ancho y el largo no dicen nada', () => {
    const medidas = { ancho: '2', largo: 'ancho' }
    expect(comoDatos(porPadron({ pintura: '1', ...medidas }))).toMatchObject({ ancho: '', largo: '' })
    expect(comoDatos(porPadron({ vereda: '1', ...medidas }))).toMatchObject(medidas)
  })

  test('vuelve a la pantalla con las fotos que ya tenía, y sin lo que no conoce', () => {
    const fotos = [new File(['x'], 'a.jpg')]
    const vuelto = valoresDeBorrador(
      { Padron: '5', dep_mat_dias: 3, otro: 'x' },
      { ...INICIALES, FotoVeredaArchivo: fotos },
      INICIALES,
    )
    expect(vuelto).toEqual({ ...INICIALES, Padron: '5', FotoVeredaArchivo: fotos })
  })
})
