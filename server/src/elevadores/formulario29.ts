import { aPesos } from '@catastro/domain/dinero'
import { importeDeElevadores, TARIFA_DE_ELEVADORES } from '@catastro/domain/elevadores/aranceles'
import { correoDe29PorPagar } from '@catastro/domain/elevadores/correos'
import {
  altaFormulario29,
  comprobanteDelFormulario29,
  datosDeEmpresa,
  PREGUNTAS,
  pagarFormulario29,
} from '@catastro/domain/elevadores/formulario29'
import { PAGO_REGISTRADO } from '@catastro/domain/elevadores/mensajes'
import { TOPES_DE_ELEVADORES as TOPES } from '@catastro/domain/elevadores/reglas'
import type { Recibido } from '@catastro/domain/llamada'
import { tarifasVigentes } from '../catalogos/tarifasVigentes.ts'
import { dondeSePagaHoy } from '../ciudad/dondeSePaga.ts'
import { correoAPersona } from '../notificaciones/encolar.ts'
import { sentencia, type Tx } from '../plataforma/base/db.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import { enviarArchivo } from '../plataforma/http/enviarArchivo.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import {
  COLUMNAS_DE_EMPRESA,
  empresaDe29,
  exigirEmpresa,
  exigirLoEscrito,
  FILA_DE_EMPRESA,
  filaDeEmpresa,
  UNIONES_DE_EMPRESA,
} from './empresas29y30.ts'
import { formularioDelRegistro, presentado } from './formularioDeElevadores.ts'
import { comprobanteDe29, registrarPagoDe29 } from './pagarFormulario29.ts'
import { domicilioEscrito } from './respuestas27.ts'

type Respuestas = Recibido<typeof altaFormulario29>['json']

const insertar = sentencia(
  'insertar_formulario_29',
  `insert into formulario29 (${FILA_DE_EMPRESA}, observaciones, id_domicilio, padron, tarifa, importe, id_persona)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12?, $13?, $14, $15, $16) returning id_formulario29 as id`,
)

const nombreDe = sentencia(
  'empresa_de_formulario_29',
  'select institucion as nombre from institucion where id_institucion = $1',
)

/** Unpaid whatever was sent, for today's tariff. */
async function guardar(tx: Tx, quien: Identidad, r: Respuestas) {
  await exigirEmpresa(tx, r)
  const domicilio = await domicilioBuscado(tx, quien, r)
  const { tarifa } = await tarifasVigentes(tx, { tarifa: TARIFA_DE_ELEVADORES })
  const nuevo = await insertar(
    tx,
    ...filaDeEmpresa(r),
    r.observaciones ?? '',
    domicilio?.idDomicilio ?? null,
    domicilio?.padron ?? (r.padron || null),
    tarifa,
    importeDeElevadores(tarifa),
    quien.idPersona,
  )
  const idFormulario29 = unaFila(nuevo).id
  const [empresa] = await nombreDe(tx, r.idInstitucion)
  if (empresa)
    await correoAPersona(tx, quien.idPersona, {
      motivo: 'ELEVADORES',
      redaccion: correoDe29PorPagar(empresa.nombre, idFormulario29, {
        importe: importeDeElevadores(tarifa),
        dondeSePaga: await dondeSePagaHoy(tx),
      }),
    })
  return { idFormulario29 }
}

/** Where the company's address was looked up, what was sent with it is its own (S-6). */
async function domicilioBuscado(tx: Tx, quien: Identidad, r: Respuestas) {
  if (!r.idDomicilio) {
    exigirLoEscrito(r, [])
    return null
  }
  const domicilio = await domicilioEscrito(
    tx,
    quien,
    ['idDomicilio', r.idDomicilio],
    {
      padron: [r.padron, (d) => r.padron && d.padron],
      idCalleInstitucion: [r.idCalleInstitucion, (d) => d.idCalle ?? r.idCalleInstitucion],
      nropuertaInstitucion: [r.nropuertaInstitucion, (d) => d.puerta || r.nropuertaInstitucion, TOPES.puerta],
    },
    PREGUNTAS.rotulos,
  )
  exigirLoEscrito(r, [{ puerta: domicilio.puerta, departamento: domicilio.departamento }])
  return domicilio
}

const leer = sentencia(
  'leer_formulario_29',
  `select ${COLUMNAS_DE_EMPRESA}, f.observaciones, f.importe, m.registrado_el as "pagadoEl"
   from formulario29 f ${UNIONES_DE_EMPRESA}
     left join pago_en_mesa m on m.concepto = 'FORM29' and m.numero = f.id_formulario29
   where f.id_formulario29 = $1`,
)

/** A maintenance company. */
export const FORMULARIO_29 = formularioDelRegistro({
  async leer(db, numero) {
    const [f] = await leer(db, numero)
    return f && { ...f, importe: aPesos(f.importe), pagadoEl: f.pagadoEl?.toISOString() ?? null }
  },
  bloques: PREGUNTAS.bloques,
  atender(rutas) {
    rutas.on(altaFormulario29, presentado('29', guardar))
    rutas.on(pagarFormulario29, async ({ db, quien, campos, archivos }) => {
      await registrarPagoDe29(db, quien, campos.idFormulario29, archivos)
      return { ok: true, message: PAGO_REGISTRADO }
    })
    rutas.on(comprobanteDelFormulario29, async ({ db, quien, params, almacen, reply }) =>
      enviarArchivo(almacen, await comprobanteDe29(db, quien, params.idFormulario29), reply),
    )
    rutas.on(datosDeEmpresa, async ({ db, quien, params }) => ({
      empresa: await empresaDe29(db, quien.idPersona, params.idInstitucion),
    }))
  },
})
