import { LARGO_DE_CODIGO } from '@catastro/domain/certificados/reglas'
import { ErrorDePortal } from '@catastro/domain/errores'
import { PADRON_NO_EXISTE } from '@catastro/domain/padron/mensajes'
import { type DbRaiz, enTransaccion, sentencia } from '../plataforma/base/db.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import type { PedirMembrete } from '../plataforma/membrete/membrete.ts'
import { nuevoCodigo } from '../plataforma/proceso/codigo.ts'
import { type Imprenta, imprimir, pedirSello } from '../sellos/imprimir.ts'
import type { CambiarDocumento } from '../sellos/sellarPendientes.ts'
import { certificadoPdf } from './certificadoPdf.ts'

const HOY = `(now() at time zone zona_de_la_ciudad())::date`

const queCertificar = sentencia(
  'que_certificar_de_padron',
  `select p.padronm as padron, p.padronp as "padronProvincial", p.apeynom as titular,
     coalesce(trim(d.calle_texto || ' ' || d.nro_puerta
       || case when d.piso <> '' then ', piso ' || d.piso else '' end
       || case when d.departamento <> '' then ', dpto. ' || d.departamento else '' end), '') as "domicilio!"
   from padron p left join domicilio d using (id_domicilio) where p.padronm = $1`,
)
// Asked again on the same day, with nothing changed, it is the same one.
const deHoy = sentencia(
  'certificado_de_padron_de_hoy',
  `select id_certificado as "idCertificado", numero, codigo from certificado_de_padron
   where id_persona = $1 and padron = $2 and padron_provincial = $3 and titular = $4 and domicilio = $5
     and (emitido_el at time zone zona_de_la_ciudad())::date = ${HOY}
   order by id_certificado desc limit 1`,
)
const numerar = sentencia(
  'numerar_certificado_de_padron',
  `select n.id::integer as "idCertificado!", 'PA-' || extract(year from ${HOY}) || '-' || lpad(n.id::text, 6, '0') as "numero!",
     to_char(${HOY}, 'DD/MM/YYYY') as "emitido!"
   from (select nextval(pg_get_serial_sequence('certificado_de_padron', 'id_certificado')) as id) n`,
)
const asentar = sentencia(
  'asentar_certificado_de_padron',
  `insert into certificado_de_padron (id_certificado, numero, codigo, padron, padron_provincial, titular, domicilio,
     id_persona, ruta, tamano, sha256, sellado_por, sellado_el)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12?, case when $12::varchar is not null then now() end)`,
)
const cambiar = sentencia(
  'cambiar_certificado_de_padron_por_el_sellado',
  `update certificado_de_padron set ruta = $2, tamano = $3, sha256 = $4, sellado_por = $5, sellado_el = now()
   where ruta = $1 returning id_certificado`,
)

export const cambiarCertificado: CambiarDocumento = async (tx, documento, { ruta, tamano, sha256, selladoPor }) =>
  (await cambiar(tx, documento, ruta, tamano, sha256, selladoPor)).length > 0

interface CertificadoHecho {
  readonly idCertificado: number
  readonly numero: string
  readonly codigo: string
}

/** Numbers what the register says of a property today, and keeps it as a document. */
export async function certificar(
  db: DbRaiz,
  { almacen, sellador, membrete }: { readonly membrete: PedirMembrete } & Imprenta,
  quien: Identidad,
  numeroDePadron: string,
): Promise<CertificadoHecho> {
  const [dicho] = await queCertificar(db, numeroDePadron)
  if (!dicho) throw new ErrorDePortal(404, PADRON_NO_EXISTE)
  const { padron, padronProvincial, titular, domicilio } = dicho
  const [hecho] = await deHoy(db, quien.idPersona, padron, padronProvincial, titular, domicilio)
  if (hecho) return hecho
  const { idCertificado, numero, emitido } = unaFila(await numerar(db))
  const codigo = nuevoCodigo(LARGO_DE_CODIGO)
  const { apellido_persona, nombre_persona } = quien.usuario
  const solicitante = `${apellido_persona} ${nombre_persona}`
  const pdf = certificadoPdf({ ...dicho, numero, codigo, emitido, solicitante }, await membrete(db))
  const impreso = await imprimir({ almacen, sellador }, pdf)
  const { ruta, tamano, sha256, selladoPor } = impreso
  await enTransaccion(db, quien.idPersona, async (tx) => {
    await asentar(
      tx,
      idCertificado,
      numero,
      codigo,
      padron,
      padronProvincial,
      titular,
      domicilio,
      quien.idPersona,
      ruta,
      tamano,
      sha256,
      selladoPor,
    )
    await pedirSello(tx, { sellador }, impreso, 'PADRON')
  })
  return { idCertificado, numero, codigo }
}
