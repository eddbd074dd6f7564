import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { iniciarServidor } from '../caidas/proceso.ts'
import { conBase } from '../caidas/revision.ts'
import { exigir, terminarConFaltas } from '../faltasDeLaCorrida.ts'
import { fotoDe } from '../fotoDeLaBase.ts'
import { escribirLibro, leerLibro } from '../libroDePrueba.ts'
import { CALLE_DESCONOCIDA, COMO_SE_ESTROPEA, PERDIO_SUS_CEROS } from './fallas.ts'
import { portalDe } from './portal.ts'

/**
 * `npm run pruebas:largas`: a register of 100,000 rows over one of 20,000, with 1 % of faults. What was applied and what came back
 * is what is written here by hand; a street that the city has not is asked about once; the returned file, mended, leaves nothing
 * over; undone, the database is the one before.
 */

const LEIDAS = 100_000
const YA_ESTABAN = 20_000
/** Of those, every second row has another holder. */
const ESPERADO = { leidas: 100_000, altas: 79_000, cambios: 10_000, iguales: 9_950, rechazadas: 1_050 }
/** Each of the twenty-one kinds, fifty times. */
const DE_CADA_UNA = 50
/** Before anybody says which street theirs is. */
const SIN_SU_CALLE = 40
const ANTES_DE_CONTESTAR = { ...ESPERADO, altas: 78_960, rechazadas: 1_090 }
const TODAS_LAS_FALLAS = [...COMO_SE_ESTROPEA, PERDIO_SUS_CEROS]

const TITULOS =
  'Padrón;Padrón provincial;Apellido y nombre;DNI;CUIT;Calle;Número;Piso;Dpto;Sección;Manzana;Parcela;Distrito;Dominio'
const COLUMNAS = TITULOS.split(';')
/** One of every two thousand new ones, half of them in small letters. */
const calle = (n: number) =>
  n >= YA_ESTABAN && n % 2000 === 1 ? CALLE_DESCONOCIDA.escrita[((n - 1) / 2000) % 2 === 0 ? 0 : 1] : 'JUNIN'
const buena = (n: number, titular = `TITULAR ${n}`) =>
  `${3_000_000 + n};24-${String(n).padStart(8, '0')};${titular};;;${calle(n)};${n % 3 === 0 ? 'S/N' : n};;10B;1;2;3;01;N-${n}`.split(
    ';',
  )
const archivo = (filas: readonly (readonly string[])[]) =>
  [TITULOS, ...filas.map((celdas) => celdas.join(';'))].join('\n')

// The first 20,000 are there, half of them with the name that the file has. Of those, one every 400 lost its zeros; the other
// faults are in the last 80,000, one every 80.
const comoEstaban = (n: number) => buena(n, n % 2 === 0 ? undefined : `ANTES ${n}`)
function falla(n: number): (typeof TODAS_LAS_FALLAS)[number] | undefined {
  if (n < YA_ESTABAN) return n % 400 === 200 ? PERDIO_SUS_CEROS : undefined
  return n % 80 === 0 ? COMO_SE_ESTROPEA[(n / 80) % COMO_SE_ESTROPEA.length] : undefined
}
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

  const primera = await importar(archivo(todas(LEIDAS, delArchivo)))
  const contado = ({ leidas, altas, cambios, iguales, rechazadas }: Omit<typeof primera, 'idImportacion'>) => ({
    ...{ leidas, altas, cambios, iguales, rechazadas },
  })
  const enPalabras = ({ leidas, altas, cambios, iguales, rechazadas }: ReturnType<typeof contado>) =>
    `leídas ${leidas} = agregadas ${altas} + cambiadas ${cambios} + iguales ${iguales} + rechazadas ${rechazadas}`
  const exigirCuenta = (cual: string, hay: ReturnType<typeof contado>, esperado: typeof ESPERADO) =>
    exigir(JSON.stringify(hay) === JSON.stringify(esperado), `${cual} contó ${JSON.stringify(hay)}`)
  mostrar('Revisión', enPalabras(contado(primera)))
  exigirCuenta('la revisión', contado(primera), ANTES_DE_CONTESTAR)
  const preguntas = await portal.calles(primera.idImportacion)
  for (const { nombre, filas, parecida } of preguntas)
    console.log(
      `  ${String(filas).padStart(4)}  Calle «${nombre}»: ${CALLE_DESCONOCIDA.motivo}. Se parece a ${parecida?.nombre}`,
    )
  const [pregunta] = preguntas
  if (!pregunta || preguntas.length > 1) throw new Error(`Se preguntó por ${preguntas.length} calles`)
  exigir(
    pregunta.filas === SIN_SU_CALLE && pregunta.nombre.toUpperCase() === CALLE_DESCONOCIDA.escrita[0],
    `se preguntó por ${pregunta.nombre}, de ${pregunta.filas} filas`,
  )
  exigir(
    pregunta.parecida?.nombre.startsWith(`${CALLE_DESCONOCIDA.es} (`) ?? false,
    `se la creyó ${pregunta.parecida?.nombre}`,
  )
  inicio = performance.now()
  const i = { ...primera, ...(await portal.esLaParecida(primera.idImportacion, pregunta)) }
  mostrar('Contestada una vez, y revisado otra vez', enPalabras(contado(i)))
  exigirCuenta('la otra revisión', contado(i), ESPERADO)
  const motivos = new Map<string, number>()
  for (const { errores } of await portal.filas(i.idImportacion, 'RECHAZADA')) {
    const dicho = errores.map(({ columna, msg }) => `${columna}: ${msg}`).join('; ')
    motivos.set(dicho, (motivos.get(dicho) ?? 0) + 1)
  }
  for (const [columna, celda, msg] of TODAS_LAS_FALLAS) {
    const dicho = `${columna}: ${msg}`
    console.log(`  ${String(motivos.get(dicho) ?? 0).padStart(4)}  ${columna} «${celda.slice(0, 20)}»: ${msg}`)
  }
  const esperados = new Map<string, number>()
  for (const [columna, , msg] of TODAS_LAS_FALLAS) {
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
  exigir(
    (await contar(
      `padron join domicilio using (id_domicilio) join calle using (id_calle)
       where padronm like '3%' and length(padronm) = 7 and calle = '${CALLE_DESCONOCIDA.es}' and calle_texto = calle`,
    )) === SIN_SU_CALLE,
    `no quedaron ${SIN_SU_CALLE} en ${CALLE_DESCONOCIDA.es}`,
  )

  const hoja = leerLibro(Buffer.from(await portal.planillaDe(i.idImportacion)))
  exigir(hoja.length === 1_051, `la planilla tiene ${hoja.length} filas`)
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
  mostrar(
    'La devuelta, corregida y subida',
    `agregadas ${corregida.altas}, iguales ${corregida.iguales}, rechazadas ${corregida.rechazadas}`,
  )
  // Those that lost their zeros say again what is there.
  exigir(
    corregida.altas === 1_000 && corregida.iguales === DE_CADA_UNA && corregida.rechazadas === 0,
    'la corregida no entró entera',
  )
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
