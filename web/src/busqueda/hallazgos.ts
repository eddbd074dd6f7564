import { normalizarBusqueda } from '@catastro/domain/carpetas/busqueda'
import { seccionesDe } from '@catastro/domain/ciudad/secciones'
import { atiende, entraComoPersonal, type RolDePersona } from '@catastro/domain/roles'
import { ATENDER, DESGLOSE, DONDE_ESTA } from '../carpetas/direcciones.ts'
import { CERTIFICADO_VERIFICADO } from '../certificados/direcciones.ts'
import { seccionDeAyuda, seccionDeGlosario } from '../ciudad/direcciones.ts'
import { EMPRESA } from '../elevadores/direcciones.ts'
import { FICHA_DE_PADRON } from '../padron/direcciones.ts'
import { PAGO, RECIBO } from '../pagos/direcciones.ts'
import type { RespuestaDe } from '../red/llamadas.ts'
import { cuilConGuiones, fecha, fechaYHora, pesos } from '../ui/pagina/formato.ts'

export type Hallado = RespuestaDe<'main', 'GET /buscar'>

/** A thing that was found: where it leads, what it is called, and what tells it from others. */
export interface Hallazgo {
  readonly enlace: string
  readonly titulo: string
  readonly detalle: string
  /** A folder's or a payment's. */
  readonly estado?: string
}
export interface Grupo {
  readonly nombre: string
  readonly hallazgos: readonly Hallazgo[]
}

const juntos = (...partes: readonly (string | null | false)[]) => partes.filter(Boolean).join(' · ')

/** What was found, in groups, as it is read. A group with nothing in it is left out. */
export function enGrupos(hallado: Hallado, roles: readonly RolDePersona[]): Grupo[] {
  const delPersonal = entraComoPersonal(roles)
  const pago = atiende(roles) ? PAGO : RECIBO
  const deCertificado = (titulo: string) => (c: Hallado['certificados'][number] | Hallado['libresDeuda'][number]) => ({
    enlace: CERTIFICADO_VERIFICADO.enlace(c.codigo),
    titulo: `${titulo} ${c.numero}`,
    detalle: juntos(`Padrón ${c.padron}`, `Emitido el ${fecha(c.emitido)}`),
  })
  const grupos: Grupo[] = [
    {
      nombre: 'Carpetas',
      hallazgos: hallado.carpetas.map((c) => ({
        enlace: (delPersonal ? ATENDER : c.encomienda ? DESGLOSE : DONDE_ESTA).enlace(c.idCarpeta),
        titulo: `Carpeta ${c.idCarpeta} · ${c.titular}`,
        detalle: juntos(
          c.domicilio,
          `Padrón ${c.padron}`,
          c.expediente && `Expediente ${c.expediente}`,
          c.numeroAnterior && `En el sistema anterior: ${c.numeroAnterior}`,
          c.profesional && `Profesional: ${c.profesional}`,
        ),
        estado: c.estado,
      })),
    },
    {
      nombre: 'Sin enviar',
      hallazgos: (hallado.borradores ?? []).map((b) => ({
        enlace: b.ruta,
        titulo: `Continuar: ${b.nombre}`,
        detalle: `Guardado el ${fechaYHora(b.modificadoEl)}`,
      })),
    },
    {
      nombre: 'Inmuebles',
      hallazgos: hallado.padrones.map((p) => ({
        enlace: FICHA_DE_PADRON.enlace(p.padronm),
        titulo: `Padrón ${p.padronm} · ${p.apeynom}`,
        detalle: p.domicilio || 'Sin domicilio en el registro',
      })),
    },
    {
      nombre: 'Empresas conservadoras',
      hallazgos: hallado.empresas.map((e) => ({
        enlace: EMPRESA.enlace(e.idInstitucion),
        titulo: e.institucion,
        detalle: `CUIT ${cuilConGuiones(e.cuit)}`,
      })),
    },
    {
      nombre: 'Pagos',
      hallazgos: hallado.pagos.map((p) => ({
        enlace: pago.enlace(p.idPago),
        titulo: `${p.producto} · ${pesos(p.monto)}`,
        detalle: juntos(p.transaccion, fecha(p.fecha)),
        estado: p.estado,
      })),
    },
    {
      nombre: 'Certificados',
      hallazgos: [
        ...hallado.libresDeuda.map(deCertificado('Libre Deuda')),
        ...hallado.certificados.map(deCertificado('Certificado de padrón')),
      ],
    },
  ]
  return grupos.filter(({ hallazgos }) => hallazgos.length > 0)
}

/** Fewer letters are in every word. */
const LETRAS_DE_AYUDA = 3
const AYUDAS_A_LA_VEZ = 4
const LETRAS_DEL_DETALLE = 90

/** The parts of the help, and of the glossary, in which each word of what was looked for begins one: by their titles first. */
export function ayudasDe(buscado: string, textos: { readonly ayuda: string; readonly glosario: string }): Grupo[] {
  const palabras = normalizarBusqueda(buscado).split(' ')
  if (palabras.some((palabra) => palabra.length < LETRAS_DE_AYUDA)) return []
  const estan = (texto: string) => {
    const suyas = normalizarBusqueda(texto).split(/[^\p{L}\p{N}]+/u)
    return palabras.every((palabra) => suyas.some((suya) => suya.startsWith(palabra)))
  }
  const secciones = [
    ...seccionesDe(textos.ayuda).map((una) => ({ ...una, enlace: seccionDeAyuda(una.titulo) })),
    ...seccionesDe(textos.glosario).map((una) => ({ ...una, enlace: seccionDeGlosario(una.titulo) })),
  ]
  const porTitulo = secciones.filter(({ titulo }) => estan(titulo))
  const porTexto = secciones.filter((una) => !porTitulo.includes(una) && estan(`${una.titulo} ${una.texto}`))
  const hallazgos = [...porTitulo, ...porTexto].slice(0, AYUDAS_A_LA_VEZ).map(({ enlace, titulo, texto }) => ({
    enlace,
    titulo,
    detalle: texto.length > LETRAS_DEL_DETALLE ? `${texto.slice(0, LETRAS_DEL_DETALLE).trimEnd()}…` : texto,
  }))
  return hallazgos.length > 0 ? [{ nombre: 'Ayuda', hallazgos }] : []
}
