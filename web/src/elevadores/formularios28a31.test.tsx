// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { guardarBorrador } from '../envios/borrador.ts'
import { rechazo } from '../pruebas/declaradas.ts'
import { DE_ELEVADORES_LLENOS } from '../pruebas/formulariosLlenos.ts'
import { conPantallas, montar } from '../pruebas/pantalla.tsx'
import { atiende, llamadas, nombres, responde } from '../pruebas/respuestas.ts'
import { entrarComo } from '../pruebas/servidor.ts'
import { Llenar as Formulario28Page } from './formulario28/formulario28.tsx'
import { Llenar as Formulario29Page } from './formulario29/formulario29.tsx'
import { Llenar as Formulario30Page } from './formulario30/formulario30.tsx'
import { Llenar as Formulario31Page } from './formulario31/formulario31.tsx'

/** Forms 28 to 31: what they send, what they say, and that they stay on the page. */

conPantallas()

type Codigo = keyof typeof DE_ELEVADORES_LLENOS

const PAGINAS: Readonly<Record<Codigo, ReactNode>> = {
  '28': <Formulario28Page />,
  '29': <Formulario29Page />,
  '30': <Formulario30Page />,
  '31': <Formulario31Page />,
}

beforeEach(() => {
  entrarComo('ciudadano')
  responde('GET /formulario/tarifas', { tarifas: [{ idTarifa: 116, valor: 5200 }] })
  responde('GET /formulario/calles', { calles: [{ idcalle: 7, calle: 'SAN MARTIN' }] })
  const institucion = { InstitucionTipo: 'x', usrmod: null }
  responde('GET /instituciones/getInstituciones', {
    instituciones: [
      { ...institucion, idInstitucion: 1, Institucion: 'CARTELES SA', idInstitucionTipo: 1, estado: 1 },
      { ...institucion, idInstitucion: 4, Institucion: 'ASCENSORES SRL', idInstitucionTipo: 2, estado: 1 },
      { ...institucion, idInstitucion: 5, Institucion: 'CERRADA SA', idInstitucionTipo: 2, estado: 0 },
    ],
  })
})

const boton = (name: string | RegExp) => screen.getByRole('button', { name })
const campo = (nombre: string) => screen.getByLabelText<HTMLInputElement>(nombre)

async function abrir(codigo: Codigo, cambios: object | null = {}) {
  if (cambios) {
    guardarBorrador(
      `formulario${codigo}`,
      { ...DE_ELEVADORES_LLENOS[codigo], ...cambios },
      { version: 0, pendiente: true },
    )
  }
  montar(PAGINAS[codigo], `/formulario${codigo}`)
  await screen.findByRole('button', { name: 'Continuar' })
}
async function enviar() {
  fireEvent.click(boton('Continuar'))
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar formulario' }))
}
const enviado = (nombre: string) => llamadas.find((llamada) => llamada.nombre === nombre)?.cuerpo

describe('lo que manda cada uno, y que se queda en la página', () => {
  beforeEach(() => {
    const hecho = { ok: true, message: 'Formulario enviado!' }
    responde('POST /documentacion/altaFormulario28/', { ...hecho, idFormulario28: 1 })
    responde('POST /documentacion/altaFormulario29', { ...hecho, idFormulario29: 2 })
    responde('POST /documentacion/altaFormulario30', { ...hecho, idFormulario30: 3 })
    responde('POST /documentacion/altaFormulario31', { ...hecho, idFormulario31: 4 })
  })
  const HOY = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
  const EMPRESA_ENVIADA = {
    idInstitucion: 4,
    razonsocial: 'Ascensores SRL',
    cuit: '30500000070',
    nroconservador: 'C-1',
    nroinstalador: 'I-1',
    idCalleInstitucion: 7,
    nropuertaInstitucion: '450',
    pisoInstitucion: '',
    dptoInstitucion: '',
    telefonoInstitucion: '381 4000000',
    observaciones: '',
    idPersona: 17,
    fecha: HOY,
  }

  test.each([
    [
      '28',
      'POST /documentacion/altaFormulario28/',
      1,
      {
        idFormulario27: 5,
        idPersona: 17,
        circunscripcion: '1',
        seccion: '4',
        manzana: '12',
        parcela: '7A',
        observaciones: '',
      },
    ],
    [
      '29',
      'POST /documentacion/altaFormulario29',
      2,
      {
        ...EMPRESA_ENVIADA,
        padron: '100001',
        idDomicilio: 1,
        idTarifa: 116,
        tarifa: 5200,
        importe: 5200,
        pagado: 0,
      },
    ],
    [
      '30',
      'POST /documentacion/altaFormulario30',
      3,
      {
        ...EMPRESA_ENVIADA,
        dni: '25333444',
        representantetecnico: '',
        dniRT: '',
        cuitRT: '',
        profesionRT: '',
        matriculaRT: '',
        tecnicoespecializado: 'Juan Paz',
        dniTE: '20.111.222',
        cuitTE: '20-20111222-8',
        profesionTE: 'Electromecánico',
        matriculaTE: 'M-9',
      },
    ],
    [
      '31',
      'POST /documentacion/altaFormulario31',
      4,
      {
        cantidadelevadores: 3,
        destinoinmueble: 'Vivienda',
        nroconservador: 'C-1',
        nroinstalador: 'I-1',
        representantetecnico: 'Ana Gómez',
        matriculaRT: 'M-55',
        observaciones: 'Contrato anual',
        idDomicilio: 1,
        idPersona: 17,
        fecha: HOY,
      },
    ],
  ] as const)('%s', async (codigo, llamada, numero, cuerpo) => {
    await abrir(codigo)
    await enviar()
    expect(await screen.findByText(String(numero), { selector: 'strong' })).toBeTruthy()
    expect(enviado(llamada)).toEqual(cuerpo)
    // The toast, and the panel that stays.
    expect(screen.getAllByText('Formulario enviado!')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Ver el formulario' }).getAttribute('href')).toBe(
      `/elevadores/registro/${codigo}/${numero}`,
    )
    fireEvent.click(boton('Completar otro'))
    await screen.findByRole('button', { name: 'Continuar' })
  })
})

