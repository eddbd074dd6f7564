import type { InjectOptions } from 'fastify'
import { type AppDePrueba, CUIL, ciudadDigitalDePrueba } from '../appDePrueba.ts'

/*
 * The callers whose own thing it is that every call asks about: who holds the property by the land register, who has a
 * part in the company, and who sent it. All but the first administer the portal as well, so that whatever is refused to
 * them is refused for that reason alone.
 */

export const PARTES = [
  'dueña por catastro',
  'dueño que administra',
  'parte de la empresa que administra',
  'quien lo envió y administra',
] as const
export type Parte = (typeof PARTES)[number]

/* What their columns get, in that order, where several rows say the same. */

export const TODAS /*              */ = '200 200 200 200'
/** Whoever only holds the property is a citizen to these. */
export const ADMINISTRAN /*        */ = '403 200 200 200'
/** What somebody else filed of her property does not open to her by that. */
export const NO_LA_VECINA /*       */ = '404 200 200 200'
/** Of a folder, or of what hangs from it: its property's holder and its sender decide nothing about it; the company's, like anybody. */
export const AJENAS_A_LA_CARPETA = '403 403 200 403'
/** What its applicant does, and no staff in their name. */
export const EN_SU_NOMBRE /*       */ = '404 403 403 200'
export const SOLO_QUIEN_ENVIO /*   */ = '404 404 404 200'
/** Pablo is a professional, and decides nothing about the others. */
export const NO_UN_RIVAL /*        */ = '403 200 200 403'

const PERSONAS: Readonly<Record<Exclude<Parte, 'quien lo envió y administra'>, readonly [id: number, cuil: string]>> = {
  'dueña por catastro': [9001, '27181112227'],
  'dueño que administra': [9002, '20182223336'],
  'parte de la empresa que administra': [9003, '20183334448'],
}
const TOKEN: Readonly<Record<Parte, string>> = {
  'dueña por catastro': PERSONAS['dueña por catastro'][1],
  'dueño que administra': PERSONAS['dueño que administra'][1],
  'parte de la empresa que administra': PERSONAS['parte de la empresa que administra'][1],
  'quien lo envió y administra': CUIL.pablo,
}
const persona = (id: number, documento: string) => ({
  id_persona: id,
  documento_persona: documento,
  nombre_persona: 'Parte',
  apellido_persona: 'De la tabla',
  email_persona: `parte${id}@example.com`,
  telefono_persona: '381 555-0009',
})

/** The demo city's, and the three who are nobody in it. */
export const ciudadDigitalConLasPartes: typeof ciudadDigitalDePrueba = {
  ...ciudadDigitalDePrueba,
  async quienEs(token) {
    const suya = Object.values(PERSONAS).find(([, cuil]) => cuil === token)
    return suya ? persona(...suya) : ciudadDigitalDePrueba.quienEs(token)
  },
}

export async function lasPartes({ app, db }: AppDePrueba) {
  const preguntar = (parte: Parte, pedido: InjectOptions) =>
    app.inject({ ...pedido, headers: { authorization: TOKEN[parte], ...pedido.headers } })

  // Coming in writes who they are: before the first question.
  for (const parte of PARTES) await preguntar(parte, { url: '/api/catastroInicio/authStatus' })
  const [, dueño] = PERSONAS['dueño que administra']
  const [, dueña] = PERSONAS['dueña por catastro']
  const [socia] = PERSONAS['parte de la empresa que administra']
  await db.$client.query('insert into persona_rol (id_persona, id_rol) values (9002, 1), (9003, 1), (2, 1)')

  /** Whatever is there now is theirs: every property, every company and its number; and what Bruno sent, Pablo did. */
  async function hacerSuyo(): Promise<void> {
    await db.$client.query(
      'update padron set cuit = $1, dni = $2 where cuit is distinct from $1 or dni is distinct from $2',
      [dueña, dueño.slice(2, 10)],
    )
    await db.$client.query(
      `insert into formulario29 (id_institucion, razonsocial, cuit, nroconservador, nroinstalador, id_calle, nro_puerta, piso,
         departamento, telefono, observaciones, id_persona, tarifa, importe)
       select x.id_institucion, 'De la tabla', '30707070707', x.nroconservador, 'I-1', 1, '1', '', '', '', '', $1, 1, 1
       from (select id_institucion, nroconservador from formulario29 union select id_institucion, nroconservador from formulario30
         union select 4, nroconservador from formulario31) x
       where not exists (select 1 from formulario29 f where f.id_institucion = x.id_institucion
         and f.nroconservador = x.nroconservador and f.id_persona = $1)`,
      [socia],
    )
    await db.$client.query('update formulario28 set id_autor = 2 where id_autor = 3')
  }
  return { preguntar, hacerSuyo }
}
