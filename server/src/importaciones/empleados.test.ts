import { digitoVerificadorBien } from '@catastro/domain/cuit'
import { ErrorDePortal } from '@catastro/domain/errores'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, CUIL, ciudadDigitalDePrueba } from '../../pruebas/appDePrueba.ts'
import { fotoDe } from '../../pruebas/fotoDeLaBase.ts'
import { importacionesDePrueba } from '../../pruebas/importacionesDePrueba.ts'
import { larga } from '../../pruebas/larga.ts'
import { verificarCadena } from '../cadena/verificar.ts'
import type { CiudadDigital } from '../plataforma/ciudadDigital/ciudadDigital.ts'

/** Thirty citizens besides those of the demonstration, in the order of their CUILs. */
const CIUDADANOS = Array.from({ length: 30 }, (_, i) => {
  const diez = `20${48_500_000 + i}`
  return [...'0123456789'].map((digito) => `${diez}${digito}`).find(digitoVerificadorBien) ?? `${diez}0`
})
const preguntas: string[] = []
let caida = false
const registro: CiudadDigital = {
  ...ciudadDigitalDePrueba,
  async ciudadanoPorCuil(cuil, token) {
    preguntas.push(`${token} ${cuil}`)
    if (caida && CIUDADANOS.indexOf(cuil) >= 5) throw new ErrorDePortal(503, 'Ciudad Digital no responde')
    const lugar = CIUDADANOS.indexOf(cuil)
    // The last three are nobody.
    if (lugar >= 27) return null
    return lugar < 0
      ? ciudadDigitalDePrueba.ciudadanoPorCuil(cuil, token)
      : { id_persona: 990_000 + lugar, nombre_persona: `Nombre ${lugar}`, apellido_persona: 'De Afuera' }
  },
}

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba({ ciudadDigital: registro })
})
const { atender, enviar, leer, consultar } = importacionesDePrueba(() => portal)

const TITULOS = 'CUIL;Apellido;Nombre;Repartición;Oficina;Roles'
const archivo = (...filas: string[]) => `${[TITULOS, ...filas].join('\n')}\n`
async function revisar(...filas: string[]): Promise<number> {
  const respuesta = await enviar('ana', 'empleados', archivo(...filas))
  expect([respuesta.statusCode, respuesta.json().message]).toEqual([200, 'Archivo recibido. Se está revisando'])
  await atender()
  return respuesta.json().idImportacion
}
const ver = async (id: number) => (await leer(`/importaciones/${id}`, 'ana')).importacion
const filas = async (id: number) => (await leer(`/importaciones/${id}/filas?porPagina=25`, 'ana')).filas
const pedir = async (id: number, que: string, quien: 'ana' | 'lucia' | 'diego' = 'ana', payload?: object) => {
  const respuesta = await portal.como(quien, {
    method: 'POST',
    url: `/api/importaciones/${id}/${que}`,
    ...(payload && { payload }),
  })
  return [respuesta.statusCode, respuesta.json().message]
}
const rolesDe = async (cuil: string) =>
  (
    await consultar(`select r.rol from persona_rol x join rol r using (id_rol) join persona p using (id_persona)
      where p.documento_persona = '${cuil}' order by r.id_rol`)
  ).map(({ rol }) => rol)
const oficinaDe = async (cuil: string) =>
  (
    await consultar(`select o.oficina from empleado join persona p using (id_persona) join oficina o using (id_oficina)
      where p.documento_persona = '${cuil}'`)
  )[0]?.oficina
const ORDENADO = [200, 'La importación comenzó']
/** An office of the demo city, with its department. */
let OFICINA = ''
let OTRA = ''
beforeAll(async () => {
  await consultar(`insert into reparticion (reparticion) values ('OBRAS DE PRUEBA'), ('OTRAS DE PRUEBA')`)
  await consultar(`insert into oficina (oficina, id_institucion, id_reparticion) select n.oficina, min(i.id_institucion), r.id_reparticion
    from institucion i, (values ('VENTANILLA', 'OBRAS DE PRUEBA'), ('ARCHIVO VIEJO', 'OTRAS DE PRUEBA')) n(oficina, de)
    join reparticion r on r.reparticion = n.de group by n.oficina, r.id_reparticion`)
  OFICINA = 'Obras de prueba;Ventanilla'
  OTRA = 'OTRAS DE PRUEBA;ARCHIVO VIEJO'
})

