import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { FormularioSinEnviar } from '../inicio/llamadas.ts'
import { llamada } from '../llamada.ts'
import { Momento, Pagina, Texto } from '../tipos.ts'

const CarpetaHallada = z.object({
  idCarpeta: z.int(),
  estado: z.string(),
  completa: z.boolean(),
  encomienda: z.nullable(z.string()),
  /** Of the owner; where the folder has none, who filed it. */
  titular: z.string(),
  profesional: z.nullable(z.string()),
  domicilio: z.string(),
  padron: z.string(),
  expediente: z.nullable(z.string()),
  /** Of one that came from another system: what it was called there. */
  numeroAnterior: z.nullable(z.string()),
})
export type CarpetaHallada = z.output<typeof CarpetaHallada>

const PadronHallado = z.object({ padronm: z.string(), apeynom: z.string(), domicilio: z.string() })
const EmpresaHallada = z.object({ idInstitucion: z.int(), institucion: z.string(), cuit: z.string() })
const PagoHallado = z.object({
  idPago: z.int(),
  producto: z.string(),
  estado: z.string(),
  transaccion: z.string(),
  /** In pesos. */
  monto: z.number(),
  fecha: Momento,
})
const deCertificado = { numero: z.string(), codigo: z.string(), padron: z.string(), emitido: Momento }
const CertificadoHallado = z.object({ idCertificado: z.int(), ...deCertificado })
const LibreDeudaHallado = z.object({ idLibreDeuda: z.int(), ...deCertificado })

/** Whatever has that number, name, street or company: to staff everything, to anybody else what is their own. */
export const buscarTodo = llamada({
  method: 'GET',
  path: '/buscar',
  quien: 'todos',
  limite: 'consultas',
  resumen: 'Carpetas, inmuebles, empresas, pagos y certificados por un número, un nombre o un domicilio',
  muestra: [
    { clase: 'padron', lista: 'padrones', campo: 'padronm', titular: ['apeynom'] },
    { clase: 'carpeta', lista: 'carpetas', campo: 'idCarpeta' },
    { clase: 'empresaDeElevadores', lista: 'empresas', campo: 'idInstitucion' },
    { clase: 'pago', lista: 'pagos', campo: 'idPago' },
    { clase: 'libreDeuda', lista: 'libresDeuda', campo: 'idLibreDeuda' },
    { clase: 'certificadoDePadron', lista: 'certificados', campo: 'idCertificado' },
  ],
  query: z.object({
    texto: campo('Qué buscar', '', Texto(60)),
    pagina: Pagina.shape.pagina,
    porPagina: Pagina.shape.porPagina,
  }),
  reply: z.object({
    carpetas: z.array(CarpetaHallada),
    /** There are more folders than the page has. */
    hayMas: z.boolean(),
    /** Nothing has all that was typed: these have it with a letter changed. */
    parecidas: z.optional(z.literal(true)),
    /** What is not a folder comes with the first page alone, a few of each. */
    padrones: z.array(PadronHallado),
    empresas: z.array(EmpresaHallada),
    pagos: z.array(PagoHallado),
    libresDeuda: z.array(LibreDeudaHallado),
    certificados: z.array(CertificadoHallado),
    /** One's own, begun and not sent; absent: none. */
    borradores: z.optional(z.array(FormularioSinEnviar)),
  }),
})
