import type { Readable } from 'node:stream'
import { nombreDeEvento } from '@catastro/domain/carpetas/movimientos'
import { enOracion } from '@catastro/domain/catalogos/enOracion'
import { mostrarCodigo } from '@catastro/domain/codigos'
import { COMO_ESTABA } from '@catastro/domain/formularios/anteriores'
import { formatoDeLaCiudad } from '@catastro/domain/zona'
import PDFDocument from 'pdfkit'
import type { Membrete } from '../plataforma/membrete/membrete.ts'
import { dibujarQr } from '../plataforma/pdf/dibujarQr.ts'
import { encabezar } from '../plataforma/pdf/encabezado.ts'
import { COLOR, comoPapel, type Documento } from '../plataforma/pdf/papel.ts'
import { ANCHO, DERECHA, enFilas, hacerLugar, MARGEN } from '../plataforma/pdf/renglones.ts'
import type { InformeDeVisita } from '../visitas/informes.ts'
import type { DatosDelLegajo, FormularioDelLegajo, Portada } from './datosDelLegajo.ts'
import type { FotoDelLegajo, FotosDelLegajo } from './fotosDelLegajo.ts'
import { fotosDeADos, fotosEnPapel } from './fotosPdf.ts'
import { observacionesEnPapel } from './observacionesPdf.ts'

const QR = 120

