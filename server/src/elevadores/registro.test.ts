import { beforeAll, describe, expect, it } from 'vitest'
import {
  CONSERVADORA,
  type ElevadoresDePrueba,
  elevadoresDePrueba,
  FORMULARIO_28,
  FORMULARIO_30,
  FORMULARIO_31,
  TE,
} from '../../pruebas/elevadoresDePrueba.ts'
import { leerQrDePdf } from '../../pruebas/leerQrDePdf.ts'
import { avisarVencimientos } from './vencimientos.ts'

/* One story, told in the order in which the file runs: what each step leaves is what the next one reads. */

let e: ElevadoresDePrueba
const ids = { carpeta: 0, f27: 0, f29: 0, f30: 0, f31: 0 }
beforeAll(async () => {
  e = await elevadoresDePrueba()
})

/** Days from today, where the city is. */
const dia = (dias: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Tucuman' }).format(Date.now() + dias * 86_400_000)
const HOY = dia(0)

const inmueble = async (quien: 'lucia' | 'clara' | 'pablo' = 'lucia', padron = '100001') =>
  (await e.pedir(quien, 'GET', `/elevadores/inmuebles/${padron}`)).json().inmueble
const empresa = async (quien: 'lucia' | 'pablo' = 'lucia') =>
  (await e.pedir(quien, 'GET', '/elevadores/empresas/4')).json().empresa
const inmuebles = async (filtro = '') =>
  (await e.pedir('lucia', 'GET', `/elevadores/inmuebles?${filtro}`))
    .json()
    .inmuebles.map(({ padron }: { padron: string }) => padron)
const empresas = async (filtro = '') =>
  (await e.pedir('lucia', 'GET', `/elevadores/empresas?${filtro}`))
    .json()
    .empresas.map(({ Institucion }: { Institucion: string }) => Institucion)
const codigo = async () =>
  (await e.consulta(`select codigo from tarjeta_de_elevadores where padron = '100001'`))[0].codigo
const tarjeta = async () => (await e.pedir('rosa', 'GET', `/elevadores/tarjeta/${await codigo()}`)).json().tarjeta
const vencer = (clase: string, id: number, hasta: string | null, quien: 'lucia' | 'pablo' = 'lucia') =>
  e.pedir(quien, 'PUT', '/elevadores/vencimiento', { clase, id, hasta })

describe('lo que se presenta, junto', () => {
  it('los cinco formularios, de la vecina y de la persona de la empresa', async () => {
    ids.carpeta = (await e.presentar27()).json().idCarpeta
    const { form27 } = (await e.pedir('pablo', 'GET', `/formulario/consultarFormulario27?id=${e.idDomicilio}`)).json()
    ids.f27 = form27.idFormulario27
    await e.presentar('28', { ...FORMULARIO_28, idFormulario27: ids.f27, idPersona: 7 }, 'clara')
    // Somebody else uses the number before, and never pays: it is not theirs.
    await e.presentar('29', { ...CONSERVADORA, idInstitucion: 5 }, 'bruno')
    ids.f29 = (await e.presentar('29', CONSERVADORA)).json().idFormulario29
    ids.f30 = (await e.presentar('30', { ...FORMULARIO_30, ...TE })).json().idFormulario30
    ids.f31 = (
      await e.presentar('31', { ...FORMULARIO_31, nroconservador: 'c-100', idDomicilio: e.idDomicilio })
    ).json().idFormulario31
    expect(await inmueble()).toEqual({
      padron: '100001',
      domicilio: 'SAN MARTIN 450',
      nroelevadores: 3,
      responsables: [
        {
          idFormulario27: ids.f27,
          idCarpeta: ids.carpeta,
          estado: 'PRESENTADO',
          confirmado: false,
          nroelevadores: 3,
          expedienteobra: 4127,
          responsable: 'Nieva Clara',
          cuil: '27309991112',
          desde: HOY,
          hasta: null,
          registro: {
            idFormulario28: expect.any(Number),
            circunscripcion: 'I',
            seccion: '1',
            manzana: '14',
            parcela: '7',
            fecha: expect.any(String),
          },
          porConfirmar: [],
        },
      ],
      mantenimientos: [
        {
          idFormulario31: ids.f31,
          padron: '100001',
          domicilio: 'SAN MARTIN 450',
          empresa: {
            idInstitucion: 4,
            Institucion: 'ASCENSORES TUCUMAN SRL',
            razonsocial: 'Ascensores Tucumán SRL',
            nroconservador: 'c-100',
            nroinstalador: 'I-200',
            telefono: '381 555-1234',
            confirmada: false,
          },
          nroconservador: 'c-100',
          cantidadelevadores: 3,
          destinoinmueble: 'Vivienda multifamiliar',
          representantetecnico: 'Juan Paz',
          matriculaRT: 'M-1',
          revisadoEl: null,
          autor: 'Medina Pablo',
          desde: HOY,
          hasta: null,
          seguro: { hasta: null, situacion: 'SIN_FECHA' },
          contrato: { hasta: null, situacion: 'SIN_FECHA' },
          propio: false,
        },
      ],
      personal: [
        expect.objectContaining({ clase: 'RT', nombre: 'Juan Paz', cuit: '20298882220', desde: HOY, hasta: null }),
        expect.objectContaining({ clase: 'TE', nombre: 'Luis Sosa', matricula: 'T-1' }),
      ],
      conTarjeta: true,
    })
    expect(await empresa()).toMatchObject({
      cuit: '30707070707',
      confirmada: false,
      inscripciones: [{ idFormulario29: ids.f29, importe: 5200, pagadoEl: null, autor: 'Medina Pablo', hasta: null }],
      personal: [{ clase: 'RT' }, { clase: 'TE' }],
      mantenimientos: [{ idFormulario31: ids.f31 }],
    })
  })

  it('mientras nada está confirmado, la tarjeta no dice nada, y las páginas las ve el personal y el titular del padrón', async () => {
    expect(await tarjeta()).toEqual({
      padron: '100001',
      domicilio: 'SAN MARTIN 450',
      inscripcion: null,
      conservadora: null,
    })
    expect(await inmueble('clara')).toMatchObject({ padron: '100001', personal: [{ cuit: null }, { cuit: null }] })
    const NO_ALCANZA = [404, 'El inmueble no existe o no está a su alcance']
    expect(await e.rechazo(e.pedir('pablo', 'GET', '/elevadores/inmuebles/100001'))).toEqual(NO_ALCANZA)
    expect(await e.rechazo(e.pedir('lucia', 'GET', '/elevadores/inmuebles/555555'))).toEqual(NO_ALCANZA)
    expect(await e.rechazo(e.pedir('pablo', 'GET', '/elevadores/empresas/4'))).toEqual([
      404,
      'La empresa no existe o no está a su alcance',
    ])
    expect(await e.rechazo(e.pedir('lucia', 'GET', '/elevadores/empresas/6'))).toEqual([
      404,
      'La empresa no existe o no está a su alcance',
    ])
  })

  it('lo que el personal confirma lo dice la tarjeta, paso por paso, sin nombres', async () => {
    await e.aprobar(ids.carpeta)
    expect(await tarjeta()).toMatchObject({ inscripcion: { nroelevadores: 3, desde: HOY }, conservadora: null })
    await e.pedir('lucia', 'PUT', '/elevadores/revisado', { idFormulario31: ids.f31 })
    expect((await tarjeta()).conservadora).toBeNull()
    await e.pagar29(ids.f29)
    expect(await tarjeta()).toEqual({
      padron: '100001',
      domicilio: 'SAN MARTIN 450',
      inscripcion: { nroelevadores: 3, desde: HOY },
      conservadora: {
        Institucion: 'ASCENSORES TUCUMAN SRL',
        nroconservador: 'c-100',
        desde: HOY,
        seguro: { hasta: null, situacion: 'SIN_FECHA' },
        contrato: { hasta: null, situacion: 'SIN_FECHA' },
      },
    })
    // A review opens nothing to who sent the note; whose company is paid sees its page.
    expect((await e.pedir('pablo', 'GET', '/elevadores/inmuebles/100001')).statusCode).toBe(404)
    expect(await empresa('pablo')).toMatchObject({ confirmada: true, inscripciones: [{ propio: true }] })
  })

  it('una nota sin revisar no la dice la tarjeta, aunque la empresa esté pagada', async () => {
    const [otro] = await e.consulta(
      `select id_domicilio as id from domicilio where padron = '100002' and origen = 'PADRON'`,
    )
    const { idFormulario31 } = (await e.presentar('31', { ...FORMULARIO_31, idDomicilio: otro.id })).json()
    const deMuestra = (await e.pedir('rosa', 'GET', '/elevadores/tarjeta/E1EV4D0RESDEMVESTRA0')).json()
    expect(deMuestra.tarjeta).toEqual({
      padron: '100002',
      domicilio: 'LAPRIDA 120',
      inscripcion: null,
      conservadora: null,
    })
    await e.consulta('delete from formulario31 where id_formulario31 = $1', [idFormulario31])
  })

  it('la tarjeta se imprime con el código que lleva a su página; un código que no es, 404', async () => {
    const pdf = await e.pedir('clara', 'GET', '/elevadores/inmuebles/100001/tarjeta')
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      expect.stringContaining('elevadores-100001.pdf'),
    ])
    expect(leerQrDePdf(pdf.rawPayload)).toBe(`https://catastro.prueba/#/elevadores/tarjeta/${await codigo()}`)
    const sinSesion = await e.portal.app.inject({ url: `/api/elevadores/tarjeta/${(await codigo()).toLowerCase()}` })
    expect(sinSesion.statusCode).toBe(200)
    expect(await e.rechazo(e.pedir('clara', 'GET', `/elevadores/tarjeta/${'0'.repeat(20)}`))).toEqual([
      404,
      'El código no corresponde a ninguna tarjeta de elevadores',
    ])
    expect(await e.rechazo(e.pedir('clara', 'GET', '/elevadores/tarjeta/corto'))).toEqual([
      400,
      'Código: debe tener 20 letras y números',
    ])
  })
})

