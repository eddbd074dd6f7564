import { createHash } from 'node:crypto'
import { type Db, sentencia } from '../plataforma/base/db.ts'

/**
 * Walks the chain from its beginning. What each row should be sealed with is asked with an expression of its own, and not
 * with the database's functions: whoever can change a row can change those.
 */

const LOTE = 5_000

/** With its length in front, as `cadena.campo`. */
const campo = (e: string) => `coalesce(octet_length(${e})::text, '-') || ':' || coalesce(${e}, '')`
const campos = (...expresiones: string[]) => `convert_to(${expresiones.map(campo).join(' || ')}, 'UTF8')`
const micros = (e: string) => `(extract(epoch from ${e}) * 1000000)::bigint::text`
const DE_LA_FILA = [
  campos(
    ...['a.id::text', 'a.transaccion::text', 'a.id_persona::text', 'a.accion', 'a.entidad', 'a.id_entidad'],
    micros('a.ocurrido_el'),
  ),
  `coalesce(s.contenido, sha256(${campos('a.antes::text', 'a.despues::text')}))`,
].join(' || ')
/** Of what an import wrote (ADR 52): beside the row of audit that says its SHA-256. */
const DE_LA_TANDA = campos(
  't.id_importacion::text',
  't.paso',
  't.entidad',
  't.accion',
  't.claves::text',
  't.contenido::text',
)
const DE_LO_DEMAS = campos('s.clase', 's.detalle', micros('s.sellado_el'))

const leerEslabones = sentencia(
  'eslabones',
  `select s.orden, s.clase, s.id_auditoria, s.detalle, s.huella, s.cadena, a.id is not null as "hayFila!",
     s.contenido is not null as "suprimida!",
     sha256(case when s.clase = 'FILA' then ${DE_LA_FILA} else ${DE_LO_DEMAS} end) as "calculada!",
     case when a.id_entidad like 'importación %' and a.despues is not null then coalesce(
       a.despues->>'sha256' = encode(sha256(${DE_LA_TANDA}), 'hex') and t.entidad = a.entidad and t.accion = a.accion, false)
     else t.id_auditoria is null end as "tandaBien!"
   from cadena.sello s left join auditoria a on a.id = s.id_auditoria left join auditoria_tanda t on t.id_auditoria = a.id
   where s.orden > $1 and s.orden <= $2 order by s.orden limit ${LOTE}`,
)
type Eslabon = Awaited<ReturnType<typeof leerEslabones>>[number]

const leerPunta = sentencia('punta_por_verificar', 'select orden, cadena from cadena.punta')
const leerNotas = sentencia(
  'notas_de_la_cadena',
  `select clase, detalle as "detalle!" from cadena.sello where clase in ('CORTE', 'SUPRESION') order by orden`,
)
const contarSinSello = sentencia(
  'filas_sin_su_sello',
  `select count(*) as "cuantas!", min(a.id) as primera from auditoria a, cadena.punta p
   where ((a.transaccion, a.id) <= (p.transaccion, p.id) or a.id <= p.piso)
     and not exists (select from cadena.sello s where s.id_auditoria = a.id)`,
)

export interface Verificacion {
  readonly eslabones: number
  /** As the log says it. */
  readonly punta: string
  /** The first thing that does not agree; null where all does. */
  readonly rotura: string | null
}

/** `conocida`: a head from elsewhere, as 118400:9f86d0…, that the chain has to pass through. */
export async function verificarCadena(db: Db, conocida?: string): Promise<Verificacion> {
  const [punta] = await leerPunta(db)
  if (!punta) return { eslabones: 0, punta: '', rotura: 'No está la punta de la cadena' }
  const caminata = new Caminata(await leerNotas(db), conocida)
  let rotura: string | null = null
  while (rotura === null && (caminata.orden ?? 0) < punta.orden) {
    const lote = await leerEslabones(db, caminata.orden ?? 0, punta.orden)
    if (lote.length === 0) rotura = `Falta el eslabón ${(caminata.orden ?? 0) + 1}`
    for (const eslabon of lote) rotura ??= caminata.pasar(eslabon)
  }
  rotura ??= caminata.alFinal(punta) ?? (await sinSello(db))
  return { eslabones: caminata.pasados, punta: `${punta.orden}:${punta.cadena.toString('hex')}`, rotura }
}

