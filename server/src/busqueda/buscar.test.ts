import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, CUIL, type Demo } from '../../pruebas/appDePrueba.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

const pedir = (quien: Demo, texto: string, mas = '') =>
  portal.como(quien, { url: `/api/buscar?texto=${encodeURIComponent(texto)}${mas}` })
const hallar = async (quien: Demo, texto: string, mas = '') => (await pedir(quien, texto, mas)).json()
const carpetas = async (quien: Demo, texto: string, mas = '') =>
  (await hallar(quien, texto, mas)).carpetas.map((c: { idCarpeta: number }) => c.idCarpeta)
const inmuebles = async (quien: Demo, texto: string) =>
  (await hallar(quien, texto)).padrones.map((p: { padronm: string }) => p.padronm)
const consulta = async (texto: string, valores: unknown[] = []) => (await portal.db.$client.query(texto, valores)).rows

describe('el personal halla cualquier carpeta', () => {
  it.each([
    // By number, however it is written.
    ['1002', [1002]],
    ['carpeta 1.002', [1002]],
    ['118204-C', [1003]],
    ['Expte. N.º 118204 c', [1003]],
    ['118204', [1003]],
    ['1182', [1004, 1003]],
    ['11', []],
    ['100001', [1007, 1001]],
    ['padrón 100.012', [1005]],
    // By people: owner, who filed it, professional.
    ['nieva', [1008, 1007, 1001]],
    ['NIEV', [1008, 1007, 1001]],
    ['clara nieva', [1008, 1007, 1001]],
    ['médina pab', [1006, 1005, 1004, 1003, 1002]],
    [CUIL.clara, [1008, 1007, 1001]],
    ['27-30999111-2', [1008, 1007, 1001]],
    ['30.999.111', [1008, 1007, 1001]],
    [CUIL.bruno, [1009]],
    // By street and door; a door is whole.
    ['junín 715', [1002]],
    ['calle Junín N.º 715', [1002]],
    ['junin 71', []],
    ['muñecas', [1004]],
    ['sarmiento 880 medina', [1005]],
    // Nothing has them all.
    ['nieva medina', [1001]],
    ['nieva ledesma', []],
    ['xyzw', []],
    ["d'angelo; drop table", []],
    ['%', null],
    ['a', null],
    ['7', []],
    ['99999999999999999999', []],
  ])('%s: %j', async (texto, esperadas) => {
    if (esperadas === null) {
      expect((await pedir('lucia', texto)).json()).toMatchObject({
        message: 'Qué buscar: escriba un número o al menos 2 letras',
        errors: [{ path: 'texto' }],
      })
      return
    }
    expect(await carpetas('lucia', texto)).toEqual(esperadas)
  })

  it('primero las que tienen la palabra tal cual, y después las más nuevas', async () => {
    const copia = async (calle: string) => {
      const [{ id }] = await consulta(
        `with d as (insert into domicilio (calle_texto, padron, origen, id_persona_alta) values ($1, '555', 'MANUAL', 1) returning id_domicilio)
         insert into carpeta (id_uso, id_persona, id_domicilio, estado, padron, busqueda)
         select 13, 4, id_domicilio, 1, '555', '' from d returning id_carpeta as id`,
        [calle],
      )
      return id
    }
    const [exacta, larga, otra] = [await copia('ZURI'), await copia('ZURITA'), await copia('ZURIGA')]
    expect(await carpetas('hector', 'zuri')).toEqual([exacta, otra, larga])
    expect(await hallar('hector', 'zuri', '&porPagina=5&pagina=2')).toMatchObject({ carpetas: [], hayMas: false })
    expect(await carpetas('hector', 'jua zuri')).toEqual([exacta, otra, larga])
    await consulta('update carpeta set borrada_el = now() where id_carpeta = $1', [otra])
    expect(await carpetas('hector', 'zuri')).toEqual([exacta, larga])
    await consulta('update carpeta set borrada_el = null where id_carpeta = $1', [otra])
    expect(await carpetas('hector', 'zuri')).toEqual([exacta, otra, larga])
  })

  it('una letra mal: lo parecido, y lo dice', async () => {
    expect(await hallar('lucia', 'niebas clara')).toMatchObject({ carpetas: [] })
    const parecidas = await hallar('lucia', 'nieba clara')
    expect(parecidas.parecidas).toBe(true)
    expect(parecidas.carpetas.map((c: { idCarpeta: number }) => c.idCarpeta)).toEqual([1008, 1007, 1001])
    expect((await hallar('lucia', 'nieva clara')).parecidas).toBeUndefined()
  })

  it('de a página, con la que sigue', async () => {
    expect(await hallar('ana', 'medina', '&porPagina=5')).toMatchObject({ hayMas: true })
    expect(await carpetas('ana', 'medina', '&porPagina=5')).toEqual([1006, 1005, 1004, 1003, 1002])
    expect(await carpetas('ana', 'medina', '&porPagina=5&pagina=2')).toEqual([1001])
    expect(await hallar('ana', 'medina', '&porPagina=10')).toMatchObject({ hayMas: false })
    expect((await pedir('ana', 'medina', '&porPagina=25&pagina=41')).statusCode).toBe(400)
  })

  it('dice qué es', async () => {
    expect((await hallar('diego', '118301-P')).carpetas).toEqual([
      {
        idCarpeta: 1005,
        estado: 'OBSERVADO',
        completa: true,
        encomienda: 'CONFORME DE USO',
        titular: expect.stringMatching(/^[A-Z]/),
        profesional: 'Medina Pablo',
        domicilio: 'SARMIENTO 880',
        padron: '100012',
        expediente: '118301-P',
        numeroAnterior: null,
      },
    ])
  })
})

