import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { fotoDe } from '../../pruebas/fotoDeLaBase.ts'
import { hastaQueEsperen } from '../../pruebas/hastaQueEsperen.ts'
import { importacionesDePrueba } from '../../pruebas/importacionesDePrueba.ts'
import { larga } from '../../pruebas/larga.ts'
import { verificarCadena } from '../cadena/verificar.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})
const { revisar, ver, aplicar, atender, consultar } = importacionesDePrueba(() => portal)

const deshacer = async (id: number, quien: 'ana' | 'lucia' | 'pablo' = 'ana') => {
  const respuesta = await portal.como(quien, { method: 'POST', url: `/api/importaciones/${id}/deshacer` })
  return [respuesta.statusCode, respuesta.json().message]
}
const ORDENADO = [200, 'Se está deshaciendo la importación']

async function importar(clase: string, texto: string): Promise<number> {
  const id = await revisar(clase, texto)
  expect((await aplicar(id)).statusCode).toBe(200)
  await atender()
  expect((await ver(id)).estado).toBe('APLICADA')
  return id
}

const TITULOS =
  'Padrón;Padrón provincial;Apellido y nombre;DNI;CUIT;Calle;Número;Piso;Dpto;Sección;Manzana;Parcela;Distrito;Dominio'
const padron = (numero: number, nombre: string, puerta: number) =>
  `${numero};${numero};${nombre};;;JUNIN;${puerta};;;1;2;3;01;N-1`
const padrones = (...filas: string[]) => `${[TITULOS, ...filas].join('\n')}\n`
const CUADRADO = (x: number) =>
  `"{""type"": ""Polygon"", ""coordinates"": [[[${x},-26.83],[${x + 0.001},-26.83],[${x + 0.001},-26.831],[${x},-26.831],[${x},-26.83]]]}"`

describe('deshecha, la base queda como antes', () => {
  it('con altas y cambios de padrones', async () => {
    await importar('padrones', padrones(padron(8500001, 'UNO', 10), padron(8500002, 'DOS', 20)))
    const antes = await fotoDe(portal.db)
    const id = await importar(
      'padrones',
      padrones(
        padron(8500001, 'UNO CAMBIADO', 11),
        padron(8500003, 'TRES', 30),
        '8500004;8500004;SIN CALLE;;;;;;;;;;;',
      ),
    )
    expect(await fotoDe(portal.db)).not.toEqual(antes)
    expect(await ver(id)).toMatchObject({ seDeshace: true, altas: 2, cambios: 1 })
    expect(await deshacer(id, 'lucia')).toEqual(ORDENADO)
    await atender()
    expect(await fotoDe(portal.db)).toEqual(antes)
    expect(await ver(id)).toMatchObject({
      estado: 'DESHECHA',
      seDeshace: false,
      motivo: null,
      deshechaEl: expect.any(String),
    })
    expect(await deshacer(id)).toEqual([409, 'Solo se deshace una importación que se aplicó, y una sola vez'])
    // And it can be sent again.
    const otra = await revisar('padrones', padrones(padron(8500001, 'UNO CAMBIADO', 11), padron(8500003, 'TRES', 30)))
    expect(await ver(otra)).toMatchObject({ altas: 1, cambios: 1 })
  })

  larga('con parcelas, que dibujan sus manzanas, letra por letra', async () => {
    await importar('parcelas', `Sección;Manzana;Parcela;Forma\n90;1;1;${CUADRADO(-65.2)}\n`)
    const antes = await fotoDe(portal.db)
    const id = await importar(
      'parcelas',
      `Sección;Manzana;Parcela;Forma\n90;1;1;${CUADRADO(-65.21)}\n90;1;2;${CUADRADO(-65.22)}\n90;2;1;${CUADRADO(-65.23)}\n`,
    )
    expect(await deshacer(id)).toEqual(ORDENADO)
    await atender()
    expect(await ver(id)).toMatchObject({ estado: 'DESHECHA', motivo: null })
    expect(await fotoDe(portal.db)).toEqual(antes)
  })

  larga('con calles, y con matrículas y su rol', async () => {
    const antes = await fotoDe(portal.db)
    const calles = await importar('calles', 'Calle;Tipo\nLAS TIPAS;CALLE\nJUNIN;AVENIDA\n')
    const profesionales = await importar(
      'profesionales',
      'CUIL;Profesión;Universidad;Matrícula;Vencimiento\n27309991112;AGRIMENSOR;UNIVERSIDAD DE BUENOS AIRES;AG-1;2099-12-31\n',
    )
    expect(await fotoDe(portal.db)).not.toEqual(antes)
    for (const id of [profesionales, calles]) {
      expect(await deshacer(id)).toEqual(ORDENADO)
      await atender()
      expect(await ver(id)).toMatchObject({ estado: 'DESHECHA', motivo: null })
    }
    expect(await fotoDe(portal.db)).toEqual(antes)
  })
})

