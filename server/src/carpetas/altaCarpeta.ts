import { borradorDeCarpeta } from '@catastro/domain/borradores/reglas'
import { rotuloDeLlamada } from '@catastro/domain/campo'
import { normalizarBusqueda } from '@catastro/domain/carpetas/busqueda'
import type { altaCarpeta as llamadaAlta } from '@catastro/domain/carpetas/llamadas'
import { CARPETA_CREADA, ENCOMIENDA_RETIRADA, FALTA_CROQUIS } from '@catastro/domain/carpetas/mensajes'
import { ESTADOS } from '@catastro/domain/carpetas/movimientos'
import { CATASTRALES, MAX_CATASTRAL } from '@catastro/domain/carpetas/reglas'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import type { Recibido } from '@catastro/domain/llamada'
import { comoMaximo, comoOracion, predicado } from '@catastro/domain/motivo'
import { agregarDomicilioObra } from '@catastro/domain/padron/llamadas'
import { OTRO_PROFESIONAL, PROPIETARIO_FUERA_DE_ALCANCE } from '@catastro/domain/personas/mensajes'
import { presentarUnaVez } from '../borradores/presentarUnaVez.ts'
import { exigirConfirmado } from '../catalogos/vigencia.ts'
import { type Db, type DbRaiz, sentencia } from '../plataforma/base/db.ts'
import { con } from '../plataforma/base/sentencias.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import type { ArchivoRecibido } from '../plataforma/http/partes.ts'
import { esAdministrador, esPersonal, type Identidad } from '../plataforma/identidad/identidad.ts'
import { COMO_FILAS, enFilas } from './archivos.ts'
import { avisarMovimiento } from './avisarMovimiento.ts'
import { acunarCodigo } from './codigoDeSeguimiento.ts'
import { ALTA_EN_LA_HISTORIA } from './lineaDeHistoria.ts'
import { alcanzaPropietario } from './propietarioAlAlcance.ts'
import { ponerVencimiento } from './vencimiento.ts'

type Campos = Recibido<typeof llamadaAlta>['campos']

interface Alta {
  readonly campos: Campos
  readonly archivos: readonly ArchivoRecibido[]
  readonly clave: string | undefined
}

/** Files a folder: header, forms of its type, sketch and the beginning of its history, all at once. */
export async function altaCarpeta(db: DbRaiz, quien: Identidad, { campos, archivos, clave }: Alta) {
  if (!esAdministrador(quien) && campos.idProfesional !== quien.idProfesional) {
    throw new ErrorDePortal(403, OTRO_PROFESIONAL)
  }
  const datos = await referencias(db, quien, campos)
  if (datos.encomienda.requiereCroquis && archivos.length === 0) throw errorDeCampo('CoquisManzana', FALTA_CROQUIS)
  const borrador = borradorDeCarpeta(campos.idEncomiendaTipo)
  const presentacion = { llamada: '/documentacion/alta', clave, datos: campos, archivos, borrador }
  return presentarUnaVez(db, quien, presentacion, async (tx) => {
    const { codigo, huella } = acunarCodigo()
    const fila = JSON.stringify(filaNueva(quien, campos, datos))
    const idCarpeta = unaFila(await insertar(tx, fila, enFilas(archivos), huella)).id_carpeta
    if (datos.hayPlazo) await ponerVencimiento(tx, idCarpeta)
    await avisarMovimiento(tx, { idCarpeta, hacia: 'PRESENTADO', evento: 'ALTA', codigo })
    return {
      ok: true,
      message: CARPETA_CREADA,
      idCarpeta,
      idFormulario: idCarpeta,
      idTramite: idCarpeta,
      codigoSeguimiento: codigo,
    }
  })
}

export interface Referencias {
  readonly encomienda: { readonly requiereCroquis: boolean; readonly retirado: boolean } | null
  readonly esFormularioDelTipo: boolean
  readonly propietario: { readonly nombre: string; readonly domicilio: string | null } | null
  readonly hayProfesional: boolean
  readonly hayInmueble: boolean
  /** To complete it. */
  readonly hayPlazo: boolean
  readonly precio: { readonly timbrado: number; readonly porConfirmar: boolean } | null
  readonly domicilio: {
    readonly padron: string
    readonly calle: string
    /** Of one that was typed; the land register's own are as they are. */
    readonly escrito: Readonly<Record<(typeof CATASTRALES)[number], string>> | null
  } | null
}

// Everything that the folder points at, in one read. A typed address counts only for whoever typed it (A-156, S-6).
const leerReferencias = sentencia(
  'referencias_de_alta',
  `select
     (select json_build_object('requiereCroquis', requiere_croquis, 'retirado', retirado)
       from encomienda_tipo where id_encomienda_tipo = $1) as encomienda,
     exists (select 1 from encomienda_tipo_formulario
       where id_encomienda_tipo = $1 and id_formulario_tipo = $2 and lleva) as "esFormularioDelTipo",
     (select json_build_object('nombre', p.apellido_persona || ' ' || p.nombre_persona, 'domicilio', o.domicilio)
       from propietario o join persona p using (id_persona)
       where o.id_propietario = $3 and ${alcanzaPropietario('$8', '$9?', '$10')}) as propietario,
     exists (select 1 from profesional where id_profesional = $4) as "hayProfesional",
     exists (select 1 from inmueble_tipo where id_inmueble_tipo = $5) as "hayInmueble",
     exists (select 1 from plazo where situacion = 'INCOMPLETA' and estado
       and coalesce(id_encomienda_tipo, $1) = $1) as "hayPlazo",
     (select json_build_object('timbrado', timbrado, 'porConfirmar', por_confirmar)
       from obra_tipo_vigente where id_obra_tipo = $6) as precio,
     (select json_build_object('padron', padron, 'calle', calle_texto || ' ' || nro_puerta,
         'escrito', case when origen = 'MANUAL' then json_build_object('Seccion', seccion, 'Manzana', manzana,
           'Parcela', parcela, 'Distrito', distrito, 'Dominio', dominio) end)
       from domicilio where id_domicilio = $7 and (origen = 'PADRON' or id_persona_alta = $8)) as domicilio`,
  con<Pick<Referencias, 'encomienda' | 'propietario' | 'precio' | 'domicilio'>>(),
)