async function sinSello(db: Db): Promise<string | null> {
  const [{ cuantas, primera } = { cuantas: 0, primera: null }] = await contarSinSello(db)
  return cuantas === 0 ? null : `Filas de auditoría que nadie selló en su momento: ${cuantas}; la primera, ${primera}`
}

const VACIA = createHash('sha256').digest()

class Caminata {
  orden: number | undefined
  pasados = 0
  readonly #cortes = new Map<number, Buffer>()
  readonly #suprimidas = new Set<number>()
  readonly #conocida: readonly [number, string] | undefined
  #cadena: Buffer = VACIA
  #hallada = false

  constructor(notas: readonly { readonly clase: string; readonly detalle: string }[], conocida: string | undefined) {
    for (const { clase, detalle } of notas) {
      const [antes = '', despues = ''] = detalle.split(':')
      if (clase === 'CORTE') this.#cortes.set(Number(antes), Buffer.from(despues, 'hex'))
      else for (const id of antes.split(',')) this.#suprimidas.add(Number(id))
    }
    const [orden, huella] = conocida?.split(':') ?? []
    if (orden && huella) this.#conocida = [Number(orden), huella]
  }

  /** What does not agree in this link; null where all does. */
  pasar(eslabon: Eslabon): string | null {
    const { orden, huella, cadena } = eslabon
    const comienzo = this.orden === undefined ? this.#comenzar(orden) : null
    if (comienzo) return comienzo
    if (orden !== (this.orden ?? 0) + 1) return `Falta el eslabón ${(this.orden ?? 0) + 1}`
    const suya = this.#loSuyo(eslabon)
    if (suya) return suya
    const numero = Buffer.alloc(8)
    numero.writeBigInt64BE(BigInt(orden))
    this.#cadena = createHash('sha256').update(this.#cadena).update(numero).update(huella).digest()
    if (!this.#cadena.equals(cadena)) return `El eslabón ${orden} no sigue al anterior`
    this.orden = orden
    this.pasados += 1
    if (this.#conocida?.[0] === orden) {
      if (this.#conocida[1] !== cadena.toString('hex')) return `El eslabón ${orden} no es el que dice la punta conocida`
      this.#hallada = true
    }
    return null
  }

  alFinal(punta: { readonly orden: number; readonly cadena: Buffer }): string | null {
    if (!this.#cadena.equals(punta.cadena)) return 'La punta no es la del último eslabón'
    if (!this.#conocida || this.#hallada) return null
    const [orden] = this.#conocida
    return orden > punta.orden
      ? `La cadena termina en ${punta.orden}, y la punta conocida es la ${orden}: se perdió o se rehízo el final`
      : `La punta conocida, ${orden}, es de antes del primer eslabón que se guarda`
  }

  /** Not from 1: then a cut says with what it goes on. */
  #comenzar(primero: number): string | null {
    this.orden = primero - 1
    if (primero === 1) return null
    const corte = this.#cortes.get(primero - 1)
    if (!corte) return `La cadena empieza en ${primero}, y ningún corte lo explica`
    this.#cadena = corte
    return null
  }

  #loSuyo(eslabon: Eslabon): string | null {
    const { orden, clase, id_auditoria: id, hayFila, suprimida, calculada, huella, tandaBien } = eslabon
    if (clase !== 'FILA') return calculada.equals(huella) ? null : `Cambió la nota del eslabón ${orden}`
    if (!hayFila) return `Falta la fila ${id} de auditoría (eslabón ${orden})`
    if (!calculada.equals(huella)) return `Cambió la fila ${id} de auditoría (eslabón ${orden})`
    if (!tandaBien)
      return `Lo que escribió una importación no es lo que dice la fila ${id} de auditoría (eslabón ${orden})`
    if (suprimida && !this.#suprimidas.has(id ?? 0)) return `A la fila ${id} se le quitó lo que decía, y nadie lo anotó`
    return null
  }
}