describe('no se deshace', () => {
  it('lo que ya se usa, y dice qué', async () => {
    const id = await importar('padrones', padrones(padron(8510001, 'USADO', 1), padron(8510002, 'OTRO', 2)))
    const pedido = await portal.como('pablo', {
      method: 'POST',
      url: '/api/padron/certificado',
      payload: { padron: '8510001' },
    })
    expect(pedido.statusCode).toBe(200)
    expect(await deshacer(id)).toEqual([
      409,
      'No se puede deshacer: lo que se importó ya lo usan 1 certificado de padrón',
    ])
    expect((await ver(id)).estado).toBe('APLICADA')
  })

  larga('lo que alguien empezó a usar mientras se deshacía', async () => {
    const id = await importar('padrones', padrones(padron(8540001, 'UNO', 1)))
    expect(await deshacer(id)).toEqual(ORDENADO)
    const otro = await portal.db.$client.connect()
    await otro.query('begin')
    await otro.query(`select from padron where padronm = '8540001' for update`)
    const deshaciendo = atender()
    await hastaQueEsperen(portal.db, 1)
    const pedido = { method: 'POST', url: '/api/padron/certificado', payload: { padron: '8540001' } } as const
    expect((await portal.como('pablo', pedido)).statusCode).toBe(200)
    await otro.query('rollback')
    otro.release()
    await deshaciendo
    expect(await ver(id)).toMatchObject({
      estado: 'APLICADA',
      motivo: 'No se puede deshacer: lo que se importó ya lo usan 1 certificado de padrón',
    })
    expect(await consultar(`select padronm from padron where padronm = '8540001'`)).toHaveLength(1)
  })

  it('lo que alguien cambió después: se dice cuál, y no se toca nada', async () => {
    const id = await importar('calles', 'Calle;Tipo\nLOS CEIBOS;CALLE\nLOS TALAS;CALLE\n')
    const [{ id_calle }] = await consultar(`select id_calle from calle where calle = 'LOS TALAS'`)
    await consultar(`update calle set estado = false where id_calle = ${id_calle}`)
    const antes = await fotoDe(portal.db)
    expect(await deshacer(id)).toEqual(ORDENADO)
    await atender()
    expect(await ver(id)).toMatchObject({
      estado: 'APLICADA',
      seDeshace: true,
      motivo: 'No se deshizo: después de importar cambió la calle LOS TALAS. No se cambió nada',
    })
    expect(await fotoDe(portal.db)).toEqual(antes)
    await consultar(`update calle set estado = true where id_calle = ${id_calle}`)
    expect(await deshacer(id)).toEqual(ORDENADO)
    await atender()
    expect(await ver(id)).toMatchObject({ estado: 'DESHECHA', motivo: null })
  })

  larga('si otra importación escribió después lo mismo: primero esa', async () => {
    const primera = await importar('padrones', padrones(padron(8520001, 'UNO', 1), padron(8520002, 'DOS', 2)))
    const segunda = await importar('padrones', padrones(padron(8520002, 'DOS BIS', 2)))
    expect(await deshacer(primera)).toEqual([
      409,
      `No se puede deshacer: la importación ${segunda} (datos.csv) escribió después sobre las mismas filas. Deshaga primero esa`,
    ])
    for (const id of [segunda, primera]) {
      expect(await deshacer(id)).toEqual(ORDENADO)
      await atender()
    }
    expect(await consultar(`select padronm from padron where padronm like '852%'`)).toEqual([])
  })

  it('una de precios, una sin lo de antes, ni para quien no importa', async () => {
    const id = await importar('calles', 'Calle;Tipo\nLOS MOLLES;CALLE\n')
    expect((await deshacer(id, 'pablo'))[0]).toBe(403)
    await consultar(`update importacion set clase = 'tarifas' where id_importacion = ${id}`)
    expect((await deshacer(id))[1]).toMatch(/^Una importación de tarifas no se deshace/)
    const vieja = await consultar(
      `insert into importacion (clase, estado, id_persona, nombre_archivo, formato, tamano, aplicada_el)
       values ('calles', 'APLICADA', 1, 'v.csv', 'csv', 1, now()) returning id_importacion`,
    )
    expect((await deshacer(vieja[0].id_importacion))[1]).toMatch(
      /^No se puede deshacer: de esta importación ya no se guarda/,
    )
  })
})

it('de dos pestañas, una la deshace y la otra recibe por qué no', async () => {
  const id = await importar('calles', 'Calle;Tipo\nLOS NOGALES;CALLE\n')
  const respuestas = await Promise.all([deshacer(id, 'ana'), deshacer(id, 'lucia')])
  expect(respuestas.map(([estado]) => estado).sort()).toEqual([200, 409])
})

