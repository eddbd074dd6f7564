import { LARGO_DE_CODIGO } from '@catastro/domain/certificados/reglas'
import type { verTarjeta as llamadaVer } from '@catastro/domain/elevadores/llamadas'
import { TARJETA_DESCONOCIDA } from '@catastro/domain/elevadores/mensajes'
import { ErrorDePortal } from '@catastro/domain/errores'
import type { Respuesta } from '@catastro/domain/llamada'
import { type Db, sentencia, type Tx } from '../plataforma/base/db.ts'
import { nuevoCodigo } from '../plataforma/proceso/codigo.ts'
import { hoy } from '../plataforma/proceso/hoy.ts'
import { DIA, INSCRIPCIONES, MANTENIMIENTOS, MISMO_NUMERO } from './registro.ts'
import { vencimiento } from './vencimientos.ts'

const agregar = sentencia(
  'agregar_tarjeta',
  'insert into tarjeta_de_elevadores (padron, codigo) values ($1, $2) on conflict (padron) do nothing',
)
/** Every property with a form 27 has its card, with one code for good. */
export const asegurarTarjeta = (tx: Tx, padron: string) => agregar(tx, padron, nuevoCodigo(LARGO_DE_CODIGO))

const porCodigo = sentencia(
  'tarjeta_por_codigo',
  `select t.padron, coalesce((
     select trim(d.calle_texto || ' ' || d.nro_puerta) from formulario27 f
       join domicilio d on d.id_domicilio = f.id_domicilio_inmueble
     where d.padron = t.padron order by f.id_formulario27 desc limit 1), '') as domicilio
   from tarjeta_de_elevadores t where t.codigo = $1`,
)
const inscripcionConfirmada = sentencia(
  'inscripcion_confirmada',
  `select i.nroelevadores, ${DIA('i.fecha')} as "desde!" from (${INSCRIPCIONES}) i
   where i.padron = $1 and i.confirmado order by i.id_formulario27 desc limit 1`,
)
const conservadoraConfirmada = sentencia(
  'conservadora_confirmada',
  `select n.institucion as "Institucion", m.nroconservador, ${DIA('m.fecha')} as "desde!", m.seguro_hasta::text as seguro,
     m.contrato_hasta::text as contrato
   from (${MANTENIMIENTOS}) m join institucion n using (id_institucion)
   where m.padron = $1 and m.revisado_el is not null and exists (
     select 1 from formulario29 f join pago_en_mesa p on p.concepto = 'FORM29' and p.numero = f.id_formulario29
     where f.id_institucion = m.id_institucion and ${MISMO_NUMERO('f.nroconservador', 'm.nroconservador')})
   order by m.id_formulario31 desc limit 1`,
)

/** What anybody may know who has the card before them: what staff confirmed, and nobody's name. */
export async function verTarjeta(db: Db, codigo: string): Promise<Respuesta<typeof llamadaVer, never>> {
  const [tarjeta] = await porCodigo(db, codigo)
  if (!tarjeta) throw new ErrorDePortal(404, TARJETA_DESCONOCIDA)
  const [inscripcion] = await inscripcionConfirmada(db, tarjeta.padron)
  const [c] = await conservadoraConfirmada(db, tarjeta.padron)
  const dia = hoy()
  return {
    tarjeta: {
      ...tarjeta,
      inscripcion: inscripcion ?? null,
      conservadora: c ? { ...c, seguro: vencimiento(c.seguro, dia), contrato: vencimiento(c.contrato, dia) } : null,
    },
  }
}

const delPadron = sentencia('tarjeta_de_padron', 'select codigo from tarjeta_de_elevadores where padron = $1')
export const codigoDeTarjeta = async (db: Db, padron: string): Promise<string | null> =>
  (await delPadron(db, padron))[0]?.codigo ?? null