describe('28', () => {
  const escribir = (nombre: string, value: string) => fireEvent.change(campo(nombre), { target: { value } })
  const conDomicilio = () =>
    responde(
      'GET /padron/obtenerDomicilioPorPadron/{padron}',
      {
        ok: true,
        domicilio: [
          {
            idDomicilio: 9,
            idCalle: 7,
            calle: 'SAN MARTIN',
            NroPuerta: '450',
            Piso: '',
            Departamento: '',
            Seccion: '',
            Manzana: '',
            Parcela: '',
            Distrito: '',
            Dominio: '',
            Padron: '100001',
          },
        ],
      },
      { padron: '100001' },
    )

  test('otra persona que la del formulario 27: se dice al encontrarla, y no deja seguir', async () => {
    conDomicilio()
    const pedidos: string[] = []
    atiende('GET /formulario/consultarFormulario27', ({ request }) => {
      pedidos.push(new URL(request.url).search)
      return { form27: { idFormulario27: 5, nroelevadores: 3, idPersonaCD: 17 } }
    })
    responde('GET /formulario/consultarElevadorResponsable', {
      personaCD: { idPersona: 18, nombre_persona: 'Rosa', apellido_persona: 'Ávila' },
    })
    await abrir('28', null)
    escribir('CUIL del responsable', '27-33666777-7')
    fireEvent.click(boton('Buscar responsable'))
    expect(await screen.findByText('Ávila, Rosa')).toBeTruthy()
    escribir('Padrón del inmueble', '100001')
    fireEvent.click(boton('Buscar padrón del inmueble'))
    expect(await screen.findByText('Hay inconsistencia entre el responsable y el domicilio')).toBeTruthy()
    expect(pedidos).toEqual(['?id=9'])
    fireEvent.click(boton('Continuar'))
    // Beside the CUIL too, and above.
    await waitFor(() =>
      expect(screen.getAllByText('Hay inconsistencia entre el responsable y el domicilio')).toHaveLength(3),
    )
    expect(screen.queryByText('Revise sus respuestas')).toBeNull()
  })

  test('un inmueble sin formulario 27, y un padrón desconocido, se dicen al lado del padrón', async () => {
    responde('GET /padron/obtenerDomicilioPorPadron/{padron}', { ok: false, domicilio: [] }, { padron: '999999' })
    conDomicilio()
    responde('GET /formulario/consultarFormulario27', { form27: null })
    await abrir('28', null)
    const dice = () => document.getElementById('padron-error')?.textContent
    escribir('Padrón del inmueble', '999999')
    fireEvent.click(boton('Buscar padrón del inmueble'))
    await waitFor(() => expect(dice()).toBe('El padrón ingresado no se encuentra registrado'))
    escribir('Padrón del inmueble', '100001')
    fireEvent.click(boton('Buscar padrón del inmueble'))
    await waitFor(() => expect(dice()).toBe('No hay un formulario 27 vigente para ese inmueble'))
  })

  test('doce números no son un CUIL', async () => {
    await abrir('28', null)
    escribir('CUIL del responsable', '273099911123')
    fireEvent.click(boton('Buscar responsable'))
    expect((await screen.findAllByText('El CUIL debe contener 11 dígitos')).length).toBeGreaterThan(0)
  })

  test('lo que rechaza el servidor se dice al lado de donde se busca', async () => {
    atiende('POST /documentacion/altaFormulario28/', () =>
      rechazo(400, 'No', [{ path: 'idPersona', msg: 'Hay inconsistencia entre el responsable y el domicilio' }]),
    )
    await abrir('28')
    await enviar()
    await waitFor(() =>
      expect(document.getElementById('cuil-error')?.textContent).toBe(
        'Hay inconsistencia entre el responsable y el domicilio',
      ),
    )
  })
})

