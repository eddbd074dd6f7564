import ts from 'typescript'

/**
 * A rule made wrong on purpose: what it would let happen; where, by the name of the function (declared, or called by the file
 * itself), of the table or of the SQL statement; what is said there, once, however its lines are cut; and what it would say instead.
 */
export type Falta = readonly [que: string, donde: string, dice: string, diria: string]

/** The faults of one file, and the tests that should notice them: near ones, because a rule is kept beside its code. */
export interface FaltasDe {
  readonly archivo: string
  readonly pruebas: readonly string[]
  readonly faltas: readonly Falta[]
}

interface Tramo {
  readonly desde: number
  readonly hasta: number
}

/** The faults of a file come one after another. */
let ultimo: ts.SourceFile | undefined
function leido(texto: string): ts.SourceFile {
  if (ultimo?.text !== texto) ultimo = ts.createSourceFile('falta.tsx', texto, ts.ScriptTarget.Latest, true)
  return ultimo
}

/** Each thing that a file declares by a name, and each statement by its own. */
function tramosDe(texto: string, donde: string): Tramo[] {
  const archivo = leido(texto)
  const tramos: Tramo[] = []
  const anotar = (nodo: ts.Node) => tramos.push({ desde: nodo.getStart(archivo), hasta: nodo.end })
  const visitar = (nodo: ts.Node, arriba: boolean): void => {
    const declara = ts.isFunctionDeclaration(nodo) || ts.isVariableDeclaration(nodo) || ts.isClassDeclaration(nodo)
    if (arriba && declara && nodo.name?.getText(archivo) === donde) anotar(nodo)
    if (arriba && ts.isExpressionStatement(nodo) && llamaA(nodo, archivo) === donde) anotar(nodo)
    if (ts.isCallExpression(nodo) && esDeSentencia(nodo, archivo) && nombraA(nodo, donde)) anotar(nodo)
    const sigueArriba =
      arriba && (ts.isSourceFile(nodo) || ts.isVariableStatement(nodo) || ts.isVariableDeclarationList(nodo))
    ts.forEachChild(nodo, (hijo) => visitar(hijo, sigueArriba))
  }
  visitar(archivo, true)
  return tramos
}

const llamaA = ({ expression }: ts.ExpressionStatement, archivo: ts.SourceFile) =>
  ts.isCallExpression(expression) ? expression.expression.getText(archivo) : undefined
const esDeSentencia = ({ expression }: ts.CallExpression, archivo: ts.SourceFile) =>
  /^(sentencia|modelo|lista)$/.test(expression.getText(archivo))
const nombraA = ({ arguments: [nombre] }: ts.CallExpression, donde: string) =>
  nombre !== undefined && ts.isStringLiteral(nombre) && nombre.text === donde

/** Without what only lays it out: white space, and the comma that a cut line leaves at its end. */
function compacto(texto: string) {
  const lugares = [...texto.matchAll(/,(?=\s*(?:[)\]}]|$))|\s|(.)/gu)].flatMap(({ 1: letra, index }) =>
    letra === undefined ? [] : Array.from(letra, (una, n) => ({ una, n: index + n })),
  )
  return { letras: lugares.map(({ una }) => una).join(''), lugares: lugares.map(({ n }) => n) }
}

/** Where a fault goes in the text of its file: in none, one or several places. */
export function lugaresDe(texto: string, [, donde, dice]: Falta): Tramo[] {
  const buscado = compacto(dice).letras
  const terminaEnComa = /,\s*$/.test(dice)
  return tramosDe(texto, donde).flatMap(({ desde, hasta }) => {
    const { letras, lugares } = compacto(texto.slice(desde, hasta))
    const halladas: Tramo[] = []
    for (let n = letras.indexOf(buscado); n >= 0; n = letras.indexOf(buscado, n + 1)) {
      const [primera = 0, ultima = 0] = [lugares[n], lugares[n + buscado.length - 1]]
      const fin = desde + ultima + 1
      const coma = terminaEnComa ? /^\s*,/.exec(texto.slice(fin, hasta)) : null
      halladas.push({ desde: desde + primera, hasta: fin + (coma?.[0].length ?? 0) })
    }
    return halladas
  })
}

export function conLaFalta(texto: string, falta: Falta): string {
  const [lugar, ...otros] = lugaresDe(texto, falta)
  if (!lugar || otros.length > 0) throw new Error(`${falta[0]}: en ${falta[1]} no está, o está más de una vez`)
  return texto.slice(0, lugar.desde) + falta[3] + texto.slice(lugar.hasta)
}
