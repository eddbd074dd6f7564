import type { Estado } from '@catastro/domain/carpetas/movimientos'
import { palabrasDe } from '@catastro/domain/padron/nombre'
import type { DeQuien, FiltroDeConjunto } from '../server/src/carpetas/condiciones.ts'
import { COLUMNAS, UNIONES } from '../server/src/carpetas/filaDeCarpeta.ts'
import { consultaDePagina } from '../server/src/carpetas/listarCarpetas.ts'
import '../server/src/busqueda/rutas.ts'
import '../server/src/inicio/rutas.ts'
import { consultaDeSiguiente, tramosDe } from '../server/src/carpetas/siguienteCarpeta.ts'
import { consultaDePagos } from '../server/src/pagos/listarPagos.ts'
import type { DbRaiz } from '../server/src/plataforma/base/db.ts'
import { SENTENCIAS, sinMarcas } from '../server/src/plataforma/base/sentencias.ts'
import { hoy } from '../server/src/plataforma/proceso/hoy.ts'

export interface Caso {
  readonly nombre: string
  readonly texto: string
  readonly valores: readonly unknown[]
}

const POR_PAGINA = 25
const ULTIMA_PAGINA = 40
const PABLO: DeQuien = { de: 'profesional', idProfesional: 1 }
const TODAS: DeQuien = { de: 'todas' }
const SIN_INSPECTOR: DeQuien = { de: 'nadie' }
const EN_TRAMITE: Estado[] = ['EN INSPECCION', 'OBSERVADO', 'PENDIENTE DE PAGO', 'PAGADO', 'APROBADO']

function pagina(nombre: string, quien: DeQuien, filtro: FiltroDeConjunto): Caso {
  const { texto, valores } = consultaDePagina(quien, filtro)
  const desde = ((filtro.pagina ?? 1) - 1) * POR_PAGINA
  return { nombre, texto, valores: [...valores, POR_PAGINA, desde] }
}

/** One that the server sends by this name. */
const declarada = (nombre: string, de: string, valores: readonly unknown[]): Caso => ({
  nombre,
  texto: sinMarcas(SENTENCIAS.get(de) ?? ''),
  valores,
})
const DIEGO = 6
const PABLO_COMO_PERSONA = 2
/** The bar's box, its words known: those that it walks, those that each folder must have, and how many it shows. */
function enLaCaja(nombre: string, palabras: readonly string[], ...otras: readonly string[]): Caso {
  const lugares = Array.from({ length: 5 }, (_, n) => [otras[n] ?? null, otras[n] ? `${otras[n]}~` : null, null]).flat()
  const valores = [palabras, [...palabras, ...otras], POR_PAGINA + 1, 0, 1500, ...lugares]
  return declarada(`Caja: ${nombre}`, 'carpetas_por_palabras', valores)
}
/** Of payments, the few that the box shows. */
const pagosEnLaCaja = (nombre: string, alcance: Parameters<typeof consultaDePagos>[0], buscar: string): Caso => ({
  nombre: `Caja: ${nombre}`,
  ...consultaDePagos(alcance, { pagina: 1, porPagina: 5, buscar }),
})
/** From the middle of a queue to the folder that comes after, the way that the desk asks. */
const siguientes = (desde: number, vencia: string): Caso[] =>
  (['antiguas', 'vencimiento'] as const).flatMap((orden) =>
    tramosDe({ orden, desde, vencia, hacia: 'siguiente' }).map((tramo, n) => ({
      nombre: `La carpeta que sigue, ${orden === 'antiguas' ? 'por antigüedad' : ['por vencimiento', 'sin vencimiento'][n]}`,
      ...consultaDeSiguiente(TODAS, 1, { orden, estado: EN_TRAMITE }, tramo),
    })),
  )

