import * as llamadas from '@catastro/domain/puestaEnMarcha/llamadas'
import { NO_SE_USA, SE_USA } from '@catastro/domain/puestaEnMarcha/mensajes'
import { enTransaccion, sentencia } from '../plataforma/base/db.ts'
import type { Rutas } from '../plataforma/http/rutas.ts'
import { type Puesto, puestaEnMarcha } from './pasos.ts'
import { type ConQueSePrueba, PRUEBAS } from './probar.ts'

const anotarPrueba = sentencia(
  'anotar_prueba_de_paso',
  `insert into paso_de_marcha (paso, probado_el, probado_por, bien, renglones) values ($1, now(), $2, $3::boolean, $4::jsonb)
   on conflict (paso) do update set probado_el = now(), probado_por = excluded.probado_por, bien = excluded.bien,
     renglones = excluded.renglones`,
)
const anotarSinUsar = sentencia(
  'anotar_paso_sin_usar',
  `insert into paso_de_marcha (paso, sin_usar_el, sin_usar_por, motivo) values ($1, now(), $2, $3)
   on conflict (paso) do update set sin_usar_el = now(), sin_usar_por = excluded.sin_usar_por, motivo = excluded.motivo`,
)
const anotarEnUso = sentencia(
  'anotar_paso_en_uso',
  'update paso_de_marcha set sin_usar_el = null, sin_usar_por = null, motivo = null where paso = $1 and sin_usar_el is not null',
)

export function rutasDePuestaEnMarcha(
  rutas: Rutas,
  puesto: Omit<Puesto, 'db'>,
  conQue: Omit<ConQueSePrueba, 'token' | 'correo'>,
): void {
  rutas.on(llamadas.puestaEnMarcha, ({ db }) => puestaEnMarcha({ ...puesto, db }, db.ahora()))
  rutas.on(llamadas.probarPaso, async ({ db, quien, token, json: { paso } }) => {
    const probado = await PRUEBAS[paso]({ ...conQue, token, correo: quien.usuario.email_persona })
    const { bien, renglones } = probado
    await enTransaccion(db, quien.idPersona, (tx) =>
      anotarPrueba(tx, paso, quien.idPersona, bien, JSON.stringify(renglones)),
    )
    return { bien, renglones: [...renglones] }
  })
  rutas.on(llamadas.pasoSinUsar, async ({ db, quien, json: { paso, motivo } }) => {
    await enTransaccion(db, quien.idPersona, async (tx) => {
      if (motivo === null) await anotarEnUso(tx, paso)
      else await anotarSinUsar(tx, paso, quien.idPersona, motivo)
    })
    return { ok: true, message: motivo === null ? SE_USA : NO_SE_USA }
  })
}
