import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { alTerminar } from '../../../pruebas/alTerminar.ts'
import { appSobre } from '../../../pruebas/appDePrueba.ts'
import { baseSembrada, baseVacia } from '../../../pruebas/baseDePrueba.ts'
import { carpetasDePrueba } from '../../../pruebas/carpetasDePrueba.ts'
import { larga } from '../../../pruebas/larga.ts'
import { type LibreDeudaDePrueba, libreDeudaDePrueba } from '../../../pruebas/libreDeudaDePrueba.ts'
import { fotoNumero, visitasDePrueba } from '../../../pruebas/visitasDePrueba.ts'
import { verificarCadena } from '../../cadena/verificar.ts'
import type { AlmacenEntero } from '../../plataforma/archivos/almacen.ts'
import { almacenSobre } from '../../plataforma/archivos/almacenSobre.ts'
import { reconocerAlmacen } from '../../plataforma/archivos/identidad.ts'
import type { Objetos } from '../../plataforma/archivos/objetos.ts'
import { objetosEnCarpeta } from '../../plataforma/archivos/objetosEnCarpeta.ts'
import type { DbRaiz } from '../../plataforma/base/db.ts'
import { escribirEn } from '../enCarpeta.ts'
import { piezasDe } from '../piezas.ts'
import { type Importada, importarExportacion } from './importar.ts'

let ciudad: LibreDeudaDePrueba
let raiz: string
let salida: string
let puntaDeAntes: string
let nueva: DbRaiz
let lugar: string
let importada: Importada

async function exportar(db: DbRaiz, almacen: AlmacenEntero | undefined, en: string): Promise<string> {
  const client = await db.$client.connect()
  const piezas = await piezasDe({ client, mostrar: () => {}, ...(almacen && { almacen }) }, () => client.release())
  await escribirEn(en, piezas)
  return en
}
const importar = async (carpeta: string, dueño: DbRaiz, archivos: Objetos) =>
  importarExportacion({ carpeta, dueño, archivos })
const otroLugar = async (nombre: string) => objetosEnCarpeta(join(raiz, nombre))
const consultar = async (db: DbRaiz, texto: string) => (await db.$client.query(texto)).rows
const sumasDe = async (carpeta: string): Promise<Map<string, string>> =>
  new Map(
    (await readFile(join(carpeta, 'SHA256SUMS'), 'utf8'))
      .trimEnd()
      .split('\n')
      .map((renglon) => [renglon.slice(66), renglon.slice(0, 64)]),
  )
/** Changes a file of an export, and its sum too where somebody had the patience. */
async function cambiar(carpeta: string, nombre: string, como: (texto: string) => string, conSuma = true) {
  const escrito = como(await readFile(join(carpeta, nombre), 'utf8'))
  await writeFile(join(carpeta, nombre), escrito)
  if (!conSuma) return
  const antes = (await sumasDe(carpeta)).get(nombre) ?? ''
  const sumas = await readFile(join(carpeta, 'SHA256SUMS'), 'utf8')
  await writeFile(
    join(carpeta, 'SHA256SUMS'),
    sumas.replace(`${antes}  ${nombre}\n`, `${createHash('sha256').update(escrito).digest('hex')}  ${nombre}\n`),
  )
}
let copias = 0
async function copia(): Promise<string> {
  const otra = join(raiz, `copia${++copias}`)
  await cp(salida, otra, { recursive: true })
  return otra
}

/** Folders in several states with their documents, payments and certificates, a visit with its photo, a draft with a file, an observation. */
async function vivir() {
  const { portal } = ciudad
  const carpetas = carpetasDePrueba(portal)
  await carpetas.presentada()
  await carpetas.conComprobante()
  await carpetas.observada({ texto: 'Falta la firma,\n"de puño y letra"' }, { texto: 'Y el timbrado' })
  const visitas = visitasDePrueba(portal)
  const { idVisita } = await visitas.planeada()
  expect((await visitas.resultado('diego', idVisita)).statusCode).toBe(200)
  await visitas.foto('diego', idVisita, { bytes: fotoNumero(1) })
  await ciudad.emitir(await ciudad.solicitada())
  await ciudad.solicitada('100002')
  await ciudad.pagar('clara', '100001') // still open
  await portal.como('pablo', {
    method: 'PUT',
    url: '/api/borradores/veredas',
    payload: { datos: { metros: '3' }, version: 0 },
  })
  await ciudad.consulta(
    `insert into reparticion (reparticion) values (E'con\\nsalto, "comillas", \\\\barra\\r, ñandú'), ('')`,
  )
  await ciudad.consulta('select estadisticas.contar_todo()') // the samples that this city was given without left theirs
  await portal.trabajar('enviar-correos')
  await portal.trabajar('sellar-auditoria')
  await ciudad.consulta(`update oficina set usrmod = 1 where id_oficina = 1`) // not sealed yet
}

