import { ROL_ADMINISTRADOR } from '@catastro/domain/roles'
/** Profiles, roles and the professions with their colleges. */

export const PERFILES = [
  { idPerfil: 1, perfil: 'ADMINISTRADOR' },
  { idPerfil: 2, perfil: 'PROFESIONAL' },
  { idPerfil: 3, perfil: 'OPERADOR M.E.' },
  { idPerfil: 4, perfil: 'JEFE' },
]

export const ROLES = [
  { idRol: ROL_ADMINISTRADOR, rol: 'ADMINISTRADOR', idPerfil: 1 },
  { idRol: 2, rol: 'PROFESIONAL', idPerfil: 2 },
  { idRol: 3, rol: 'OPERADOR MESA DE ENTRADAS', idPerfil: 3 },
  { idRol: 4, rol: 'JEFE DE DEPARTAMENTO', idPerfil: 4 },
  { idRol: 5, rol: 'INSPECTOR', idPerfil: 3 },
]

export const COLEGIOS = [
  { idColegioProf: 1, colegioProf: 'COLEGIO DE ARQUITECTOS DE TUCUMAN' },
  { idColegioProf: 2, colegioProf: 'COLEGIO DE INGENIEROS CIVILES DE TUCUMAN' },
  { idColegioProf: 3, colegioProf: 'COLEGIO DE TECNICOS' },
  { idColegioProf: 4, colegioProf: 'COLEGIO DE AGRIMENSORES' },
]

export const PROFESIONES = [
  { idProfesion: 1, profesion: 'ARQUITECTO', idColegioProf: 1 },
  { idProfesion: 2, profesion: 'INGENIERO CIVIL', idColegioProf: 2 },
  { idProfesion: 3, profesion: 'INGENIERO EN CONSTRUCCIONES', idColegioProf: 2 },
  { idProfesion: 4, profesion: 'MAESTRO MAYOR DE OBRAS', idColegioProf: 3 },
  { idProfesion: 5, profesion: 'TECNICO CONSTRUCTOR', idColegioProf: 3 },
  { idProfesion: 6, profesion: 'AGRIMENSOR', idColegioProf: 4 },
]

export const UNIVERSIDADES = [
  { idUniversidad: 1, universidad: 'UNIVERSIDAD NACIONAL DE TUCUMAN' },
  { idUniversidad: 2, universidad: 'UNIVERSIDAD TECNOLOGICA NACIONAL FRT' },
  { idUniversidad: 3, universidad: 'UNIVERSIDAD DEL NORTE SANTO TOMAS DE AQUINO' },
  { idUniversidad: 4, universidad: 'UNIVERSIDAD NACIONAL DE CORDOBA' },
  { idUniversidad: 5, universidad: 'UNIVERSIDAD DE BUENOS AIRES' },
  { idUniversidad: 6, universidad: 'INSTITUTO TECNICO PROVINCIAL' },
]
