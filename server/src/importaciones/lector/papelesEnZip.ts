import { type Entry, getFileNameLowLevel } from 'yauzl'

/** The path of a part of a ZIP as text, its folders by '/': it names, and nothing is ever written under it. */
export const rutaDe = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string =>
  getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false)

/** Folders themselves, and what systems leave in them. */
export const esDelSistema = (ruta: string): boolean =>
  ruta.endsWith('/') || /(^|\/)(__MACOSX\/.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(ruta)
