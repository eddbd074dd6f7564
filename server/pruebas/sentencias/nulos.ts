import { type Nodo, nodo, nodos, numero, texto } from './arbol.ts'
import type { Catalogo } from './catalogo.ts'

/** Whether a column of an answer may be null, as far as the database can tell. In doubt, it may. */

const [TABLA, SUBCONSULTA, CTE, GRUPO] = ['0', '1', '6', '9']
const SELECT = '1'
const SI_EXISTE = '0'
const UN_VALOR = '4'
const ARREGLO = '6'
const LLAMADA = '0'
/** These say null only where they are given one. */
const OPERADORES = ['=', '<>', '<', '>', '<=', '>=', '+', '-', '*', '||', '~~']
const FUNCIONES = [
  'now',
  'clock_timestamp',
  'date_trunc',
  'timezone',
  'btrim',
  'left',
  'lower',
  'upper',
  'json_build_object',
  'jsonb_build_object',
]
const CUENTAS = ['count', 'row_number']

/** The columns of a query's answer. */
export const salidas = (consulta: Nodo): readonly Nodo[] =>
  nodos(consulta, texto(consulta, 'commandType') === SELECT ? 'targetList' : 'returningList').filter(
    (salida) => texto(salida, 'resjunk') === 'false',
  )

export function puedeSerNula(salida: Nodo, consultas: readonly Nodo[], catalogo: Catalogo): boolean {
  const actual = consultas.at(-1)
  if (!actual || actual.campos.setOperations) return true
  return !nuncaNula(nodo(salida, 'expr'), consultas)

  /** `consultas`: the query that the expression stands in, after those around it. */
  function nuncaNula(e: Nodo | undefined, consultas: readonly Nodo[]): boolean {
    if (!e) return false
    const argumentos = () => nodos(e, 'args').every((argumento) => nuncaNula(argumento, consultas))
    switch (e.tipo) {
      case 'VAR':
        return columna(e, consultas)
      case 'CONST':
        return texto(e, 'constisnull') === 'false'
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
      case 'SQLVALUEFUNCTION':
        return true
      case 'COALESCEEXPR':
      case 'COALESCE':
        return nodos(e, 'args').some((argumento) => nuncaNula(argumento, consultas))
      case 'BOOLEXPR':
        return argumentos()
      case 'CASEEXPR':
      case 'CASE':
        return (
          nuncaNula(nodo(e, 'defresult'), consultas) &&
          nodos(e, 'args').every((w) => nuncaNula(nodo(w, 'result'), consultas))
        )
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
        return nuncaNula(nodo(e, 'arg'), consultas)
      case 'AGGREF':
        return CUENTAS.includes(catalogo.funcion(numero(e, 'aggfnoid')))
      case 'WINDOWFUNC':
        return CUENTAS.includes(catalogo.funcion(numero(e, 'winfnoid')))
      case 'SUBLINK':
        return subconsulta(e, consultas)
      case 'OPEXPR':
        return OPERADORES.includes(catalogo.operador(numero(e, 'opno'))) && argumentos()
      case 'FUNCEXPR':
        // A cast gives null for a null alone.
        return (
          (texto(e, 'funcformat') !== LLAMADA || FUNCIONES.includes(catalogo.funcion(numero(e, 'funcid')))) &&
          argumentos()
        )
      default:
        return false
    }
  }

  function columna(v: Nodo, consultas: readonly Nodo[]): boolean {
    // The outer joins that may leave it empty; `old` of a row that was not there.
    const anulan = v.campos.varnullingrels
    if (Array.isArray(anulan) && anulan.length > 1) return false
    if (texto(v, 'varreturningtype') === '1') return false
    const hasta = consultas.length - numero(v, 'varlevelsup')
    const consulta = consultas[hasta - 1]
    const fuente = consulta && nodos(consulta, 'rtable')[numero(v, 'varno') - 1]
    if (!fuente) return false
    const alrededor = consultas.slice(0, hasta)
    const posicion = numero(v, 'varattno')
    switch (texto(fuente, 'rtekind')) {
      case TABLA:
        return posicion <= 0 || catalogo.columna(numero(fuente, 'relid'), posicion)?.noNula === true
      case GRUPO:
        return nuncaNula(nodos(fuente, 'groupexprs')[posicion - 1], alrededor)
      case SUBCONSULTA:
        return deOtra(nodo(fuente, 'subquery'), alrededor, posicion)
      case CTE: {
        const dondeSeDice = alrededor.slice(0, alrededor.length - numero(fuente, 'ctelevelsup'))
        const dicha = dondeSeDice.at(-1)
        const cte = dicha && nodos(dicha, 'cteList').find((c) => texto(c, 'ctename') === texto(fuente, 'ctename'))
        if (!cte || texto(cte, 'cterecursive') === 'true') return false
        return deOtra(nodo(cte, 'ctequery'), dondeSeDice, posicion)
      }
      default:
        return false
    }
  }

  function subconsulta(e: Nodo, consultas: readonly Nodo[]): boolean {
    const clase = texto(e, 'subLinkType')
    if (clase === SI_EXISTE || clase === ARREGLO) return true
    const consulta = nodo(e, 'subselect')
    return clase === UN_VALOR && consulta !== undefined && daUnaFila(consulta) && deOtra(consulta, consultas, 1)
  }

  function deOtra(consulta: Nodo | undefined, alrededor: readonly Nodo[], posicion: number): boolean {
    const salida = consulta && salidas(consulta)[posicion - 1]
    return consulta !== undefined && salida !== undefined && !puedeSerNula(salida, [...alrededor, consulta], catalogo)
  }
}

/** An aggregate over all the rows answers also where there are none. */
const daUnaFila = (consulta: Nodo) =>
  texto(consulta, 'hasAggs') === 'true' &&
  ['groupClause', 'havingQual', 'limitCount', 'limitOffset'].every((campo) => consulta.campos[campo] === null)
