import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, Pool } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { larga } from '../../../pruebas/larga.ts'
import { iniciarPostgres, type PostgresEmbebido } from './postgresEmbebido.ts'
import { haTerminado } from './postmasterPid.ts'

let base: string
const enMarcha = new Set<PostgresEmbebido>()

const iniciar = async (carpeta: string, fsync = false) => {
  const postgres = await iniciarPostgres({ carpeta, fsync })
  enMarcha.add(postgres)
  return postgres
}

const detener = async (postgres: PostgresEmbebido) => {
  enMarcha.delete(postgres)
  await postgres.detener()
}

const consultar = async ({ conexion }: PostgresEmbebido, sql: string) => {
  const cliente = new Client({ ...conexion })
  await cliente.connect()
  try {
    return (await cliente.query({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await cliente.end()
  }
}

const modoDe = async (ruta: string) => ((await stat(ruta)).mode & 0o777).toString(8)

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'postgres-'))
  await chmod(base, 0o755)
})
afterEach(async () => {
  for (const postgres of enMarcha) await detener(postgres)
})
afterAll(() => rm(base, { recursive: true, force: true }))

describe('PostgreSQL embebido', { timeout: 60_000 }, () => {
  it('se crea en UTF-8, sin red, con clave, y guarda lo escrito de un arranque al otro', async () => {
    const carpeta = join(base, 'primero')
    const primero = await iniciar(carpeta, true)
    expect(
      await consultar(
        primero,
        `select current_database(), current_setting('server_encoding'), datlocprovider, datlocale,
                current_setting('listen_addresses'), current_setting('fsync'), current_setting('max_connections'),
                current_setting('shared_buffers')
           from pg_database where datname = current_database()`,
      ),
    ).toEqual(['catastro', 'UTF8', 'b', 'C.UTF-8', '', 'on', '60', '128MB'])
    await consultar(
      primero,
      `create table persona as select unnest(array['Zárate', 'Álvarez', 'Ñuñez', 'Nieva']) nombre`,
    )
    expect(await consultar(primero, 'select nombre from persona order by nombre collate "es-x-icu"')).toEqual([
      'Álvarez',
      'Nieva',
      'Ñuñez',
      'Zárate',
    ])
    expect(await modoDe(join(carpeta, 'clave'))).toBe('600')
    expect(await modoDe(primero.conexion.host)).toBe('700')
    const sinClave = new Client({ ...primero.conexion, password: 'otra' })
    await expect(sinClave.connect()).rejects.toMatchObject({ code: '28P01' })
    await detener(primero)

    const segundo = await iniciar(carpeta)
    expect(await consultar(segundo, `select count(*)::int, current_setting('fsync') from persona`)).toEqual([4, 'off'])
    expect(segundo.conexion.password).toBe(primero.conexion.password)
    await detener(segundo)
    await expect(stat(segundo.conexion.host)).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(stat(join(carpeta, 'datos', 'postmaster.pid'))).rejects.toMatchObject({ code: 'ENOENT' })
  })

  larga('toma a su cargo el que dejó en marcha un proceso matado', async () => {
    const carpeta = join(base, 'huerfano')
    const modulo = new URL('./postgresEmbebido.ts', import.meta.url).href
    const guion = `const { iniciarPostgres } = await import(${JSON.stringify(modulo)})
      const { pid } = await iniciarPostgres({ carpeta: ${JSON.stringify(carpeta)}, fsync: false })
      console.log(pid)
      setInterval(() => {}, 1000)`
    const otro = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', guion], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [salida] = await once(otro.stdout, 'data')
    otro.kill('SIGKILL')
    await once(otro, 'exit')

    const postgres = await iniciar(carpeta)
    expect(`${postgres.pid}\n`).toBe(String(salida))
    expect(await consultar(postgres, 'select 1')).toEqual([1])
    await detener(postgres)
    await expect(consultar(postgres, 'select 1')).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('arranca de nuevo justo después de un kill -9 y tiene lo confirmado', async () => {
    const carpeta = join(base, 'matado')
    const primero = await iniciar(carpeta, true)
    await consultar(primero, 'create table pago as select 1 id')
    enMarcha.delete(primero)
    process.kill(primero.pid, 'SIGKILL')
    const segundo = await iniciar(carpeta, true)
    expect(segundo.pid).not.toBe(primero.pid)
    expect(await consultar(segundo, 'select id from pago')).toEqual([1])
    await expect(stat(primero.conexion.host)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  larga('revive en el mismo lugar cuando se terminó, y en marcha no se toca', async () => {
    const postgres = await iniciar(join(base, 'revivido'), true)
    await consultar(postgres, 'create table pago as select 1 id')
    const { pid } = postgres
    await postgres.revivir()
    expect(postgres.pid).toBe(pid)
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => haTerminado(pid)).toBe(true)
    await postgres.revivir()
    expect(postgres.pid).not.toBe(pid)
    expect(await consultar(postgres, 'select id from pago')).toEqual([1])
  })

  larga('dos arranques a la vez de la misma carpeta terminan en un solo PostgreSQL', async () => {
    const carpeta = join(base, 'gemelos')
    await detener(await iniciar(carpeta))
    const [uno, otro] = await Promise.all([iniciar(carpeta), iniciar(carpeta)])
    expect(uno.pid).toBe(otro.pid)
    expect(uno.conexion).toEqual(otro.conexion)
  })

  larga('arranca aunque el número de postmaster.pid sea hoy de otro programa', async () => {
    const carpeta = join(base, 'numero-ajeno')
    await detener(await iniciar(carpeta))
    const lineas = [process.pid, join(carpeta, 'datos'), 1, 5432, '/tmp/no-existe', '', '1 1', 'ready', '']
    await writeFile(join(carpeta, 'datos', 'postmaster.pid'), lineas.join('\n'))
    const postgres = await iniciar(carpeta)
    expect(await consultar(postgres, 'select 1')).toEqual([1])
  })

  larga('funciona debajo de una carpeta cerrada a los demás, como /root', async () => {
    const cerrada = join(base, 'cerrada')
    await mkdir(cerrada, { mode: 0o700 })
    const postgres = await iniciar(join(cerrada, 'ñandú con espacios', 'postgres'))
    expect(await consultar(postgres, 'select 1')).toEqual([1])
    const [carpeta] = await consultar(postgres, 'show data_directory')
    expect(carpeta).toBe(join(cerrada, 'ñandú con espacios', 'postgres', 'datos'))
  })

  larga('termina una creación que quedó por la mitad', async () => {
    const carpeta = join(base, 'a-medias')
    await mkdir(join(carpeta, 'datos.nuevo'), { recursive: true })
    await writeFile(join(carpeta, 'datos.nuevo', 'PG_VERSION'), '18\n')
    const postgres = await iniciar(carpeta)
    expect(await consultar(postgres, 'select 1')).toEqual([1])
  })

  larga('no corta las conexiones que se están cerrando, y sí las que alguien olvidó', async () => {
    const postgres = await iniciar(join(base, 'despedida'))
    const pool = new Pool({ ...postgres.conexion, max: 10 })
    await Promise.all(Array.from({ length: 10 }, () => pool.query('select pg_sleep(0.01)')))
    const olvidada = new Client({ ...postgres.conexion })
    const cortes: Error[] = []
    olvidada.on('error', (error) => cortes.push(error))
    await olvidada.connect()
    await pool.end()
    await detener(postgres)
    expect(cortes[0]).toMatchObject({ code: '57P01' })
  })

  it('no escribe en su registro los valores de las filas', async () => {
    const carpeta = join(base, 'registro')
    const postgres = await iniciar(carpeta)
    await consultar(postgres, 'create table persona (documento text primary key)')
    await consultar(postgres, `insert into persona values ('27309991112')`)
    await expect(consultar(postgres, `insert into persona values ('27309991112')`)).rejects.toMatchObject({
      code: '23505',
    })
    await detener(postgres)
    const registro = await readFile(join(carpeta, 'postgres.log'), 'utf8')
    expect(registro).toContain('duplicate key value violates unique constraint')
    expect(registro).not.toContain('27309991112')
  })
})
