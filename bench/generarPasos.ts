import { ESTADOS, type Estado } from '@catastro/domain/carpetas/movimientos'

/** What the generator writes, table by table. `:carpetas` is how many folders. */

interface Paso {
  readonly nombre: string
  readonly sql: string
}

const PROFESIONALES = 300
const PROPIETARIOS = 20_000
const CALLES = 300
const DOMICILIOS = 60_000
/** Generated numbers start here, well past the demo city's. */
const DESDE = {
  persona: 5_000_000,
  propietario: 1_000,
  profesional: 100,
  domicilio: 10_000,
  carpeta: 10_000,
  calle: 100,
  transaccion: 5_000_000,
}
const PABLO = 1
/** Every so many folders one is Pablo Medina's, so that somebody with a sign-in has hundreds. */
const CADA_CUANTAS_DE_PABLO = Number(process.env.CADA_CUANTAS_DE_PABLO ?? 333)

const APELLIDOS = `Acosta,Aguirre,Álvarez,Barrionuevo,Brandán,Cáceres,Carrizo,Coronel,Décima,Díaz,Escobar,Fernández,
Figueroa,Gallardo,Gómez,González,Herrera,Ibáñez,Jaime,Lazarte,Leiva,Mansilla,Medina,Molina,Monteros,Nieva,Núñez,Olivera,
Orellana,Páez,Paz,Peralta,Pérez,Quiroga,Ramírez,Ríos,Robles,Rodríguez,Rojas,Romano,Ruiz,Salazar,Sánchez,Soria,Sosa,
Suárez,Toledo,Torres,Valdez,Vargas,Vega,Vera,Villagra,Yapura,Zárate,Zelaya`.replace(/\s/g, '')
const NOMBRES = `Adriana,Agustín,Alberto,Alicia,Ana,Andrés,Beatriz,Carlos,Carolina,Cecilia,Claudia,Daniel,Diego,Elena,
Emilia,Esteban,Fabián,Federico,Gabriela,Gonzalo,Graciela,Gustavo,Héctor,Hugo,Inés,Javier,Jorge,José,Juan,Julia,Julio,
Laura,Leandro,Lucía,Luis,Marcela,María,Mariana,Mario,Martín,Matías,Mercedes,Miguel,Mónica,Nicolás,Noelia,Norma,Óscar,
Pablo,Patricia,Pedro,Ramón,Raúl,Ricardo,Roberto,Rosa,Sandra,Silvia,Sofía,Susana,Teresa,Verónica,Víctor,Walter`.replace(
  /\s/g,
  '',
)

/** For every so many folders, a Libre Deuda: asked for by who filed that one, paid and issued. */
const CADA_CUANTAS_LIBRE_DEUDA = 10

/** Folders in each state, in a thousand. Of those presented one in five is complete: what the front desk waits for. */
const POR_MIL: Record<Estado, number> = {
  PRESENTADO: 10,
  'RECIBIDO MESA ENTRADAS': 6,
  'EN INSPECCION': 8,
  OBSERVADO: 10,
  'PENDIENTE DE PAGO': 12,
  PAGADO: 4,
  APROBADO: 10,
  RECHAZADO: 40,
  FINALIZADO: 900,
}
const CADA_CUANTAS_COMPLETAS = 5
const ESTADO_POR_MIL = `(array[${Object.entries(POR_MIL)
  .flatMap(([estado, cuantas]) => Array.from({ length: cuantas }, () => ESTADOS[estado as Estado]))
  .join(',')}])`

/** What is under way: half of it is late. One in ten of what the city has came back answered. */
const EN_CURSO = Object.entries(ESTADOS).flatMap(([estado, id]) => (POR_MIL[estado as Estado] <= 12 ? [id] : []))
const DEL_PERSONAL = [ESTADOS['RECIBIDO MESA ENTRADAS'], ESTADOS['EN INSPECCION']]

/** A number from 0 to m−1 that depends on n and a salt alone. */
const azar = (n: string, sal: number, m: number | string) =>
  `((hashint4extended((${n})::integer, ${sal}) & 2147483647) % (${m}))::integer`
const uno = (lista: string, n: string, sal: number) =>
  `(string_to_array('${lista}', ','))[1 + ${azar(n, sal, lista.split(',').length)}]`
const normalizada = (texto: string) => `translate(upper(${texto}), 'ÁÉÍÓÚÜÑ', 'AEIOUUN')`