describe('las palabras siguen a la gente y al domicilio', () => {
  it('quien cambia de nombre, una calle que cambia', async () => {
    await consulta(`update persona set apellido_persona = 'Quispe' where id_persona = 3`)
    expect([await carpetas('lucia', 'ledesma'), await carpetas('lucia', 'quispe')]).toEqual([[], [1009]])
    await consulta(`update persona set apellido_persona = 'Ledesma' where id_persona = 3`)
    const [{ calle_texto: antes, id_domicilio: id }] = await consulta(
      'select d.* from domicilio d join carpeta using (id_domicilio) where id_carpeta = 1009',
    )
    await consulta(`update domicilio set calle_texto = 'NUEVA OESTE' where id_domicilio = $1`, [id])
    expect(await carpetas('lucia', 'oeste ledesma')).toEqual([1009])
    await consulta('update domicilio set calle_texto = $2 where id_domicilio = $1', [id, antes])
    expect(await carpetas('lucia', 'oeste ledesma')).toEqual([])
  })

  it('ninguna carpeta tiene una palabra de más ni de menos', async () => {
    expect(
      await consulta(
        `with antes as (select * from palabra_de_carpeta),
           hecho as (select escribir_palabras_de_carpetas(array(select id_carpeta from carpeta)))
         select count(*)::integer as antes, (select count(*) from hecho)::integer as hecho from antes`,
      ),
    ).toEqual([{ antes: expect.any(Number), hecho: 1 }])
    const [{ palabras }] = await consulta(
      `select string_agg(palabra, ' ' order by palabra) as palabras from palabra_de_carpeta where id_carpeta = 1005`,
    )
    expect(palabras.split(' ')).toEqual(expect.arrayContaining(['880', 'MEDINA', 'PABLO', 'SARMIENTO']))
    expect(palabras.split(' ')).toHaveLength(6)
  })
})

describe('los demás hallan lo suyo', () => {
  it.each([
    ['pablo', 'nieva', [1001]],
    ['pablo', '1007', []],
    ['pablo', '100001', [1001]],
    ['pablo', '118204', [1003]],
    ['pablo', CUIL.clara, [1001]],
    // Pablo filed 1001 for her property.
    ['clara', 'nieva', [1008, 1007, 1001]],
    ['clara', '1001', [1001]],
    ['clara', CUIL.clara, [1008, 1007, 1001]],
    ['clara', '1002', []],
    ['clara', '1007', [1007]],
    ['bruno', 'medina', []],
    ['rosa', 'nieva', []],
  ] as const)('%s busca %s: %j', async (quien, texto, esperadas) => {
    const hallado = await hallar(quien, texto)
    expect(hallado.carpetas.map((c: { idCarpeta: number }) => c.idCarpeta)).toEqual(esperadas)
    expect([hallado.padrones, hallado.empresas]).toEqual([[], []])
  })

  it('de la obra en su propiedad, la propietaria no lee quién es el profesional; quien la presentó, sí', async () => {
    const [[deElla], [dePablo]] = [
      (await hallar('clara', '1001')).carpetas.map((c: { profesional: string | null }) => [c.profesional]),
      (await hallar('pablo', '1001')).carpetas.map((c: { profesional: string | null }) => [c.profesional]),
    ]
    expect([deElla, dePablo]).toEqual([[null], ['Medina Pablo']])
  })

  it('la que presentó quien es también su propietario sale una sola vez; la borrada, ninguna', async () => {
    await consulta('update carpeta set id_persona = 7 where id_carpeta = 1001')
    expect(await carpetas('clara', '1001')).toEqual([1001])
    await consulta('update carpeta set id_persona = 2, borrada_el = now() where id_carpeta = 1001')
    expect(await carpetas('clara', '1001')).toEqual([])
    await consulta('update carpeta set borrada_el = null where id_carpeta = 1001')
  })
})

