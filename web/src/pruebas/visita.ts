import type { RespuestaDe } from '../red/llamadas.ts'

export type Jornada = RespuestaDe<'main', 'GET /visitas/jornada'>
type Visita = Jornada['visitas'][number]

/** A visit of Diego's, to folder 1002. */
export const visitaDePrueba = (cambios: Partial<Visita> = {}): Visita => ({
  idVisita: 7,
  idCarpeta: 1002,
  modo: 'EN EL LUGAR',
  estado: 'PLANEADA',
  dia: '2026-11-23',
  hora: '09:30',
  parte: null,
  orden: null,
  idInspector: 1,
  inspector: 'Soria Diego',
  domicilio: 'JUNIN 715',
  padron: '100005',
  trabajo: 'REFACCION',
  indicaciones: null,
  motivo: null,
  resultado: null,
  completa: false,
  version: 1,
  carpeta: {
    estado: 'EN INSPECCION',
    expediente: null,
    encomienda: 'CONFORME DE USO',
    solicitante: 'Medina Pablo',
    telefono: '381 555-0101',
    propietario: null,
    manzana: '',
    seccion: '',
    parcela: '',
  },
  lista: { idLista: 3, version: 2 },
  anterior: null,
  observaciones: [],
  papeles: [],
  ...cambios,
})

export const listaDePrueba = {
  idLista: 3,
  version: 2,
  nombre: 'Obras',
  items: [
    { idItem: 31, texto: 'Cartel de obra', conFoto: true },
    { idItem: 32, texto: 'Línea municipal', conFoto: false },
  ],
}

export const jornadaDePrueba = (cambios: Partial<Jornada> = {}): Jornada => ({
  dia: '2026-11-23',
  hechaEl: '2026-11-23T11:00:00.000Z',
  idInspector: 1,
  inspector: 'Soria Diego',
  visitas: [visitaDePrueba()],
  listas: [listaDePrueba],
  ...cambios,
})
