import { EventEmitter, once } from 'node:events'
import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { PoolConfig } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../../pruebas/appDePrueba.ts'
import { nombrar, pasanHoras, terminarReposo } from '../../../pruebas/barridoDePrueba.ts'
import { baseDeLaCiudad, baseEnBlanco } from '../../../pruebas/baseDePrueba.ts'
import { carpetasDePrueba } from '../../../pruebas/carpetasDePrueba.ts'
import { hastaQueEsperen } from '../../../pruebas/hastaQueEsperen.ts'
import { larga, largas } from '../../../pruebas/larga.ts'
import { s3DePrueba } from '../../../pruebas/s3DePrueba.ts'
import type { AlmacenEntero } from '../../plataforma/archivos/almacen.ts'
import { almacenSobre } from '../../plataforma/archivos/almacenSobre.ts'
import { intercambiarTestigo, reconocerAlmacen } from '../../plataforma/archivos/identidad.ts'
import { medido } from '../../plataforma/archivos/medido.ts'
import type { Objetos } from '../../plataforma/archivos/objetos.ts'
import { objetosEnCarpeta } from '../../plataforma/archivos/objetosEnCarpeta.ts'
import { objetosEnS3 } from '../../plataforma/archivos/objetosEnS3.ts'
import { vigilar } from '../../plataforma/archivos/vigilado.ts'
import { abrirDb } from '../../plataforma/base/db.ts'
import { MIGRACIONES } from '../../plataforma/proceso/raiz.ts'
import { crearBase, numeracionAtrasada } from './base.ts'
import type { Orden } from './cifrado.ts'
import { confirmarRestauracionEnSuLugar, deshacerRestauracion, restaurarEnSuLugar } from './enSuLugar.ts'
import { bytesDe, type Copia, leerArchivos, leerManifiesto, ultimaCopia } from './manifiesto.ts'
import { respaldar } from './respaldar.ts'
import { leerDesde, restaurar } from './restaurar.ts'
import { probarConMuestra, probarCopia } from './simulacro.ts'

let portal: AppDePrueba
let raiz: string
let destino: string
let deposito: Objetos
beforeEach(async () => {
  portal = await appDePrueba()
  raiz = await mkdtemp(join(tmpdir(), 'copias-'))
  destino = join(raiz, 'copias')
  deposito = await objetosEnCarpeta(destino)
})
afterEach(() => rm(raiz, { recursive: true, force: true }))

const copiar = (cifrar: Orden | null = null, donde = deposito) =>
  respaldar({ dueño: portal.db, almacen: portal.almacen, deposito: donde, version: '1.2.3', cifrar })
interface AlVolver {
  descifrar?: Orden
  desde?: ReturnType<typeof leerDesde>
  archivos?: Objetos
  conservar?: boolean
}
const volver = async (copia: Copia, mas: AlVolver = {}) => {
  const dueño = await baseEnBlanco()
  const archivos = mas.archivos ?? (await objetosEnCarpeta(join(raiz, 'otro lugar')))
  const revisado = await restaurar({ copia, dueño, migraciones: MIGRACIONES, descifrar: null, ...mas, archivos })
  return { dueño, archivos, almacen: almacenSobre(archivos, 1000), revisado }
}
const guardar = async (contenido: string) => {
  const { ruta } = await portal.almacen.guardar(Readable.from([Buffer.from(contenido)]))
  await nombrar(portal.db, ruta)
  return ruta
}
const leerDe = async (archivos: Objetos, ruta: string) => text((await archivos.abrir(ruta)).contenido)

async function sumaDe(contenido: Readable): Promise<string> {
  const { trozos, puesto } = medido(contenido)
  for await (const _ of trozos);
  return puesto().sha256
}