describe('a quien el portal no conoce', () => {
  const buscar = async (id: number, desde: number) =>
    (
      await portal.como('ana', {
        method: 'POST',
        url: `/api/importaciones/${id}/personas`,
        payload: { desde },
      })
    ).json()

  it('lo busca en Ciudad Digital quien importa, con su sesión y de a 25; los que no están siguen sin estar', async () => {
    const id = await revisar(...[...CIUDADANOS, CUIL.rosa].map((cuil) => `${cuil};;;${OFICINA};INSPECTOR`))
    expect(await ver(id)).toMatchObject({ faltanPersonas: true, rechazadas: 31, altas: 0 })
    expect(await buscar(id, 0)).toMatchObject({ preguntadas: 25, halladas: 25, hasta: 26 })
    expect(preguntas[0]).toBe(`${CUIL.ana} ${CIUDADANOS[0]}`)
    expect(await buscar(id, 26)).toMatchObject({
      preguntadas: 6,
      halladas: 3,
      hasta: null,
      message: 'Ciudad Digital conoce a 3 de 6 personas',
    })
    expect((await pedir(id, 'respuestas', 'ana', { respuestas: [] }))[0]).toBe(200)
    await atender()
    expect(await ver(id)).toMatchObject({ faltanPersonas: true, rechazadas: 3, altas: 28 })
    expect(await consultar('select nombre_persona, apellido_persona from persona where id_persona = 990026')).toEqual([
      { nombre_persona: 'Nombre 26', apellido_persona: 'De Afuera' },
    ])
    // Nothing else was written: no post, no role.
    expect(await consultar('select id_persona from empleado where id_persona >= 990000')).toEqual([])
    await consultar('delete from persona where id_persona >= 990000')
  })

  larga('si Ciudad Digital deja de responder, los hallados quedan', async () => {
    const id = await revisar(...CIUDADANOS.slice(0, 8).map((cuil) => `${cuil};;;${OFICINA};INSPECTOR`))
    caida = true
    expect(await buscar(id, 0)).toMatchObject({ ok: false, message: 'Ciudad Digital no responde' })
    caida = false
    expect(await consultar('select count(*)::int as n from persona where id_persona >= 990000')).toEqual([{ n: 5 }])
    preguntas.length = 0
    expect(await buscar(id, 0)).toMatchObject({ preguntadas: 3, halladas: 3, hasta: null })
    expect(preguntas).toHaveLength(3)
    await consultar('delete from persona where id_persona >= 990000')
  })

  larga('no pregunta por un CUIL estropeado, ni de un archivo que no es de personas', async () => {
    const id = await revisar(`20400000001;;;${OFICINA};INSPECTOR`)
    preguntas.length = 0
    expect(await buscar(id, 0)).toMatchObject({ preguntadas: 0, halladas: 0, hasta: null })
    expect(preguntas).toEqual([])
    const calles = (await enviar('lucia', 'calles', 'Calle;Tipo\nLAS TUSCAS;CALLE\n')).json().idImportacion
    await atender()
    expect(await pedir(calles, 'personas', 'ana', { desde: 0 })).toEqual([
      409,
      'Solo se buscan personas para los profesionales, los empleados y las carpetas anteriores',
    ])
  })
})

