import { beforeAll, describe, expect, it } from 'vitest'
import { baseVacia } from '../../pruebas/baseDePrueba.ts'
import type { DbRaiz } from '../plataforma/base/db.ts'
import { sembrar } from './sembrar.ts'

let db: DbRaiz
const filas = async (consulta: string) => (await db.$client.query(consulta)).rows
const columna = async (consulta: string) => (await filas(consulta)).map((fila) => Object.values(fila)[0])

beforeAll(async () => {
  db = await baseVacia()
  await sembrar(db)
})

describe('el catálogo de toda ciudad', () => {
  it('tiene los cuatro perfiles y los cinco roles', async () => {
    expect(await columna('select perfil from perfil order by id_perfil')).toEqual([
      'ADMINISTRADOR',
      'PROFESIONAL',
      'OPERADOR M.E.',
      'JEFE',
    ])
    expect(await filas('select id_rol, perfil from rol join perfil using (id_perfil) order by id_rol')).toEqual([
      { id_rol: 1, perfil: 'ADMINISTRADOR' },
      { id_rol: 2, perfil: 'PROFESIONAL' },
      { id_rol: 3, perfil: 'OPERADOR M.E.' },
      { id_rol: 4, perfil: 'JEFE' },
      { id_rol: 5, perfil: 'OPERADOR M.E.' },
    ])
  })

  it('tiene 19 tipos de encomienda y 42 formularios repartidos entre ellos', async () => {
    expect(await columna('select count(*) from encomienda_tipo')).toEqual([19])
    expect(await columna('select count(*) from encomienda_tipo_formulario')).toEqual([42])
  })

  it('pide a cada encomienda sus formularios en orden', async () => {
    const formularios = (id: number) =>
      columna(
        `select id_formulario_tipo from encomienda_tipo_formulario where id_encomienda_tipo = ${id} order by orden`,
      )
    expect(await formularios(1)).toEqual([1, 2, 5, 19])
    expect(await formularios(10)).toEqual([1])
    expect(await formularios(18)).toEqual([2, 5, 17])
  })

  it('ninguna encomienda lleva un formulario que no se pueda completar', async () => {
    expect(
      await columna(`select id_encomienda_tipo from encomienda_tipo_formulario
        join formulario_tipo using (id_formulario_tipo) where not completable`),
    ).toEqual([])
    expect(await columna('select codigo from formulario_tipo where completable order by id_formulario_tipo')).toEqual([
      '1',
      '1bis',
      '2',
      '14',
      '19',
    ])
  })

  it('exime de croquis a cinco tipos', async () => {
    expect(
      await columna('select id_encomienda_tipo from encomienda_tipo where not requiere_croquis order by 1'),
    ).toEqual([4, 13, 16, 17, 19])
  })

  it('tiene los 16 formularios: el 14 es el tipo 17', async () => {
    expect(await columna('select id_formulario_tipo from formulario_tipo order by 1')).toEqual([
      1, 2, 3, 4, 5, 7, 12, 17, 19, 27, 28, 29, 30, 31, 40, 44,
    ])
    expect(await columna('select codigo from formulario_tipo where id_formulario_tipo = 17')).toEqual(['14'])
  })

  it('guarda las tarifas en centavos y su factor en diezmilésimos, cada una vigente desde 2024', async () => {
    expect(await filas('select precio_unitario, factor, valor from tarifa_vigente where id_tarifa = 65')).toEqual([
      { precio_unitario: 35000, factor: 10000, valor: 35000 },
    ])
    expect(
      await columna(
        'select valor from tarifa_vigente where id_tarifa in (64, 111, 112, 116, 119, 120, 121) order by id_tarifa',
      ),
    ).toEqual([120000, 80000, 45000, 520000, 25000, 9800000, 320000])
    expect(
      await columna(`select count(*) from tarifa_vigente t join tarifa_historial h using (id_tarifa)
        where h.valor = t.valor and vigente_desde = '2024-01-01 00:00-03'`),
    ).toEqual([12])
  })

  it('tiene los nueve estados; solo uno espera pago y dos son finales', async () => {
    expect(await columna('select tramite_estado from tramite_estado order by id_tramite_estado')).toEqual([
      'PRESENTADO',
      'RECIBIDO MESA ENTRADAS',
      'EN INSPECCION',
      'OBSERVADO',
      'PENDIENTE DE PAGO',
      'PAGADO',
      'APROBADO',
      'RECHAZADO',
      'FINALIZADO',
    ])
    expect(await columna("select id_tramite_estado from tramite_estado where tramite_estado like '%PAGO%'")).toEqual([
      5,
    ])
    expect(await columna('select id_tramite_estado from tramite_estado where es_final order by 1')).toEqual([8, 9])
  })

  it('tiene al menos 12 tipos de obra, con sus importes en centavos', async () => {
    expect(await columna('select count(*) >= 12 from obra_tipo')).toEqual([true])
    expect(
      await filas('select timbrado, provisorio, definitivo from obra_tipo_vigente where id_obra_tipo = 6'),
    ).toEqual([{ timbrado: 550000, provisorio: 1100000, definitivo: 1800000 }])
  })

  it('tiene los seis usos y cinco requisitos de todos', async () => {
    expect(await columna('select id_uso from uso order by 1')).toEqual([1, 2, 3, 4, 12, 13])
    expect(
      await columna(
        `select v.orden from encomienda_requisito r join encomienda_requisito_version v on v.id_requisito = r.id
         where r.id_encomienda_tipo is null order by 1`,
      ),
    ).toEqual([1, 2, 3, 4, 5])
  })
})

describe('sembrar otra vez', () => {
  it('no escribe nada: ni una fila en la auditoría', async () => {
    const antes = await columna('select max(id) from auditoria')
    await sembrar(db)
    expect(await columna('select max(id) from auditoria')).toEqual(antes)
  })

  it('respeta lo que cambió el personal y lo que agregó', async () => {
    await db.$client.query(`update tarifa_historial set valor = 36000 where id_tarifa = 65`)
    expect(await columna("insert into calle_tipo (calle_tipo) values ('SENDERO') returning id_calle_tipo")).toEqual([7])
    await sembrar(db)
    expect(await columna('select valor from tarifa_vigente where id_tarifa = 65')).toEqual([36000])
    expect(await columna("select id_calle_tipo from calle_tipo where calle_tipo = 'SENDERO'")).toEqual([7])
  })

  it('repone lo que falte, sin volver atrás la numeración', async () => {
    await db.$client.query(`delete from declarante where id_declarante = 7`)
    await db.$client.query(`insert into calle_tipo (calle_tipo) values ('COSTANERA')`)
    await sembrar(db)
    expect(await columna('select count(*) from declarante')).toEqual([7])
    expect(await columna("insert into calle_tipo (calle_tipo) values ('RONDA') returning id_calle_tipo")).toEqual([9])
  })

  it('deja la numeración después de la última tarifa', async () => {
    expect(await columna(`insert into tarifa (tarifa, tipo) values ('NUEVA', 'GENERAL') returning id_tarifa`)).toEqual([
      122,
    ])
  })
})
