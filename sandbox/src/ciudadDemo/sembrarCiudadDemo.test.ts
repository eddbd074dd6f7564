import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { baseVacia } from '../../../server/pruebas/baseDePrueba.ts'
import { sembrar } from '../../../server/src/semilla/sembrar.ts'
import { sembrarCiudadDemo } from './sembrarCiudadDemo.ts'

type Base = Awaited<ReturnType<typeof baseVacia>>
let db: Base
let guardados: Uint8Array[] = []

const guardar = async (contenido: Uint8Array) => {
  guardados.push(contenido)
  return {
    ruta: randomUUID(),
    tamano: contenido.length,
    sha256: createHash('sha256').update(contenido).digest('hex'),
  }
}

async function ciudad(base: Base, alGuardar = guardar) {
  const client = await base.$client.connect()
  try {
    await sembrarCiudadDemo(client, alGuardar)
  } finally {
    client.release()
  }
}

const filas = async (consulta: string, base = db) => (await base.$client.query(consulta)).rows
const columna = async (consulta: string, base = db) =>
  (await filas(consulta, base)).map((fila: Record<string, unknown>) => Object.values(fila)[0])

beforeAll(async () => {
  db = await baseVacia()
  await sembrar(db)
  await ciudad(db)
})

describe('la gente de la ciudad', () => {
  it('tiene sus números de Ciudad Digital; Rosa Ávila todavía no vino', async () => {
    expect(await columna('select documento_persona from persona where id_persona < 100 order by id_persona')).toEqual([
      '27201112228',
      '20253334445',
      '20314445555',
      '27285556665',
      '20227778882',
      '20272223336',
      '27309991112',
    ])
    expect(await columna('select email_persona from persona where id_persona in (4, 5) order by 1')).toEqual([
      'hector.paz@example.com',
      'lucia.juarez@example.com',
    ])
  })

  it('tiene sus perfiles, y Clara Nieva ninguno', async () => {
    expect(
      await filas(`select id_persona, perfil from persona_rol join rol using (id_rol) join perfil using (id_perfil)
        order by id_persona`),
    ).toEqual([
      { id_persona: 1, perfil: 'ADMINISTRADOR' },
      { id_persona: 2, perfil: 'PROFESIONAL' },
      { id_persona: 3, perfil: 'PROFESIONAL' },
      { id_persona: 4, perfil: 'OPERADOR M.E.' },
      { id_persona: 5, perfil: 'JEFE' },
      { id_persona: 6, perfil: 'OPERADOR M.E.' },
    ])
  })

  it('tiene a Diego como inspector y a Pablo con su domicilio por cargar', async () => {
    expect(
      await filas('select id_inspector, id_persona, oficina from inspector join oficina using (id_oficina)'),
    ).toEqual([{ id_inspector: 1, id_persona: 6, oficina: 'INSPECCION DE OBRAS' }])
    expect(await columna('select domicilio from profesional order by id_profesional')).toEqual([null, 'MENDOZA 830'])
    expect(await columna('select domicilio from propietario where id_persona = 7')).toEqual(['SAN MARTIN 450'])
  })
})

describe('las calles y oficinas', () => {
  it('tienen los números fijos', async () => {
    expect(await columna('select calle from calle where id_calle in (1, 2, 17, 18, 24, 25) order by id_calle')).toEqual(
      ['24 DE SEPTIEMBRE', 'SAN MARTIN', 'LAMADRID', 'SARMIENTO', 'JUAN B. JUSTO', 'DORREGO'],
    )
    expect(await columna('select oficina from oficina where not estado')).toEqual(['OFICINA VIEJA'])
    expect(await columna('select id_calle from calle where not estado')).toEqual([26])
    expect(await columna('select institucion from institucion order by id_institucion')).toEqual([
      'MUNICIPALIDAD',
      'PUBLICIDAD NORTE SRL',
      'CARTELES DEL JARDIN SA',
      'ASCENSORES TUCUMAN SRL',
      'CONSERVADORA ACONQUIJA SA',
      'CATASTRO PROVINCIAL',
    ])
  })
})

