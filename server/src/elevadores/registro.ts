import type { Estado } from '@catastro/domain/carpetas/movimientos'
import { ESTADOS } from '@catastro/domain/carpetas/movimientos'
import { confirmaInscripcion } from '@catastro/domain/elevadores/reglas'
import { ZONA } from '@catastro/domain/zona'
import { TITULARES_DE } from '../padron/titulares.ts'

/*
 * The register that forms 27 to 31 make, as the parts of its statements. A form replaces the one before it only where staff
 * have confirmed it: until then both stand, and the older one holds.
 */

const CONFIRMADOS = (Object.keys(ESTADOS) as Estado[]).filter(confirmaInscripcion).map((estado) => ESTADOS[estado])

/** Of a note `f` and its property's address `d`: who sent it, and who holds the property. */
export const PARTES_DE_31 = `(array[f.id_persona] || ${TITULARES_DE('d.padron')})`

/** Of a form 27 `f` and its folder `c`: it stands. */
export const VIGENTES_27 = `c.borrada_el is null and c.estado <> ${ESTADOS.RECHAZADO}`

/** A moment's day where the city is, `yyyy-mm-dd`. */
export const DIA = (momento: string) => `to_char(${momento} at time zone '${ZONA}', 'YYYY-MM-DD')`

const EN_UNA_LINEA = (d: string) => `trim(${d}.calle_texto || ' ' || ${d}.nro_puerta)`

/** Whoever answers for the elevators of each property, and until when: the next one that is confirmed. */
export const INSCRIPCIONES = `
  select i.*, min(i.fecha) filter (where i.confirmado) over (
    partition by i.padron order by i.id_formulario27 rows between 1 following and unbounded following) as hasta
  from (
    select f.id_formulario27, f.id_carpeta, f.id_persona, f.nroelevadores, f.expedienteobra, f.fecha, d.padron,
      ${EN_UNA_LINEA('d')} as domicilio, e.tramite_estado as estado, c.estado in (${CONFIRMADOS.join(', ')}) as confirmado
    from formulario27 f join carpeta c using (id_carpeta) join tramite_estado e on e.id_tramite_estado = c.estado
      join domicilio d on d.id_domicilio = f.id_domicilio_inmueble
    where ${VIGENTES_27}
  ) i`

/** The companies, each by the form 29 that holds: the newest that is paid, or else the newest. */
export const EMPRESAS = `
  select distinct on (f.id_institucion) f.*, n.institucion, m.id_pago_en_mesa is not null as confirmada,
    m.registrado_el as pagado_el
  from formulario29 f join institucion n using (id_institucion)
    left join pago_en_mesa m on m.concepto = 'FORM29' and m.numero = f.id_formulario29
  order by f.id_institucion, m.id_pago_en_mesa is not null desc, f.id_formulario29 desc`

/** Whose each number of conservator is: of the company that paid with it, or else of the last that used it. */
const EMPRESA_DE = (numero: string) => `(
  select f.id_institucion from formulario29 f
    left join pago_en_mesa m on m.concepto = 'FORM29' and m.numero = f.id_formulario29
  where lower(f.nroconservador) = lower(${numero})
  order by m.id_pago_en_mesa is not null desc, f.id_formulario29 desc limit 1)`

/** The notes: which company maintains each property, and until when: the next one that was reviewed. */
export const MANTENIMIENTOS = `
  select n.*, ${EMPRESA_DE('n.nroconservador')} as id_institucion,
    min(n.fecha) filter (where n.revisado_el is not null) over (
      partition by n.padron order by n.id_formulario31 rows between 1 following and unbounded following) as hasta
  from (
    select f.*, d.padron, ${EN_UNA_LINEA('d')} as domicilio
    from formulario31 f join domicilio d using (id_domicilio)
  ) n`

/** The technicians of each company, and until when: the next form 30 of it that the same person sent. */
export const TECNICOS = `
  select t.*, f.id_institucion, f.id_persona, f.fecha, f.hasta
  from (
    select f.id_formulario30, f.id_institucion, f.id_persona, f.fecha,
      lead(f.fecha) over (partition by f.id_institucion, f.id_persona order by f.id_formulario30) as hasta
    from formulario30 f
  ) f join formulario30_tecnico t using (id_formulario30)`

/** The parts, each read once by the statement that begins with this. */
export const CON_EL_REGISTRO = `with inscripcion as materialized (${INSCRIPCIONES}),
  mantenimiento as materialized (${MANTENIMIENTOS}), tecnico as materialized (${TECNICOS})`

/** After it: who answers for each property now, confirmed before newer ones. */
export const ULTIMA_INSCRIPCION = `
  select distinct on (padron) * from inscripcion order by padron, confirmado desc, id_formulario27 desc`

/** Which company maintains it now, the same way; and whether some note of it waits for the staff. */
export const ULTIMO_MANTENIMIENTO = `
  select distinct on (padron) m.*, bool_or(m.revisado_el is null) over (partition by m.padron) as sin_revisar
  from mantenimiento m order by padron, m.revisado_el is not null desc, m.id_formulario31 desc`