describe('una copia', () => {
  it('vuelve en un lugar vacío, igual fila por fila y archivo por archivo', async () => {
    const ruta = await guardar('lo que alguien presentó')
    await portal.db.$client.query(
      `insert into reparticion (reparticion) values (E'con\\nsalto, "comillas", \\\\barra y ñandú')`,
    )
    const { copia, manifiesto, nuevos } = await copiar()
    expect(copia.nombre).toMatch(/^copia-\d{8}-\d{6}Z-portal1\.2\.3-pg\d+\.\d+$/)
    expect(manifiesto.faltan).toEqual([])
    expect(manifiesto.tablas.find(({ tabla }) => tabla === 'carpeta')?.filas).toBeGreaterThan(5)
    expect(nuevos).toBeGreaterThan(5)
    const { dueño, archivos, revisado } = await volver(copia)
    expect(revisado).toMatchObject({ tablas: manifiesto.tablas.length, archivos: manifiesto.archivos })
    expect(await leerDe(archivos, ruta)).toBe('lo que alguien presentó')
    const { rows } = await dueño.$client.query(`select reparticion from reparticion where reparticion like 'con%'`)
    expect(rows).toEqual([{ reparticion: 'con\nsalto, "comillas", \\barra y ñandú' }])
    // What was taken off for the rows to come table by table is back.
    await expect(dueño.$client.query('delete from persona')).rejects.toThrow(/foreign key/)
    await expect(dueño.$client.query('delete from auditoria')).rejects.toThrow('solo admite agregar filas')
  })

  larga(
    'al arrancar sobre ella, el portal sabe que volvió, y los números siguen por encima de los que se dicen',
    async () => {
      const { copia } = await copiar()
      const perdida = await carpetasDePrueba(portal).presentada()
      const { dueño, almacen } = await volver(copia, { desde: leerDesde([`carpeta=${perdida + 50}`]) })
      await reconocerAlmacen(dueño, almacen)
      const { rows } = await dueño.$client.query(`select nextval('carpeta_id_carpeta_seq')::int as n`)
      expect(rows).toEqual([{ n: perdida + 1051 }])
      expect((await dueño.$client.query('select motivo from restauracion')).rows).toEqual([
        { motivo: 'La base de datos volvió de una copia anterior a lo último que se supo de ella' },
      ])
    },
  )

  larga('los números que se dieron mientras se copiaba también se dicen, y no se dan de nuevo', async () => {
    const leer = async (db: Pick<typeof portal.db, '$client'>, sql: string) => (await db.$client.query(sql)).rows
    const [{ ultima }] = await leer(portal.db, 'select max(id_carpeta) as ultima from carpeta')
    // Whose folders were kept when the copy had its picture already.
    await leer(portal.db, `select nextval('carpeta_id_carpeta_seq'), nextval('carpeta_id_carpeta_seq')`)
    const { dueño, almacen } = await volver((await copiar()).copia)
    expect(await numeracionAtrasada(dueño)).toBeUndefined()
    await reconocerAlmacen(dueño, almacen)
    const [{ huecos }] = await leer(dueño, 'select huecos from restauracion')
    expect(huecos).toContainEqual({
      numeracion: 'carpeta_id_carpeta_seq',
      desde: ultima + 1,
      hasta: ultima + 1002,
    })
    expect(await leer(dueño, `select nextval('carpeta_id_carpeta_seq')::int as n`)).toEqual([{ n: ultima + 1003 }])
  })

  larga('la siguiente no repite los bytes que ya están', async () => {
    await copiar()
    const ruta = await guardar('otro')
    const { copia, nuevos, manifiesto } = await copiar()
    expect(nuevos).toBe(1)
    expect((await ultimaCopia(deposito))?.nombre).toBe(copia.nombre)
    const { revisado, archivos } = await volver(copia)
    expect(revisado.archivos).toBe(manifiesto.archivos)
    expect(await leerDe(archivos, ruta)).toBe('otro')
  })

  describe('mientras se hace', () => {
    /** What happens once its rows were read and before the first file is. */
    const copiarMientras = async (pasa: () => Promise<unknown>) => {
      let paso: Promise<unknown> | undefined
      const examinar: AlmacenEntero['examinar'] = async (ruta) => {
        paso ??= pasa()
        await paso
        return portal.almacen.examinar(ruta)
      }
      return respaldar({ dueño: portal.db, almacen: { examinar }, deposito, version: '1.2.3', cifrar: null })
    }
    const soltar = (ruta: string) =>
      portal.db.$client.query('delete from correo_adjunto where ruta = $1', [ruta]).then(() => {})
    const listar = (de: AsyncIterable<unknown>) => Readable.from(de).toArray() as Promise<unknown[]>

    larga('lo que una fila suelta no se borra: la copia lo tiene, y después se lo lleva el barrido', async () => {
      const vigilado = vigilar(portal.db, portal.almacen, false)
      const ruta = await guardar('una planilla que se aplica en ese momento')
      const { ruta: deNadie } = await portal.almacen.guardar(Readable.from(['nunca tuvo fila']))
      const { copia, manifiesto } = await copiarMientras(async () => {
        await soltar(ruta)
        await vigilado.borrar(ruta)
        await vigilado.borrar(deNadie)
      })
      expect(manifiesto.faltan).toEqual([])
      expect(await leerDe((await volver(copia)).archivos, ruta)).toBe('una planilla que se aplica en ese momento')
      expect(await listar(portal.almacen.listar())).toContain(ruta)
      expect(await listar(portal.almacen.listar())).not.toContain(deNadie)

      await vigilado.borrar(ruta)
      expect(await listar(portal.almacen.listar())).not.toContain(ruta)
    })

    larga('el barrido no aparta ni borra nada', async () => {
      const ruta = await guardar('ya sin fila')
      await soltar(ruta)
      await portal.db.$client.query(`update archivo_soltado set soltado_el = now() - interval '8 days'`)
      await terminarReposo(portal)
      await portal.trabajar('barrer-archivos')
      await pasanHoras(portal, 25)
      await copiarMientras(() => portal.trabajar('barrer-archivos'))
      expect(await listar(portal.almacen.apartados())).toEqual([])
      await portal.trabajar('barrer-archivos')
      expect(await listar(portal.almacen.apartados())).toMatchObject([{ ruta }])
    })

    it('la que empieza espera a lo que se está borrando', async () => {
      const ruta = await guardar('a medio borrar')
      await soltar(ruta)
      const eventos = new EventEmitter()
      const [empezo, sigue] = [once(eventos, 'empezo'), once(eventos, 'sigue')]
      const lento = vigilar(
        portal.db,
        {
          ...portal.almacen,
          async borrar(cual) {
            eventos.emit('empezo')
            await sigue
            await portal.almacen.borrar(cual)
          },
        },
        false,
      )
      const borrado = lento.borrar(ruta)
      await empezo
      const copia = copiar()
      await hastaQueEsperen(portal.db, 1)
      eventos.emit('sigue')
      await borrado
      expect((await copia).manifiesto.faltan).toEqual([])
    })
  })

  larga('cifrada, no se lee sin la clave', async () => {
    // A program that anybody has, in the place of age or gpg.
    const mas1: Orden = ['tr', '\\000-\\377', '\\001-\\377\\000']
    const menos1: Orden = ['tr', '\\001-\\377\\000', '\\000-\\377']
    const ruta = await guardar('un secreto')
    const { copia } = await copiar(mas1)
    await expect(volver(copia)).rejects.toThrow('La copia está cifrada: falta RESPALDO_DESCIFRAR')
    const { archivos } = await volver(copia, { descifrar: menos1 })
    expect(await leerDe(archivos, ruta)).toBe('un secreto')
  })

  larga('dañada, se dice cuál de sus partes, y no se escribe una fila', async () => {
    const { copia, manifiesto } = await copiar()
    const [tabla] = manifiesto.tablas
    await appendFile(join(destino, copia.nombre, tabla?.archivo ?? ''), 'x')
    await expect(volver(copia)).rejects.toThrow(`La copia está dañada: ${tabla?.archivo} no es lo que se guardó`)
  })

  it('no se restaura sobre lo que hay', async () => {
    const { copia } = await copiar()
    const pedido = { copia, migraciones: MIGRACIONES, descifrar: null }
    const nueva = await objetosEnCarpeta(join(raiz, 'nueva'))
    await expect(restaurar({ ...pedido, dueño: portal.db, archivos: nueva })).rejects.toThrow(
      'La base de datos no está vacía: se restaura en una nueva',
    )
    await nueva.poner('algo', Readable.from([Buffer.from('x')]))
    await expect(volver(copia, { archivos: nueva })).rejects.toThrow('El lugar de los archivos no está vacío')
    await expect(volver(copia, { archivos: nueva, conservar: true })).rejects.toThrow('no son los de esta copia')
  })

  larga('de la carpeta a S3, y la copia también en S3: los mismos archivos, por su nombre y su SHA-256', async () => {
    const s3 = await s3DePrueba()
    const ruta = await guardar('lo que alguien presentó')
    const { copia, manifiesto } = await copiar(null, objetosEnS3(`s3://${s3.balde}/copias`, s3.ajustes))
    const enS3 = objetosEnS3(`s3://${s3.balde}/de-vuelta`, s3.ajustes)
    const { dueño, almacen, revisado } = await volver(copia, { archivos: enS3 })
    expect(revisado).toMatchObject({ tablas: manifiesto.tablas.length, archivos: manifiesto.archivos })
    const sumas = async (de: AlmacenEntero) =>
      (await Readable.from(de.listar()).toArray())
        .sort()
        .map(async (una) => [una, await sumaDe((await de.examinar(una)).contenido)])
    expect(await Promise.all(await sumas(almacen))).toEqual(await Promise.all(await sumas(portal.almacen)))
    expect(await leerDe(enS3, ruta)).toBe('lo que alguien presentó')
    await reconocerAlmacen(dueño, almacen)
    await s3.cerrar()
  })

  larga('sobre lo que quedó de sus archivos: lo que llegó después sigue ahí, y falta decirlo', async () => {
    const perdido = await guardar('lo que se perdió del disco')
    const { copia } = await copiar()
    const despues = await carpetasDePrueba(portal).presentada()
    const { ruta: nuevo } = await portal.almacen.guardar(Readable.from([Buffer.from('lo último')]))
    await intercambiarTestigo(portal.db, portal.almacen)
    await portal.almacen.borrar(perdido)
    const quedo = await objetosEnCarpeta(join(raiz, 'lo que quedó'))
    for await (const ruta of portal.almacen.listar()) await quedo.poner(ruta, await portal.almacen.leer(ruta))
    const marca = await portal.almacen.marca()
    if (marca) await almacenSobre(quedo, 1000).marcar(marca)
    const { dueño, almacen } = await volver(copia, {
      archivos: quedo,
      conservar: true,
      desde: leerDesde(['carpeta=3']),
    })
    expect(await leerDe(quedo, perdido)).toBe('lo que se perdió del disco')
    expect(await leerDe(quedo, nuevo)).toBe('lo último')
    await reconocerAlmacen(dueño, almacen)
    const { rows } = await dueño.$client.query(
      `select motivo, escrituras > 0 as faltan, nextval('carpeta_id_carpeta_seq')::int as n from restauracion`,
    )
    expect(rows).toEqual([
      {
        motivo: 'La base de datos volvió de una copia anterior a lo último que se supo de ella',
        faltan: true,
        n: despues + 1001,
      },
    ])
  })

  larga('lo que la base nombra y la carpeta no tiene se dice', async () => {
    await nombrar(portal.db, 'ab/ab000000000000000000000000000000')
    expect((await copiar()).manifiesto.faltan).toEqual(['ab/ab000000000000000000000000000000'])
  })
})