describe('y lo que no es carpeta', () => {
  it('inmuebles por número, titular, y calle con puerta', async () => {
    expect(await inmuebles('lucia', '100012')).toEqual(['100012'])
    expect(await inmuebles('lucia', 'nieva clara')).toEqual(['100001', '100002'])
    expect(await inmuebles('lucia', 'sarmiento 880')).toEqual(['100012'])
    expect(await inmuebles('lucia', 'nieva clara')).toHaveLength(2)
    expect(await hallar('lucia', 'nieva clara', '&pagina=2')).toMatchObject({ padrones: [] })
  })

  it('un pago por su transacción o su número: de quien lo atiende, o propio', async () => {
    const pagos = async (quien: Demo, texto: string) =>
      (await hallar(quien, texto)).pagos.map((p: { transaccion: string }) => p.transaccion)
    expect(await pagos('lucia', 'T0000001')).toEqual(['T0000001'])
    expect(await pagos('lucia', 't-0000001')).toEqual(['T0000001'])
    expect(await pagos('clara', 'T0000001')).toEqual(['T0000001'])
    expect(await pagos('pablo', 'T0000001')).toEqual([])
    // Who only inspects sees no payments.
    expect(await pagos('diego', 'T0000001')).toEqual([])
  })

  it('un certificado por su número o su código; del padrón, los propios', async () => {
    const hecho = (
      await portal.como('clara', { method: 'POST', url: '/api/padron/certificado', payload: { padron: '100001' } })
    ).json()
    const certificados = async (quien: Demo, texto: string) =>
      (await hallar(quien, texto)).certificados.map((c: { numero: string }) => c.numero)
    const [, anio, orden] = /^PA-(\d+)-0*(\d+)$/.exec(hecho.numero) ?? []
    expect(await certificados('lucia', hecho.numero)).toEqual([hecho.numero])
    expect(await certificados('lucia', `pa ${anio} ${orden}`)).toEqual([hecho.numero])
    expect(await certificados('lucia', hecho.codigo.toLowerCase().replace(/(.{5})/g, '$1-'))).toEqual([hecho.numero])
    expect(await certificados('clara', '100001')).toEqual([hecho.numero])
    expect(await certificados('lucia', '100001')).toEqual([])
    expect(await certificados('pablo', hecho.numero)).toEqual([])
  })

  it('una conservadora por su nombre o su CUIT', async () => {
    const [{ institucion, cuit }] = await consulta(
      `with f as (
         insert into formulario29 (id_institucion, razonsocial, cuit, nroconservador, nroinstalador, id_calle, nro_puerta, piso,
           departamento, telefono, observaciones, id_persona, tarifa, importe)
         select id_institucion, 'Subir SA', '30711122423', '', '', 1, '1', '', '', '', '', 7, 1, 1 from institucion limit 1
         returning id_institucion, cuit)
       select i.institucion, f.cuit from f join institucion i using (id_institucion)`,
    )
    expect(await consulta('select count(*)::integer as n from formulario29')).toEqual([{ n: 1 }])
    const empresas = async (quien: Demo, texto: string) =>
      (await hallar(quien, texto)).empresas.map((e: { institucion: string }) => e.institucion)
    expect(await empresas('hector', institucion.slice(0, 6))).toContain(institucion)
    expect(await empresas('hector', cuit)).toEqual([institucion])
    expect(await empresas('pablo', institucion)).toEqual([])
  })
})

describe('queda anotado (A-211) y cuenta para el día (A-212)', () => {
  it('quien aparece lo ve; lo que se busca no se guarda', async () => {
    expect((await pedir('hector', 'nieva clara')).statusCode).toBe(200)
    await expect
      .poll(async () => {
        const { consultas } = (await portal.como('clara', { url: '/api/consultas/mias?porPagina=25&pagina=1' })).json()
        return consultas.filter((c: { quien: string }) => c.quien === 'Héctor Paz').map((c: { que: string }) => c.que)
      })
      .toContain('Sus datos, en una lista')
  })

  it('cuentan los titulares del registro que se muestran, y no las carpetas', async () => {
    const mostrados = async () =>
      (
        await consulta('select coalesce(sum(mostrados), 0)::integer as n from titulares_por_dia where id_persona = 5')
      )[0].n
    const antes = await mostrados()
    await pedir('hector', '118301-P')
    expect(await carpetas('hector', 'ledesma bruno')).toEqual([1009])
    expect(await mostrados()).toBe(antes)
    expect(await inmuebles('hector', 'nieva clara')).toHaveLength(2)
    expect(await mostrados()).toBe(antes + 1)
  })
})
