import { dirname, join } from 'node:path'
import ts from 'typescript'

/*
 * Every call of the portal that writes is made under the click lock: inside of what is handed to one of its hooks, or in a
 * function that is only ever called from there, in whatever file.
 */

/** The lock, what is built on it, and what takes what it gives. */
export const DAN_CANDADO =
  /^use(UnaVez|Escritura|Envio|Ficha|Presentar|PresentarLoPagado|FormularioDeCarpeta|Deshabilitar|Motivo)$|^FormularioDe(Preguntas|Elevadores)$/
const ESCRIBE = /^(POST|PUT|PATCH|DELETE) \//

interface Archivo {
  readonly camino: string
  readonly fuente: ts.SourceFile
  /** What the file knows by a name that a lock gave: `const { enviar } = useEnvio()`. */
  readonly candados: ReadonlySet<string>
  /** Where each name of another file comes from. */
  readonly importa: ReadonlyMap<string, string>
  readonly nombres: ReadonlyMap<string, readonly ts.Identifier[]>
}

function leer(camino: string, texto: string): Archivo {
  const fuente = ts.createSourceFile(camino, texto, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const candados = new Set<string>()
  const importa = new Map<string, string>()
  const nombres = new Map<string, ts.Identifier[]>()
  const visitar = (nodo: ts.Node): void => {
    if (ts.isImportDeclaration(nodo)) {
      const { text } = nodo.moduleSpecifier as ts.StringLiteral
      const traidos = nodo.importClause?.namedBindings
      if (text.startsWith('.') && traidos && ts.isNamedImports(traidos))
        for (const { name } of traidos.elements) importa.set(name.text, join(dirname(camino), text))
      return
    }
    if (ts.isVariableDeclaration(nodo) && nodo.initializer && ts.isCallExpression(nodo.initializer)) {
      if (DAN_CANDADO.test(nodo.initializer.expression.getText(fuente)))
        for (const nombre of nombresDe(nodo.name)) candados.add(nombre)
    }
    if (ts.isIdentifier(nodo)) {
      const suyos = nombres.get(nodo.text)
      if (suyos) suyos.push(nodo)
      else nombres.set(nodo.text, [nodo])
    }
    ts.forEachChild(nodo, visitar)
  }
  visitar(fuente)
  return { camino, fuente, candados, importa, nombres }
}

const nombresDe = (nombre: ts.BindingName): string[] =>
  ts.isIdentifier(nombre)
    ? [nombre.text]
    : nombre.elements.flatMap((uno) => (ts.isBindingElement(uno) ? nombresDe(uno.name) : []))

/** A name that is only spelled: where it is declared or brought from, or what an object calls one of its own. */
const seUsa = ({ parent }: ts.Identifier, nombre: ts.Identifier) =>
  !(
    ts.isImportSpecifier(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isTypeQueryNode(parent) ||
    ts.isJsxAttribute(parent) ||
    (ts.isPropertyAccessExpression(parent) && parent.name === nombre) ||
    (ts.isPropertyAssignment(parent) && parent.name === nombre) ||
    ((ts.isFunctionDeclaration(parent) || ts.isVariableDeclaration(parent) || ts.isParameter(parent)) &&
      parent.name === nombre)
  )

type ConNombre = (ts.FunctionDeclaration | ts.VariableDeclaration) & { readonly name: ts.Identifier }

const esFuncion = (nodo: ts.Node): nodo is ts.ArrowFunction | ts.FunctionDeclaration =>
  ts.isFunctionDeclaration(nodo) || ts.isArrowFunction(nodo)

const deNombre = (nodo: ts.Node, desde: ts.Node): nodo is ConNombre =>
  (ts.isFunctionDeclaration(nodo) && nodo.name !== undefined) ||
  (ts.isVariableDeclaration(nodo) && ts.isIdentifier(nodo.name) && nodo.initializer === desde)

const seExporta = (nodo: ConNombre) => {
  const declaracion = ts.isVariableDeclaration(nodo) ? nodo.parent.parent : nodo
  return (
    ts.canHaveModifiers(declaracion) &&
    ts.getModifiers(declaracion)?.some((m) => m.kind === ts.SyntaxKind.ExportKeyword)
  )
}

/** `camino: llamada` of each call that writes and that somebody may begin twice. */
export function sinCandado(fuentes: ReadonlyMap<string, string>): string[] {
  const archivos = [...fuentes].map(([camino, texto]) => leer(camino, texto))

  const cuidado = (archivo: Archivo, desde: ts.Node, vistos: ReadonlySet<ts.Node>): boolean => {
    let [hijo, nodo] = [desde, desde.parent]
    while (nodo) {
      if (ts.isCallExpression(nodo) && hijo !== nodo.expression) {
        const aQuien = nodo.expression.getText(archivo.fuente)
        if (DAN_CANDADO.test(aQuien) || archivo.candados.has(aQuien.split('.')[0] ?? '')) return true
        const parametro = parametroDe(archivo, aQuien, nodo.arguments.indexOf(hijo as ts.Expression))
        if (parametro && usosCuidados(archivo, parametro, vistos)) return true
      }
      if (
        (ts.isJsxSelfClosingElement(nodo) || ts.isJsxOpeningElement(nodo)) &&
        DAN_CANDADO.test(nodo.tagName.getText(archivo.fuente))
      )
        return true
      if (deNombre(nodo, hijo)) return vistos.has(nodo) || loLlamanCuidado(archivo, nodo, new Set([...vistos, nodo]))
      ;[hijo, nodo] = [nodo, nodo.parent]
    }
    return false
  }

  /** What a function of the same file calls what it is given in that place. */
  const parametroDe = ({ nombres }: Archivo, funcion: string, lugar: number): ts.Identifier | undefined => {
    for (const { parent } of nombres.get(funcion) ?? []) {
      const obra = ts.isVariableDeclaration(parent) ? parent.initializer : parent
      const nombre = obra && esFuncion(obra) ? obra.parameters[lugar]?.name : undefined
      if (nombre && ts.isIdentifier(nombre)) return nombre
    }
    return undefined
  }

  const usosCuidados = (archivo: Archivo, parametro: ts.Identifier, vistos: ReadonlySet<ts.Node>): boolean => {
    const suyos = (archivo.nombres.get(parametro.text) ?? []).filter(
      (uso) => seUsa(uso, uso) && uso.pos > parametro.end && uso.end <= parametro.parent.parent.end,
    )
    return suyos.length > 0 && suyos.every((uso) => cuidado(archivo, uso, vistos))
  }

  const loLlamanCuidado = (archivo: Archivo, nodo: ConNombre, vistos: ReadonlySet<ts.Node>): boolean => {
    const { text } = nodo.name
    const quienes = seExporta(nodo)
      ? archivos.filter((otro) => otro === archivo || otro.importa.get(text) === archivo.camino)
      : [archivo]
    const usos = quienes.flatMap((otro) =>
      (otro.nombres.get(text) ?? []).filter((uso) => seUsa(uso, uso)).map((uso) => ({ otro, uso })),
    )
    return usos.length > 0 && usos.every(({ otro, uso }) => cuidado(otro, uso, vistos))
  }

  return archivos.flatMap((archivo) => {
    const malas = new Set<string>()
    const visitar = (nodo: ts.Node): void => {
      const escribe = ts.isStringLiteral(nodo) && !ts.isLiteralTypeNode(nodo.parent) && ESCRIBE.test(nodo.text)
      if (escribe && !cuidado(archivo, nodo, new Set())) malas.add(`${archivo.camino}: ${nodo.text}`)
      ts.forEachChild(nodo, visitar)
    }
    visitar(archivo.fuente)
    return [...malas]
  })
}