describe('los vencimientos', () => {
  it('los anota el personal, y se ven señalados en el registro', async () => {
    for (const [clase, id, dias] of [
      ['SEGURO', ids.f31, 30],
      ['CONTRATO', ids.f31, 31],
      ['MATRICULA_RT', ids.f30, -1],
      ['MATRICULA_TE', ids.f30, 0],
    ] as const) {
      expect((await vencer(clase, id, dia(dias))).json()).toEqual({
        ok: true,
        message: 'El vencimiento quedó guardado',
      })
    }
    const { mantenimientos, personal } = await inmueble()
    expect(mantenimientos[0]).toMatchObject({
      seguro: { hasta: dia(30), situacion: 'POR_VENCER' },
      contrato: { hasta: dia(31), situacion: 'VIGENTE' },
    })
    expect(personal).toMatchObject([
      { clase: 'RT', vencimiento: { hasta: dia(-1), situacion: 'VENCIDO' } },
      { clase: 'TE', vencimiento: { hasta: HOY, situacion: 'POR_VENCER' } },
    ])
    // Of a technician whom nobody confirmed, nothing.
    expect(await inmuebles('vencimiento=VENCIDO')).toEqual([])
    await e.pedir('lucia', 'PUT', '/elevadores/confirmar', { formulario: '30', numero: ids.f30 })
    expect(await inmuebles('vencimiento=VENCIDO')).toEqual(['100001'])
    expect(await inmuebles('vencimiento=POR_VENCER')).toEqual([])
    expect(await empresas('vencimiento=VENCIDO')).toEqual(['ASCENSORES TUCUMAN SRL'])
    expect((await tarjeta()).conservadora.seguro).toEqual({ hasta: dia(30), situacion: 'POR_VENCER' })
  })

  it('ni lo propio, ni lo que no existe, ni quien no es del personal', async () => {
    const propia = { ...FORMULARIO_31, idDomicilio: e.idDomicilio }
    const { idFormulario31 } = (await e.presentar('31', propia, 'lucia')).json()
    expect(await e.rechazo(vencer('SEGURO', idFormulario31, HOY))).toEqual([
      403,
      'No puede decidir sobre lo que presentó, ni sobre la empresa o el inmueble en que tiene parte: pídaselo a otra persona del personal',
    ])
    expect((await vencer('SEGURO', ids.f31, HOY, 'pablo')).statusCode).toBe(403)
    expect(await e.rechazo(vencer('MATRICULA_RT', 999_999, HOY))).toEqual([
      404,
      'El registro no existe o no está a su alcance',
    ])
    expect(await e.rechazo(vencer('SEGURO', ids.f31, ''))).toEqual([400, 'Escriba la fecha de vencimiento'])
    expect(await e.rechazo(vencer('SEGURO', ids.f31, '2026-02-30'))).toEqual([
      400,
      'Fecha de vencimiento: no es una fecha válida',
    ])
    for (const deOtroSiglo of ['1800-05-04', '1899-12-31', '2100-01-01', '9999-12-31']) {
      expect(await e.rechazo(vencer('SEGURO', ids.f31, deOtroSiglo))).toEqual([
        400,
        'Fecha de vencimiento: debe ser de un año entre 1900 y 2099',
      ])
    }
    await e.consulta('delete from formulario31 where id_formulario31 = $1', [idFormulario31])
  })

  it('se avisa una vez, desde 30 días antes, a quien lo presentó y a quien responde por el inmueble; cambiado, otra vez', async () => {
    const avisados = () =>
      e.consulta(
        `select id_persona, redaccion ->> 'asunto' as asunto from correo_saliente where motivo = 'ELEVADORES' order by id_correo`,
      )
    const enLetras = (dias: number) => dia(dias).split('-').reverse().join('/')
    await e.consulta('delete from correo_saliente')
    await Promise.all([avisarVencimientos(e.portal.db), avisarVencimientos(e.portal.db)])
    await avisarVencimientos(e.portal.db)
    const unaVez = [
      { id_persona: 2, asunto: `Seguro: vence el ${enLetras(30)}` },
      { id_persona: 7, asunto: `Seguro: vence el ${enLetras(30)}` },
      { id_persona: 2, asunto: `Matrícula del técnico especializado: vence el ${enLetras(0)}` },
    ]
    expect(await avisados()).toEqual(unaVez)
    await vencer('SEGURO', ids.f31, dia(29))
    await vencer('MATRICULA_TE', ids.f30, null)
    await e.portal.trabajar('avisar-vencimientos-de-elevadores')
    await e.portal.trabajar('avisar-vencimientos-de-elevadores')
    expect(await avisados()).toEqual([
      ...unaVez,
      { id_persona: 2, asunto: `Seguro: vence el ${enLetras(29)}` },
      { id_persona: 7, asunto: `Seguro: vence el ${enLetras(29)}` },
    ])
  })

  it('de una nota que otra reemplazó no se avisa', async () => {
    const otra = { ...FORMULARIO_31, idDomicilio: e.idDomicilio, cantidadelevadores: 4 }
    const { idFormulario31 } = (await e.presentar('31', otra)).json()
    await e.pedir('lucia', 'PUT', '/elevadores/revisado', { idFormulario31 })
    await vencer('SEGURO', ids.f31, dia(10))
    await e.consulta('delete from correo_saliente')
    await avisarVencimientos(e.portal.db)
    expect(await e.consulta('select from correo_saliente')).toEqual([])
    const { mantenimientos } = await inmueble()
    expect(
      mantenimientos.map(({ cantidadelevadores, hasta }: Record<string, unknown>) => [cantidadelevadores, hasta]),
    ).toEqual([
      [4, null],
      [3, HOY],
    ])
    await e.consulta('delete from formulario31 where id_formulario31 = $1', [idFormulario31])
  })
})

