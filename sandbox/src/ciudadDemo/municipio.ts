/** Institutions, departments and offices of the demo city. */

export const INSTITUCIONES = [
  { id_institucion: 1, institucion: 'MUNICIPALIDAD', id_institucion_tipo: 3 },
  { id_institucion: 2, institucion: 'PUBLICIDAD NORTE SRL', id_institucion_tipo: 1 },
  { id_institucion: 3, institucion: 'CARTELES DEL JARDIN SA', id_institucion_tipo: 1 },
  { id_institucion: 4, institucion: 'ASCENSORES TUCUMAN SRL', id_institucion_tipo: 2 },
  { id_institucion: 5, institucion: 'CONSERVADORA ACONQUIJA SA', id_institucion_tipo: 2 },
  { id_institucion: 6, institucion: 'CATASTRO PROVINCIAL', id_institucion_tipo: 5 },
]

export const REPARTICIONES = [
  { id_reparticion: 1, reparticion: 'DIRECCION DE CATASTRO' },
  { id_reparticion: 2, reparticion: 'DIRECCION DE OBRAS PRIVADAS' },
  { id_reparticion: 3, reparticion: 'MESA GENERAL DE ENTRADAS' },
  { id_reparticion: 4, reparticion: 'PLANEAMIENTO URBANO' },
]

export const OFICINAS = [
  { id_oficina: 1, oficina: 'MESA DE ENTRADAS', id_reparticion: 3, estado: true },
  { id_oficina: 2, oficina: 'INSPECCION DE OBRAS', id_reparticion: 2, estado: true },
  { id_oficina: 3, oficina: 'ARCHIVO', id_reparticion: 1, estado: true },
  { id_oficina: 4, oficina: 'VISADO', id_reparticion: 2, estado: true },
  { id_oficina: 5, oficina: 'OFICINA VIEJA', id_reparticion: 1, estado: false },
].map((oficina) => ({ ...oficina, id_institucion: 1 }))