describe('el padrón', () => {
  it('da a Clara Nieva exactamente los suyos', async () => {
    expect(
      await filas(`select padronm, cuit, calle_texto, nro_puerta from padron join domicilio using (id_domicilio)
        where dni = '30999111' order by 1`),
    ).toEqual([
      { padronm: '100001', cuit: '27309991112', calle_texto: 'SAN MARTIN', nro_puerta: '450' },
      { padronm: '100002', cuit: '27309991112', calle_texto: 'LAPRIDA', nro_puerta: '120' },
    ])
  })

  it('tiene uno sin domicilio, uno con dos, dos de 8 cifras y un titular con tres', async () => {
    expect(await columna('select padronm from padron where id_domicilio is null')).toEqual(['100003'])
    expect(await columna('select padron from domicilio group by 1 having count(*) > 1')).toEqual(['100004'])
    expect(await columna('select padronm from padron where length(padronm) = 8 order by 1')).toEqual([
      '20000001',
      '20000002',
    ])
    expect(await columna("select padronm from padron where dni = '40000006' order by 1")).toEqual([
      '100009',
      '100010',
      '100011',
    ])
    expect(await columna("select count(*) from padron where cuit = '30709998427' and dni is null")).toEqual([2])
    expect(await columna("select count(distinct dni) from padron where apeynom like 'CISNEROS %'")).toEqual([2])
  })

  it('tiene otros 2.000, todos en calles de la ciudad', async () => {
    expect(await columna("select count(*) from padron where padronm between '110000' and '111999'")).toEqual([2000])
    expect(
      await columna(`select count(*) from padron p join domicilio d using (id_domicilio) join calle c using (id_calle)
        where d.padron = p.padronm and d.calle_texto = c.calle and c.estado and d.origen = 'PADRON'`),
    ).toEqual([2029])
  })

  it('genera siempre lo mismo', async () => {
    expect(await filas("select apeynom, dni, cuit from padron where padronm = '110000'")).toEqual([
      { apeynom: 'MONTEROS JULIETA', dni: '25453892', cuit: '27254538928' },
    ])
  })
})

const COMPLETAS_POR_DEFINICION = `
  select c.id_carpeta from carpeta c left join encomienda_tipo t using (id_encomienda_tipo)
  where c.id_uso in (12, 13) or (
    (select count(*) from encomienda_tipo_formulario f where f.id_encomienda_tipo = c.id_encomienda_tipo) =
      (select count(*) from carpeta_formulario f join formulario_tipo using (id_formulario_tipo)
        where f.id_carpeta = c.id_carpeta and f.grabado and (codigo <> '1bis' or f.id_pago is not null))
    and exists (select from archivo a where a.id_carpeta = c.id_carpeta and a.clase = 'DOCUMENTO')
    and (not t.requiere_croquis or exists (select from archivo a where a.id_carpeta = c.id_carpeta and a.clase = 'CROQUIS')))
  order by 1`

