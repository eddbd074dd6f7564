import { TIPO_EMPRESA_DE_PUBLICIDAD } from '@catastro/domain/catalogos/reglas'
import { aPesos, IMPORTE_DEMASIADO_GRANDE, IMPORTE_MAXIMO, leerImporte, leerMetros } from '@catastro/domain/dinero'
import { ErrorDePortal, errorDeCampo } from '@catastro/domain/errores'
import { montoFormulario14, TARIFA_14 } from '@catastro/domain/formularios/aranceles14'
import { altaFormulario14, consultarFormulario14, PREGUNTAS } from '@catastro/domain/formularios/formulario14'
import { FORMULARIOS } from '@catastro/domain/formularios/formularios'
import {
  FALTA_RECIBO,
  FORMULARIO_14_ENVIADO,
  PAGADO_POR_OTRO_PERIMETRO,
  TOTAL_DISTINTO,
} from '@catastro/domain/formularios/mensajes'
import type { Recibido, Respuesta } from '@catastro/domain/llamada'
import { predicado } from '@catastro/domain/motivo'
import { carpetaAlAlcance } from '../carpetas/alcance.ts'
import { insertarArchivos } from '../carpetas/archivos.ts'
import { tarifasVigentes } from '../catalogos/tarifasVigentes.ts'
import { concluirPago } from '../pagos/usarPago.ts'
import { agregarPersona, ciudadanoOFalla } from '../personas/ciudadanos.ts'
import { type Db, type DbRaiz, sentencia, type Tx } from '../plataforma/base/db.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import type { CiudadDigital } from '../plataforma/ciudadDigital/ciudadDigital.ts'
import type { ArchivoRecibido } from '../plataforma/http/partes.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { pagoDelFormulario14 } from './concepto14.ts'
import { borrado, insercion, insertarEn, lectura, leerDe } from './filaDeFormulario.ts'
import { alAlcance, type FormularioDeCarpeta, formularioDeCarpeta } from './formularioDeCarpeta.ts'
import { grabarFormulario } from './grabarFormulario.ts'
import { formulario14 } from './tablas.ts'

const insertar = insertarEn(formulario14, sentencia('insertar_formulario14', insercion(formulario14)))
const leerFilas = leerDe(
  sentencia(
    'leer_formulario14',
    lectura(formulario14, {
      columnas: ['c.id_pago as "idPago"', 'e.institucion as "Institucion"', 'i.documento_persona as "cuitInstalador"'],
      uniones: `join persona i on i.id_persona = f.id_representante
        join carpeta_formulario c
          on c.id_carpeta = f.id_carpeta and c.id_formulario_tipo = ${FORMULARIOS['14'].tipo}
        left join institucion e on e.id_institucion = f.id_institucion`,
    }),
  ),
)
const borrar = sentencia('borrar_formulario14', borrado(formulario14))

interface Envio {
  readonly campos: Recibido<typeof altaFormulario14>['campos']
  readonly archivos: readonly ArchivoRecibido[]
  readonly clave: string | undefined
  readonly token: string
}

/**
 * Files form 14 with its receipt, which is what staff check. The amount is
 * computed here, from the tariff that its payment was made with or else today's.
 */
