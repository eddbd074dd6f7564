import type { Domicilio, FichaCatastral } from './fichaCatastral.ts'

/** Street, door, section, block, parcel, and unit where there is one. */
type Lugar = readonly [
  calle: string,
  puerta: string,
  seccion: string,
  manzana: string,
  parcela: string,
  unidad?: string,
]
type Fila = readonly [padron: string, titular: string, dni: string | null, cuit: string | null, ...lugares: Lugar[]]

/**
 * Rows with a meaning for checks and demos: Clara Nieva's two; 100003 without an address and 100004 with two; two
 * siblings; one person with three; a company, known by its CUIT; two numbers of 8 digits and some of 5.
 */
const FILAS: readonly Fila[] = [
  ['100001', 'NIEVA CLARA', '30999111', '27309991112', ['SAN MARTIN', '450', '1', '14', '7']],
  ['100002', 'NIEVA CLARA', '30999111', '27309991112', ['LAPRIDA', '120', '1', '22', '3']],
  ['100003', 'SALTOS MIGUEL ANGEL', '12345670', '20123456700'],
  [
    '100004',
    'HEREDIA LAURA BEATRIZ',
    '17222333',
    '27172223333',
    ['24 DE SEPTIEMBRE', '610', '2', '8', '11'],
    ['CRISOSTOMO ALVAREZ', '615', '2', '8', '24'],
  ],
  ['100005', 'CISNEROS MARTA', '40000001', '27400000013', ['JUNIN', '715', '2', '31', '5']],
  ['100006', 'CISNEROS JULIO', '40000002', '20400000027', ['JUNIN', '721', '2', '31', '6']],
  ['100007', 'ALBORNOZ NELIDA', '40000004', '27400000048', ['RIVADAVIA', '1048', '3', '17', '2']],
  ['100008', 'IÑIGUEZ RAMON', '40000005', '20400000051', ['MUÑECAS', '560', '1', '40', '9']],
  ['100009', 'TOLEDO SILVIA', '40000006', '27400000064', ['SALTA', '233', '2', '12', '15']],
  ['100010', 'TOLEDO SILVIA', '40000006', '27400000064', ['JUJUY', '1190', '4', '5', '1']],
  ['100011', 'TOLEDO SILVIA', '40000006', '27400000064', ['25 DE MAYO', '87', '1', '3', '18', '4B']],
  ['100012', 'PAEZ GUSTAVO', '40000007', '20400000078', ['SARMIENTO', '880', '5', '27', '4']],
  ['100013', 'LUNA BEATRIZ', '40000008', '27400000080', ['CORDOBA', '342', '1', '19', '12']],
  ['100014', 'CORBALAN ESTEBAN', '40000009', '20400000094', ['MAIPU', '229', '2', '6', '8']],
  ['100015', 'ZELAYA MIRTA', '40000010', '27400000102', ['SANTIAGO DEL ESTERO', '1533', '6', '44', '3']],
  ['100016', 'GIMENEZ OSCAR', '40000011', '20400000116', ['LAS HERAS', '1310', '5', '9', '21']],
  ['100017', 'NUÑEZ ADRIANA', '40000012', '27400000129', ['BELGRANO', '2450', '7', '13', '6']],
  ['100018', 'OVEJERO FEDERICO', '40000013', '20400000132', ['DORREGO', '95', '3', '2', '10']],
  ['100019', 'CONSTRUCTORA DEL VALLE SA', null, '30709998427', ['MATE DE LUNA', '1875', '8', '36', '1']],
  ['100020', 'CONSTRUCTORA DEL VALLE SA', null, '30709998427', ['ACONQUIJA', '1420', '9', '51', '2']],
  ['100021', 'PUBLICIDAD NORTE SRL', null, '30711122423', ['MENDOZA', '1002', '4', '28', '16']],
  ['100022', 'MEDINA PABLO', '25333444', '20253334445', ['LAMADRID', '377', '1', '25', '13', '2A']],
  ['100023', 'AVILA ROSA', '33666777', '27336667777', ['CORRIENTES', '905', '3', '21', '7']],
  ['100024', 'ROBLES ERNESTO', '8123456', '20081234567', ['SOLDATI', '318', '5', '4', '19']],
  ['54321', 'VILLAFAÑE CARMEN', '5432109', '27054321096', ['SAN MARTIN', '1215', '2', '33', '14']],
  ['60210', 'ARGAÑARAZ LUIS ALBERTO', '11222334', '20112223348', ['ROCA', '2780', '10', '62', '5']],
  ['71002', 'BRITO ELENA DEL VALLE', '16444555', '27164445556', ['JUAN B. JUSTO', '1644', '8', '15', '3']],
  ['80450', 'SUCESION DE OJEDA TOMAS', '6789012', null, ['MUÑECAS', '1350', '4', '39', '22']],
  ['20000001', 'CONSORCIO EDIFICIO LAPRIDA 250', null, '30695551416', ['LAPRIDA', '250', '1', '22', '30', '1A']],
  ['20000002', 'FERREYRA PAULA ANDREA', '29111222', '27291112221', ['LAPRIDA', '250', '1', '22', '30', '5C']],
]

const domicilio = ([calle, puerta, seccion, manzana, parcela, unidad]: Lugar): Domicilio => ({
  calle,
  puerta,
  ...(unidad ? { piso: unidad.slice(0, 1), departamento: unidad.slice(1) } : {}),
  seccion,
  manzana,
  parcela,
  distrito: seccion.padStart(2, '0'),
  dominio: `N-${seccion}${manzana.padStart(3, '0')}${parcela.padStart(2, '0')}`,
})

export const PADRON_A_MANO: readonly FichaCatastral[] = FILAS.map(([padron, titular, dni, cuit, ...lugares]) => ({
  padron,
  titular,
  dni,
  cuit,
  domicilios: lugares.map(domicilio),
}))