describe('las carpetas de muestra', () => {
  it('están en sus estados', async () => {
    expect(
      await filas(`select id_carpeta, id_persona, tramite_estado, completa from carpeta
        join tramite_estado on id_tramite_estado = estado order by 1`),
    ).toEqual([
      { id_carpeta: 1001, id_persona: 2, tramite_estado: 'PRESENTADO', completa: false },
      { id_carpeta: 1002, id_persona: 2, tramite_estado: 'PRESENTADO', completa: true },
      { id_carpeta: 1003, id_persona: 2, tramite_estado: 'RECIBIDO MESA ENTRADAS', completa: true },
      { id_carpeta: 1004, id_persona: 2, tramite_estado: 'PENDIENTE DE PAGO', completa: true },
      { id_carpeta: 1005, id_persona: 2, tramite_estado: 'OBSERVADO', completa: true },
      { id_carpeta: 1006, id_persona: 2, tramite_estado: 'FINALIZADO', completa: true },
      { id_carpeta: 1007, id_persona: 7, tramite_estado: 'PRESENTADO', completa: true },
      { id_carpeta: 1008, id_persona: 7, tramite_estado: 'PRESENTADO', completa: true },
      { id_carpeta: 1009, id_persona: 3, tramite_estado: 'PRESENTADO', completa: false },
    ])
  })

  it('están completas exactamente las que cumplen la definición', async () => {
    const completas = [1002, 1003, 1004, 1005, 1006, 1007, 1008]
    expect(await columna(COMPLETAS_POR_DEFINICION)).toEqual(completas)
    expect(await columna('select id_carpeta from carpeta where completa order by 1')).toEqual(completas)
  })

  it('llevan los formularios de su encomienda, y el 1 con sus respuestas', async () => {
    expect(
      await columna(`select id_carpeta from carpeta c where id_encomienda_tipo is not null and
        (select array_agg(id_formulario_tipo order by orden) from carpeta_formulario f where f.id_carpeta = c.id_carpeta)
        is distinct from (select array_agg(id_formulario_tipo order by orden)
          from encomienda_tipo_formulario f where f.id_encomienda_tipo = c.id_encomienda_tipo)`),
    ).toEqual([])
    expect(
      await columna(`select id_carpeta from carpeta_formulario where id_formulario_tipo = 1 and grabado
        except select id_carpeta from formulario1`),
    ).toEqual([])
    expect(await columna('select count(*) from formulario1')).toEqual([7])
  })

  it('cuentan una historia que termina donde están, dentro de los últimos 60 días', async () => {
    expect(
      await columna(`select c.id_carpeta from carpeta c
        where (select array[estado_nuevo, extract(epoch from ocurrido_el)::bigint] from tramite_historial h
                where h.id_carpeta = c.id_carpeta and evento <> 'COMPLETADA' order by ocurrido_el desc, id desc limit 1)
          is distinct from array[c.estado, extract(epoch from c.estado_desde)::bigint]`),
    ).toEqual([])
    expect(
      await columna(`select id_carpeta from (
          select *, lag(estado_nuevo) over (partition by id_carpeta order by ocurrido_el, id) as anterior from tramite_historial) h
        where anterior is distinct from estado_anterior`),
    ).toEqual([])
    expect(
      await columna("select bool_and(ocurrido_el between now() - interval '60 days' and now()) from tramite_historial"),
    ).toEqual([true])
    expect(await columna('select id_carpeta from carpeta order by fecha_alta')).toEqual([
      1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009,
    ])
  })

  it('recuerdan de dónde vienen, su expediente y su pago', async () => {
    expect(
      await filas(`select id_carpeta, estado_previo, expediente, pagado_el is not null as pagada from carpeta
        where id_carpeta between 1002 and 1006 order by 1`),
    ).toEqual([
      { id_carpeta: 1002, estado_previo: null, expediente: null, pagada: false },
      { id_carpeta: 1003, estado_previo: null, expediente: '118204-C', pagada: false },
      { id_carpeta: 1004, estado_previo: 2, expediente: '118277-I', pagada: false },
      { id_carpeta: 1005, estado_previo: 3, expediente: '118301-P', pagada: false },
      { id_carpeta: 1006, estado_previo: null, expediente: '118322-L', pagada: true },
    ])
    expect(
      await columna(`select a.id_carpeta from archivo a join tramite_historial h on h.id_carpeta = a.id_carpeta
        and h.estado_nuevo = 5 where clase = 'COMPROBANTE' and subido_el > ocurrido_el`),
    ).toEqual([1006])
  })

  it('se buscan sin acentos por titular y calle', async () => {
    expect(await columna('select busqueda from carpeta where id_carpeta in (1004, 1007) order by id_carpeta')).toEqual([
      'INIGUEZ RAMON MUNECAS 560 100008',
      'NIEVA CLARA SAN MARTIN 450 100001',
    ])
  })

  it('guardan archivos de verdad, cada uno con su huella', async () => {
    expect(
      await filas('select clase, count(*) from archivo where id_carpeta in (1007, 1008) group by 1 order by 1'),
    ).toEqual([
      { clase: 'FOTO_VEREDA', count: 2 },
      { clase: 'RECIBO_FORM', count: 1 },
    ])
    const huellas = guardados.map((contenido) => createHash('sha256').update(contenido).digest('hex'))
    expect(await columna('select sha256 from archivo order by 1')).toEqual(huellas.sort())
  })
})

describe('sembrar la ciudad', () => {
  beforeEach(() => {
    guardados = []
  })

  it('otra vez no escribe nada', async () => {
    const antes = await columna('select max(id) from auditoria')
    await ciudad(db)
    expect(await columna('select max(id) from auditoria')).toEqual(antes)
    expect(guardados).toEqual([])
  })

  it('deja la numeración después de lo sembrado', async () => {
    expect(await columna("insert into calle (calle, id_calle_tipo) values ('NUEVA', 1) returning id_calle")).toEqual([
      27,
    ])
    expect(await columna("select nextval('carpeta_id_carpeta_seq')")).toEqual([1010])
    expect(await columna("select nextval('propietario_id_propietario_seq')")).toEqual([14])
  })

  it('es todo o nada, con su marca', async () => {
    const otra = await baseVacia()
    await sembrar(otra)
    const sinDisco = () => Promise.reject(new Error('sin lugar en el disco'))
    await expect(ciudad(otra, sinDisco)).rejects.toThrow('sin lugar en el disco')
    expect(await columna('select count(*) from padron', otra)).toEqual([0])
    expect(await columna('select count(*) from demostracion', otra)).toEqual([0])
    await ciudad(otra)
    expect(await columna('select count(*) from padron', otra)).toEqual([2030])
    expect(await columna('select count(*) from carpeta', otra)).toEqual([9])
    expect(await columna('select count(*) from demostracion', otra)).toEqual([1])
  })
})