/** Of a drawn folder `s`: complete, and so filed. */
const COMPLETA = `s.estado <> ${ESTADOS.PRESENTADO} or ${azar('s.n', 7, CADA_CUANTAS_COMPLETAS)} = 0`

const gente = (desde: number, cuantos: number, prefijo: number) => `
  insert into persona (id_persona, documento_persona, nombre_persona, apellido_persona, email_persona, telefono_persona)
  select ${desde} + n, '${prefijo}' || lpad((60000000 + n)::text, 8, '0') || n % 10,
    ${uno(NOMBRES, 'n', prefijo)} || ' ' || ${uno(NOMBRES, 'n', prefijo + 1)}, ${uno(APELLIDOS, 'n', prefijo + 2)},
    'persona' || ${desde} + n || '@example.com', ''
  from generate_series(1, ${cuantos}) n`

/** What each row would set off, and the steps do by themselves in one statement: [trigger, table]. */
const CADA_FILA = [
  ['anotar_oficina', 'tramite_historial'],
  ['palabras_al_presentar', 'carpeta'],
  ['contar', 'tramite_historial'],
] as const

const AUDITADAS = [
  'persona',
  'persona_rol',
  'profesional',
  'propietario',
  'calle',
  'domicilio',
  'carpeta',
  'carpeta_formulario',
  'archivo',
  'pago',
  'libre_deuda',
  'certificado',
]

export const DISPARADORES: readonly (readonly [disparador: string, tabla: string])[] = [
  ...AUDITADAS.map((tabla) => ['auditar', tabla] as const),
  ...CADA_FILA,
]

const numeracion = (tabla: string, columna: string): Paso => ({
  nombre: `numeración ${tabla}`,
  sql: `select setval(pg_get_serial_sequence('${tabla}', '${columna}'), (select max(${columna}) from ${tabla}))`,
})

