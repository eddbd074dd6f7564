import type { CarpetaListItem, Cobro, Faltante, FilaDeFormulario } from '@catastro/domain/carpetas/llamadas'
import { ESTADOS } from '@catastro/domain/carpetas/movimientos'
import type { Observacion } from '@catastro/domain/carpetas/observaciones'
import type { ClaseDeArchivo } from '@catastro/domain/carpetas/reglas'
import { carpetaDePrueba } from './carpeta.ts'
import { responde } from './respuestas.ts'

/** A folder that is complete and just filed, unless said otherwise. */
export const carpetaPresentada = (cambios: Partial<CarpetaListItem> = {}) =>
  carpetaDePrueba({
    idCarpeta: 1002,
    idFormulario: 1002,
    idTramite: 1002,
    InmuebleTipo: 'LOCAL COMERCIAL',
    ObraTipo: 'REFACCION',
    carpetaCompleta: true,
    presentada: true,
    version: 3,
    ...cambios,
  })

/** One of its forms, as the breakdown lists it. */
export const filaDeFormulario = (codigoFormulario: string, grabado: 0 | 1): FilaDeFormulario => ({
  codigoFormulario,
  FormularioTipo: `FORMULARIO ${codigoFormulario}`,
  idCarpeta: 1002,
  grabado,
  idPago: null,
  debe: codigoFormulario === '1bis' && grabado === 1 ? 597_960 : 0,
  observado: 0,
})

interface DeLaCarpeta {
  /** What it lacks to be complete. */
  readonly faltantes?: Faltante[]
  readonly cobro?: Cobro | null
  readonly formularios?: FilaDeFormulario[]
  readonly archivos?: { clase: ClaseDeArchivo; fecha: string }[]
  readonly observaciones?: readonly Observacion[]
  /** When it came to its present state. */
  readonly desde?: string
}

/** The server's answers about one folder. */
export function conCarpeta(
  carpeta: CarpetaListItem,
  { faltantes = [], cobro = null, formularios = [], archivos = [], observaciones = [], desde }: DeLaCarpeta = {},
) {
  const { idCarpeta, tramiteEstado: TramiteEstado } = carpeta
  responde(
    'GET /documentacion/carpeta/{idCarpeta}',
    { carpeta: { ...carpeta, faltantes, cobro, timbrado: 2500 } },
    { idCarpeta },
  )
  responde('GET /formulario/obtenerEstados', {
    estados: Object.entries(ESTADOS).map(([nombre, idTramiteEstado]) => ({ idTramiteEstado, TramiteEstado: nombre })),
  })
  responde('GET /formulario/obtenerFormulariosPorEncomiendaYIdCarpeta', formularios)
  responde('GET /documentacion/observaciones/{idCarpeta}', { observaciones: [...observaciones] }, { idCarpeta })
  responde(
    'GET /visitas/carpeta/{idCarpeta}',
    { visitas: [], puede: { planear: false, pedirADistancia: false } },
    { idCarpeta },
  )
  responde('GET /documentacion/requisitos', { requisitos: [], detalle: [] })
  responde('GET /documentacion/legajo/{idCarpeta}', { situacion: 'SIN_PEDIR', hechoEl: null }, { idCarpeta })
  responde('GET /documentacion/archivos', {
    archivos: archivos.map((a, i) => ({
      idArchivo: i + 1,
      nombre: `archivo-${i}.pdf`,
      tipo: 'application/pdf',
      tamano: 900,
      sha256: '',
      ...a,
    })),
  })
  responde(
    'GET /formulario/obtenerDatosPersona/{idCarpeta}',
    {
      persona: {
        apellido_persona: 'Medina',
        nombre_persona: 'Pablo',
        documento_persona: '20253334445',
        email_persona: 'pablo@prueba.ar',
      },
    },
    { idCarpeta },
  )
  responde(
    'GET /formulario/buscarDomicilioPorCarpeta/{idCarpeta}',
    {
      domicilio: {
        idCalle: 7,
        calle: 'JUNIN',
        NroPuerta: '715',
        Piso: '',
        Departamento: '',
        Seccion: '',
        Manzana: '',
        Parcela: '',
        Distrito: '',
        Dominio: '',
        Padron: '100005',
      },
    },
    { idCarpeta },
  )
  responde(
    'GET /documentacion/relojes/{idCarpeta}',
    {
      ciudad: { corridos: 2, habiles: 1, atraso: 0 },
      solicitante: { corridos: 5, habiles: 3, atraso: 0 },
      actual: { reloj: 'CIUDAD', plazo: null, vence: null, aniosSinConfirmar: [] },
    },
    { idCarpeta },
  )
  responde(
    'GET /documentacion/seguimiento/{idCarpeta}',
    {
      seguimiento: [
        {
          TramiteEstado,
          evento: 'MOVIMIENTO',
          fecha: desde ?? carpeta.fechaalta,
          oficina: null,
          dias: 2,
          observacion: null,
          expediente: null,
          notas: [],
        },
      ],
      siguiente: [],
    },
    { idCarpeta },
  )
}

export const pdf = (nombre = 'plano.pdf') => new File(['%PDF-1.4'], nombre, { type: 'application/pdf' })