describe('las listas', () => {
  it('los inmuebles se buscan por padrón, calle, responsable, empresa y número', async () => {
    // 100002 is the demo city's, with a form 27 that nobody has approved.
    expect(await inmuebles()).toEqual(['100001', '100002'])
    for (const buscar of ['100001', 'san martin', 'c-100', 'ascensores tucuman']) {
      expect([buscar, await inmuebles(`buscar=${encodeURIComponent(buscar)}`)]).toEqual([buscar, ['100001']])
    }
    expect(await inmuebles('buscar=nieva')).toEqual(['100001', '100002'])
    expect(await inmuebles('buscar=nadie')).toEqual([])
    expect(await inmuebles('confirmado=1')).toEqual(['100001'])
    expect(await inmuebles('confirmado=0')).toEqual(['100002'])
    expect(await inmuebles('porRevisar=1')).toEqual([])
    const { inmuebles: pagina, total } = (
      await e.pedir('lucia', 'GET', '/elevadores/inmuebles?pagina=2&porPagina=5')
    ).json()
    expect([pagina, total]).toEqual([[], 0])
    const lejos = await e.pedir('lucia', 'GET', '/elevadores/inmuebles?pagina=201&porPagina=5')
    expect(lejos.statusCode).toBe(400)
  })

  it('una nota sin revisar se encuentra', async () => {
    const { idFormulario31 } = (await e.presentar('31', { ...FORMULARIO_31, idDomicilio: e.idDomicilio })).json()
    expect(await inmuebles('porRevisar=1')).toEqual(['100001'])
    await e.consulta('delete from formulario31 where id_formulario31 = $1', [idFormulario31])
  })

  it('las empresas, por nombre, CUIT y número, con lo que conservan', async () => {
    await e.presentar(
      '29',
      { ...CONSERVADORA, idInstitucion: 5, nroconservador: 'ACO-1', cuit: '30111111118' },
      'bruno',
    )
    expect(await empresas()).toEqual(['ASCENSORES TUCUMAN SRL', 'CONSERVADORA ACONQUIJA SA'])
    for (const cuit of [
      '30111111118',
      '30-11111111-8',
      '30.11111111.8',
      '30 11111111 8',
      '30\u201011111111\u20108',
      '11111111-8',
    ]) {
      expect([cuit, await empresas(`buscar=${encodeURIComponent(cuit)}`)]).toEqual([
        cuit,
        ['CONSERVADORA ACONQUIJA SA'],
      ])
    }
    expect(await empresas('buscar=aco-1')).toEqual(['CONSERVADORA ACONQUIJA SA'])
    expect(await empresas('pagada=1')).toEqual(['ASCENSORES TUCUMAN SRL'])
    expect(await empresas('pagada=0')).toEqual(['CONSERVADORA ACONQUIJA SA'])
    const [primera] = (await e.pedir('lucia', 'GET', '/elevadores/empresas?pagina=1&porPagina=5')).json().empresas
    expect(primera).toMatchObject({
      idFormulario29: ids.f29,
      inmuebles: 1,
      elevadores: 3,
      tecnicos: 2,
      confirmada: true,
      importe: 5200,
      propia: false,
    })
  })

  it('se exportan', async () => {
    const exportada = async (lista: string) =>
      (await e.pedir('lucia', 'GET', `/exportaciones/${lista}?formato=csv`)).body.replace('\uFEFF', '').split(/\r?\n/)
    const [titulos, primera] = await exportada('elevadores')
    expect(titulos).toBe(
      'Padrón;Domicilio;Elevadores;Responsable;CUIL;Carpeta;Estado;Desde;Hasta;Conservadora;Número de conservador;Nota revisada;Vence el seguro;Vence el contrato',
    )
    expect(primera).toContain(`100001;SAN MARTIN 450;3;Nieva Clara;27309991112;${ids.carpeta};APROBADO;`)
    expect((await exportada('conservadoras'))[1]).toMatch(
      /^\d+;ASCENSORES TUCUMAN SRL;Ascensores Tucumán SRL;30707070707;C-100;/,
    )
  })
})