async function grabar(db: DbRaiz, registro: CiudadDigital, quien: Identidad, envio: Envio) {
  const { campos, archivos, clave, token } = envio
  const { idCarpeta, monto: enviado, idPersona: _, cuitInstalador, ...respuestas } = campos
  const [comprobante] = archivos
  if (!comprobante) throw errorDeCampo('comprobante', FALTA_RECIBO)
  const pedido = {
    idCarpeta,
    respuestas,
    archivos,
    clave,
  }
  await carpetaAlAlcance(db, quien, idCarpeta) // before the city's registry is asked anything
  const instalador = cuitInstalador ? await ciudadanoOFalla(registro, cuitInstalador, token) : null
  if (instalador && instalador.id_persona !== respuestas.representante) {
    throw errorDeCampo('representante', predicado('no es la persona de ese CUIL'))
  }
  return grabarFormulario(db, quien, FORMULARIO_14, pedido, async (tx) => {
    if (instalador && cuitInstalador) {
      const { id_persona, nombre_persona, apellido_persona } = instalador
      await agregarPersona(tx, id_persona, cuitInstalador, nombre_persona, apellido_persona)
    } else {
      await exigirConocido(tx, respuestas.representante)
    }
    const pago = await pagoDelFormulario14(tx, quien.idPersona, idCarpeta)
    const tarifa = pago?.tarifa ?? (await tarifasVigentes(tx, { tarifa: TARIFA_14 })).tarifa
    const monto = montoFormulario14(leerMetros(respuestas.perimetro) ?? 0, tarifa)
    if (pago?.confirmado && pago.monto !== monto) throw errorDeCampo('perimetro', PAGADO_POR_OTRO_PERIMETRO, 409)
    if (monto > IMPORTE_MAXIMO) throw errorDeCampo('monto', IMPORTE_DEMASIADO_GRANDE)
    if (enviado && leerImporte(enviado) !== monto) {
      throw new ErrorDePortal(400, TOTAL_DISTINTO, [{ path: 'monto', msg: TOTAL_DISTINTO }])
    }
    const deEmpresa = respuestas.empresaPublicidad === 1
    if (deEmpresa) await exigirEmpresa(tx, Number(respuestas.idInstitucion))
    const archivo = unaFila(await insertarArchivos(tx, idCarpeta, 'RECIBO_FORM', quien.idPersona, [comprobante]))
    const { representante: idRepresentante, ...suyas } = respuestas
    await insertar(tx, {
      ...suyas,
      idCarpeta,
      idPersona: quien.idPersona,
      monto,
      tarifa,
      // Without a company these two say nothing, whatever was sent.
      idInstitucion: deEmpresa ? Number(respuestas.idInstitucion) : null,
      nroInscripcion: deEmpresa ? (respuestas.nroInscripcion ?? null) : null,
      idRepresentante,
      idArchivoComprobante: archivo.idArchivo,
    })
    if (pago?.confirmado) await concluirPago(tx, pago.idPago)
    return { ok: true, message: FORMULARIO_14_ENVIADO }
  })
}

const personaPorId = sentencia('persona_por_id', 'select id_persona from persona where id_persona = $1')

/** Without a CUIL to ask the registry about, the installer is somebody that the portal knows already. */
async function exigirConocido(tx: Tx, idPersona: number): Promise<void> {
  const filas = await personaPorId(tx, idPersona)
  if (filas.length === 0) throw errorDeCampo('representante', predicado('no existe'), 404)
}

const empresaDePublicidad = sentencia(
  'empresa_de_publicidad',
  `select id_institucion from institucion
   where id_institucion = $1 and id_institucion_tipo = ${TIPO_EMPRESA_DE_PUBLICIDAD} and estado`,
)

/** An enabled advertising company. */
async function exigirEmpresa(tx: Tx, idInstitucion: number): Promise<void> {
  const filas = await empresaDePublicidad(tx, idInstitucion)
  if (filas.length === 0) throw errorDeCampo('idInstitucion', predicado('no existe'), 404)
}

async function leer(db: Db, idCarpeta: number): Promise<Respuesta<typeof consultarFormulario14, never>> {
  const filas = await leerFilas(db, idCarpeta)
  return filas.map(({ idRepresentante: representante, tarifa: _, monto, ...fila }) => ({
    ...fila,
    representante,
    monto: aPesos(monto),
  }))
}

export const FORMULARIO_14: FormularioDeCarpeta = formularioDeCarpeta({
  codigo: '14',
  leer,
  borrar,
  bloques: PREGUNTAS.bloques,
  atender(rutas, registro) {
    rutas.on(consultarFormulario14, alAlcance(leer))
    rutas.on(altaFormulario14, async ({ db, quien, campos, archivos, envio, token }) => {
      const pedido = { campos, archivos, clave: envio.clave, token }
      const { respuesta, repetida } = await grabar(db, registro, quien, pedido)
      if (repetida) await envio.descartar()
      return respuesta
    })
  },
})
