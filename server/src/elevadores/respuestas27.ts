import type { Rotulo } from '@catastro/domain/campo'
import { PREGUNTAS, type RespuestasFormulario27 } from '@catastro/domain/elevadores/formulario27'
import { DOMICILIO_DISTINTO, DOMICILIO_INEXISTENTE } from '@catastro/domain/elevadores/mensajes'
import { TOPES_DE_ELEVADORES as TOPES } from '@catastro/domain/elevadores/reglas'
import { errorDeCampo } from '@catastro/domain/errores'
import { comoOracion } from '@catastro/domain/motivo'
import { escritoDeMas } from '@catastro/domain/padron/formas'
import { type Domicilio, domicilioAlAlcance } from '../padron/domicilioAlAlcance.ts'
import type { Db } from '../plataforma/base/db.ts'
import type { Identidad } from '../plataforma/identidad/identidad.ts'

type Escrito = string | number | null | undefined

/** The address that a number names, of the register or the person's own; every field that was sent with it is its own (S-6). */
export async function domicilioEscrito<C extends string>(
  db: Db,
  { idPersona }: Identidad,
  [campo, idDomicilio]: readonly [campo: string, idDomicilio: number],
  escrito: Readonly<Record<C, readonly [valor: Escrito, suyo: (domicilio: Domicilio) => Escrito, max?: number]>>,
  rotulos: Readonly<Record<NoInfer<C>, Rotulo>>,
): Promise<Domicilio> {
  const domicilio = await domicilioAlAlcance(db, idPersona, idDomicilio)
  if (!domicilio) throw errorDeCampo(campo, DOMICILIO_INEXISTENTE, 404)
  for (const [nombre, [valor, suyo, max = Number.POSITIVE_INFINITY]] of Object.entries<(typeof escrito)[C]>(escrito)) {
    const enviado = String(valor ?? '')
    if (enviado !== String(suyo(domicilio) ?? '')) {
      const deMas = escritoDeMas(enviado, max)
      throw errorDeCampo(nombre, deMas ? comoOracion(rotulos[nombre as C], deMas) : DOMICILIO_DISTINTO)
    }
  }
  return domicilio
}

/** The two addresses of form 27: of the responsible, and of the property with the elevators. */
export async function domicilios27(db: Db, quien: Identidad, r: RespuestasFormulario27) {
  const propio = await domicilioEscrito(
    db,
    quien,
    ['idDomicilio', r.idDomicilio],
    {
      Padron: [r.Padron, (d) => d.padron],
      idCalle: [r.idCalle, (d) => d.idCalle],
      nropuerta: [r.nropuerta, (d) => d.puerta, TOPES.puerta],
      Piso: [r.Piso, (d) => d.piso],
      Departamento: [r.Departamento, (d) => d.departamento, TOPES.departamento],
    },
    PREGUNTAS.rotulos,
  )
  const inmueble = await domicilioEscrito(
    db,
    quien,
    ['idDomicilioInmueble', r.idDomicilioInmueble],
    {
      PadronInmueble: [r.PadronInmueble, (d) => d.padron],
      idCalleInmueble: [r.idCalleInmueble, (d) => d.idCalle],
      nropuertaInmueble: [r.nropuertaInmueble, (d) => d.puerta, TOPES.puerta],
    },
    PREGUNTAS.rotulos,
  )
  return { propio, inmueble }
}