describe('la revisión', () => {
  it('dice por qué rechaza cada fila, y qué cambia de las otras', async () => {
    const id = await revisar(
      `${CUIL.clara};;;${OFICINA};Inspector, jefe de departamento`,
      `${CUIL.rosa.slice(0, 10)}0;;;${OFICINA};INSPECTOR`,
      `${CIUDADANOS[28]};;;${OFICINA};INSPECTOR`,
      `${CUIL.rosa};;;Obras de prueba;ARCHIVO VIEJO;INSPECTOR`,
      `${CUIL.hector};;;NINGUNA;VENTANILLA;INSPECTOR`,
      `${CUIL.diego};;;${OFICINA};ALCALDE; `,
      `${CUIL.rosa};;;${OFICINA};,;`,
      `${CUIL.ana};;;${OFICINA};INSPECTOR`,
      `2,01E+10;;;${OFICINA};INSPECTOR`,
    )
    const dichas = (await filas(id)).map(
      (f: { fila: number; accion: string; errores: { columna: string; msg: string }[] }) => [
        f.fila,
        f.accion,
        ...f.errores.map(({ columna, msg }) => `${columna}: ${msg}`),
      ],
    )
    expect(dichas).toEqual([
      [2, 'ALTA'],
      [
        3,
        'RECHAZADA',
        'CUIL: el último número no corresponde a los anteriores. Si Excel lo redondeó, ponga la columna como texto y escríbalo otra vez',
      ],
      [
        4,
        'RECHAZADA',
        'CUIL: no está entre las personas del portal: búsquela en Ciudad Digital con el botón de esta pantalla',
      ],
      [5, 'RECHAZADA', 'Oficina: La oficina no es de la repartición elegida'],
      [6, 'RECHAZADA', 'Repartición: no está en Reparticiones'],
      [
        7,
        'RECHAZADA',
        'Roles: «ALCALDE» no es un rol: los que hay son ADMINISTRADOR, PROFESIONAL, OPERADOR MESA DE ENTRADAS, JEFE DE DEPARTAMENTO, INSPECTOR',
      ],
      [8, 'RECHAZADA', 'Roles: Debe seleccionar por lo menos un rol'],
      [9, 'RECHAZADA', 'Roles: Son sus propios roles: tiene que cambiarlos otro administrador'],
      [
        10,
        'RECHAZADA',
        'CUIL: Excel lo cambió por 2,01E+10 y se perdieron sus números. Ponga la columna como texto y escríbalo otra vez',
      ],
    ])
    expect(await ver(id)).toMatchObject({ faltanPersonas: true, nuevosAdministradores: 0, altas: 1, rechazadas: 8 })
  })

  it('de quien trabajó y se fue no hace un empleado otra vez', async () => {
    await consultar(`insert into empleado (id_persona, id_oficina, baja_el, motivo_de_baja)
      select p.id_persona, min(o.id_oficina), now(), 'Se jubiló' from persona p, oficina o where p.documento_persona = '${CUIL.rosa}' group by 1`)
    const id = await revisar(`${CUIL.rosa};;;${OFICINA};INSPECTOR`)
    expect((await filas(id))[0].errores).toEqual([
      { columna: 'CUIL', msg: 'se le dio de baja: si vuelve, empléela otra vez en Empleados' },
    ])
    await consultar(`delete from empleado where baja_el is not null`)
  })
})

it('la importa solo un ADMINISTRADOR, de principio a fin', async () => {
  const SOLO = [403, 'Los empleados y sus roles los importa solo un ADMINISTRADOR']
  const subida = await enviar('lucia', 'empleados', archivo(`${CUIL.rosa};;;${OFICINA};INSPECTOR`))
  expect([subida.statusCode, subida.json().message]).toEqual(SOLO)
  const id = await revisar(`${CUIL.rosa};;;${OFICINA};INSPECTOR`)
  for (const que of ['aplicar', 'descartar']) expect(await pedir(id, que, 'lucia')).toEqual(SOLO)
  expect(await pedir(id, 'respuestas', 'lucia', { respuestas: [] })).toEqual(SOLO)
  expect(await pedir(id, 'personas', 'lucia', { desde: 0 })).toEqual(SOLO)
  expect(await pedir(id, 'aplicar')).toEqual(ORDENADO)
  await atender()
  expect(await pedir(id, 'deshacer', 'lucia')).toEqual(SOLO)
  expect(await pedir(id, 'deshacer')).toEqual([200, 'Se está deshaciendo la importación'])
  await atender()
  expect(await rolesDe(CUIL.rosa)).toEqual([])
})

