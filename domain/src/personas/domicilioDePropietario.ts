import * as z from 'zod/mini'
import { campo } from '../campo.ts'
import { llamada } from '../llamada.ts'
import { VACIO } from '../motivo.ts'
import { Hecho, Id, Texto, TextoLargo, TextoOpcional } from '../tipos.ts'
import { MAX_DOMICILIO_PERSONA, MAX_MOTIVO_DE_DOMICILIO } from './reglas.ts'

/** An owner's address as it is now, and why staff corrected it last. */
export const DomicilioDePropietario = z.object({
  idPropietario: z.int(),
  Domicilio: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
})
export type DomicilioDePropietario = z.output<typeof DomicilioDePropietario>

export const miDomicilio = llamada({
  method: 'GET',
  path: '/personas/miDomicilio',
  quien: 'todos',
  resumen: 'El domicilio de quien consulta como propietario; null si no lo es',
  reply: z.object({ domicilio: z.nullable(DomicilioDePropietario) }),
})

const Motivo = TextoLargo(MAX_MOTIVO_DE_DOMICILIO)

/** What corrects an address that is written already: the specified call stays as it is (S-14). */
export const corregirDomicilio = llamada({
  method: 'PUT',
  path: '/personas/domicilioDePropietario',
  quien: 'todos',
  limite: 'envios',
  resumen: 'Corrige el domicilio de un propietario: el propio, o el de otro con su motivo',
  errores: [404],
  json: z.object({
    idPropietario: campo('Propietario', 'el', Id),
    Domicilio: campo('Domicilio', 'el', Texto(MAX_DOMICILIO_PERSONA)),
    /** What whoever corrects it saw written: another one since is not lost. */
    anterior: campo('Domicilio anterior', 'el', z.nullable(TextoOpcional(MAX_DOMICILIO_PERSONA))),
    motivo: campo('Motivo', 'el', z.optional(z.nullable(Motivo))),
  }),
  reply: Hecho,
})

/** What staff write of it; of one's own nobody asks why. */
export const CorreccionPropia = z.pick(corregirDomicilio.json, { Domicilio: true })
export const CorreccionDelPersonal = z.extend(CorreccionPropia, {
  motivo: campo('Motivo', 'el', Motivo.check(z.minLength(1, { error: VACIO }))),
})