beforeAll(async () => {
  ciudad = await libreDeudaDePrueba()
  await vivir()
  raiz = await mkdtemp(join(tmpdir(), 'vuelta-'))
  alTerminar(() => rm(raiz, { recursive: true, force: true }))
  salida = await exportar(ciudad.portal.db, ciudad.portal.almacen, join(raiz, 'salida'))
  puntaDeAntes = (await verificarCadena(ciudad.portal.db)).punta
  nueva = await baseSembrada()
  lugar = join(raiz, 'archivos')
  const archivos = await objetosEnCarpeta(lugar)
  await reconocerAlmacen(nueva, almacenSobre(archivos, 1000))
  importada = await importar(salida, nueva, archivos)
})

describe('una exportación importada en una ciudad vacía', () => {
  it('exportada otra vez es la misma, archivo por archivo; la auditoría sigue donde estaba', async () => {
    const otra = await exportar(nueva, almacenSobre(await objetosEnCarpeta(lugar), 1000), join(raiz, 'otra'))
    const [antes, despues] = [await sumasDe(salida), await sumasDe(otra)]
    expect([...despues.keys()].sort()).toEqual([...antes.keys()].sort())
    const distintos = [...antes].filter(([nombre, suma]) => despues.get(nombre) !== suma).map(([nombre]) => nombre)
    expect(distintos.sort()).toEqual(['MANIFIESTO.json', 'tablas/auditoria.csv', 'tablas/cadena.sello.csv'])
    for (const nombre of ['tablas/auditoria.csv', 'tablas/cadena.sello.csv']) {
      const [viejo, nuevo] = await Promise.all([salida, otra].map((carpeta) => readFile(join(carpeta, nombre), 'utf8')))
      expect([nombre, nuevo?.startsWith(viejo ?? '?')]).toEqual([nombre, true])
    }
    expect([...antes.keys()].filter((nombre) => nombre.startsWith('archivos/carpeta-')).length).toBeGreaterThan(8)
  })

  it('con carpetas en varios estados, pagos, visitas y correos: la prueba no es de una ciudad vacía', async () => {
    const [hay] = await consultar(
      nueva,
      `select (select count(distinct estado)::int from carpeta) as estados, (select count(distinct estado)::int from pago) as pagos,
         (select count(*)::int from visita_resultado) as visitas, (select count(*)::int from observacion) as observaciones,
         (select count(*)::int from certificado) as certificados, (select count(*)::int from correo_saliente) as correos,
         (select count(*)::int from pago_seguimiento) as seguidos`,
    )
    expect(hay.estados).toBeGreaterThan(3)
    expect(hay.pagos).toBeGreaterThan(1)
    expect([hay.visitas, hay.observaciones > 1, hay.certificados, hay.correos > 3, hay.seguidos > 1]).toEqual([
      1,
      true,
      1,
      true,
      true,
    ])
  })

  it('lo que sale de las filas está hecho: palabras, cuentas, y lo que mira el antivirus', async () => {
    const derivado = async (db: DbRaiz) =>
      (
        await consultar(
          db,
          `select (select count(*) || ':' || sum(hashtextextended(x::text, 0)) from palabra_de_padron x) as padron,
             (select count(*) || ':' || sum(hashtextextended(x::text, 0)) from palabra_de_carpeta x) as carpeta,
             (select json_agg(t order by t::text) from (select medida, fecha, id_encomienda_tipo, id_uso, id_estado, id_oficina, clase, dias,
                sum(cuantas) as cuantas, sum(importe) as importe from estadisticas.al_dia group by 1, 2, 3, 4, 5, 6, 7, 8
                having sum(cuantas) <> 0) t) as cuentas,
             (select array_agg(ruta order by ruta) from revision_de_archivo
               where ruta not in (select ruta from borrador_archivo)) as revisiones`,
        )
      )[0]
    expect(await derivado(nueva)).toEqual(await derivado(ciudad.portal.db))
  })

  it('la cadena es la misma y sigue: pasa por la punta que ya se conocía, y dice qué se cargó', async () => {
    const { rotura, punta } = await verificarCadena(nueva, puntaDeAntes)
    expect([rotura, punta]).toEqual([null, importada.cadena.punta])
    const sumas = createHash('sha256')
      .update(await readFile(join(salida, 'SHA256SUMS')))
      .digest('hex')
    const [apunte, ...mas] = await consultar(
      nueva,
      `select id_persona, accion, id_entidad, despues from auditoria where entidad = 'exportacion'`,
    )
    expect(mas).toEqual([])
    const personas = parse(await readFile(join(salida, 'tablas/persona.csv'), 'utf8'), { columns: true }).length
    expect(apunte).toMatchObject({
      id_persona: null,
      accion: 'INSERT',
      id_entidad: sumas,
      despues: {
        archivos: importada.archivos,
        faltan: 0,
        tablas: { persona: { filas: personas, sha256: (await sumasDe(salida)).get('tablas/persona.csv') } },
      },
    })
    expect(
      await consultar(nueva, `select detalle from cadena.sello where clase <> 'FILA' order by orden desc limit 1`),
    ).toEqual([{ detalle: `la base se cargó de una exportación: SHA256SUMS ${sumas}` }])
    await nueva.$client.query('update oficina set usrmod = 2 where id_oficina = 1')
    await nueva.$client.query('select cadena.sellar(1000)')
    expect((await verificarCadena(nueva, puntaDeAntes)).rotura).toBeNull()
  })

  it('el portal atiende sobre ella: la misma carpeta, el mismo documento, y un número que nadie tuvo', async () => {
    const { cerrar, ...otro } = await appSobre(nueva, { archivos: lugar, servidor: inject('servidor') })
    alTerminar(cerrar)
    const [{ id_carpeta }] = await consultar(nueva, 'select max(id_carpeta) as id_carpeta from archivo')
    for (const url of [`/api/documentacion/carpeta/${id_carpeta}`, '/api/documentacion/listar?pagina=1']) {
      const [aqui, alla] = [await otro.como('pablo', { url }), await ciudad.portal.como('pablo', { url })]
      expect([url, aqui.statusCode, aqui.json()]).toEqual([url, alla.statusCode, alla.json()])
    }
    const [{ ultima }] = await consultar(
      ciudad.portal.db,
      `select last_value::int as ultima from carpeta_id_carpeta_seq`,
    )
    expect(await carpetasDePrueba(otro).presentada()).toBe(ultima + 1)
    expect(await consultar(nueva, 'select count(*)::int as n from restauracion')).toEqual([{ n: 0 }])
  })

  it('no hay una segunda vez', async () => {
    await expect(importar(salida, nueva, await otroLugar('segunda'))).rejects.toThrow(
      /^La base de datos no está vacía: la tabla \w+ ya tiene filas\. Se importa en una ciudad nueva, en la que nadie entró$/,
    )
  })
})