describe('los registros propios', () => {
  it('cada quien ve los suyos, del más nuevo al más viejo', async () => {
    const mios = async (quien: 'clara' | 'pablo', filtro = '') =>
      (await e.pedir(quien, 'GET', `/elevadores/mios?${filtro}`))
        .json()
        .registros.map((r: Record<string, unknown>) => [
          r.formulario,
          r.detalle,
          r.situacion,
          r.padron,
          r.idInstitucion,
        ])
    expect(await mios('clara')).toEqual([
      ['28', 'Padrón 100001', 'Registrado', null, null],
      ['27', 'Padrón 100001', 'APROBADO', '100001', null],
      ['27', 'Padrón 100002', 'PRESENTADO', null, null],
    ])
    expect(await mios('pablo')).toEqual([
      ['31', 'Padrón 100001', 'Revisada', null, null],
      ['30', 'ASCENSORES TUCUMAN SRL', 'Confirmado', null, null],
      ['29', 'ASCENSORES TUCUMAN SRL', 'Pagado', null, 4],
    ])
    expect(await mios('pablo', 'formulario=30')).toEqual([['30', 'ASCENSORES TUCUMAN SRL', 'Confirmado', null, null]])
  })

  it('se leen y se bajan en PDF; los ajenos no están', async () => {
    const { idFormulario28 } = (await inmueble()).responsables[0].registro
    for (const [quien, formulario, numero, respuesta] of [
      ['clara', '27', ids.carpeta, '$ 5.200,00'],
      ['clara', '28', idFormulario28, 'Nieva Clara'],
      ['pablo', '29', ids.f29, '30-70707070-7'],
      ['pablo', '30', ids.f30, 'Luis Sosa'],
      ['pablo', '31', ids.f31, 'Mantenimiento mensual'],
    ] as const) {
      const url = `/elevadores/registro/${formulario}/${numero}`
      for (const lector of [quien, 'hector'] as const) {
        const { registro } = (await e.pedir(lector, 'GET', url)).json()
        expect(JSON.stringify(registro.bloques)).toContain(respuesta)
        const pdf = await e.pedir(lector, 'GET', `${url}/pdf`)
        expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
      }
      const NO_ESTA = [404, 'El registro no existe o no está a su alcance']
      expect(await e.rechazo(e.pedir('bruno', 'GET', url))).toEqual(NO_ESTA)
      expect(await e.rechazo(e.pedir('bruno', 'GET', `${url}/pdf`))).toEqual(NO_ESTA)
    }
  })
})

