import { expect, it } from 'vitest'
import { ES_PRUEBA, fuentes, leer } from './casa.ts'

/** Whoever presses a button that leads to the card page reads on it how much goes. */

/** What takes a person there. */
const LLAMADAS_QUE_PAGAN = /'POST \/(pagos\/preparar|formulario\/realizarPagoF22)'/
const LLEVAN = [
  'envios/usePagar.ts',
  'envios/usePagarAparte.ts',
  'veredas/presentar/usePagarVereda.ts',
  'veredas/useSeguirElPago.ts',
]
const USAN = /\b(usePagar\w*|useSeguirElPago)\(/

/** A screen that hands it down, and who has the button. */
const LO_PASAN: Readonly<Record<string, string>> = {
  'veredas/presentar/VeredasPage.tsx': 'envios/VerificandoPago.tsx',
}

const delPortal = new Map(
  fuentes
    .filter((f) => f.startsWith('web/') && !ES_PRUEBA.test(f) && !f.startsWith('web/src/pruebas/'))
    .map((f) => [f.replace('web/src/', ''), leer(f)]),
)
const dicenElImporte = (texto = '') => /from '[./\w]*\/rotuloDePago\.ts'/.test(texto)
const sinImporte = (archivos: ReadonlyMap<string, string>) =>
  [...archivos]
    .filter(([camino, texto]) => camino.endsWith('.tsx') && USAN.test(texto) && !dicenElImporte(texto))
    .map(([camino]) => camino)

it('se va a pagar por un solo camino, que es el que mira esta prueba', () => {
  const llaman = [...delPortal].filter(([, texto]) => LLAMADAS_QUE_PAGAN.test(texto)).map(([camino]) => camino)
  expect(llaman.sort()).toEqual(LLEVAN)
})

it('cada pantalla que lleva a pagar tiene el importe en su botón, o lo tiene a quien se lo pasa', () => {
  expect(sinImporte(delPortal).sort()).toEqual(Object.keys(LO_PASAN))
  for (const quien of Object.values(LO_PASAN)) expect(dicenElImporte(delPortal.get(quien))).toBe(true)
})

/** Words of a button that stand by themselves, and why. */
const NO_SON_BOTONES: Readonly<Record<string, string>> = {
  'app/ayuda/seccionDePantalla.ts': 'el título de una parte de la ayuda',
  'ciudad/VistaPrevia.tsx': 'un botón dibujado, que no se aprieta',
  'envios/rotuloDePago.ts': 'el rótulo mismo',
  'libreDeuda/LibreDeudaDialog.tsx': 'lo que dice su imagen: el importe está en su nombre y al lado',
}
/** What a button or a link says that begins with 'Pagar', but for what the label's own function writes. */
const rotulosSueltos = (texto: string) =>
  texto.replace(/rotuloDePago\((?:[^()]|\([^()]*\))*\)/g, '').match(/(?:>\s*|['"`])P(?:agar|AGAR)\b[^<'"`]*/g) ?? []

it('lo que se aprieta para pagar, también un enlace que lleva a donde se paga, dice cuánto', () => {
  const sueltos = [...delPortal].filter(([, texto]) => rotulosSueltos(texto).length > 0).map(([camino]) => camino)
  expect(sueltos.sort()).toEqual(Object.keys(NO_SON_BOTONES))
  expect(rotulosSueltos('<Button to={pagar}>\n  Pagar\n</Button>')).toHaveLength(1)
  expect(rotulosSueltos('<Link aria-label={`Pagar formulario 1bis`} />')).toHaveLength(1)
  expect(rotulosSueltos('<Button>{rotuloDePago(pesosDe(1), `Pagar el 1bis:`)}</Button>')).toEqual([])
})

it('el rótulo se escribe en un solo lugar', () => {
  const aMano = [...delPortal]
    .filter(([, texto]) => /[Pp]agar?(?: de)? \$\{pesos/.test(texto))
    .map(([camino]) => camino)
  expect(aMano).toEqual([])
})

it('se ve una pantalla nueva que paga sin decir cuánto', () => {
  const nueva = "import { usePagar } from '../envios/usePagar.ts'\nconst { pagar } = usePagar()\n<Button>Pagar</Button>"
  const con = (mas: string) => sinImporte(new Map([['nueva/Nueva.tsx', mas + nueva]]))
  expect(con('')).toEqual(['nueva/Nueva.tsx'])
  expect(con("import { rotuloDePago } from '../envios/rotuloDePago.ts'\n")).toEqual([])
})