larga('mientras otra importación escribe, espera; y la que se revisó antes se mira otra vez', async () => {
  await atender()
  const primera = await importar('padrones', padrones(padron(8530001, 'UNO', 1)))
  const segunda = await revisar('padrones', padrones(padron(8530001, 'UNO BIS', 1), padron(8530002, 'DOS', 2)))
  expect(await ver(segunda)).toMatchObject({ altas: 1, cambios: 1 })
  expect((await aplicar(segunda)).statusCode).toBe(200)
  expect(await deshacer(primera)).toEqual(ORDENADO)
  await Promise.all([atender(), atender()])
  await atender()
  expect((await ver(primera)).estado).toBe('DESHECHA')
  expect(await ver(segunda)).toMatchObject({ estado: 'APLICADA', altas: 2, cambios: 0 })
})

describe('la auditoría por tandas (ADR 52)', () => {
  const sellar = async () => {
    for (;;) {
      await consultar('select cadena.sellar(10000)')
      const [{ faltan }] = await consultar(
        'select count(*)::int as faltan from auditoria a where not exists (select from cadena.sello s where s.id_auditoria = a.id)',
      )
      if (faltan === 0) return
    }
  }
  const rotura = async () => (await verificarCadena(portal.db)).rotura

  it('seiscientas filas son una por tabla y tanda, y la cadena las prueba todas', async () => {
    const id = await importar(
      'padrones',
      padrones(...Array.from({ length: 600 }, (_, n) => padron(8600000 + n, `N ${n}`, n + 1))),
    )
    expect(
      await consultar(
        `select entidad, accion, id_persona, (despues->>'filas')::int as filas, despues->>'paso' as paso from auditoria
         where id_entidad = 'importación ${id}' order by entidad, id`,
      ),
    ).toEqual(
      ['domicilio', 'padron'].flatMap((entidad) =>
        [500, 100].map((filas) => ({ entidad, accion: 'INSERT', id_persona: 1, filas, paso: 'APLICAR' })),
      ),
    )
    expect(await consultar(`select id from auditoria where entidad = 'padron' and id_entidad like '86%'`)).toEqual([])
    await sellar()
    expect(await rotura()).toBeNull()

    const [{ id_auditoria }] = await consultar(
      `select id_auditoria from auditoria_tanda where id_importacion = ${id} and entidad = 'padron' order by 1 limit 1`,
    )
    const tocar = async (hecho: string, deshecho: string) => {
      await consultar(`begin; set local portal.recorte = 'si'; alter table auditoria_tanda disable trigger solo_agregar; ${hecho};
        alter table auditoria_tanda enable trigger solo_agregar; commit`)
      expect(await rotura(), hecho).toMatch(
        new RegExp(`^Lo que escribió una importación no es lo que dice la fila ${id_auditoria} de auditoría`),
      )
      await consultar(`begin; alter table auditoria_tanda disable trigger solo_agregar; ${deshecho};
        alter table auditoria_tanda enable trigger solo_agregar; commit`)
      expect(await rotura(), deshecho).toBeNull()
    }
    const cambiar = (de: string, a: string) =>
      `update auditoria_tanda set contenido = replace(contenido::text, '${de}', '${a}')::json where id_auditoria = ${id_auditoria}`
    await tocar(cambiar('"N 7"', '"N 8 "'), cambiar('"N 8 "', '"N 7"'))
    await tocar(
      `update auditoria_tanda set claves[1] = '1' where id_auditoria = ${id_auditoria}`,
      `update auditoria_tanda set claves[1] = '8600000' where id_auditoria = ${id_auditoria}`,
    )
    await tocar(
      `create table guardada as select * from auditoria_tanda where id_auditoria = ${id_auditoria};
       delete from auditoria_tanda where id_auditoria = ${id_auditoria}`,
      'insert into auditoria_tanda select * from guardada; drop table guardada',
    )
  })

  larga('quién cambió un padrón dice con qué importación, y cómo estaba', async () => {
    const primera = await importar('padrones', padrones(padron(8700001, 'UNO', 10)))
    const segunda = await importar('padrones', padrones(padron(8700001, 'UNO BIS', 12)))
    const cambios = async () => (await portal.como('ana', { url: '/api/padron/cambios/8700001' })).json().cambios
    expect(await cambios()).toMatchObject([
      {
        accion: 'Cambio',
        autor: 'Ana Romano',
        importacion: { id: segunda, deshecha: false },
        campos: [{ campo: 'Apellido y nombre', antes: 'UNO', despues: 'UNO BIS' }],
      },
      { accion: 'Cambio', importacion: { id: segunda }, campos: [{ campo: 'Número', antes: '10', despues: '12' }] },
      { accion: 'Alta', importacion: { id: primera } },
      { accion: 'Alta', importacion: { id: primera } },
    ])
    expect(await deshacer(segunda)).toEqual(ORDENADO)
    await atender()
    expect((await cambios())[0]).toMatchObject({ accion: 'Cambio', importacion: { id: segunda, deshecha: true } })
    // Its street by its name alone: a number says nothing.
    const nombrados = (await cambios()).flatMap((uno: { campos: { campo: string }[] }) => uno.campos)
    expect(nombrados.map(({ campo }: { campo: string }) => campo)).toContain('Calle')
    expect(nombrados.map(({ campo }: { campo: string }) => campo)).not.toContain('ID')
    expect((await portal.como('lucia', { url: '/api/padron/cambios/8700001' })).statusCode).toBe(403)
  })

  it('sin una importación que esté aplicándose, no se escribe por tandas', async () => {
    const id = await importar('calles', 'Calle;Tipo\nLOS LAURELES;CALLE\n')
    await expect(
      consultar(`begin; set local portal.importacion = 'APLICAR ${id}'; update calle set estado = false; commit`),
    ).rejects.toThrow()
    await consultar('rollback')
  })
})