test('29 y 30 ofrecen las conservadoras habilitadas; una nueva se agrega con su tipo', async () => {
  responde('POST /instituciones/crearInstitucion', { ok: true, message: 'Institución agregada', idInstitucion: 9 })
  await abrir('29', null)
  const opciones = [...campo('Institución').querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(opciones).toEqual(['Seleccione una opción', 'ASCENSORES SRL'])
  expect(screen.getByText('Si la empresa no se encuentra en la lista deberá cargarla manualmente')).toBeTruthy()
  fireEvent.click(boton('Agregar nueva empresa'))
  fireEvent.change(screen.getByLabelText('Nombre Institución'), { target: { value: 'LIFT SA' } })
  fireEvent.click(boton('Guardar'))
  await screen.findByText('Institución agregada')
  expect(enviado('POST /instituciones/crearInstitucion')).toEqual({
    Institucion: 'LIFT SA',
    idInstitucionTipo: 2,
    estado: 1,
    usrmod: 17,
  })
})

test('29: sin padrón el domicilio va escrito, sin número', async () => {
  responde('POST /documentacion/altaFormulario29', { ok: true, message: 'Formulario enviado!', idFormulario29: 2 })
  await abrir('29', { padron: '', origen: '', idDomicilio: '1' })
  await enviar()
  await screen.findByText('2', { selector: 'strong' })
  expect(nombres()).not.toContain('POST /formulario/agregarDomicilioObra')
  expect(enviado('POST /documentacion/altaFormulario29')).toMatchObject({ padron: '', idDomicilio: '' })
})

test('30: elegir una empresa con formulario 29 trae sus datos, sin pisar lo escrito', async () => {
  responde(
    'GET /elevadores/datosDeEmpresa/{idInstitucion}',
    {
      empresa: {
        idInstitucion: 4,
        Institucion: 'ASCENSORES SRL',
        razonsocial: 'Ascensores SRL',
        cuit: '30500000070',
        nroconservador: 'C-1',
        nroinstalador: 'I-1',
        idCalleInstitucion: 7,
        calle: 'SAN MARTIN',
        nropuertaInstitucion: '450',
        pisoInstitucion: '',
        dptoInstitucion: '',
        telefonoInstitucion: '381',
      },
    },
    { idInstitucion: 4 },
  )
  await abrir('30', null)
  fireEvent.change(campo('Teléfono'), { target: { value: 'el mío' } })
  fireEvent.change(campo('Institución'), { target: { value: '4' } })
  await waitFor(() => expect(campo('Razón social').value).toBe('Ascensores SRL'))
  expect(campo('Número de conservador').value).toBe('C-1')
  expect(campo('Número de puerta').value).toBe('450')
  expect(campo('Teléfono').value).toBe('el mío')
})

test('30: los dos interruptores, y un CUIT con otro dígito solo se señala', async () => {
  await abrir('30', { conTE: '' })
  fireEvent.click(boton('Continuar'))
  expect(
    await screen.findAllByText(
      'Debe habilitar al menos uno de los dos: Representante Técnico o Técnico Especializado.',
    ),
  ).toHaveLength(2)
  fireEvent.click(screen.getByRole('switch', { name: 'Técnico Especializado' }))
  expect(campo('DNI del técnico especializado').value).toBe('20.111.222')
  // 2·5+0·4+2·3+0·2+1·7+1·6+1·5+2·4+2·3+2·2 = 52; 52 − 44 = 8; 11 − 8 = 3, and not 8.
  expect(screen.getByText(/Revise este CUIT/)).toBeTruthy()
  fireEvent.click(boton('Continuar'))
  expect(await screen.findByText('Revise sus respuestas')).toBeTruthy()
})

test('una falla sin palabras dice la de estos formularios, y no se pierde nada', async () => {
  atiende('POST /documentacion/altaFormulario31', () => rechazo(500, ''))
  await abrir('31')
  await enviar()
  expect(await screen.findByText((texto) => texto.trim() === 'Algo salió mal!')).toBeTruthy()
  expect(boton('Enviar formulario')).toBeTruthy()
})
