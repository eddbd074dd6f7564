import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { iniciarServidor } from '../caidas/proceso.ts'
import { conBase } from '../caidas/revision.ts'
import { exigir, terminarConFaltas } from '../faltasDeLaCorrida.ts'
import { fotoDe } from '../fotoDeLaBase.ts'
import { escribirLibro, leerLibro } from '../libroDePrueba.ts'
import { COMO_SE_ESTROPEA } from './fallas.ts'
import { portalDe } from './portal.ts'

/**
 * `npm run pruebas:largas`: a register of 100,000 rows over one of 20,000, with 1 % of faults. What was applied and what came back
 * is what is written here by hand; the returned file, mended, leaves nothing over; undone, the database is the one before.
 */

const LEIDAS = 100_000
const YA_ESTABAN = 20_000
/** Of those, every second row has another holder. */
const ESPERADO = { leidas: 100_000, altas: 79_000, cambios: 10_000, iguales: 10_000, rechazadas: 1_000 }
/** Each of the twenty kinds, fifty times. */
const DE_CADA_UNA = 50

const TITULOS =
  'Padrón;Padrón provincial;Apellido y nombre;DNI;CUIT;Calle;Número;Piso;Dpto;Sección;Manzana;Parcela;Distrito;Dominio'
const COLUMNAS = TITULOS.split(';')
const buena = (n: number, titular = `TITULAR ${n}`) =>
  `${3_000_000 + n};24-${String(n).padStart(8, '0')};${titular};;;JUNIN;${n % 3 === 0 ? 'S/N' : n};;10B;1;2;3;01;N-${n}`.split(
    ';',
  )
const archivo = (filas: readonly (readonly string[])[]) =>
  [TITULOS, ...filas.map((celdas) => celdas.join(';'))].join('\n')

// The first 20,000 are there, half of them with the name that the file has; the faults are in the last 80,000, one every 80.
const comoEstaban = (n: number) => buena(n, n % 2 === 0 ? undefined : `ANTES ${n}`)
const falla = (n: number) =>
  n >= YA_ESTABAN && n % 80 === 0 ? COMO_SE_ESTROPEA[(n / 80) % COMO_SE_ESTROPEA.length] : undefined
const delArchivo = (n: number) => {
  const celdas = buena(n)
  const suya = falla(n)
  if (suya) celdas[COLUMNAS.indexOf(suya[0])] = suya[1]
  return celdas
}
const todas = <T>(cuantas: number, deCada: (n: number) => T) => Array.from({ length: cuantas }, (_, n) => deCada(n))

const carpeta = await mkdtemp(join(tmpdir(), 'portal-padron-'))
const servidor = await iniciarServidor(carpeta)
const foto = () => conBase(carpeta, async ($client) => fotoDe({ $client }))
const contar = (sql: string) =>
  conBase(carpeta, async (base) =>
    Number((await base.query<{ n: string }>(`select count(*) as n from ${sql}`)).rows[0]?.n),
  )
let inicio = performance.now()
const mostrar = (que: string, resto = '') => {
  console.log(`${que.padEnd(44)}${((performance.now() - inicio) / 1000).toFixed(1).padStart(7)} s   ${resto}`)
  inicio = performance.now()
}