const dia = formatoDeLaCiudad('es-AR', { day: '2-digit', month: '2-digit', year: 'numeric' })
const hora = formatoDeLaCiudad('es-AR', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const momento = (fecha: Date) => `${dia.format(fecha)} ${hora.format(fecha)}`
const cuilConGuiones = (cuil: string) => cuil.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3')

interface Tapa {
  readonly membrete: Membrete
  /** Where the cover's QR leads: the folder, for who may see it. */
  readonly enlace: string
  readonly hecho: Date
  /** With which whoever holds it follows the folder without signing in. */
  readonly codigo: string
}

interface Fotos extends FotosDelLegajo {
  readonly deVisitas: ReadonlyMap<number, readonly FotoDelLegajo[]>
}

/** The whole folder on paper: cover, every form, photos, the files with their sums, what was observed, the history; pages numbered. */
export function legajoPdf(datos: DatosDelLegajo, fotos: Fotos, tapa: Tapa): Readable {
  const { portada } = datos
  const doc = comoPapel(
    new PDFDocument({
      size: 'A4',
      margins: { top: MARGEN, left: MARGEN, right: MARGEN, bottom: 64 },
      bufferPages: true,
      lang: 'es-AR',
      displayTitle: true,
      info: { Title: `Legajo de la carpeta ${portada.idCarpeta}`, Author: tapa.membrete.ciudad },
    }),
    tapa.membrete.color,
  )
  hacerTapa(doc, portada, tapa)
  for (const formulario of datos.formularios) unFormulario(doc, formulario)
  for (const anterior of datos.anteriores) {
    titulo(doc, anterior.titulo, COMO_ESTABA)
    enFilas(doc, anterior.respuestas)
  }
  if (fotos.antes.length + fotos.despues.length > 0) {
    titulo(doc, 'Fotos')
    fotosEnPapel(doc, fotos)
  }
  for (const visita of datos.visitas) unaVisita(doc, visita, fotos.deVisitas.get(visita.idVisita) ?? [])
  archivos(doc, datos)
  if (datos.observaciones.length > 0) {
    titulo(doc, 'Observaciones')
    observacionesEnPapel(doc, datos.observaciones, momento)
  }
  historia(doc, datos)
  numerar(doc, portada.idCarpeta, tapa.membrete)
  doc.end()
  return doc as unknown as Readable
}

function hacerTapa(doc: Documento, p: Portada, { membrete, enlace, hecho, codigo }: Tapa): void {
  encabezar(doc, membrete, ANCHO - QR - 20)
  const y = Math.max(110, doc.y + 12)
  dibujarQr(doc, enlace, { x: DERECHA - QR, y: 40, lado: QR })
  doc.font('fuerte').fontSize(24).fillColor(doc.tinta).text(`Carpeta ${p.idCarpeta}`, MARGEN, y)
  doc
    .font('normal')
    .fontSize(11)
    .fillColor(COLOR.tenue)
    .text(`Legajo al ${momento(hecho)}`)
  doc.y = Math.max(doc.y, 40 + QR) + 16
  respuestas(doc, [
    ['Estado', p.estado],
    ['Expediente', p.expediente],
    ['Encomienda', enOracion(p.encomienda ?? p.uso)],
    ['Tipo de obra', enOracion(p.obra)],
    ['Tipo de inmueble', enOracion(p.inmueble)],
    ['Padrón', p.padron],
    ['Domicilio de obra', p.domicilio],
    ['Solicitante', p.cuil ? `${p.solicitante} (CUIL ${cuilConGuiones(p.cuil)})` : p.solicitante],
    ['Matrícula', p.matricula],
    ['Propietario', p.propietario],
    ['Presentada', momento(p.presentada)],
    ['Código de seguimiento', mostrarCodigo(codigo)],
  ])
}

const respuestas = (doc: Documento, filas: readonly (readonly [string, string | null])[]) =>
  enFilas(
    doc,
    filas.map(([pregunta, respuesta]) => ({ pregunta, respuesta: respuesta ?? '' })),
  )

function titulo(doc: Documento, texto: string, bajada = ''): void {
  doc.addPage()
  doc.font('fuerte').fontSize(16).fillColor(doc.tinta).text(texto, MARGEN, MARGEN, { width: ANCHO })
  if (bajada) doc.font('normal').fontSize(10).fillColor(COLOR.tenue).text(bajada, { width: ANCHO })
  doc.moveDown(0.5)
}

function unFormulario(doc: Documento, { titulo: nombre, autor, fecha, bloques }: FormularioDelLegajo): void {
  titulo(doc, nombre, `Completado por ${autor} el ${momento(fecha)}`)
  for (const bloque of bloques) {
    hacerLugar(doc, 60)
    doc
      .font('fuerte')
      .fontSize(12)
      .fillColor(COLOR.texto)
      .text(bloque.titulo, MARGEN, doc.y + 8, { width: ANCHO })
    enFilas(doc, bloque.respuestas)
  }
}

function unaVisita(doc: Documento, v: InformeDeVisita, fotos: readonly FotoDelLegajo[]): void {
  titulo(doc, 'Visita', `Firmada por ${v.firmante} el ${momento(new Date(v.firmadaEl))}`)
  respuestas(doc, [
    ['Resultado', v.resultado],
    ['Hora del teléfono', v.enTelefonoEl && momento(new Date(v.enTelefonoEl))],
    ...v.respuestas.map(
      ({ texto, respuesta, observado }) => [texto, [respuesta, observado].filter(Boolean).join(': ')] as const,
    ),
  ])
  fotosDeADos(doc, fotos)
}

function archivos(doc: Documento, { archivos: lista, pendientes }: DatosDelLegajo): void {
  titulo(doc, 'Archivos', 'Cada uno con su SHA-256: el mismo archivo da siempre la misma suma.')
  if (lista.length === 0) parrafo(doc, 'La carpeta no tiene archivos.')
  for (const archivo of lista) {
    hacerLugar(doc, 48)
    doc
      .font('fuerte')
      .fontSize(10.5)
      .fillColor(COLOR.texto)
      .text(archivo.nombreOriginal, MARGEN, doc.y + 8, { width: ANCHO })
    const bytes = archivo.tamano.toLocaleString('es-AR')
    doc.font('normal').fontSize(9).fillColor(COLOR.tenue)
    doc.text(`${archivo.clase} · ${bytes} bytes · ${momento(archivo.subidoEl)}`, { width: ANCHO })
    doc.font('Courier').fontSize(8.5).fillColor(COLOR.texto).text(archivo.sha256, { width: ANCHO })
  }
  if (pendientes.length > 0) parrafo(doc, `Formularios sin completar: ${pendientes.join('; ')}.`)
}

function historia(doc: Documento, { historia: pasos }: DatosDelLegajo): void {
  titulo(doc, 'Historia')
  for (const paso of pasos) {
    hacerLugar(doc, 44)
    const dato = [paso.oficina, paso.expediente && `Expediente ${paso.expediente}`].filter(Boolean).join(' · ')
    doc.font('fuerte').fontSize(10.5).fillColor(COLOR.texto)
    doc.text(`${momento(new Date(paso.fecha))}  ${paso.TramiteEstado}`, MARGEN, doc.y + 8, { width: ANCHO })
    doc.font('normal').fontSize(9.5).fillColor(COLOR.tenue)
    doc.text([nombreDeEvento(paso.evento), dato].filter(Boolean).join(' · '), { width: ANCHO })
    if (paso.observacion) doc.fillColor(COLOR.texto).text(paso.observacion, { width: ANCHO })
    for (const { fecha, evento, texto } of paso.notas) {
      const que = [nombreDeEvento(evento), texto].filter(Boolean).join(': ')
      doc.fillColor(COLOR.tenue).text(`${momento(new Date(fecha))} · ${que}`, { width: ANCHO })
    }
  }
}

function parrafo(doc: Documento, texto: string): void {
  hacerLugar(doc, 40)
  doc
    .font('normal')
    .fontSize(10.5)
    .fillColor(COLOR.texto)
    .text(texto, MARGEN, doc.y + 12, { width: ANCHO })
}

function numerar(doc: Documento, idCarpeta: number, { ciudad }: Membrete): void {
  const { start, count } = doc.bufferedPageRange()
  for (let pagina = start; pagina < start + count; pagina += 1) {
    doc.switchToPage(pagina)
    doc.page.margins.bottom = 0 // the foot stands below the text's own margin
    doc.font('normal').fontSize(8.5).fillColor(COLOR.tenue)
    doc.text(`${ciudad} · Carpeta ${idCarpeta}`, MARGEN, doc.page.height - 44, { width: ANCHO / 2, lineBreak: false })
    const cuenta = `Página ${pagina - start + 1} de ${count}`
    doc.text(cuenta, MARGEN + ANCHO / 2, doc.page.height - 44, { width: ANCHO / 2, align: 'right', lineBreak: false })
  }
}