/** What points at what an import adds. A new one goes into `loQueSeApoya.ts`, or says here why not. */
it('todo lo que apunta a lo que se importa se cuenta antes de deshacer', async () => {
  const filas = await consultar(
    `select f.confrelid::regclass || ' ← ' || f.conrelid::regclass || '.' || a.attname as clave from pg_constraint f
     join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any(f.conkey)
     where f.contype = 'f' and f.confrelid in ('calle'::regclass, 'domicilio'::regclass, 'padron'::regclass, 'manzana'::regclass,
       'parcela'::regclass, 'profesional'::regclass, 'universidad'::regclass, 'empleado'::regclass,
       'archivo'::regclass, 'carpeta'::regclass, 'observacion'::regclass) order by 1`,
  )
  // Of a folder its papers, its history and its version are looked at: whatever else was written on it stops it by its key.
  expect(filas.map(({ clave }) => clave)).toEqual([
    'archivo ← formulario14.id_archivo_comprobante',
    'archivo ← observacion.id_archivo',
    'archivo ← observacion_archivo.id_archivo',
    'archivo ← visita_codigo.id_archivo',
    'archivo ← visita_envio.id_archivo',
    'calle ← calle_eje.id_calle',
    'calle ← domicilio.id_calle',
    'calle ← formulario19.id_calle',
    'calle ← formulario29.id_calle',
    'calle ← formulario30.id_calle',
    'carpeta ← archivo.id_carpeta',
    'carpeta ← carpeta_formulario.id_carpeta',
    'carpeta ← carpeta_no_encargada.id_carpeta',
    'carpeta ← carpeta_sin_datos.id_carpeta',
    // Who has it open at the desk, for minutes.
    'carpeta ← carpeta_tomada.id_carpeta',
    'carpeta ← cobro.id_carpeta',
    'carpeta ← codigo_de_seguimiento.id_carpeta',
    'carpeta ← formulario1.id_carpeta',
    'carpeta ← formulario14.id_carpeta',
    'carpeta ← formulario19.id_carpeta',
    'carpeta ← formulario1bis.id_carpeta',
    'carpeta ← formulario2.id_carpeta',
    'carpeta ← formulario27.id_carpeta',
    'carpeta ← formulario_vereda.id_carpeta',
    'carpeta ← formulario_version.id_carpeta',
    'carpeta ← legajo.id_carpeta',
    'carpeta ← observacion.id_carpeta',
    'carpeta ← requisito_no_corresponde.id_carpeta',
    'carpeta ← respuesta_anterior.id_carpeta',
    'carpeta ← tramite_historial.id_carpeta',
    'carpeta ← visita.id_carpeta',
    'domicilio ← carpeta.id_domicilio',
    'domicilio ← formulario27.id_domicilio',
    'domicilio ← formulario27.id_domicilio_inmueble',
    'domicilio ← formulario29.id_domicilio',
    'domicilio ← formulario31.id_domicilio',
    'domicilio ← formulario_vereda.id_domicilio',
    // The import's own.
    'domicilio ← padron.id_domicilio',
    'domicilio ← vereda_copia.id_domicilio',
    'manzana ← obra_seguida.id_manzana',
    'manzana ← parcela.id_manzana',
    'observacion ← observacion_archivo.id_observacion',
    'parcela ← obra_seguida.id_parcela',
    'profesional ← carpeta.id_profesional',
    'universidad ← profesional.id_universidad',
  ])
})