export const PASOS: readonly Paso[] = [
  { nombre: 'profesionales: gente', sql: gente(DESDE.persona + 100_000, PROFESIONALES, 23) },
  {
    nombre: 'profesionales',
    sql: `insert into profesional (id_profesional, id_persona, id_profesion, id_universidad, domicilio, matricula,
        fecha_vencimiento)
      select ${DESDE.profesional} + n, ${DESDE.persona + 100_000} + n, 1 + n % 6, 1 + n % 6, 'SALTA ' || n, 'G-' || n,
        date '2026-01-01' + ${azar('n', 41, 2000)}
      from generate_series(1, ${PROFESIONALES}) n`,
  },
  {
    nombre: 'roles',
    sql: `insert into persona_rol (id_persona, id_rol)
      select ${DESDE.persona + 100_000} + n, 2 from generate_series(1, ${PROFESIONALES}) n`,
  },
  { nombre: 'propietarios: gente', sql: gente(DESDE.persona, PROPIETARIOS, 27) },
  {
    nombre: 'propietarios',
    sql: `insert into propietario (id_propietario, id_persona, domicilio)
      select ${DESDE.propietario} + n, ${DESDE.persona} + n, 'JUJUY ' || n from generate_series(1, ${PROPIETARIOS}) n`,
  },
  {
    nombre: 'calles',
    sql: `insert into calle (id_calle, calle, id_calle_tipo)
      select ${DESDE.calle} + n, upper(${uno(NOMBRES, 'n', 51)}) || ' ' || upper(${uno(APELLIDOS, 'n', 52)}) || ' ' || n, 1
      from generate_series(1, ${CALLES}) n`,
  },
  {
    nombre: 'domicilios',
    sql: `insert into domicilio (id_domicilio, id_calle, calle_texto, nro_puerta, seccion, manzana, parcela, padron, origen)
      select ${DESDE.domicilio} + n, c.id_calle, c.calle, (100 + ${azar('n', 61, 4900)})::text, (1 + n % 12)::text,
        (1 + n % 400)::text, (1 + n % 30)::text, (2000000 + n)::text, 'PADRON'
      from generate_series(1, ${DOMICILIOS}) n
        join calle c on c.id_calle = ${DESDE.calle} + 1 + ${azar('n', 62, CALLES)}`,
  },
  {
    nombre: 'carpetas',
    sql: `insert into carpeta (id_carpeta, id_encomienda_tipo, id_profesional, id_propietario, id_persona, id_domicilio,
        id_inmueble_tipo, id_obra_tipo, fecha_alta, estado, estado_previo, estado_desde, completa, presentada, observacion, expediente,
        ancho_calle, ancho_vereda, dist_eje_calle, arboles_vereda, timbrado, total_a_abonar, padron, busqueda, vence,
        respondida)
      select ${DESDE.carpeta} + s.n, s.encomienda, pr.id_profesional, o.id_propietario, pr.id_persona, d.id_domicilio,
        1 + s.n % 4, 1 + s.n % 6, s.alta, s.estado,
        case when s.estado in (${ESTADOS.OBSERVADO}, ${ESTADOS['PENDIENTE DE PAGO']}) then ${ESTADOS['EN INSPECCION']} end,
        s.alta + (1 + ${azar('s.n', 9, 120)}) * interval '1 day', ${COMPLETA}, ${COMPLETA},
        case when s.n % 3 = 0 then 'Documentación revisada' end,
        case when s.estado <> ${ESTADOS.PRESENTADO} then (500000 + s.n) || '-' || chr(65 + s.n % 26) end,
        '12', '2.50', '8.50', '1', 450000, 450000, d.padron,
        ${normalizada(`p.apellido_persona || ' ' || p.nombre_persona || ' ' || d.calle_texto || ' ' || d.nro_puerta || ' ' || d.padron`)},
        case when s.estado in (${EN_CURSO}) then current_date - 365 + ${azar('s.n', 71, 730)} end,
        s.estado in (${DEL_PERSONAL}) and ${azar('s.n', 72, 10)} = 0
      from (
        select n, 1 + ${azar('n', 1, 19)} as encomienda, ${ESTADO_POR_MIL}[1 + ${azar('n', 2, 1000)}] as estado,
          timestamptz '2012-01-02 12:00Z' + (n::float8 / :carpetas) * interval '13 years'
            + ${azar('n', 3, 100_000)} * interval '1 second' as alta
        from generate_series(1, :carpetas) n
      ) s
        join profesional pr on pr.id_profesional = case when s.n % ${CADA_CUANTAS_DE_PABLO} = 0 then ${PABLO}
          -- The product of two draws: a few professionals file many.
          else ${DESDE.profesional} + 1 + ${azar('s.n', 4, PROFESIONALES)} * ${azar('s.n', 5, 1000)} / 1000 end
        join propietario o on o.id_propietario = ${DESDE.propietario} + 1 + ${azar('s.n', 6, PROPIETARIOS)}
        join persona p on p.id_persona = o.id_persona
        join domicilio d on d.id_domicilio = ${DESDE.domicilio} + 1 + ${azar('s.n', 8, DOMICILIOS)}
      order by s.n`,
  },
  {
    nombre: 'palabras',
    sql: `select escribir_palabras_de_carpetas(array(select id_carpeta from carpeta where id_carpeta > ${DESDE.carpeta}))`,
  },
  {
    nombre: 'formularios',
    sql: `insert into carpeta_formulario (id_carpeta, id_formulario_tipo, orden, grabado, grabado_el, grabado_por)
      select c.id_carpeta, t.id_formulario_tipo, t.orden, c.completa, case when c.completa then c.fecha_alta end,
        case when c.completa then c.id_persona end
      from carpeta c join encomienda_tipo_formulario t using (id_encomienda_tipo) where t.lleva and c.id_carpeta > ${DESDE.carpeta}`,
  },
  {
    // Each along its way: received, inspected, one in three observed and answered, and then where it is.
    nombre: 'historia',
    sql: `insert into tramite_historial (id_carpeta, estado_anterior, estado_nuevo, evento, id_persona, ocurrido_el, en_oficina)
      select id_carpeta, null, ${ESTADOS.PRESENTADO}, 'ALTA', id_persona, fecha_alta, null from carpeta
      where id_carpeta > ${DESDE.carpeta}
      union all
      select p.id_carpeta, lag(p.hacia, 1, ${ESTADOS.PRESENTADO}) over (partition by p.id_carpeta order by p.parte), p.hacia,
        'MOVIMIENTO', p.id_persona, p.fecha_alta + p.parte * (p.estado_desde - p.fecha_alta), p.oficina
      from (
        select c.id_carpeta, c.id_persona, c.fecha_alta, c.estado_desde, x.*
        from carpeta c, lateral (values
          (0.1, ${ESTADOS['RECIBIDO MESA ENTRADAS']}, 1, c.estado > ${ESTADOS['RECIBIDO MESA ENTRADAS']}),
          (0.3, ${ESTADOS['EN INSPECCION']}, 2, c.estado > ${ESTADOS['EN INSPECCION']}),
          (0.5, ${ESTADOS.OBSERVADO}, 2, c.estado > ${ESTADOS.OBSERVADO} and c.id_carpeta % 3 = 0),
          (0.8, ${ESTADOS['EN INSPECCION']}, 2, c.estado > ${ESTADOS.OBSERVADO} and c.id_carpeta % 3 = 0),
          (1.0, c.estado, case when c.estado < ${ESTADOS['EN INSPECCION']} then 1 when c.estado < ${ESTADOS.APROBADO} then 2 else 4 end, true)
        ) x(parte, hacia, oficina, va)
        where c.id_carpeta > ${DESDE.carpeta} and c.estado <> ${ESTADOS.PRESENTADO} and x.va
      ) p`,
  },
  {
    // Rows alone: the benchmarks never download, and 200,000 files would say nothing about the database.
    nombre: 'archivos',
    sql: `insert into archivo (id_carpeta, clase, nombre_original, tipo_mime, tamano, sha256, ruta, subido_por)
      select id_carpeta, 'CROQUIS', 'croquis.png', 'image/png', 20000, repeat('0', 64),
        left(md5(id_carpeta::text), 2) || '/' || md5(id_carpeta::text), id_persona
      from carpeta where id_carpeta > ${DESDE.carpeta}`,
  },
  {
    nombre: 'pagos',
    sql: `insert into pago (tipo, id_persona, monto, estado, transaccion, producto, referencia, clave, busqueda, creado_el,
        confirmado_el, usado_el, usado_por, concluido_el)
      select 'LIBRE_DEUDA', c.id_persona, 150000, 'CONFIRMADO', x.transaccion, 'Libre Deuda',
        jsonb_build_object('padron', c.padron), c.padron,
        ${normalizada(`p.apellido_persona || ' ' || p.nombre_persona || ' ' || p.documento_persona || ' ' || c.padron || ' ' || x.transaccion`)},
        c.fecha_alta, c.fecha_alta, c.fecha_alta, 'LIBRE_DEUDA', c.fecha_alta
      from carpeta c join persona p using (id_persona),
        lateral (select 'T' || lpad((${DESDE.transaccion} + c.id_carpeta)::text, 7, '0') as transaccion) x
      where c.id_carpeta > ${DESDE.carpeta} and c.id_carpeta % ${CADA_CUANTAS_LIBRE_DEUDA} = 0 order by c.id_carpeta`,
  },
  {
    nombre: 'libres deudas',
    sql: `insert into libre_deuda (id_persona, padron, id_pago, estado, solicitado_el, resuelto_el, resuelto_por, busqueda)
      select id_persona, clave, id_pago, 'EMITIDO', creado_el, creado_el + interval '1 day', 4, busqueda
      from pago where transaccion > 'T' || ${DESDE.transaccion} order by id_pago`,
  },
  {
    nombre: 'certificados',
    sql: `insert into certificado (id_libre_deuda, numero, codigo, padron, titular, domicilio, importe, emitido_el, emitido_por, vence,
        ruta, tamano, sha256)
      select l.id_libre_deuda, 'LD-' || extract(year from l.resuelto_el) || '-' || lpad(l.id_libre_deuda::text, 6, '0'),
        left(upper(md5(l.id_libre_deuda::text)), 20), l.padron, 'TITULAR', 'SAN MARTIN 450', 150000, l.resuelto_el, 4,
        l.resuelto_el::date + 30, left(md5('LD' || l.id_libre_deuda), 2) || '/' || md5('LD' || l.id_libre_deuda), 20000, repeat('0', 64)
      from libre_deuda l join pago p using (id_pago) where p.transaccion > 'T' || ${DESDE.transaccion} order by l.id_libre_deuda`,
  },
  { nombre: 'estadísticas', sql: 'select estadisticas.contar_todo()' },
  numeracion('profesional', 'id_profesional'),
  numeracion('propietario', 'id_propietario'),
  numeracion('calle', 'id_calle'),
  numeracion('domicilio', 'id_domicilio'),
  numeracion('carpeta', 'id_carpeta'),
]
