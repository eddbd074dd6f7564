import { normalizarBusqueda } from '@catastro/domain/carpetas/busqueda'
import { tieneParte } from '@catastro/domain/deberes'
import { aPesos } from '@catastro/domain/dinero'
import type { FiltroDeSolicitudes, Solicitud, SolicitudDelPersonal } from '@catastro/domain/libreDeuda/llamadas'
import { comoSeBusca } from '@catastro/domain/tipos'
import type { Db } from '../plataforma/base/db.ts'
import type { Fila } from '../plataforma/base/sentencias.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { contiene, lista } from '../plataforma/paginas/paginas.ts'
import { PARTES_DE_LIBRE_DEUDA } from './partes.ts'

const COLUMNAS = `l.id_libre_deuda as "idLibreDeuda", l.padron, l.estado, l.solicitado_el as "solicitadoEl",
  l.resuelto_el as "resueltoEl", l.motivo, pg.monto, pg.transaccion, c.numero, c.codigo, c.vence::text as vence,
  coalesce(c.vence < (now() at time zone zona_de_la_ciudad())::date, false) as vencido,
  c.ruta is not null as disponible, pe.apellido_persona || ' ' || pe.nombre_persona as solicitante,
  pe.documento_persona as cuil, coalesce(c.titular, p.apeynom) as titular,
  coalesce(c.domicilio, nullif(trim(d.calle_texto || ' ' || d.nro_puerta), '')) as domicilio,
  ${PARTES_DE_LIBRE_DEUDA} as "tienenParte!"`

const UNIONES = `join pago pg using (id_pago) join persona pe on pe.id_persona = l.id_persona
  left join certificado c on c.id_libre_deuda = l.id_libre_deuda
  left join padron p on p.padronm = l.padron left join domicilio d on d.id_domicilio = p.id_domicilio`

const solicitudes = lista('listar_solicitudes', {
  tabla: 'libre_deuda l',
  clave: 'l.id_libre_deuda',
  columnas: COLUMNAS,
  uniones: UNIONES,
  condiciones: {
    idPersona: 'l.id_persona = ?',
    estado: 'l.estado = ?',
    numero: '(l.padron = ?::text or l.id_libre_deuda = ?::text::integer)',
    texto: 'l.busqueda like ?',
  },
})
type FilaDeSolicitud = Fila<'listar_solicitudes'>

const presentar = (s: FilaDeSolicitud): Solicitud => ({
  idLibreDeuda: s.idLibreDeuda,
  padron: s.padron,
  estado: s.estado,
  solicitado: s.solicitadoEl.toISOString(),
  resuelto: s.resueltoEl?.toISOString() ?? null,
  motivo: s.motivo,
  importe: aPesos(s.monto),
  transaccion: s.transaccion,
  numero: s.numero,
  codigo: s.codigo,
  vence: s.vence,
  vencido: s.vencido,
  disponible: s.disponible && s.estado === 'EMITIDO',
})

const presentarAlPersonal =
  ({ idPersona }: Identidad) =>
  (s: FilaDeSolicitud): SolicitudDelPersonal => ({
    ...presentar(s),
    solicitante: s.solicitante,
    cuil: s.cuil,
    titular: s.titular,
    domicilio: s.domicilio,
    propia: tieneParte(idPersona, s.tienenParte),
  })

/** A number is a padron or a request; a text, part of who asked or of a certificate's number. */
function busquedaDe(buscar: string | undefined) {
  const texto = normalizarBusqueda(comoSeBusca(buscar ?? ''))
  if (texto === '') return {}
  return /^\d{1,9}$/.test(texto) ? { numero: texto } : { texto: contiene(texto) }
}

const pagina = (db: Db, filtro: FiltroDeSolicitudes, idPersona?: number) =>
  solicitudes(db, filtro, { idPersona, estado: filtro.estado || undefined, ...busquedaDe(filtro.buscar) })

export async function listarSolicitudes(db: Db, quien: Identidad, filtro: FiltroDeSolicitudes) {
  const { filas, ...total } = await pagina(db, filtro)
  return { solicitudes: filas.map(presentarAlPersonal(quien)), ...total }
}

export async function misCertificados(db: Db, idPersona: number, filtro: FiltroDeSolicitudes) {
  const { filas, ...total } = await pagina(db, filtro, idPersona)
  return { solicitudes: filas.map(presentar), ...total }
}