larga('el simulacro restaura la última, la compara, recorre su auditoría, y no deja nada', async () => {
  const { copia } = await copiar()
  const { database } = portal.db.$client.options
  const conexion = { ...inject('postgres'), ...(database && { database }) }
  const probado = await probarCopia({ copia, conexion, cerca: raiz, migraciones: MIGRACIONES, descifrar: null })
  expect(probado.filas).toBe((await leerManifiesto(copia)).tablas.reduce((total, { filas }) => total + filas, 0))
  expect(probado.eslabones).toBeGreaterThan(0)
  expect(await readdir(raiz)).toEqual(['copias'])
  const { rows } = await portal.db.$client.query(`select datname from pg_database where datname like 'simulacro_%'`)
  expect(rows).toEqual([])
})

larga('el simulacro de un rol que no puede crear una base dice qué darle', async () => {
  const client = await portal.db.$client.connect()
  const rol = `sin_crear_${process.pid}`
  await client.query(`create role ${rol}`)
  try {
    await client.query(`set role ${rol}`)
    await expect(crearBase(client, 'simulacro_de_nadie')).rejects.toThrow(
      `El rol "${rol}" no puede crear una base: déjelo con ALTER ROLE "${rol}" CREATEDB`,
    )
  } finally {
    await client.query('reset role')
    await client.query(`drop role ${rol}`)
    client.release()
  }
})

