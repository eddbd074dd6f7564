import { DIAS_DE_ESPERA, enDias } from '@catastro/domain/dias'
import { aPesos } from '@catastro/domain/dinero'
import { ErrorDePortal } from '@catastro/domain/errores'
import { MEDIDA } from '@catastro/domain/formularios/preguntas'
import type { VeredaPorCompletar } from '@catastro/domain/inicio/llamadas'
import { desenlaceDe, type EstadoDePago } from '@catastro/domain/pagos/estados'
import { PAGO_NO_ENCONTRADO } from '@catastro/domain/pagos/mensajes'
import { lineasDeVereda } from '@catastro/domain/veredas/aranceles'
import { faltaPorNombre } from '@catastro/domain/veredas/faltaPorNombre'
import type { SituacionDeVereda, VeredaEnCurso } from '@catastro/domain/veredas/llamadas'
import { FOTO_NO_ENCONTRADA } from '@catastro/domain/veredas/mensajes'
import { medidasDe, PREGUNTAS, type RespuestasVereda } from '@catastro/domain/veredas/respuestas'
import type { Db } from '../plataforma/base/db.ts'
import { sentencia } from '../plataforma/base/db.ts'
import { findCopia, fotosDeCopia, tarifasDe } from './copia.ts'
import { queFalta } from './presentarCopia.ts'
import { enPesos } from './verVereda.ts'

const leer = sentencia(
  'vereda_en_curso',
  `select p.id_pago as "idPago", p.estado, p.monto, p.transaccion, p.referencia, p.creado_el as "creadoEl",
     p.confirmado_el as "confirmadoEl", p.concluido_el is not null as concluido, f.id_carpeta as "idCarpeta",
     d.calle_texto || ' ' || d.nro_puerta as domicilio
   from vereda_copia c join pago p using (id_pago) join domicilio d using (id_domicilio)
     left join formulario_vereda f on f.id_pago = p.id_pago
   where c.id_persona = $1 and ($2?::integer is null or c.id_pago = $2)
   order by greatest(p.creado_el, p.confirmado_el) desc, c.id_pago desc limit 1`,
)

const sinTerminar = sentencia(
  'veredas_sin_terminar',
  `select p.id_pago as "idPago" from vereda_copia c join pago p using (id_pago)
   where c.id_persona = $1 and c.id_pago is distinct from $2?
     and (p.estado in ('INICIADO', 'EN_PROCESO')
       or p.estado = 'CONFIRMADO' and p.usado_el is null and p.concluido_el is null)
   order by c.id_pago desc limit 10`,
)

/** The others that their person has still something to do about: they are open, or were paid and not filed. */
export async function otrasSinTerminar(
  db: Db,
  idPersona: number,
  idPago: number | undefined,
): Promise<VeredaEnCurso[]> {
  const otras = await sinTerminar(db, idPersona, idPago ?? null)
  const leidas = await Promise.all(otras.map((otra) => enCurso(db, idPersona, otra.idPago)))
  return leidas.filter((vereda) => vereda !== null)
}

/** Those that were paid, and what each waits for before it is filed. */
export async function porCompletar(db: Db, idPersona: number): Promise<VeredaPorCompletar[]> {
  const veredas = await otrasSinTerminar(db, idPersona, undefined)
  return veredas
    .filter(({ situacion }) => situacion === 'POR_COMPLETAR')
    .map((vereda) => {
      const { idPago, monto, domicilio, espera } = vereda
      return { idPago, monto, domicilio, falta: faltaPorNombre(vereda), espera }
    })
}

/** What became of the last sidewalk that a person went to pay, or of the one that they name. */
export async function enCurso(db: Db, idPersona: number, idPago: number | undefined): Promise<VeredaEnCurso | null> {
  const [p] = await leer(db, idPersona, idPago ?? null)
  const copia = p && (await findCopia(db, p.idPago))
  if (!copia) {
    if (idPago !== undefined) throw new ErrorDePortal(404, PAGO_NO_ENCONTRADO)
    return null
  }
  const situacion = situacionDe(p)
  const { respuestas } = copia
  const porCompletar = situacion === 'POR_COMPLETAR'
  return {
    idPago: p.idPago,
    situacion,
    estado: p.estado,
    monto: aPesos(p.monto),
    TransaccionComercioId: p.transaccion,
    comenzado: p.creadoEl.toISOString(),
    domicilio: p.domicilio,
    idCarpeta: p.idCarpeta,
    falta: porCompletar ? await queFalta(db, copia) : [],
    espera: porCompletar && p.confirmadoEl ? enDias(p.confirmadoEl, DIAS_DE_ESPERA).toISOString() : null,
    respuestas: enElCable(respuestas),
    lineas: enPesos(lineasDeVereda(medidasDe(respuestas), tarifasDe(p.referencia))),
    fotos: (await fotosDeCopia(db, p.idPago)).map(({ idFoto, nombreOriginal, tipoMime, tamano, sha256 }) => ({
      idFoto,
      nombre: nombreOriginal,
      tipo: tipoMime,
      tamano,
      sha256,
    })),
  }
}

interface Pagandose {
  readonly estado: EstadoDePago
  readonly concluido: boolean
  readonly idCarpeta: number | null
}

function situacionDe({ estado, concluido, idCarpeta }: Pagandose): SituacionDeVereda {
  const quedo = desenlaceDe(estado)
  if (quedo === 'ABIERTO') return 'PAGANDO'
  if (idCarpeta !== null) return 'PRESENTADA'
  if (quedo === 'SIN_PAGAR') return 'SIN_PAGAR'
  return quedo === 'PAGADO' && !concluido ? 'POR_COMPLETAR' : 'DEVUELTA'
}

/** The answers under their wire names, as a form would write them. */
const enElCable = (r: RespuestasVereda): Record<string, string> =>
  Object.fromEntries(
    Object.entries(r).map(([campo, valor]) => [
      campo,
      PREGUNTAS.pregunta(campo)?.clase === MEDIDA ? comoSeEscribe(Number(valor)) : String(valor),
    ]),
  )

/** '12,5', '3', '': hundredths in as few characters as they were typed in. */
function comoSeEscribe(centesimas: number): string {
  if (centesimas === 0) return ''
  return String(centesimas / 100).replace('.', ',')
}

const unaFoto = sentencia(
  'foto_de_copia_de_vereda',
  `select f.nombre_original as "nombreOriginal", f.tipo_mime as "tipoMime", f.tamano, f.sha256, f.ruta
   from vereda_copia_foto f join vereda_copia c using (id_pago) where f.id_foto = $1 and c.id_persona = $2`,
)
export async function fotoPropia(db: Db, idPersona: number, idFoto: number) {
  const [foto] = await unaFoto(db, idFoto, idPersona)
  if (!foto) throw new ErrorDePortal(404, FOTO_NO_ENCONTRADA)
  return foto
}