describe('se niega antes de escribir nada', () => {
  let vacia: DbRaiz
  beforeAll(async () => {
    vacia = await baseVacia()
  })
  const seNiega = async (carpeta: string, frase: string | RegExp) => {
    const archivos = await otroLugar(`para ${carpeta.replace(/.*\//, '')}`)
    await expect(importar(carpeta, vacia, archivos)).rejects.toThrow(frase)
    expect(
      await consultar(vacia, 'select (select count(*) from auditoria) + (select count(*) from persona) as n'),
    ).toEqual([{ n: 0 }])
    for await (const ruta of almacenSobre(archivos, 1000).listar()) expect(ruta).toBe('ninguna')
  }

  it('lo que no es una exportación', async () => {
    await seNiega(join(raiz, 'nada'), /^En .*nada no hay una exportación entera: le falta SHA256SUMS/)
  })

  it('de otra versión, con qué hacer', async () => {
    const mas = await copia()
    await cambiar(mas, 'MANIFIESTO.json', (texto) =>
      texto.replace(/"ultimaMigracion": (\d+)/, (_, n) => `"ultimaMigracion": ${Number(n) + 1}`),
    )
    await seNiega(mas, /^La exportación es de una versión más nueva del portal, la \d+\.\d+\.\d+: impórtela con esa$/)
    const menos = await copia()
    await cambiar(menos, 'MANIFIESTO.json', (texto) =>
      texto.replace(/"ultimaMigracion": (\d+)/, (_, n) => `"ultimaMigracion": ${Number(n) - 1}`),
    )
    await seNiega(
      menos,
      /^La exportación es de una versión anterior del portal, la \d+\.\d+\.\d+: instale esa, impórtela ahí/,
    )
  })

  it('un documento que cambió, una tabla que cambió, uno que falta', async () => {
    const documento = [...(await sumasDe(salida)).keys()].find((nombre) => nombre.endsWith('plano.pdf')) ?? ''
    const cambiado = await copia()
    await cambiar(cambiado, documento, (texto) => `${texto} `, false)
    await seNiega(cambiado, `${documento} no es lo que se exportó: cambió`)
    const tabla = await copia()
    await cambiar(tabla, 'tablas/persona.csv', (texto) => texto.replace('Romano', 'Romana'), false)
    await seNiega(tabla, 'tablas/persona.csv no es lo que se exportó: cambió')
    const falta = await copia()
    await rm(join(falta, documento))
    await seNiega(falta, `${documento} falta, o no se puede leer`)
  })

  larga('una fila de menos, aunque la suma se haya hecho otra vez', async () => {
    const sinUna = await copia()
    const { length } = parse(await readFile(join(sinUna, 'tablas/oficina.csv'), 'utf8'))
    await cambiar(sinUna, 'tablas/oficina.csv', (texto) => texto.replace(/[^\n]*\n$/, ''))
    await seNiega(sinUna, `tablas/oficina.csv tiene ${length - 2} filas, y MANIFIESTO.json dice ${length - 1}`)
  })

  larga('una tabla que falta, o que SHA256SUMS lleva afuera de la carpeta', async () => {
    const sinPagos = await copia()
    await cambiar(sinPagos, 'MANIFIESTO.json', (texto) => texto.replace('"tabla": "pago"', '"tabla": "otro"'))
    await seNiega(sinPagos, 'A la exportación le falta la tabla pago')
    const afuera = await copia()
    await cambiar(afuera, 'SHA256SUMS', (texto) => texto.replace('  LEAME.txt', '  ../LEAME.txt'), false)
    await seNiega(afuera, 'SHA256SUMS no se puede leer')
  })

  larga('la que es sin los documentos', async () => {
    const sinArchivos = await exportar(ciudad.portal.db, undefined, join(raiz, 'sin archivos'))
    await seNiega(sinArchivos, 'La exportación es solo de los datos, sin los documentos: pídala entera')
  })

  larga('donde hay archivos de otra ciudad', async () => {
    const archivos = await otroLugar('ajena')
    const almacen = almacenSobre(archivos, 1000)
    const { Readable } = await import('node:stream')
    await almacen.guardar(Readable.from([Buffer.from('de otra ciudad')]))
    await expect(importar(salida, vacia, archivos)).rejects.toThrow(
      'El lugar de los archivos no está vacío: se importa en uno nuevo',
    )
  })
})

