import { ESTADOS, type Estado, esFinal } from '@catastro/domain/carpetas/movimientos'

export const TRAMITE_ESTADOS = (Object.keys(ESTADOS) as Estado[]).map((tramiteEstado) => ({
  idTramiteEstado: ESTADOS[tramiteEstado],
  tramiteEstado,
  esFinal: esFinal(tramiteEstado),
  orden: ESTADOS[tramiteEstado],
}))

interface TipoDeFabrica {
  readonly nombre: string
  /** When to choose it. */
  readonly cuando: string
  /** The form types that it carries, in the order in which they are filled. */
  readonly formularios: readonly number[]
  /** It needs no block sketch. */
  readonly sinCroquis?: true
}

/** By number, from 1: the encomienda types that every city begins with. */
const ENCOMIENDAS: readonly TipoDeFabrica[] = [
  {
    nombre: 'OBRA NUEVA',
    cuando: 'Va a construir en un terreno sin edificar.',
    formularios: [1, 2, 5, 19],
  },
  {
    nombre: 'AMPLIACION',
    cuando: 'Va a agregar superficie a lo que ya está construido.',
    formularios: [1, 2, 5, 19],
  },
  {
    nombre: 'REFACCION',
    cuando: 'Va a arreglar o modificar lo construido, sin agregar superficie.',
    formularios: [2, 5],
  },
  {
    nombre: 'INSTALACION DE CARTELERIA',
    cuando: 'Va a colocar un cartel o un anuncio.',
    formularios: [17],
    sinCroquis: true,
  },
  {
    nombre: 'RELEVAMIENTO',
    cuando: 'Va a presentar el plano de lo que ya está construido.',
    formularios: [1, 2, 5],
  },
  {
    nombre: 'DEMOLICION',
    cuando: 'Va a demoler un edificio o una parte.',
    formularios: [2, 5, 17],
  },
  {
    nombre: 'REGULARIZACION DE OBRA',
    cuando: 'Lo construido no tiene permiso y quiere ponerlo en regla.',
    formularios: [1, 2, 5, 19],
  },
  {
    nombre: 'PROPIEDAD HORIZONTAL',
    cuando: 'Va a dividir un edificio en unidades, como departamentos o locales.',
    formularios: [5, 19],
  },
  {
    nombre: 'CAMBIO DE DESTINO',
    cuando: 'Lo construido va a tener otro uso: por ejemplo, una vivienda que pasa a oficina.',
    formularios: [1, 5],
  },
  {
    nombre: 'CONFORME DE USO',
    cuando: 'Quiere saber si la actividad se admite en ese lugar.',
    formularios: [1],
  },
  {
    nombre: 'FINAL DE OBRA',
    cuando: 'La obra con permiso ya terminó.',
    formularios: [2, 5, 19],
  },
  {
    nombre: 'OBRA MENOR',
    cuando: 'Es un trabajo chico, que no entra en los otros tipos.',
    formularios: [2, 5],
  },
  {
    nombre: 'CERCA DE OBRA',
    cuando: 'Va a poner una cerca en la vereda mientras dura la obra.',
    formularios: [17],
    sinCroquis: true,
  },
  {
    nombre: 'REBAJE DE CORDON',
    cuando: 'Va a bajar el cordón de la vereda para que entren vehículos.',
    formularios: [2],
  },
  {
    nombre: 'PILETA DE NATACION',
    cuando: 'Va a construir una pileta.',
    formularios: [2, 5],
  },
  {
    nombre: 'CAMBIO DE DOMICILIO DE BOLETA',
    cuando: 'Quiere recibir la boleta en otro domicilio.',
    formularios: [19],
    sinCroquis: true,
  },
  {
    nombre: 'RETIRO DE CARTELERIA',
    cuando: 'Va a sacar un cartel o un anuncio.',
    formularios: [17],
    sinCroquis: true,
  },
  {
    nombre: 'ESTRUCTURA PARA ANTENA',
    cuando: 'Va a levantar una torre o un soporte para antenas.',
    formularios: [2, 5, 17],
  },
  {
    nombre: 'CAMBIO DE PROFESIONAL',
    cuando: 'Otro profesional va a seguir con la obra.',
    formularios: [5, 19],
    sinCroquis: true,
  },
]

export const ENCOMIENDA_TIPOS = ENCOMIENDAS.map(({ nombre, cuando, sinCroquis }, lugar) => ({
  idEncomiendaTipo: lugar + 1,
  encomiendatipo: nombre,
  explicacion: cuando,
  requiereCroquis: !sinCroquis,
}))

export const ENCOMIENDA_TIPO_FORMULARIOS = ENCOMIENDAS.flatMap(({ formularios }, tipo) =>
  formularios.map((idFormularioTipo, lugar) => ({ idEncomiendaTipo: tipo + 1, idFormularioTipo, orden: lugar + 1 })),
)
