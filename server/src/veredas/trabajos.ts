import { ESTADOS } from '@catastro/domain/carpetas/movimientos'
import { DIAS_DE_ESPERA, haceDias } from '@catastro/domain/dias'
import { correoDeFinDeObra } from '@catastro/domain/veredas/correos'
import { USO_VEREDAS } from '@catastro/domain/veredas/reglas'
import { codigoDe } from '../carpetas/codigoDeSeguimiento.ts'
import { correoAPersona } from '../notificaciones/encolar.ts'
import { dejarParaDevolver } from '../pagos/revision.ts'
import { type DbRaiz, enTransaccion, sentencia, type Tx } from '../plataforma/base/db.ts'
import type { Trabajo } from '../plataforma/proceso/trabajos.ts'

const pedir = sentencia(
  'veredas_por_pedir_fotos',
  `update formulario_vereda set fotos_pedidas_el = $2 where id_carpeta = (
     select c.id_carpeta from carpeta c join formulario_vereda f using (id_carpeta)
     where c.borrada_el is null and c.completa and c.estado = ${ESTADOS.APROBADO} and c.id_uso = ${USO_VEREDAS}
       and f.fotos_pedidas_el is null
       and c.estado_desde + make_interval(days => greatest(f.dep_mat_dias, $1)) <= $2
       and not exists (select 1 from archivo a where a.id_carpeta = c.id_carpeta and a.clase = 'FOTO_FINAL')
     order by c.id_carpeta limit 1 for update of f skip locked)
   returning id_carpeta as "idCarpeta", id_persona as "idPersona", email,
     (select d.padron from domicilio d where d.id_domicilio = formulario_vereda.id_domicilio) as "padron!"`,
)

/** One at a time: the mark and the mail are one transaction. */
async function pedirFotos(tx: Tx, diasDeObra: number): Promise<boolean> {
  const [vereda] = await pedir(tx, diasDeObra, tx.ahora())
  if (!vereda) return false
  const { idPersona, email, idCarpeta } = vereda
  const redaccion = correoDeFinDeObra({ ...vereda, codigo: await codigoDe(tx, idCarpeta) })
  const segunFormulario = { direccion: email, sobre: ['Carpeta', idCarpeta], estado: 'APROBADO' } as const
  await correoAPersona(tx, idPersona, { motivo: 'CARPETA', redaccion, segunFormulario })
  return true
}

const vencidas = sentencia(
  'veredas_sin_completar',
  `select p.id_pago as "idPago" from pago p join vereda_copia c using (id_pago)
   where p.tipo = 'VEREDAS' and p.estado = 'CONFIRMADO' and p.usado_el is null and p.concluido_el is null
     and p.confirmado_el <= $1
   order by p.id_pago limit 1 for update of p skip locked`,
)
/** Its person did not come: the money is for staff to give back. */
async function vencerUna(tx: Tx): Promise<boolean> {
  const [vencida] = await vencidas(tx, haceDias(DIAS_DE_ESPERA, tx.ahora()))
  if (!vencida) return false
  await dejarParaDevolver(tx, vencida.idPago, 'SIN_COMPLETAR')
  return true
}

// Of payments that ended without being paid. The provider's last word on them came long before.
const olvidar = sentencia(
  'olvidar_copias_sin_pagar',
  `with viejas as (
     select c.id_pago from vereda_copia c join pago p using (id_pago)
     where p.estado in ('RECHAZADO', 'CANCELADO', 'VENCIDO') and p.creado_el <= $1
   ), fotos as (delete from vereda_copia_foto f using viejas where f.id_pago = viejas.id_pago)
   delete from vereda_copia c using viejas where c.id_pago = viejas.id_pago`,
)

export const trabajosDeVeredas = (db: DbRaiz, diasDeObra: number): readonly Trabajo[] => {
  const deAUna = async (fin: AbortSignal, obra: (tx: Tx) => Promise<boolean>) => {
    while (!fin.aborted && (await enTransaccion(db, null, obra))) {}
  }
  return [
    {
      nombre: 'pedir-fotos-de-obra',
      cuando: '10 9 * * *',
      obra: (fin) => deAUna(fin, (tx) => pedirFotos(tx, diasDeObra)),
    },
    { nombre: 'vencer-veredas', cuando: '50 4 * * *', obra: (fin) => deAUna(fin, vencerUna) },
    {
      nombre: 'olvidar-copias-de-veredas',
      cuando: '55 4 * * *',
      obra: () => olvidar(db, haceDias(DIAS_DE_ESPERA, db.ahora())),
    },
  ]
}