type ReferenciasCiertas = { [C in keyof Referencias]: NonNullable<Referencias[C]> }

async function referencias(db: Db, quien: Identidad, c: Campos): Promise<ReferenciasCiertas> {
  const [r] = await leerReferencias(
    db,
    c.idEncomiendaTipo,
    c.idFormularioTipo,
    c.idPropietario,
    c.idProfesional,
    c.idInmuebleTipo,
    c.idObraTipo,
    c.idDomicilio,
    quien.idPersona,
    quien.idProfesional,
    esPersonal(quien),
  )
  const noExiste = (campo: keyof Campos) => errorDeCampo(campo, predicado('no existe'), 404)
  if (!r?.encomienda) throw noExiste('idEncomiendaTipo')
  if (r.encomienda.retirado) throw errorDeCampo('idEncomiendaTipo', ENCOMIENDA_RETIRADA, 409)
  if (!r.esFormularioDelTipo) throw errorDeCampo('idFormularioTipo', predicado('no corresponde al tipo de encomienda'))
  if (!r.propietario) throw errorDeCampo('idPropietario', PROPIETARIO_FUERA_DE_ALCANCE, 404)
  if (!r.propietario.domicilio) throw errorDeCampo('Domicilio', predicado('falta guardar el domicilio del propietario'))
  if (!r.hayProfesional) throw noExiste('idProfesional')
  if (!r.domicilio) throw noExiste('idDomicilio')
  const largo = CATASTRALES.find((campo) => (r.domicilio?.escrito?.[campo] ?? '').length > MAX_CATASTRAL)
  if (largo) {
    const rotulo = rotuloDeLlamada(agregarDomicilioObra, largo)
    throw errorDeCampo('idDomicilio', comoOracion(rotulo, comoMaximo(MAX_CATASTRAL)))
  }
  if (!r.hayInmueble) throw noExiste('idInmuebleTipo')
  if (!r.precio) throw noExiste('idObraTipo')
  exigirConfirmado(r.precio, 'idObraTipo')
  return r as ReferenciasCiertas
}

/** The fees are the server's: stamp duty of the work type; the construction right is worked out later, in form 1bis. */
function filaNueva(quien: Identidad, c: Campos, { precio: { timbrado }, propietario, domicilio }: ReferenciasCiertas) {
  return {
    id_encomienda_tipo: c.idEncomiendaTipo,
    id_profesional: c.idProfesional,
    id_propietario: c.idPropietario,
    id_persona: quien.idPersona,
    id_domicilio: c.idDomicilio,
    id_inmueble_tipo: c.idInmuebleTipo,
    id_obra_tipo: c.idObraTipo,
    ancho_calle: c.AnchoCalle,
    ancho_vereda: c.AnchoVereda,
    dist_eje_calle: c.DistEjeCalle,
    arboles_vereda: c.ArbolesVereda,
    timbrado,
    monto_obra: c.MontodeObra || 0,
    derecho_construccion: 0,
    total_a_abonar: timbrado,
    padron: domicilio.padron,
    busqueda: normalizarBusqueda(propietario.nombre, domicilio.calle, domicilio.padron),
  }
}

const COLUMNAS_NUEVAS = `id_encomienda_tipo, id_profesional, id_propietario, id_persona, id_domicilio, id_inmueble_tipo,
  id_obra_tipo, ancho_calle, ancho_vereda, dist_eje_calle, arboles_vereda, timbrado, monto_obra, derecho_construccion,
  total_a_abonar, padron, busqueda`

const insertar = sentencia(
  'alta_carpeta',
  `with nueva as (
     insert into carpeta (${COLUMNAS_NUEVAS}, estado, usrmod)
     select ${COLUMNAS_NUEVAS}, ${ESTADOS.PRESENTADO}, id_persona
     from json_populate_record(null::carpeta, $1::json)
     returning id_carpeta, id_encomienda_tipo, id_persona
   ), formularios as (
     insert into carpeta_formulario (id_carpeta, id_formulario_tipo, orden)
     select n.id_carpeta, t.id_formulario_tipo, t.orden
     from nueva n join encomienda_tipo_formulario t using (id_encomienda_tipo) where t.lleva
   ), historia as (
     ${ALTA_EN_LA_HISTORIA}
   ), codigo as (
     insert into codigo_de_seguimiento (id_carpeta, huella) select id_carpeta, $3 from nueva
   ), croquis as (
     insert into archivo (id_carpeta, clase, nombre_original, tipo_mime, tamano, sha256, ruta, subido_por)
     select n.id_carpeta, 'CROQUIS', f.nombre, f.tipo, f.tamano, f.sha256, f.ruta, n.id_persona
     from nueva n, json_to_recordset($2::json) ${COMO_FILAS}
   )
   select id_carpeta from nueva`,
)
