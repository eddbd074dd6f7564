import { CODIFICACIONES, type Codificacion, TEXTOS_DE_MUESTRA } from '@catastro/domain/importaciones/reglas'

/** Bytes 128 to 255 as DOS wrote them in Western Europe; every accent of Spanish stands in it. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0'

const utf8 = new TextDecoder('utf-8')
const latin1 = new TextDecoder('windows-1252')

/** What is at the end of a field may be half a character that did not fit, and is left out. */
export function leerTexto(bytes: Uint8Array, codificacion: Codificacion): string {
  if (codificacion === 'latin-1') return latin1.decode(bytes)
  if (codificacion === 'utf-8') {
    const texto = utf8.decode(bytes, { stream: true })
    utf8.decode() // what was held back
    return texto
  }
  return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : (CP850[byte - 128] ?? ''))).join('')
}

const esUtf8 = (bytes: Uint8Array) => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/** What a .cpg says, in the words of whoever wrote it: 'UTF-8', '1252', 'ISO-8859-1', 'OEM 850'. */
function laDelCpg(cpg: string): Codificacion | undefined {
  if (/850|437/.test(cpg)) return 'cp850'
  return /1252|8859|latin|ansi/i.test(cpg) ? 'latin-1' : undefined
}

const conLetraAjena = (bytes: Uint8Array) => bytes.some((byte) => byte >= 128)

/** Gathers a table's texts to tell which letters they are written in, and keeps a few that show it. */
export class Letras {
  #todosUtf8 = true
  readonly #elocuentes = new Map<string, Buffer>()
  readonly #llanos = new Map<string, Buffer>()

  ver(bytes: Buffer): void {
    const ajena = conLetraAjena(bytes)
    if (ajena) this.#todosUtf8 &&= esUtf8(bytes)
    const muestra = ajena ? this.#elocuentes : this.#llanos
    if (muestra.size >= TEXTOS_DE_MUESTRA) return
    const texto = bytes.toString('latin1')
    if (ajena || /[a-z]/i.test(texto)) muestra.set(texto, Buffer.from(bytes))
  }

  /** UTF-8 where all of it can be; else what its .cpg says; else Latin-1. */
  elegir(cpg: string): Codificacion {
    return this.#todosUtf8 ? 'utf-8' : (laDelCpg(cpg) ?? 'latin-1')
  }

  /** The same few texts in each of the letters. */
  muestras() {
    const textos = [...this.#elocuentes.values(), ...this.#llanos.values()].slice(0, TEXTOS_DE_MUESTRA)
    return CODIFICACIONES.map((codificacion) => ({
      codificacion,
      textos: textos.map((bytes) => leerTexto(bytes, codificacion)),
    }))
  }
}