it('--desde se escribe como carpeta=210, y otra cosa se rechaza con su oración', () => {
  expect(leerDesde(['carpeta=210', 'certificado=30'])).toEqual({
    carpeta_id_carpeta_seq: 210,
    certificado_id_certificado_seq: 30,
  })
  for (const mal of ['carpeta', 'carpeta=-1', 'carpetas=3', 'constructor=3']) {
    expect(() => leerDesde([mal])).toThrow(
      `--desde ${mal}: se escribe como carpeta=210, y puede ser carpeta, operacion`,
    )
  }
})

largas('la prueba de cada noche', () => {
  const probar = (copia: Copia, muestra: number) => {
    const { database } = portal.db.$client.options
    const conexion = { ...inject('postgres'), ...(database && { database }) }
    return probarConMuestra({ copia, conexion, migraciones: MIGRACIONES, descifrar: null, muestra })
  }

  it('restaura la base aparte y relee una muestra de archivos', async () => {
    const { copia, manifiesto } = await copiar()
    expect(await probar(copia, 3)).toMatchObject({ tablas: manifiesto.tablas.length, archivos: 3 })
  })

  it('nota un archivo que no es lo que se guardó', async () => {
    const { copia } = await copiar()
    for (const { sha256 } of await leerArchivos(copia))
      await deposito.poner(bytesDe(sha256), Readable.from([Buffer.from('x')]))
    await expect(probar(copia, 3)).rejects.toThrow('no es lo que se guardó')
  })

  it('nota que no hay nadie que pueda entrar', async () => {
    await portal.db.$client.query(`delete from persona_rol`)
    await expect(probar((await copiar()).copia, 0)).rejects.toThrow('En la copia no hay nadie que pueda entrar')
  })
})