it('aplicada deja la oficina y exactamente esos roles; deshecha, la base es la de antes', async () => {
  const antes = await fotoDe(portal.db)
  const deDiego = await rolesDe(CUIL.diego)
  const deHector = await rolesDe(CUIL.hector)
  expect([deDiego, deHector]).toEqual([['INSPECTOR'], ['JEFE DE DEPARTAMENTO']])
  const id = await revisar(
    `${CUIL.rosa};;;${OFICINA};INSPECTOR; `,
    `${CUIL.hector};;;${OTRA};"JEFE DE DEPARTAMENTO; OPERADOR MESA DE ENTRADAS"`,
    `${CUIL.diego};;;${OTRA};OPERADOR MESA DE ENTRADAS`,
  )
  expect(
    (await filas(id)).map((f: { accion: string; antes: object | null }) => [f.accion, f.antes && Object.keys(f.antes)]),
  ).toEqual([
    ['ALTA', null],
    ['CAMBIO', ['Repartición', 'Oficina', 'Roles']],
    ['CAMBIO', ['Repartición', 'Oficina', 'Roles']],
  ])
  expect(await pedir(id, 'aplicar')).toEqual(ORDENADO)
  await atender()
  expect(await ver(id)).toMatchObject({ estado: 'APLICADA', motivo: null, altas: 1, cambios: 2 })
  expect(await rolesDe(CUIL.rosa)).toEqual(['INSPECTOR'])
  expect(await rolesDe(CUIL.hector)).toEqual(['OPERADOR MESA DE ENTRADAS', 'JEFE DE DEPARTAMENTO'])
  expect(await rolesDe(CUIL.diego)).toEqual(['OPERADOR MESA DE ENTRADAS'])
  expect([await oficinaDe(CUIL.rosa), await oficinaDe(CUIL.diego)]).toEqual(['VENTANILLA', 'ARCHIVO VIEJO'])
  // Sent again, what is there says that it stays.
  const otra = await revisar(`${CUIL.rosa};;;${OFICINA};inspector`, `${CUIL.diego};;;${OTRA};OPERADOR MESA DE ENTRADAS`)
  expect(await ver(otra)).toMatchObject({ iguales: 2, altas: 0, cambios: 0 })
  expect(await pedir(id, 'deshacer')).toEqual([200, 'Se está deshaciendo la importación'])
  await atender()
  expect(await ver(id)).toMatchObject({ estado: 'DESHECHA', motivo: null })
  expect([await rolesDe(CUIL.diego), await rolesDe(CUIL.hector)]).toEqual([deDiego, deHector])
  expect(await fotoDe(portal.db)).toEqual(antes)
  expect((await verificarCadena(portal.db)).rotura).toBeNull()
})

describe('quien pasaría a ser ADMINISTRADOR', () => {
  it('se nombra como lo conoce el portal, y no se aplica sin confirmar cuántos son', async () => {
    const id = await revisar(
      `${CUIL.rosa};OTRO;NOMBRE;${OFICINA};ADMINISTRADOR`,
      `${CUIL.ana};;;${OFICINA};ADMINISTRADOR`,
    )
    const { nuevosAdministradores, administradores } = await ver(id)
    expect(nuevosAdministradores).toBe(1)
    expect(administradores).toEqual([{ fila: 2, quien: expect.stringMatching(/^.+, Rosa \(CUIL 27336667777\)$/) }])
    const SIN_CONFIRMAR =
      'Con este archivo 1 persona pasa a ser ADMINISTRADOR: mire quiénes son y confirme esa cantidad'
    expect(await pedir(id, 'aplicar')).toEqual([409, SIN_CONFIRMAR])
    for (const cuantos of [0, 2]) expect((await pedir(id, `aplicar?conAdministradores=${cuantos}`))[0]).toBe(409)
    expect(await rolesDe(CUIL.rosa)).toEqual([])
    expect(await pedir(id, 'aplicar?conAdministradores=1')).toEqual(ORDENADO)
    await atender()
    expect(await rolesDe(CUIL.rosa)).toEqual(['ADMINISTRADOR'])
    // Whom it made one does not undo it: they are their own roles.
    const suya = await portal.como('rosa', { method: 'POST', url: `/api/importaciones/${id}/deshacer` })
    expect([suya.statusCode, suya.json().message]).toEqual([
      403,
      'Son sus propios roles: tiene que cambiarlos otro administrador',
    ])
    expect(await pedir(id, 'deshacer')).toEqual([200, 'Se está deshaciendo la importación'])
    await atender()
    expect(await rolesDe(CUIL.rosa)).toEqual([])
  })

  it('el archivo que trajo otro administrador no cambia los roles de quien lo aplica', async () => {
    await consultar(
      `insert into persona_rol (id_persona, id_rol) select id_persona, 1 from persona where documento_persona = '${CUIL.rosa}'`,
    )
    const subida = await enviar('rosa', 'empleados', archivo(`${CUIL.ana};;;${OFICINA};ADMINISTRADOR, INSPECTOR`))
    await atender()
    // Who is one already is none that becomes one.
    const id = subida.json().idImportacion
    expect(await ver(id)).toMatchObject({ nuevosAdministradores: 0, cambios: 1 })
    expect(await pedir(id, 'aplicar')).toEqual([403, 'Son sus propios roles: tiene que cambiarlos otro administrador'])
    await consultar(
      `delete from persona_rol x using persona p where p.id_persona = x.id_persona and p.documento_persona = '${CUIL.rosa}'`,
    )
  })

  it('no entra si al revisar ya lo era, y entretanto dejó de serlo', async () => {
    await consultar(
      `insert into persona_rol (id_persona, id_rol) select id_persona, 1 from persona where documento_persona = '${CUIL.rosa}'`,
    )
    const id = await revisar(`${CUIL.rosa};;;${OFICINA};ADMINISTRADOR`)
    expect(await ver(id)).toMatchObject({ nuevosAdministradores: 0, cambios: 1 })
    await consultar(
      `delete from persona_rol x using persona p where p.id_persona = x.id_persona and p.documento_persona = '${CUIL.rosa}'`,
    )
    expect(await pedir(id, 'aplicar')).toEqual(ORDENADO)
    await atender()
    expect((await ver(id)).estado).toBe('FALLIDA')
    expect(await rolesDe(CUIL.rosa)).toEqual([])
  })
})

