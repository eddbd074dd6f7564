export const ANA = 1
export const PABLO = 2
export const BRUNO = 3
export const LUCIA = 4
export const HECTOR = 5
export const DIEGO = 6
export const CLARA = 7

type Conocida = readonly [id: number, cuil: string, nombre: string, apellido: string]

/** The people who sign in, with the numbers that Ciudad Digital gives them. Rosa Ávila is missing on purpose: never seen here. */
const CON_ACCESO: readonly Conocida[] = [
  [ANA, '27201112228', 'Ana', 'Romano'],
  [PABLO, '20253334445', 'Pablo', 'Medina'],
  [BRUNO, '20314445555', 'Bruno', 'Ledesma'],
  [LUCIA, '27285556665', 'Lucía', 'Juárez'],
  [HECTOR, '20227778882', 'Héctor', 'Paz'],
  [DIEGO, '20272223336', 'Diego', 'Soria'],
  [CLARA, '27309991112', 'Clara', 'Nieva'],
]

/** Owners known from earlier procedures. */
const OTROS_PROPIETARIOS: readonly Conocida[] = [
  [901, '27400000013', 'Marta', 'Cisneros'],
  [902, '20400000027', 'Julio', 'Cisneros'],
  [903, '27400000048', 'Nélida', 'Albornoz'],
  [904, '20400000051', 'Ramón', 'Iñíguez'],
  [905, '27400000064', 'Silvia', 'Toledo'],
  [906, '20400000078', 'Gustavo', 'Páez'],
  [907, '27400000080', 'Beatriz', 'Luna'],
  [908, '20400000094', 'Esteban', 'Corbalán'],
  [909, '27400000102', 'Mirta', 'Zelaya'],
  [910, '20400000116', 'Oscar', 'Giménez'],
  [911, '27400000129', 'Adriana', 'Núñez'],
  [912, '20400000132', 'Federico', 'Ovejero'],
]

const sinAcentos = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const PERSONAS = [...CON_ACCESO, ...OTROS_PROPIETARIOS].map(([id, cuil, nombre, apellido]) => ({
  id_persona: id,
  documento_persona: cuil,
  nombre_persona: nombre,
  apellido_persona: apellido,
  email_persona: `${sinAcentos(nombre)}.${sinAcentos(apellido)}@example.com`,
  telefono_persona: `381 555-${String(id).padStart(4, '0')}`,
}))

/** Everybody's part; Clara Nieva is a citizen and has none. */
export const ROLES_DE_PERSONA = [
  { id_persona: ANA, id_rol: 1 },
  { id_persona: PABLO, id_rol: 2 },
  { id_persona: BRUNO, id_rol: 2 },
  { id_persona: LUCIA, id_rol: 3 },
  { id_persona: HECTOR, id_rol: 4 },
  { id_persona: DIEGO, id_rol: 5 },
]

export const EMPLEADOS = [
  { id_persona: ANA, id_oficina: 3 },
  { id_persona: LUCIA, id_oficina: 1 },
  { id_persona: HECTOR, id_oficina: 4 },
  { id_persona: DIEGO, id_oficina: 2 },
]

export const INSPECTORES = [{ id_inspector: 1, id_persona: DIEGO, id_oficina: 2, estado: true }]

/** Pablo's address is still to be given; Bruno's is given and locked. */
export const PROFESIONALES = [
  {
    id_profesional: 1,
    id_persona: PABLO,
    id_profesion: 1,
    id_universidad: 1,
    domicilio: null,
    matricula: 'A-1523',
    fecha_vencimiento: '2030-12-31',
  },
  {
    id_profesional: 2,
    id_persona: BRUNO,
    id_profesion: 2,
    id_universidad: 1,
    domicilio: 'MENDOZA 830',
    matricula: 'I-2048',
    fecha_vencimiento: '2029-06-30',
  },
]

export const PROPIETARIOS = [
  { id_propietario: 1, id_persona: CLARA, domicilio: 'SAN MARTIN 450' },
  { id_propietario: 2, id_persona: 901, domicilio: 'JUNIN 715' },
  { id_propietario: 3, id_persona: 902, domicilio: 'JUNIN 721' },
  { id_propietario: 4, id_persona: 903, domicilio: 'RIVADAVIA 1048' },
  { id_propietario: 5, id_persona: 904, domicilio: 'MUÑECAS 560' },
  { id_propietario: 6, id_persona: 905, domicilio: null },
  { id_propietario: 7, id_persona: 906, domicilio: 'SARMIENTO 880' },
  { id_propietario: 8, id_persona: 907, domicilio: 'CORDOBA 342' },
  { id_propietario: 9, id_persona: 908, domicilio: 'MAIPU 229' },
  { id_propietario: 10, id_persona: 909, domicilio: null },
  { id_propietario: 11, id_persona: 910, domicilio: 'LAS HERAS 1310' },
  { id_propietario: 12, id_persona: 911, domicilio: 'BELGRANO 2450' },
  { id_propietario: 13, id_persona: 912, domicilio: 'DORREGO 95' },
]