it('una numeración que volvió atrás se nota', async () => {
  expect(await numeracionAtrasada(portal.db)).toBeUndefined()
  await portal.db.$client.query(`select setval('carpeta_id_carpeta_seq', 1)`)
  expect(await numeracionAtrasada(portal.db)).toBe('carpeta_id_carpeta_seq')
})

describe('una restauración en el lugar de la base que está', () => {
  const conexion = async () => {
    const { database } = (await baseDeLaCiudad()).$client.options
    return { ...inject('postgres'), ...(database && { database }) }
  }
  const enUna = async (como: PoolConfig, texto: string) => {
    const db = abrirDb({ ...como, max: 1 })
    return (await db.$client.query(texto).finally(() => db.$client.end())).rows
  }

  it('se niega con el portal en marcha; lo que falla no cambia nada', async () => {
    const como = await conexion()
    const enMarcha = abrirDb(como)
    await enMarcha.$client.query('select 1')
    await expect(restaurarEnSuLugar(como, async () => {})).rejects.toThrow(
      'La base está en uso: detenga el portal antes',
    )
    await enMarcha.$client.end()
    await expect(
      restaurarEnSuLugar(como, async () => {
        throw new Error('la copia no sirve')
      }),
    ).rejects.toThrow('la copia no sirve')
    expect(await enUna(como, 'select count(*)::int > 5 as esta from carpeta')).toEqual([{ esta: true }])
    expect(await enUna(como, `select datname from pg_database where datname like '%_nueva_%'`)).toEqual([])
  })

  it('deja la anterior hasta que se confirma, y se vuelve a ella', async () => {
    const como = await conexion()
    const anterior = await restaurarEnSuLugar(como, async (dueño) => {
      await dueño.$client.query('create table restaurada (n int)')
    })
    expect(await enUna(como, `select to_regclass('restaurada') is not null as nueva`)).toEqual([{ nueva: true }])
    const aparte = await deshacerRestauracion(como)
    expect(await enUna(como, `select to_regclass('restaurada') is not null as nueva`)).toEqual([{ nueva: false }])
    expect(anterior).not.toBe(aparte)
    expect(await confirmarRestauracionEnSuLugar(como)).toEqual([aparte])
    await expect(deshacerRestauracion(como)).rejects.toThrow('No hay ninguna base anterior a la que volver')
  })
})