it('lo que alguien usa ya no se deshace', async () => {
  const id = await revisar(`${CUIL.rosa};;;${OFICINA};INSPECTOR`)
  expect(await pedir(id, 'aplicar')).toEqual(ORDENADO)
  await atender()
  await consultar(`insert into inspector (id_persona, id_oficina) select id_persona, id_oficina from empleado join persona p using (id_persona)
    where p.documento_persona = '${CUIL.rosa}'`)
  expect(await pedir(id, 'deshacer')).toEqual([409, 'No se puede deshacer: lo que se importó ya lo usan 1 inspector'])
  await consultar(
    `delete from inspector i using persona p where p.id_persona = i.id_persona and p.documento_persona = '${CUIL.rosa}'`,
  )
  expect(await pedir(id, 'deshacer')).toEqual([200, 'Se está deshaciendo la importación'])
  await atender()
})

it('de una oficina que no está se pregunta una vez, y lo contestado dice su repartición', async () => {
  const [{ id_oficina: idDestino }] = await consultar(`select id_oficina from oficina where oficina = 'VENTANILLA'`)
  const id = await revisar(`${CUIL.rosa};;;OBRAS Y PLANEAMIENTO;VENTANILLA UNICA;INSPECTOR`)
  const { desconocidos } = await leer(`/importaciones/${id}/desconocidos`, 'ana')
  expect(desconocidos).toMatchObject([
    {
      catalogo: 'oficina',
      nombre: 'VENTANILLA UNICA',
      parecida: { id: idDestino, nombre: 'VENTANILLA (OBRAS DE PRUEBA)' },
    },
  ])
  const respuesta = { catalogo: 'oficina', nombre: 'VENTANILLA UNICA', version: 0 }
  expect((await pedir(id, 'respuestas', 'ana', { respuestas: [{ ...respuesta, respuesta: 'AGREGAR' }] }))[0]).toBe(400)
  expect(
    (await pedir(id, 'respuestas', 'ana', { respuestas: [{ ...respuesta, respuesta: 'ES', idDestino }] }))[0],
  ).toBe(200)
  await atender()
  expect(await ver(id)).toMatchObject({ estado: 'REVISADA', altas: 1, rechazadas: 0 })
})

