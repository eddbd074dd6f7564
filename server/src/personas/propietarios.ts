import { type Db, type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import type { CiudadDigital } from '../plataforma/ciudadDigital/ciudadDigital.ts'
import { agregarPersona, ciudadanoOFalla } from './ciudadanos.ts'

const leer = sentencia(
  'propietario_por_cuil',
  `select o.id_propietario as "idPropietario", o.domicilio as "Domicilio", p.id_persona as "IdPersona",
     p.nombre_persona, p.apellido_persona
   from propietario o join persona p using (id_persona) where p.documento_persona = $1`,
)

/** From now and for a day, whoever looked them up may name them by number. */
const anotarHallazgo = sentencia(
  'anotar_propietario_hallado',
  `insert into propietario_hallado (id_persona, id_propietario) values ($1, $2)
   on conflict (id_persona, id_propietario) do update set hallado_el = now()`,
)

/** An owner, or a citizen who may become one (idPropietario null, A-149). 404 for a CUIL that the city does not know. */
export async function buscarPropietario(
  db: Db,
  registro: CiudadDigital,
  { cuil, token, quien }: { cuil: string; token: string; quien: number },
) {
  const [propietario] = await leer(db, cuil)
  if (propietario) {
    await anotarHallazgo(db, quien, propietario.idPropietario)
    return propietario
  }
  const ciudadano = await ciudadanoOFalla(registro, cuil, token)
  return {
    idPropietario: null,
    Domicilio: null,
    IdPersona: ciudadano.id_persona,
    nombre_persona: ciudadano.nombre_persona,
    apellido_persona: ciudadano.apellido_persona,
  }
}

const insertar = sentencia(
  'agregar_propietario',
  `insert into propietario (id_persona, usrmod) values ($1, $2)
   on conflict (id_persona) do update set id_persona = propietario.id_persona returning id_propietario`,
)

/** Makes a citizen an owner; doing it again gives the same number. */
export async function agregarPropietario(
  db: DbRaiz,
  registro: CiudadDigital,
  { cuil, token, autor }: { cuil: string; token: string; autor: number },
): Promise<number> {
  const [conocido] = await leer(db, cuil)
  if (conocido) {
    await anotarHallazgo(db, autor, conocido.idPropietario)
    return conocido.idPropietario
  }
  const ciudadano = await ciudadanoOFalla(registro, cuil, token)
  return enTransaccion(db, autor, async (tx) => {
    const { id_persona, nombre_persona, apellido_persona } = ciudadano
    await agregarPersona(tx, id_persona, cuil, nombre_persona, apellido_persona)
    const [fila] = await insertar(tx, id_persona, autor)
    if (!fila) throw new Error('El alta de un propietario no devolvió su número')
    await anotarHallazgo(tx, autor, fila.id_propietario)
    return fila.id_propietario
  })
}
