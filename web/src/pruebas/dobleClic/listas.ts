import { responde } from '../respuestas.ts'

/** One of each thing of reference, as forms offer it and tables show it. */

export const calle = { idcalle: 7, calle: 'JUNIN', idcalletipo: 3, calletipo: 'CALLE', estado: 1, usrmod: null }
export const tipoDeInstitucion = { idInstitucionTipo: 3, InstitucionTipo: 'COLEGIO', estado: 1, usrmod: null }
export const institucion = { ...tipoDeInstitucion, idInstitucion: 2, Institucion: 'COLEGIO DE ARQUITECTOS' }
const reparticion = { idReparticion: 1, Reparticion: 'CATASTRO' }
export const oficina = { ...reparticion, ...institucion, idOficina: 4, Oficina: 'ARCHIVO' }
export const obra = {
  idObraTipo: 5,
  ObraTipo: 'OBRA NUEVA',
  timbrado: 100,
  provisorio: 200,
  definitivo: 300,
  usrmod: null,
  proximoCambio: null,
  porConfirmar: false,
}
export const tarifa = {
  idTarifa: 64,
  Tarifa: 'DERECHO MINIMO',
  tipo: 'VEREDAS',
  PrecioUnitario: 1000,
  Factor: 1,
  valor: 1000,
  usrmod: null,
  proximoCambio: null,
  porConfirmar: false,
}
export const inspector = {
  idInspector: 1,
  nombre_persona: 'Diego',
  apellido_persona: 'Soria',
  Oficina: 'ARCHIVO',
  idOficina: 4,
  estado: 1,
  usrmod: null,
}
export const colegio = { idColegioProf: 1, ColegioProf: 'COLEGIO DE ARQUITECTOS' }
export const profesion = { ...colegio, idProfesion: 2, Profesion: 'ARQUITECTO' }
export const universidad = { idUniversidad: 3, Universidad: 'UNT' }

export function respondenLasListas() {
  responde('GET /catastroCalles/calles', { calles: [calle] })
  responde('GET /catastroCalles/callesTipo', { callesTipo: [{ idcalletipo: 3, calletipo: 'CALLE' }] })
  responde('GET /instituciones/getInstituciones', { instituciones: [institucion] })
  responde('GET /instituciones/getInstitucionesTipo', { tiposInstituciones: [tipoDeInstitucion] })
  responde('GET /catastroReparticiones/oficinas', { oficinas: [oficina] })
  responde('GET /catastroReparticiones/reparticiones', { reparticiones: [reparticion] })
  responde('GET /obrasTipo/getObrasTipo', { obrastipo: [obra] })
  responde('GET /tarifas/getTarifas', { tarifas: [tarifa] })
  responde('GET /inspectores/getInspectores', { inspectores: [inspector] })
  responde('GET /inspectores/traerOficinas', { oficinas: [{ idOficina: 4, Oficina: 'ARCHIVO' }] })
  responde('GET /profesionales/colegios', { colegios: [colegio] })
  responde('GET /profesionales/profesiones', { profesiones: [profesion] })
  responde('GET /profesionales/universidades', { universidades: [universidad] })
  responde('GET /catastroRoles', { roles: [{ idRol: 2, Rol: 'JEFE' }] })
  responde('GET /preciosPendientes', { cambios: [] })
  responde('GET /identidades', { identidades: [] })
}