/** The lists that screens ask for, on the data that is there. */
export async function casosDePlanes({ $client }: DbRaiz): Promise<Caso[]> {
  const { rows } = await $client.query<{
    id: number
    apellido: string
    calle: string
    puerta: string
    padron: string
    expediente: string
    vence: string
    cuil: string
    propietario: number | null
    dni: string
    ultimas: number[]
    certificado: string
    codigo: string
    quien: number
    transaccion: string
    frecuentes: string[]
    comienzos: string[]
  }>(
    `select c.id_carpeta as id, split_part(c.busqueda, ' ', 1) as apellido, d.calle_texto as calle, d.nro_puerta as puerta, c.padron, c.expediente,
       coalesce(c.vence, current_date)::text as vence,
       (select documento_persona from persona p join profesional r using (id_persona)
         where r.id_profesional = (select id_profesional from carpeta group by 1 order by count(*) desc limit 1)) as cuil,
       (select id_persona from propietario o where o.id_propietario = c.id_propietario) as propietario,
       (select substr(documento_persona, 3, 8) from persona p join propietario o using (id_persona)
         where o.id_propietario = c.id_propietario) as dni,
       array(select id_carpeta from carpeta order by id_carpeta desc limit ${POR_PAGINA}) as ultimas,
       deuda.*,
       array(select palabra from palabra_de_carpeta where palabra ~ '^[A-Z]{3}' group by 1 order by count(*) desc limit 2) as frecuentes,
       array(select distinct palabra from palabra_de_carpeta where palabra like 'GO%' order by 1 limit 25) as comienzos
     from carpeta c join domicilio d using (id_domicilio), (
       select x.numero as certificado, x.codigo, p.id_persona as quien, p.transaccion
       from certificado x join libre_deuda using (id_libre_deuda) join pago p using (id_pago) order by x.id_certificado desc limit 1
     ) deuda where c.expediente like '%-%' order by c.id_carpeta desc limit 1`,
  )
  const [muestra] = rows
  if (!muestra) throw new Error('La base no tiene carpetas: corra antes bench:generar')
  const deLaCalle = palabrasDe(muestra.calle).filter((palabra) => /^[A-Z]/.test(palabra))
  const porClave = {
    texto: `select ${COLUMNAS} from carpeta c ${UNIONES} where c.id_carpeta = $1 and c.borrada_el is null`,
  }
  return [
    pagina('Mis carpetas, primera página', PABLO, { porPagina: POR_PAGINA }),
    pagina('Mis carpetas, de un estado', PABLO, { porPagina: POR_PAGINA, estado: ['OBSERVADO'] }),
    pagina('Mis carpetas, búsqueda por titular', PABLO, { porPagina: POR_PAGINA, buscar: muestra.apellido }),
    pagina('Mesa de entradas: presentadas y completas', TODAS, {
      porPagina: POR_PAGINA,
      estado: ['PRESENTADO'],
      completas: 1,
    }),
    pagina('Inspección: recibidas', TODAS, {
      porPagina: POR_PAGINA,
      estado: ['RECIBIDO MESA ENTRADAS'],
      completas: 1,
    }),
    pagina('En trámite: cinco estados', TODAS, { porPagina: POR_PAGINA, estado: EN_TRAMITE, completas: 1 }),
    pagina('Todas, última página que se alcanza', TODAS, { porPagina: POR_PAGINA, pagina: ULTIMA_PAGINA }),
    pagina('Todas, las más antiguas primero', TODAS, { porPagina: POR_PAGINA, orden: 'antiguas' }),
    pagina('Búsqueda por apellido (frecuente)', TODAS, { porPagina: POR_PAGINA, buscar: muestra.apellido }),
    pagina('Búsqueda por tres letras', TODAS, { porPagina: POR_PAGINA, buscar: 'gon' }),
    pagina('Búsqueda por calle', TODAS, { porPagina: POR_PAGINA, buscar: muestra.calle }),
    pagina('Búsqueda por titular, completas de un estado raro', TODAS, {
      porPagina: POR_PAGINA,
      buscar: muestra.apellido,
      estado: ['PRESENTADO'],
      completas: 1,
    }),
    pagina('Búsqueda que no halla nada', TODAS, { porPagina: POR_PAGINA, buscar: 'xyzw' }),
    pagina('Búsqueda por número: carpeta, padrón o expediente', TODAS, {
      porPagina: POR_PAGINA,
      buscar: muestra.padron,
    }),
    pagina('Respondidas, las más antiguas primero', TODAS, {
      porPagina: POR_PAGINA,
      orden: 'antiguas',
      pendiente: 'respondidas',
    }),
    pagina('Vencidas, la más atrasada primero', TODAS, {
      porPagina: POR_PAGINA,
      orden: 'vencimiento',
      pendiente: 'vencidas',
    }),
    pagina('Sin asignar, las más antiguas primero', SIN_INSPECTOR, {
      porPagina: POR_PAGINA,
      orden: 'antiguas',
      estado: ['RECIBIDO MESA ENTRADAS', ...EN_TRAMITE],
      completas: 1,
    }),
    declarada('Caja: las palabras que empiezan con «ma»', 'palabras_de_carpetas_que_hay', [['MA'], [false], 25, 1]),
    declarada('Caja: cuántas tienen dos palabras frecuentes', 'palabras_de_carpetas_que_hay', [
      muestra.frecuentes,
      [false, false],
      25,
      1000,
    ]),
    enLaCaja('el apellido más frecuente', muestra.frecuentes.slice(0, 1)),
    enLaCaja('los dos apellidos más frecuentes', muestra.frecuentes.slice(0, 1), ...muestra.frecuentes.slice(1)),
    enLaCaja('dos comienzos frecuentes', muestra.comienzos, 'MA'),
    enLaCaja('cuatro palabras, una rara', ['4999'], ...muestra.frecuentes, 'PABLO'),
    enLaCaja('dos frecuentes, en las primeras 1.500, que ninguna tiene juntas', muestra.frecuentes.slice(0, 1), 'ZZZ'),
    declarada('Caja: por el comienzo de un expediente', 'carpetas_por_expediente', ['5000', '5000', POR_PAGINA + 1, 0]),
    declarada('Caja: por el número de una carpeta', 'carpetas_por_numero', [
      String(muestra.id),
      muestra.id,
      POR_PAGINA + 1,
      0,
    ]),
    declarada('Caja: por un padrón', 'carpetas_por_numero', [
      muestra.padron,
      Number(muestra.padron),
      POR_PAGINA + 1,
      0,
    ]),
    declarada('Caja: por el DNI de un propietario', 'carpetas_por_numero', [
      muestra.dni,
      Number(muestra.dni),
      POR_PAGINA + 1,
      0,
    ]),
    declarada('Caja: por el CUIL de un profesional', 'carpetas_por_numero', [muestra.cuil, null, POR_PAGINA + 1, 0]),
    enLaCaja('una calle y una puerta', [muestra.puerta], ...deLaCalle),
    declarada('Caja: lo que se muestra de cada carpeta', 'carpetas_halladas', [muestra.ultimas]),
    declarada('Caja: el inmueble de un padrón', 'padron_hallado', [muestra.padron]),
    declarada('Caja: los inmuebles de una calle y una puerta', 'padrones_en_una_puerta', [
      deLaCalle.map((palabra) => `% ${palabra}%`),
      muestra.puerta,
    ]),
    declarada('Caja: una empresa por su nombre', 'empresas_halladas', [['% ASC%'], '']),
    declarada('Caja: una empresa por su CUIT', 'empresas_halladas', [[], '30712345671']),
    declarada('Caja: un Libre Deuda por su número', 'libres_deuda_hallados', [muestra.certificado, '', null, '']),
    declarada('Caja: un Libre Deuda por su código', 'libres_deuda_hallados', ['', muestra.codigo, null, '']),
    declarada('Caja: los Libre Deuda propios de un padrón', 'libres_deuda_hallados', [
      '',
      '',
      muestra.quien,
      muestra.padron,
    ]),
    declarada('Caja: un certificado de padrón por su número', 'certificados_de_padron_hallados', [
      'PA-2026-000001',
      '',
      null,
      '',
    ]),
    pagosEnLaCaja('los pagos por un número', {}, muestra.padron),
    pagosEnLaCaja('un pago por su transacción', {}, muestra.transaccion),
    pagosEnLaCaja('los pagos propios por un apellido', { idPersona: muestra.quien }, muestra.apellido),
    declarada('Caja: lo propio de quien presenta, con un apellido', 'carpetas_propias_halladas', [
      ...[PABLO_COMO_PERSONA, 1, '', false, POR_PAGINA + 1, 0, muestra.frecuentes[0], `${muestra.frecuentes[0]}~`],
      ...Array.from({ length: 15 }, () => null),
    ]),
    declarada('Caja: lo propio de un propietario que no presentó nada', 'carpetas_propias_halladas', [
      ...[muestra.propietario, null, muestra.padron, true, POR_PAGINA + 1, 0, '', ''],
      ...Array.from({ length: 15 }, () => null),
    ]),
    declarada('Inicio del personal: sus colas', 'colas_de_todos', [hoy()]),
    declarada('Inicio de quien asigna: lo que nadie tiene', 'cola_de_quien_asigna', []),
    declarada('Inicio de un inspector: las suyas', 'colas_de_quien_inspecciona', [DIEGO, hoy()]),
    declarada('Inicio de un profesional: lo que lo espera', 'carpetas_que_esperan', [PABLO_COMO_PERSONA, 1]),
    ...siguientes(muestra.id, muestra.vence),
    { nombre: 'Una carpeta por su número', ...porClave, valores: [muestra.id] },
    {
      nombre: 'Los archivos de una carpeta',
      texto: 'select * from archivo where id_carpeta = $1 order by id_archivo',
      valores: [muestra.id],
    },
    {
      nombre: 'La historia de una carpeta',
      texto: 'select * from tramite_historial where id_carpeta = $1 order by ocurrido_el, id',
      valores: [muestra.id],
    },
    {
      nombre: 'Domicilios de un padrón',
      texto: 'select * from domicilio where padron = $1',
      valores: [muestra.padron],
    },
  ]
}
