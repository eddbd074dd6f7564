import { esNodo, type Nodo, nodo, nodos, numero, recorrer, texto, type Valor } from './arbol.ts'
import type { Catalogo } from './catalogo.ts'

/**
 * Of the tables that would be spread over several machines (docs/crecer.md), those that a query asks without saying which of them
 * has the rows: whose column of distribution is equal to nothing given, nor to that of another that is. `columnas`: of each table.
 */
export function sinSuColumna(consulta: Nodo, catalogo: Catalogo, columnas: ReadonlyMap<string, string>): string[] {
  const iguales = new Iguales()
  const lugares: { readonly tabla: string; readonly lugar: string }[] = []
  const numeros = new Map<Nodo, number>()
  const numeroDe = (q: Nodo) => numeros.get(q) ?? numeros.set(q, numeros.size).size - 1

  mirar(consulta, [])
  return [...new Set(lugares.flatMap(({ tabla, lugar }) => (iguales.estan(lugar, DADO) ? [] : [tabla])))].sort()

  function mirar(q: Nodo, alrededor: readonly Nodo[]): void {
    const consultas = [...alrededor, q]
    const conflicto = nodo(q, 'onConflict')
    const excluida = conflicto && numero(conflicto, 'exclRelIndex')
    for (const [n, fuente] of nodos(q, 'rtable').entries()) {
      const tabla = texto(fuente, 'rtekind') === TABLA ? catalogo.tabla(numero(fuente, 'relid')) : undefined
      const columna = tabla && columnas.get(tabla)
      // What an `on conflict` calls excluded is the new row.
      if (!tabla || !columna || n + 1 === excluida) continue
      const posicion = [...Array(200).keys()].find(
        (p) => catalogo.columna(numero(fuente, 'relid'), p)?.columna === columna,
      )
      const lugar = `${numeroDe(q)} ${n + 1} ${posicion}`
      lugares.push({ tabla, lugar })
      // A new row says where it goes.
      if (texto(q, 'commandType') === INSERT && n + 1 === numero(q, 'resultRelation'))
        if (nodos(q, 'targetList').some((salida) => numero(salida, 'resno') === posicion)) iguales.unir(lugar, DADO)
    }
    recorrerSinEntrar(q.campos, (parte) => {
      if (parte.tipo === 'QUERY') return mirar(parte, consultas)
      if (parte.tipo === 'SUBLINK') deLaSubconsulta(parte, consultas)
      if (parte.tipo !== 'OPEXPR' && parte.tipo !== 'SCALARARRAYOPEXPR') return
      if (catalogo.operador(numero(parte, 'opno')) !== '=') return
      const [a, b] = nodos(parte, 'args').map((argumento) => termino(argumento, consultas))
      if (a && b) iguales.unir(a, b)
    })
  }

  /** `x in (select y …)`: x is y. */
  function deLaSubconsulta(enlace: Nodo, consultas: readonly Nodo[]): void {
    const subconsulta = nodo(enlace, 'subselect')
    if (texto(enlace, 'subLinkType') !== ALGUNO || !subconsulta) return
    for (const e of recorrer(enlace.campos.testexpr ?? null)) {
      if (e.tipo !== 'OPEXPR' || catalogo.operador(numero(e, 'opno')) !== '=') continue
      const [de, parametro] = nodos(e, 'args')
      const salida = parametro && salidasDe(subconsulta)[numero(parametro, 'paramid') - 1]
      const a = de && termino(de, consultas)
      const b = salida && termino(nodo(salida, 'expr'), [...consultas, subconsulta])
      if (a && b) iguales.unir(a, b)
    }
  }

  /** A column of a table of the query, or what is given; undefined of anything else. */
  function termino(e: Nodo | undefined, consultas: readonly Nodo[]): string | undefined {
    if (!e) return undefined
    if (e.tipo === 'RELABELTYPE' || e.tipo === 'COERCEVIAIO') return termino(nodo(e, 'arg'), consultas)
    if (e.tipo === 'VAR') return columna(e, consultas)
    const partes = [...recorrer(e)]
    const dado = partes.every(
      ({ tipo, campos }) => tipo !== 'VAR' && tipo !== 'SUBLINK' && !(tipo === 'PARAM' && campos.paramkind === SUBLINK),
    )
    return dado ? DADO : undefined
  }

  function columna(v: Nodo, consultas: readonly Nodo[]): string | undefined {
    const hasta = consultas.length - numero(v, 'varlevelsup')
    const alrededor = consultas.slice(0, hasta)
    const q = alrededor.at(-1)
    const fuente = q && nodos(q, 'rtable')[numero(v, 'varno') - 1]
    if (!fuente) return undefined
    const posicion = numero(v, 'varattno')
    const deOtra = (otra: Nodo | undefined, donde: readonly Nodo[]) =>
      otra && termino(nodo(salidasDe(otra)[posicion - 1] ?? otra, 'expr'), [...donde, otra])
    switch (texto(fuente, 'rtekind')) {
      case TABLA:
        return `${numeroDe(q)} ${numero(v, 'varno')} ${posicion}`
      case SUBCONSULTA:
        return deOtra(nodo(fuente, 'subquery'), alrededor)
      case UNION:
        return termino(nodos(fuente, 'joinaliasvars')[posicion - 1], alrededor)
      case GRUPO:
        return termino(nodos(fuente, 'groupexprs')[posicion - 1], alrededor)
      case FUNCION:
      case VALORES:
        // What unfolds a value that was given.
        return [...recorrer(fuente)].some(({ tipo }) => tipo === 'VAR') ? undefined : DADO
      case CTE: {
        const donde = alrededor.slice(0, alrededor.length - numero(fuente, 'ctelevelsup'))
        const dicha = donde.at(-1)
        const cte = dicha && nodos(dicha, 'cteList').find((c) => texto(c, 'ctename') === texto(fuente, 'ctename'))
        return deOtra(cte && nodo(cte, 'ctequery'), donde)
      }
      default:
        return undefined
    }
  }
}

const [TABLA, SUBCONSULTA, UNION, FUNCION, VALORES, CTE, GRUPO] = ['0', '1', '2', '3', '5', '6', '9']
const INSERT = '3'
const SELECT = '1'
const ALGUNO = '2'
const SUBLINK = '2'
const DADO = 'lo dado'

const salidasDe = (consulta: Nodo) =>
  nodos(consulta, texto(consulta, 'commandType') === SELECT ? 'targetList' : 'returningList')

/** What hangs from it; of queries, the query and no more. */
function recorrerSinEntrar(campos: Readonly<Record<string, Valor>>, ver: (parte: Nodo) => void): void {
  const seguir = (valor: Valor): void => {
    if (Array.isArray(valor)) for (const uno of valor) seguir(uno)
    else if (esNodo(valor)) {
      ver(valor)
      if (valor.tipo !== 'QUERY') for (const campo of Object.values(valor.campos)) seguir(campo)
    }
  }
  for (const campo of Object.values(campos)) seguir(campo)
}

class Iguales {
  readonly #padres = new Map<string, string>()
  #raiz(de: string): string {
    const padre = this.#padres.get(de)
    return padre === undefined ? de : this.#raiz(padre)
  }
  unir(a: string, b: string): void {
    const [ra, rb] = [this.#raiz(a), this.#raiz(b)]
    if (ra !== rb) this.#padres.set(ra, rb)
  }
  estan(a: string, b: string): boolean {
    return this.#raiz(a) === this.#raiz(b)
  }
}