describe('entre otras cosas que pasan', () => {
  it('la lista que se baja, subida otra vez, no cambia nada', async () => {
    const lista = await portal.como('ana', { url: '/api/exportaciones/empleados?formato=csv' })
    const subida = await enviar('ana', 'empleados', lista.rawPayload)
    await atender()
    const { leidas, iguales } = await ver(subida.json().idImportacion)
    expect(leidas).toBeGreaterThan(2)
    expect(iguales).toBe(leidas)
  })

  larga('ciento cincuenta filas entran, se deshacen, y la base es la de antes', async () => {
    await consultar(`insert into persona (id_persona, documento_persona, nombre_persona, apellido_persona)
      select 995000 + n, '2049' || lpad(n::text, 6, '0') || '0', 'Nombre ' || n, 'Muchos' from generate_series(1, 1999) n`)
    const cuiles = (
      await consultar('select documento_persona as cuil from persona where id_persona > 995000 order by id_persona')
    )
      .map(({ cuil }) => cuil)
      .filter(digitoVerificadorBien)
      .slice(0, 150)
    const antes = await fotoDe(portal.db)
    const id = await revisar(...cuiles.map((cuil) => `${cuil};;;${OFICINA};OPERADOR MESA DE ENTRADAS, INSPECTOR`))
    expect(await ver(id)).toMatchObject({ altas: cuiles.length, rechazadas: 0 })
    expect(await pedir(id, 'aplicar')).toEqual(ORDENADO)
    await atender()
    expect(await consultar(`select count(*)::int as n from empleado where id_persona > 995000`)).toEqual([
      { n: cuiles.length },
    ])
    expect(await pedir(id, 'deshacer')).toEqual([200, 'Se está deshaciendo la importación'])
    await atender()
    expect(await ver(id)).toMatchObject({ estado: 'DESHECHA', motivo: null })
    expect(await fotoDe(portal.db)).toEqual(antes)
    await consultar('delete from persona where id_persona > 995000')
  })

  larga('quien después cambió en su pantalla no se deshace, y se dice quién es', async () => {
    const id = await revisar(`${CUIL.diego};;;${OTRA};OPERADOR MESA DE ENTRADAS`)
    expect(await pedir(id, 'aplicar')).toEqual(ORDENADO)
    await atender()
    const [{ id_oficina: oficina, id_reparticion: reparticion }] = await consultar(
      `select id_oficina, id_reparticion from oficina where oficina = 'ARCHIVO VIEJO'`,
    )
    const modificar = (...roles: number[]) =>
      portal.como('ana', {
        method: 'PATCH',
        url: '/api/catastroEmpleados/modificar',
        payload: {
          values: { cuil: CUIL.diego, reparticion, oficina },
          selectedRoles: roles.map((idRol) => ({ idRol })),
        },
      })
    // The role that the import took away, given back by hand.
    expect((await modificar(3, 5)).statusCode).toBe(200)
    expect(await pedir(id, 'deshacer')).toEqual([200, 'Se está deshaciendo la importación'])
    await atender()
    expect(await ver(id)).toMatchObject({
      estado: 'APLICADA',
      motivo: 'No se deshizo: después de importar cambió el rol de Soria Diego. No se cambió nada',
    })
    expect(await rolesDe(CUIL.diego)).toEqual(['OPERADOR MESA DE ENTRADAS', 'INSPECTOR'])
    expect((await modificar(3)).statusCode).toBe(200)
    expect(await pedir(id, 'deshacer')).toEqual([200, 'Se está deshaciendo la importación'])
    await atender()
    expect(await ver(id)).toMatchObject({ estado: 'DESHECHA', motivo: null })
    expect(await rolesDe(CUIL.diego)).toEqual(['INSPECTOR'])
  })

  it('quien deja de inspeccionar suelta sus carpetas; deshecha, tiene el rol, y ellas esperan quien las asigne', async () => {
    const enMano = () =>
      consultar(`select c.id_carpeta from carpeta c join inspector i using (id_inspector) join persona p on p.id_persona = i.id_persona
        where p.documento_persona = '${CUIL.diego}' and c.borrada_el is null and c.estado not in (5, 6)`)
    await consultar(`update carpeta set id_inspector = (select id_inspector from inspector i join persona p using (id_persona)
      where p.documento_persona = '${CUIL.diego}') where id_carpeta = (select min(id_carpeta) from carpeta where estado = 2 and borrada_el is null)`)
    const antes = (await enMano()).length
    expect(antes).toBeGreaterThan(0)
    const id = await revisar(`${CUIL.diego};;;${OFICINA};PROFESIONAL`)
    expect(await pedir(id, 'aplicar')).toEqual(ORDENADO)
    await atender()
    expect(await ver(id)).toMatchObject({ estado: 'APLICADA' })
    expect((await enMano()).length).toBeLessThan(antes)
    expect(await pedir(id, 'deshacer')).toEqual([200, 'Se está deshaciendo la importación'])
    await atender()
    expect(await rolesDe(CUIL.diego)).toEqual(['INSPECTOR'])
    expect((await enMano()).length).toBeLessThan(antes)
  })
})