describe('quién responde, y hasta cuándo', () => {
  it('el siguiente formulario 27 reemplaza al anterior cuando se aprueba, y no antes', async () => {
    const { idCarpeta } = (await e.presentar27({ nroelevadores: 4 }, 'bruno')).json()
    const lista = async () =>
      (await inmueble()).responsables.map((r: Record<string, unknown>) => [r.responsable, r.confirmado, r.hasta])
    expect(await lista()).toEqual([
      ['Nieva Clara', true, null],
      ['Ledesma Bruno', false, null],
    ])
    expect(await inmueble()).toMatchObject({ nroelevadores: 3 })
    const verlo = async () => (await e.pedir('bruno', 'GET', '/elevadores/inmuebles/100001')).statusCode
    expect(await verlo()).toBe(404)
    await e.aprobar(idCarpeta)
    expect(await verlo()).toBe(200)
    // Somebody else's CUIL is for the staff.
    const { inmueble: visto } = (await e.pedir('bruno', 'GET', '/elevadores/inmuebles/100001')).json()
    expect(visto.responsables.map(({ cuil }: { cuil: string | null }) => cuil)).toEqual(['20314445555', null])
    expect(await lista()).toEqual([
      ['Ledesma Bruno', true, null],
      ['Nieva Clara', true, HOY],
    ])
    expect(await inmueble()).toMatchObject({ nroelevadores: 4 })
    expect((await tarjeta()).inscripcion.nroelevadores).toBe(4)
  })

  it('el personal de un nuevo formulario 30 de la misma persona reemplaza al anterior cuando se confirma', async () => {
    const marta = { ...FORMULARIO_30, representantetecnico: 'Marta Ríos' }
    const { idFormulario30: numero } = (await e.presentar('30', marta)).json()
    await e.pedir('lucia', 'PUT', '/elevadores/confirmar', { formulario: '30', numero })
    expect((await empresa()).personal.map((t: Record<string, unknown>) => [t.nombre, t.hasta])).toEqual([
      ['Marta Ríos', null],
      ['Juan Paz', HOY],
      ['Luis Sosa', HOY],
    ])
  })
})
