import type { PoolClient } from 'pg'
import type { DbRaiz } from '../server/src/plataforma/base/db.ts'

/** The land register of a big city, the same at every run: some surnames many have, thousands that few have. */

const APELLIDOS_DISTINTOS = 6000
const COMUNES =
  `GONZALEZ,RODRIGUEZ,GOMEZ,FERNANDEZ,LOPEZ,DIAZ,MARTINEZ,PEREZ,GARCIA,SANCHEZ,ROMERO,SOSA,ALVAREZ,TORRES,RUIZ,
RAMIREZ,FLORES,ACOSTA,BENITEZ,MEDINA,SUAREZ,HERRERA,AGUIRRE,GIMENEZ,GUTIERREZ,PEREYRA,ROJAS,MOLINA,CASTRO,ORTIZ,SILVA,NUÑEZ,
LUNA,JUAREZ,CABRERA,RIOS,FERREYRA,GODOY,MORALES,DOMINGUEZ,MORENO,PERALTA,VEGA,CARRIZO,QUIROGA,CASTILLO,LEDESMA,MUÑOZ,OJEDA,
PONCE,VERA,VAZQUEZ,VILLALBA,CARDOZO,NAVARRO,RAMOS,ARIAS,CORONEL,CORDOBA,FIGUEROA,CORREA,CACERES,VARGAS,MALDONADO,MANSILLA,
RIVERO,PAZ,MIRANDA,ROLDAN,NIEVA,MENDEZ,LUCERO,CRUZ,HERNANDEZ,AGUERO,PAEZ,BLANCO,MENDOZA,BARRIOS,ESCOBAR,AVILA,SORIA,LEIVA`
    .replace(/\s/g, '')
    .split(',')
const SILABAS =
  'BA,BER,BIAN,CAM,CER,COR,DAL,DO,FA,FON,GAL,GRI,IBA,LAN,LOR,MAI,MON,NAR,OLI,PAL,PIN,QUE,RAS,SAL,TAR,UR,VI,ZAM'.split(
    ',',
  )
const FINALES = 'ACCI,ALDE,ANO,ARDI,ATTI,EGA,ELLI,ERO,ESQUI,ETTO,EZ,IDES,INI,OLO,ONI,OTTI,UCHI,UZ'.split(',')
const NOMBRES =
  `MARIA,JUAN,JOSE,ANA,CARLOS,LUIS,JORGE,MIGUEL,RAMON,ROSA,CLAUDIA,CLARA,SILVIA,PATRICIA,GRACIELA,SUSANA,NORMA,
DANIEL,MARIO,HUGO,OSCAR,RAUL,EDUARDO,ROBERTO,PABLO,DIEGO,MARTIN,GUSTAVO,SERGIO,MARCELA,MARTA,MIRTA,ELENA,ALICIA,TERESA,JULIA,
JULIO,CESAR,VICTOR,WALTER,ANGEL,ANTONIO,FRANCISCO,PEDRO,RICARDO,RUBEN,SANDRA,VERONICA,LORENA,NATALIA,CECILIA,CAROLINA,LAURA,
LUCIA,SOFIA,INES,BEATRIZ,MONICA,ADRIANA,ANDREA,VALERIA,FEDERICO,FABIAN,ESTEBAN,NICOLAS,MATIAS,JAVIER,ALEJANDRO,GABRIEL,
GONZALO,LEANDRO,EMILIA,ESTELA,NELIDA,OLGA,DORA,IRMA,ELSA,HECTOR,ALBERTO`
    .replace(/\s/g, '')
    .split(',')

const desde = <T>(lista: readonly T[], n: number): T => lista[n % lista.length] as T

/** The common ones first, and then what syllables make, in an order that no alphabet has. */
function apellidos(): string[] {
  const compuestos = SILABAS.flatMap((una) => SILABAS.flatMap((otra) => FINALES.map((final) => una + otra + final)))
  const salteados = compuestos.map((_, n) => desde(compuestos, n * 7919))
  return [...new Set([...COMUNES, ...salteados])].slice(0, APELLIDOS_DISTINTOS)
}

/** A number from 0 to m−1 that depends on n and a salt alone. */
const azar = (sal: number, m: string | number) =>
  `((hashint4extended(n::integer, ${sal}) & 2147483647) % (${m}))::integer`
const alAzar = (lista: string, sal: number) => `${lista}[1 + ${azar(sal, `array_length(${lista}, 1)`)}]`
/** The k-th surname is about k times rarer than the first. */
const porRareza =
  `$1::text[][floor(exp(${azar(1, 1_000_000)} / 1e6 * ln(array_length($1::text[], 1))))::integer]`.replace(
    '$1::text[][',
    '($1::text[])[',
  )

const DOMICILIOS = `insert into domicilio (id_domicilio, calle_texto, nro_puerta, padron, origen)
  overriding system value
  select 2000000 + n, 'CALLE ' || ${azar(5, 900)}, (1 + ${azar(6, 4000)})::text, (1000000 + n)::text, 'PADRON'
  from generate_series(1, $1::integer) n`
const PADRONES = `insert into padron (padronm, padronp, apeynom, dni, cuit, id_domicilio)
  select (1000000 + n)::text, '3' || (1000000 + n), ${porRareza} || ' ' || ${alAzar('($2::text[])', 2)}
      || case when ${azar(3, 10)} < 7 then ' ' || ${alAzar('($2::text[])', 4)} else '' end,
    (6000000 + n * 60)::text, '20' || lpad((6000000 + n * 60)::text, 8, '0') || (n % 10), 2000000 + n
  from generate_series(1, $3::integer) n`

export async function generarPadron(db: DbRaiz, cuantos: number): Promise<void> {
  const { rows } = await db.$client.query<{ hay: number }>(
    `select count(*)::integer as hay from padron where padronm >= '1000001' and length(padronm) = 7`,
  )
  if (rows[0]?.hay === cuantos) return
  const client: PoolClient = await db.$client.connect()
  try {
    for (const tabla of ['padron', 'domicilio']) await client.query(`alter table ${tabla} disable trigger auditar`)
    await client.query(DOMICILIOS, [cuantos])
    await client.query(PADRONES, [apellidos(), NOMBRES, cuantos])
    for (const tabla of ['padron', 'domicilio']) await client.query(`alter table ${tabla} enable trigger auditar`)
    await client.query('vacuum analyze padron, domicilio, palabra_de_padron')
  } finally {
    client.release()
  }
}