larga('cortada a la mitad no deja una fila, y se empieza de nuevo con los archivos que ya estaban', async () => {
  const dueño = await baseSembrada()
  const archivos = await otroLugar('cortada')
  const antes = await consultar(dueño, 'select count(*)::int as n from tarifa')
  const mala = await copia()
  // A row whose reference leads nowhere: found when all of them were written.
  await cambiar(mala, 'tablas/oficina.csv', (texto) => texto.replace(/\n1,([^,]+),\d+,/, '\n1,$1,999999,'))
  await expect(importar(mala, dueño, archivos)).rejects.toThrow(/foreign key/)
  expect(await consultar(dueño, 'select count(*)::int as n from tarifa')).toEqual(antes)
  expect(await consultar(dueño, 'select count(*)::int as n from persona')).toEqual([{ n: 0 }])
  await expect(dueño.$client.query('delete from auditoria')).rejects.toThrow('solo admite agregar filas')
  const [carpeta] = (await readdir(join(raiz, 'cortada'))).filter((nombre) => nombre.length === 2)
  const [ruta] = await readdir(join(raiz, 'cortada', carpeta ?? ''))
  await writeFile(join(raiz, 'cortada', carpeta ?? '', ruta ?? ''), 'a medio escribir')
  const { cadena } = await importar(salida, dueño, archivos)
  expect(cadena.rotura).toBeNull()
  const otra = await exportar(dueño, almacenSobre(archivos, 1000), join(raiz, 'después'))
  const [de, a] = [await sumasDe(salida), await sumasDe(otra)]
  for (const nombre of [...de.keys()].filter((n) => n.startsWith('archivos/')))
    expect([nombre, a.get(nombre)]).toEqual([nombre, de.get(nombre)])
})

larga('lo que la exportación no tenía sigue sin estar, y se dice', async () => {
  const [{ ruta }] = await consultar(ciudad.portal.db, 'select ruta from archivo order by id_archivo desc limit 1')
  await ciudad.portal.almacen.borrar(ruta)
  const sinUno = await exportar(ciudad.portal.db, ciudad.portal.almacen, join(raiz, 'sin uno'))
  const { faltan, archivos } = await importar(sinUno, await baseVacia(), await otroLugar('sin uno, de vuelta'))
  expect([faltan.length, archivos]).toEqual([1, importada.archivos - 1])
})
