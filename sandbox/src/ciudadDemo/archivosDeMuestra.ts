import type { ClaseDeArchivo } from '@catastro/domain/carpetas/reglas'
import type { ArchivoDeMuestra, Cuando } from './carpetaDeMuestra.ts'
import { croquisDeManzana, fotoDeVereda } from './dibujos.ts'
import { documentoPdf } from './documentoPdf.ts'

export const croquis = (parcela: number, cuando: Cuando): ArchivoDeMuestra => ({
  clase: 'CROQUIS',
  nombre: 'croquis-de-manzana.png',
  tipo: 'image/png',
  contenido: croquisDeManzana(parcela),
  cuando,
})

export const foto = (nombre: string, rotura: number, cuando: Cuando): ArchivoDeMuestra => ({
  clase: 'FOTO_VEREDA',
  nombre,
  tipo: 'image/png',
  contenido: fotoDeVereda(rotura),
  cuando,
})

export const pdf = (
  clase: ClaseDeArchivo,
  nombre: string,
  lineas: readonly string[],
  cuando: Cuando,
): ArchivoDeMuestra => ({ clase, nombre, tipo: 'application/pdf', contenido: documentoPdf(lineas), cuando })
