import type { Estado } from '@catastro/domain/carpetas/movimientos'
import { ESTADOS } from '@catastro/domain/carpetas/movimientos'
import { confirmaInscripcion } from '@catastro/domain/elevadores/reglas'
import { TITULARES_DE } from '../padron/titulares.ts'

/*
 * The register that forms 27 to 31 make, as the parts of its statements. A form replaces the one before it only where staff
 * have confirmed it (A-181): until then both stand, and the older one holds.
 */

const CONFIRMADOS = (Object.keys(ESTADOS) as Estado[]).filter(confirmaInscripcion).map((estado) => ESTADOS[estado])

/** Of a form 27 `f` and its folder `c`: it stands. */
export const VIGENTES_27 = `c.borrada_el is null and c.estado <> ${ESTADOS.RECHAZADO}`

/** Two numbers of conservator that look alike are one (domain: claveDeNumero). */
export const MISMO_NUMERO = (uno: string, otro: string) => `clave_de_numero(${uno}) = clave_de_numero(${otro})`

/* Who has a part, and so decides nothing about it as staff (A-163, A-205). */

/** Of forms 30 `f30`: those whom they name, by their CUIT or their DNI. */
export const NOMBRADOS_EN = (donde: string) => `
  select p.id_persona from formulario30 f30 join formulario30_tecnico t using (id_formulario30)
    join persona p on p.documento_persona = t.cuit::bpchar where ${donde}
  union select p.id_persona from formulario30 f30 join formulario30_tecnico t using (id_formulario30)
    join persona p on substr(p.documento_persona, 3, 8) = any(array[lpad(t.dni, 8, '0'), lpad(f30.dni, 8, '0')]) where ${donde}`
/**
 * In a company: who inscribed it, who registered its staff, and those whom that names, once staff confirmed it: nobody is made
 * a party by what a stranger writes.
 */
const PARTES_DE_EMPRESA = (suya: (f: string) => string) => `array(
  select f9.id_persona from formulario29 f9 where ${suya('f9')}
  union select f30.id_persona from formulario30 f30 where ${suya('f30')} and f30.quitado_el is null
  union ${NOMBRADOS_EN(`${suya('f30')} and f30.confirmado_el is not null and f30.quitado_el is null`)})`
const ES = (idInstitucion: string) => (f: string) => `${f}.id_institucion = ${idInstitucion}`
/** Whatever companies have used a number: whose it is may still change. */
const USO = (numero: string) => (f: string) =>
  `${f}.id_institucion in (
  select n.id_institucion from formulario29 n where ${MISMO_NUMERO('n.nroconservador', numero)})`

/** In a property: who holds it, and who files as the one who answers for its elevators. */
const PARTES_DE_INMUEBLE = (padron: string) => `(${TITULARES_DE(padron)} || array(
  select f7.id_persona from formulario27 f7 join carpeta c7 using (id_carpeta)
    join domicilio d7 on d7.id_domicilio = f7.id_domicilio_inmueble
  where d7.padron = ${padron} and c7.borrada_el is null and c7.estado <> ${ESTADOS.RECHAZADO}))`

/** Of a form 27: who filed it, and who holds its property. A form 28 of it is theirs to confirm. */
export const RESPONDEN_POR = (padron: string, idPersona: string) => `(array[${idPersona}] || ${TITULARES_DE(padron)})`

/** Of a form 28 `g` and its property's address `d`. */
export const PARTES_DE_28 = `(array[g.id_autor, g.id_persona] || ${PARTES_DE_INMUEBLE('d.padron')})`
/** Of a form 29 `f`. */
export const PARTES_DE_29 = `(array[f.id_persona] || ${PARTES_DE_EMPRESA(ES('f.id_institucion'))})`
/** Of a form 30 `f`: those whom it names too, confirmed or not, since it is about them. */
export const PARTES_DE_30 = `(${PARTES_DE_29} || array(${NOMBRADOS_EN('f30.id_formulario30 = f.id_formulario30')}))`
/** Of a note `f` and its property's address `d`: of the property too, and of any company that used its number. */
export const PARTES_DE_31 = `(array[f.id_persona] || ${PARTES_DE_INMUEBLE('d.padron')}
  || ${PARTES_DE_EMPRESA(USO('f.nroconservador'))})`

/** A form 28 is the one that its form 27 has: confirmed, and not taken away. */
export const OCUPA_EL_LUGAR = (g: string) => `${g}.confirmado_el is not null and ${g}.quitado_el is null`

/** A moment's day where the city is, `yyyy-mm-dd`. */
export const DIA = (momento: string) => `to_char(${momento} at time zone zona_de_la_ciudad(), 'YYYY-MM-DD')`

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
  where ${MISMO_NUMERO('f.nroconservador', numero)}
  order by m.id_pago_en_mesa is not null desc, lower(f.nroconservador) = lower(${numero}) desc, f.id_formulario29 desc limit 1)`

/** The notes: which company maintains each property, and until when: the next one that was reviewed. */
export const MANTENIMIENTOS = `
  select n.*, ${EMPRESA_DE('n.nroconservador')} as id_institucion,
    min(n.fecha) filter (where n.revisado_el is not null) over (
      partition by n.padron order by n.id_formulario31 rows between 1 following and unbounded following) as hasta
  from (
    select f.*, d.padron, ${EN_UNA_LINEA('d')} as domicilio
    from formulario31 f join domicilio d using (id_domicilio) where f.quitado_el is null
  ) n`

/** The technicians of each company, and until when: the next form 30 of it that the same person sent and staff confirmed. */
export const TECNICOS = `
  select t.*, f.id_institucion, f.id_persona, f.fecha, f.confirmado, f.hasta
  from (
    select f.id_formulario30, f.id_institucion, f.id_persona, f.fecha, f.confirmado_el is not null as confirmado,
      min(f.fecha) filter (where f.confirmado_el is not null) over (partition by f.id_institucion, f.id_persona
        order by f.id_formulario30 rows between 1 following and unbounded following) as hasta
    from formulario30 f where f.quitado_el is null
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
