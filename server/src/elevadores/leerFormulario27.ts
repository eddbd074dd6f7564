import { aPesos } from '@catastro/domain/dinero'
import type { formulario27EnCurso as llamadaEnCurso } from '@catastro/domain/elevadores/formulario27'
import type { Respuesta } from '@catastro/domain/llamada'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'
import { pagoEnCurso, respuestasEnPago } from './concepto.ts'
import { VIGENTES_27 } from './registro.ts'

const porCarpeta = sentencia(
  'formulario_27_de_carpeta',
  `select f.nroelevadores, f.expedienteobra, f.importe, case when p.estado = 'CONFIRMADO' then f.id_pago end as "idPago",
     per.apellido_persona || ' ' || per.nombre_persona as autor, f.fecha, d.padron as "Padron", d.id_calle as "idCalle",
     d.calle_texto as calle, d.nro_puerta as nropuerta, d.piso as "Piso", d.departamento as "Departamento",
     i.padron as "suPadron", i.calle_texto as "suCalle", i.nro_puerta as "suPuerta", i.piso as "suPiso",
     i.departamento as "suDepartamento"
   from formulario27 f join persona per using (id_persona)
     join domicilio d on d.id_domicilio = f.id_domicilio
     join domicilio i on i.id_domicilio = f.id_domicilio_inmueble
     left join pago p using (id_pago)
   where f.id_carpeta = $1`,
)

/** Nothing where the folder is of something else. */
export async function formulario27De(db: Db, idCarpeta: number) {
  const [f] = await porCarpeta(db, idCarpeta)
  return f && { ...f, importe: aPesos(f.importe), fecha: f.fecha.toISOString() }
}

// By the property, and not by its address alone: a typed one gets a new number each time.
const delInmueble = sentencia(
  'formulario_27_del_inmueble',
  `select f.id_formulario27 as "idFormulario27", f.nroelevadores, f.id_persona as "idPersonaCD"
   from domicilio buscado join domicilio d on d.padron = buscado.padron
     join formulario27 f on f.id_domicilio_inmueble = d.id_domicilio join carpeta c using (id_carpeta)
   where buscado.id_domicilio = $1 and (buscado.origen = 'PADRON' or buscado.id_persona_alta = $2) and ${VIGENTES_27}
   order by f.id_formulario27 desc limit 1`,
)

/** The newest of the property; null where there is none, or the address is somebody else's. */
export const consultarFormulario27 = async (db: Db, { idPersona }: Identidad, idDomicilio: number) =>
  (await delInmueble(db, idDomicilio, idPersona))[0] ?? null

const ultimo = sentencia(
  'ultimo_formulario_27',
  `select f.id_carpeta as "idCarpeta", d.padron, f.fecha, p.id_pago as "idPago", p.estado
   from formulario27 f join domicilio d on d.id_domicilio = f.id_domicilio_inmueble join carpeta c using (id_carpeta)
     left join pago p using (id_pago)
   where f.id_persona = $1 and c.borrada_el is null order by f.id_formulario27 desc limit 1`,
)

/** What the screen starts from, in whatever tab: the payment under way, what it locks, and what was filed last. */
export async function formulario27EnCurso(
  db: Db,
  { idPersona }: Identidad,
): Promise<Respuesta<typeof llamadaEnCurso, never>> {
  const pago = await pagoEnCurso(db, idPersona)
  const [presentado] = await ultimo(db, idPersona)
  return {
    pago: pago ? { idPago: pago.idPago, estado: pago.estado, monto: aPesos(pago.monto) } : null,
    respuestas: pago ? await respuestasEnPago(db, pago.idPago) : null,
    ultima: presentado
      ? {
          idCarpeta: presentado.idCarpeta,
          padron: presentado.padron,
          fecha: presentado.fecha.toISOString(),
          pago:
            presentado.idPago && presentado.estado ? { idPago: presentado.idPago, estado: presentado.estado } : null,
        }
      : null,
  }
}
