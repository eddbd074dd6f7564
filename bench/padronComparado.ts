import type { DbRaiz } from '../server/src/plataforma/base/db.ts'
import type { Identidad } from '../server/src/plataforma/identidad/identidad.ts'

/** A clerk: documents are not masked for them. */
export const IDENTIDAD_DE_PRUEBA: Identidad = {
  usuario: {
    id_persona: 4,
    documento_persona: '27285556665',
    nombre_persona: 'Lucía',
    apellido_persona: 'Juárez',
    email_persona: '',
    telefono_persona: '',
  },
  idPersona: 4,
  roles: [{ idPersona: 4, idRol: 3, rol: 'Mesa de entradas', perfil: 'OPERADOR M.E.' }],
  perfiles: ['OPERADOR M.E.'],
  idProfesional: null,
}

/** The same page and count, as it is done where nobody thought about it. */
export async function sinIndice(db: DbRaiz, nombre: string): Promise<void> {
  const palabras = nombre.split(' ')
  await db.$client.query(
    `select p.apeynom, p.dni, p.cuit, d.calle_texto, d.nro_puerta, p.padronm, p.padronp, count(*) over () as total
     from padron p left join domicilio d using (id_domicilio)
     where ${palabras.map((_, n) => `p.apeynom ilike $${n + 1}`).join(' and ')} order by p.apeynom, p.padronm limit 5`,
    palabras.map((palabra) => `%${palabra}%`),
  )
}