try {
  console.log(
    `Un padrón de ${LEIDAS} filas con 1 % de fallas, con carga ${loadavg()[0]?.toFixed(1)} en ${cpus().length} núcleos\n`,
  )
  const portal = await portalDe(servidor)
  const importar = async (contenido: string | Uint8Array<ArrayBuffer>, nombre?: string) => {
    const { idImportacion, ...cuentas } = await portal.revisar(contenido, nombre)
    return { idImportacion, ...cuentas }
  }
  const base = await importar(archivo(todas(YA_ESTABAN, comoEstaban)))
  await portal.aplicar(base.idImportacion)
  await portal.hasta(base.idImportacion, 'APLICADA')
  mostrar(`Lo que ya estaba: ${YA_ESTABAN}`)
  const antes = await foto()
  const auditoriaAntes = await contar('auditoria')
  inicio = performance.now()

  const i = await importar(archivo(todas(LEIDAS, delArchivo)))
  const { leidas, altas, cambios, iguales, rechazadas } = i
  mostrar(
    'Revisión',
    `leídas ${leidas} = agregadas ${altas} + cambiadas ${cambios} + iguales ${iguales} + rechazadas ${rechazadas}`,
  )
  exigir(
    JSON.stringify({ leidas, altas, cambios, iguales, rechazadas }) === JSON.stringify(ESPERADO),
    `la revisión contó ${JSON.stringify({ leidas, altas, cambios, iguales, rechazadas })}`,
  )
  const motivos = new Map<string, number>()
  for (const { errores } of await portal.filas(i.idImportacion, 'RECHAZADA')) {
    const dicho = errores.map(({ columna, msg }) => `${columna}: ${msg}`).join('; ')
    motivos.set(dicho, (motivos.get(dicho) ?? 0) + 1)
  }
  for (const [columna, celda, msg] of COMO_SE_ESTROPEA) {
    const dicho = `${columna}: ${msg}`
    console.log(`  ${String(motivos.get(dicho) ?? 0).padStart(4)}  ${columna} «${celda.slice(0, 20)}»: ${msg}`)
  }
  const esperados = new Map<string, number>()
  for (const [columna, , msg] of COMO_SE_ESTROPEA) {
    esperados.set(`${columna}: ${msg}`, (esperados.get(`${columna}: ${msg}`) ?? 0) + DE_CADA_UNA)
  }
  for (const [dicho, n] of esperados)
    exigir(motivos.get(dicho) === n, `«${dicho}»: ${motivos.get(dicho) ?? 0} y no ${n}`)
  exigir(motivos.size === esperados.size, `hay motivos que nadie esperaba: ${[...motivos.keys()].join(' | ')}`)

  inicio = performance.now()
  exigir((await portal.aplicar(i.idImportacion)) === 409, 'se pudo aplicar entero un archivo con errores')
  exigir((await portal.aplicar(i.idImportacion, '?modo=BUENAS')) === 200, 'no se aplicaron las buenas')
  const aplicada = await portal.hasta(i.idImportacion, 'APLICADA')
  mostrar('Aplicadas las buenas', `filas de auditoría: ${(await contar('auditoria')) - auditoriaAntes}`)
  exigir(aplicada.altas === ESPERADO.altas && aplicada.rechazadas === ESPERADO.rechazadas, 'al aplicar contó otra cosa')
  exigir(
    (await contar(`padron where padronm like '3%' and length(padronm) = 7`)) === 99_000,
    'no quedaron 99.000 padrones',
  )

  const hoja = leerLibro(Buffer.from(await portal.planillaDe(i.idImportacion)))
  exigir(hoja.length === 1_001, `la planilla tiene ${hoja.length} filas`)
  for (const celdas of hoja.slice(1)) {
    const suFila = Number(/^Fila (\d+)\./.exec(String(celdas[COLUMNAS.length]))?.[1])
    const suya = falla(suFila - 2)
    if (!suya) throw new Error(`La fila ${suFila} volvió sin tener ninguna falla`)
    const lugar = COLUMNAS.indexOf(suya[0])
    celdas[lugar] = buena(suFila - 2)[lugar] ?? ''
  }
  const corregida = await importar(new Uint8Array(await escribirLibro(hoja)), 'corregida.xlsx')
  await portal.aplicar(corregida.idImportacion)
  await portal.hasta(corregida.idImportacion, 'APLICADA')
  mostrar('La devuelta, corregida y subida', `agregadas ${corregida.altas}, rechazadas ${corregida.rechazadas}`)
  exigir(corregida.altas === 1_000 && corregida.rechazadas === 0, 'la corregida no entró entera')
  const otraVez = await importar(archivo(todas(LEIDAS, (n) => buena(n))))
  mostrar('El archivo bueno, otra vez', `iguales ${otraVez.iguales}`)
  exigir(otraVez.iguales === LEIDAS, 'quedó algo por importar')

  for (const { idImportacion } of [corregida, i]) {
    exigir((await portal.deshacer(idImportacion)) === 200, `no se pudo deshacer la ${idImportacion}`)
    await portal.hasta(idImportacion, 'DESHECHA')
    mostrar(`Deshecha la de ${idImportacion === i.idImportacion ? '99.000' : '1.000'}`)
  }
  const despues = await foto()
  const otras = Object.keys(antes).filter((tabla) => antes[tabla] !== despues[tabla])
  exigir(otras.length === 0, `deshecho, no es como antes lo de: ${otras.join(', ')}`)
  console.log(`La base es la de antes: ${otras.length === 0 ? 'sí' : 'no'}`)
} catch (error) {
  exigir(false, String(error))
} finally {
  await servidor.detener()
  await rm(carpeta, { recursive: true, force: true })
}
terminarConFaltas()
