import { aPesos } from '@catastro/domain/dinero'
import { importeDeElevadores, TARIFA_DE_ELEVADORES } from '@catastro/domain/elevadores/aranceles'
import { loRespondido } from '@catastro/domain/elevadores/campos'
import type { Formulario29Guardado, altaFormulario29 as llamadaAlta } from '@catastro/domain/elevadores/formulario29'
import { ENVIADO } from '@catastro/domain/elevadores/mensajes'
import { borradorDeElevadores } from '@catastro/domain/elevadores/reglas'
import type { Recibido } from '@catastro/domain/llamada'
import type * as z from 'zod/mini'
import { presentarUnaVez } from '../borradores/presentarUnaVez.ts'
import { tarifasVigentes } from '../catalogos/tarifasVigentes.ts'
import { type Db, type DbRaiz, sentencia, type Tx } from '../plataforma/base/db.ts'
import { unaFila } from '../plataforma/base/unaFila.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import {
  COLUMNAS_DE_EMPRESA,
  exigirEmpresa,
  FILA_DE_EMPRESA,
  filaDeEmpresa,
  UNIONES_DE_EMPRESA,
} from './empresas29y30.ts'
import { domicilioEscrito } from './respuestas27.ts'

interface Envio {
  readonly json: Recibido<typeof llamadaAlta>['json']
  readonly clave: string | undefined
}

const insertar = sentencia(
  'insertar_formulario_29',
  `insert into formulario29 (${FILA_DE_EMPRESA}, observaciones, id_domicilio, padron, tarifa, importe, id_persona)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12?, $13?, $14, $15, $16) returning id_formulario29 as id`,
)

/** Registers a maintenance company, unpaid whatever was sent, for today's tariff. */
export function altaFormulario29(db: DbRaiz, quien: Identidad, { json, clave }: Envio) {
  const respuestas = loRespondido(json)
  const presentacion = {
    llamada: '/documentacion/altaFormulario29',
    clave,
    datos: respuestas,
    borrador: borradorDeElevadores('29'),
  }
  return presentarUnaVez(db, quien, presentacion, async (tx) => {
    await exigirEmpresa(tx, respuestas)
    const domicilio = await domicilioBuscado(tx, quien, respuestas)
    const { tarifa } = await tarifasVigentes(tx, { tarifa: TARIFA_DE_ELEVADORES })
    const nuevo = await insertar(
      tx,
      ...filaDeEmpresa(respuestas),
      respuestas.observaciones ?? '',
      domicilio?.idDomicilio ?? null,
      domicilio?.padron ?? (respuestas.padron || null),
      tarifa,
      importeDeElevadores(tarifa),
      quien.idPersona,
    )
    return { ok: true, message: ENVIADO, idFormulario29: unaFila(nuevo).id }
  })
}

type Respuestas = Pick<Envio['json'], 'idDomicilio' | 'padron' | 'idCalleInstitucion' | 'nropuertaInstitucion'>

/** Where the company's address was looked up, what was sent with it is its own (S-6). */
async function domicilioBuscado(tx: Tx, quien: Identidad, r: Respuestas) {
  if (!r.idDomicilio) return null
  return domicilioEscrito(tx, quien, ['idDomicilio', r.idDomicilio], {
    padron: [r.padron, (d) => r.padron && d.padron],
    idCalleInstitucion: [r.idCalleInstitucion, (d) => d.idCalle ?? r.idCalleInstitucion],
    nropuertaInstitucion: [r.nropuertaInstitucion, (d) => d.puerta || r.nropuertaInstitucion],
  })
}

const leer = sentencia(
  'leer_formulario_29',
  `select f.id_formulario29 as "idFormulario29", ${COLUMNAS_DE_EMPRESA}, coalesce(f.padron, '') as padron, f.observaciones,
     f.importe, m.registrado_el as "pagadoEl", a.apellido_persona || ' ' || a.nombre_persona as autor, f.fecha,
     f.id_persona as "idAutor"
   from formulario29 f ${UNIONES_DE_EMPRESA} join persona a on a.id_persona = f.id_persona
     left join pago_en_mesa m on m.concepto = 'FORM29' and m.numero = f.id_formulario29
   where f.id_formulario29 = $1`,
)

export async function formulario29De(
  db: Db,
  id: number,
): Promise<(z.output<typeof Formulario29Guardado> & { readonly idAutor: number }) | undefined> {
  const [f] = await leer(db, id)
  return (
    f && {
      ...f,
      importe: aPesos(f.importe),
      pagadoEl: f.pagadoEl?.toISOString() ?? null,
      fecha: f.fecha.toISOString(),
    }
  )
}
