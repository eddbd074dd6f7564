import { LLAMADAS } from '@catastro/domain/llamadas'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, CUIL, type Demo } from '../../pruebas/appDePrueba.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

const leer = async (quien: Demo, url: string) => (await portal.como(quien, { url: `/api${url}` })).statusCode
type Linea = [que: string, quien: string, rol: string | null, rechazada: boolean]
async function mias(quien: Demo, pagina = '?porPagina=25&pagina=1'): Promise<Linea[]> {
  const { consultas } = (await portal.como(quien, { url: `/api/consultas/mias${pagina}` })).json()
  return consultas.map((c: Record<string, unknown>) => [c.que, c.quien, c.rol, c.rechazada])
}
/** What was noted is written within a second, after the answer. */
const alFin = (quien: Demo, esperadas: readonly Linea[]) => expect.poll(() => mias(quien)).toEqual(esperadas)

describe('quién consultó mis datos', () => {
  it('dice del personal el nombre y el rol, de los demás qué son, y de uno mismo nada', async () => {
    expect(await mias('clara')).toEqual([])
    expect(await leer('clara', `/padron/obtenerPadron/${CUIL.clara}`)).toBe(200)
    expect(await leer('lucia', `/padron/obtenerPadron/${CUIL.clara}`)).toBe(200)
    expect(await leer('pablo', `/formulario/buscarPropietario/${CUIL.clara}`)).toBe(200)
    await alFin('clara', [
      ['Sus datos, por su CUIL o DNI', 'Un profesional', null, false],
      ['Sus datos, por su CUIL o DNI', 'Lucía Juárez', 'OPERADOR MESA DE ENTRADAS', false],
    ])
    expect(await mias('clara', '?porPagina=5&pagina=2')).toEqual([])
    expect(await mias('rosa')).toEqual([])
  })

  it('también por su DNI, y lo que se negó', async () => {
    const { rows } = await portal.db.$client.query(
      'select id_carpeta from carpeta where id_persona = 2 order by 1 limit 1',
    )
    const carpeta = `/documentacion/carpeta/${rows[0]?.id_carpeta}`
    const antes = await mias('pablo')
    expect(antes).toEqual([])
    expect(await leer('bruno', carpeta)).toBe(404)
    expect(await leer('hector', carpeta)).toBe(200)
    expect(await leer('pablo', carpeta)).toBe(200)
    expect(await leer('rosa', `/padron/obtenerPadron/${CUIL.pablo.slice(2, 10)}`)).toBe(200)
    await alFin('pablo', [
      ['Sus datos, por su CUIL o DNI', 'Otra persona', null, false],
      ['Una carpeta en la que usted es parte', 'Héctor Paz', 'JEFE DE DEPARTAMENTO', false],
      ['Una carpeta en la que usted es parte', 'Un profesional', null, true],
    ])
  })

  it('nada de lo que se buscó, ni de quién era, se lee en la base', async () => {
    const { rows } = await portal.db.$client.query('select * from consulta_personal')
    expect(rows.length).toBeGreaterThan(5)
    const sin = rows.map(({ id_persona: _, ...fila }) => JSON.stringify(fila)).join()
    for (const cuil of Object.values(CUIL)) expect(sin).not.toContain(cuil.slice(2, 10))
  })
})

describe('ráfagas', () => {
  const delDia = async () =>
    (await portal.como('ana', { url: '/api/consultas/rafagas' }))
      .json()
      .rafagas.map((r: Record<string, unknown>) => [r.idPersona, r.consultas, r.personasEnUnaHora, r.rechazos])
  const anotar = (persona: number, clase: string, cuantas: number, sujetos: number) =>
    portal.db.$client.query(
      `insert into consulta_personal (id_persona, tipo, clase, criterio_hash, sujeto_hash, ocurrido_el)
       select $1, '/x', $2, repeat('0', 64), case when $4 > 0 then lpad((n % $4)::text, 64, '0') end,
         date_trunc('hour', now()) - interval '30 hours'
       from generate_series(1, $3) n`,
      [persona, clase, cuantas, sujetos],
    )

  it.each([
    ['499 consultas de 1.000', 11, 'CONSULTA', 499, 0, []],
    ['la mitad del máximo', 12, 'CONSULTA', 500, 0, [[12, 500, 0, 0]]],
    ['39 personas en una hora', 13, 'LECTURA', 200, 39, []],
    ['40 personas en una hora', 14, 'LECTURA', 40, 40, [[14, 0, 40, 0]]],
    ['19 rechazos', 15, 'RECHAZO', 19, 0, []],
    ['20 rechazos', 16, 'RECHAZO', 20, 0, [[16, 0, 0, 20]]],
  ] as const)('%s', async (_caso, persona, clase, cuantas, sujetos, esperadas) => {
    await anotar(persona, clase, cuantas, sujetos)
    expect((await delDia()).filter(([id]: number[]) => id === persona)).toEqual(esperadas)
  })
})

/** What is read without a note, and why. Anything else that is read says whose it is, or this fails. */
const SIN_ANOTAR: Readonly<Record<string, readonly string[]>> = {
  'listas: nadie en particular': [
    '/documentacion/cargaDeInspectores',
    '/documentacion/delPadron/{padron}',
    '/documentacion/listar',
    '/documentacion/listarCarpetasVeredas',
    '/documentacion/listarTodas',
    '/elevadores/empresas',
    '/elevadores/inmuebles',
    '/archivos/apartados',
    '/identidades',
    '/inspectores/getInspectores',
    '/libreDeuda/solicitudes',
    '/mapa/carpetas/{version}/{z}/{x}/{y}',
    '/mapa/manzanas/{idManzana}/carpetas',
    '/notificaciones/correos',
    '/pagos/avisosSinPago',
    '/pagos/listar',
    '/profesionales/listado',
    '/visitas',
    '/visitas/apartados',
    '/visitas/jornada',
  ],
  'solo lo propio': [
    '/borradores/{clave}',
    '/borradores/{clave}/archivos',
    '/borradores/{clave}/archivos/{idArchivo}',
    '/catastroInicio/authStatus',
    '/catastroInicio/perfiles',
    '/catastroInicio/rolPersona',
    '/consultas/mias',
    '/documentacion/vistaDeLista/{lista}',
    '/elevadores/formulario27/enCurso',
    '/inicio/pendientes',
    '/elevadores/mios',
    '/libreDeuda/misCertificados',
    '/obras/seguidas',
    '/pagos/mios',
    '/veredas/enCurso',
    '/visitas/agenda',
  ],
  'de empresas, de inmuebles y de sus trámites, sin la persona': [
    '/documentacion/proponerInspector',
    '/documentacion/relojes/{idCarpeta}',
    '/documentacion/requisitos',
    '/elevadores/datosDeEmpresa/{idInstitucion}',
    '/elevadores/inmuebles/{padron}/tarjeta',
    '/formulario/consultarFormulario27',
    '/formulario/obtenerFormulariosPorEncomiendaYIdCarpeta',
    '/mapa/buscar',
    '/mapa/manzanas/{idManzana}',
    '/mapa/parcelas/{idParcela}',
  ],
  'datos de referencia y cuentas': [
    '/auditoria/{entidad}/{id}',
    '/calendario',
    '/catastroCalles/calles',
    '/catastroCalles/callesTipo',
    '/catastroReparticiones/oficinas',
    '/catastroReparticiones/reparticiones',
    '/catastroRoles',
    '/documentacion/requisitosDeEncomienda',
    '/consultas/rafagas',
    '/estadisticas',
    '/estadisticas/{grafico}/planilla',
    '/formulario/calles',
    '/formulario/obtenerDeclarante',
    '/formulario/obtenerEstados',
    '/formulario/obtenerLeyendas/{idFormularioTipo}',
    '/formulario/obtenerTiposEncomienda',
    '/formulario/tarifas',
    '/formulario/tiposFormulario',
    '/formulario/tiposInmueble',
    '/formulario/tiposObra',
    '/importaciones',
    '/importaciones/{idImportacion}',
    '/importaciones/{idImportacion}/filas',
    '/importaciones/{idImportacion}/planilla',
    '/inspectores/traerOficinas',
    '/instituciones/getInstituciones',
    '/instituciones/getInstitucionesTipo',
    '/mapa/capas',
    '/mapa/manzanas',
    '/mapa/teselas/{capa}/{version}/{z}/{x}/{y}',
    '/obrasTipo/getObrasTipo',
    '/obrasTipo/historial/{idObraTipo}',
    '/plazos',
    '/preciosPendientes',
    '/profesionales/colegios',
    '/profesionales/profesiones',
    '/profesionales/universidades',
    '/tarifas/getTarifas',
    '/tarifas/historial/{idTarifa}',
    '/visitas/historialDeLista/{idLista}',
    '/visitas/listas',
  ],
}

it('toda lectura dice de quién es, o por qué no se anota', () => {
  const sinDecir = LLAMADAS.filter(
    ({ method, quien, servicio, sobre }) =>
      method === 'GET' && quien !== 'publico' && servicio !== 'ciudadDigital' && !sobre,
  ).map(({ path }) => path)
  expect(sinDecir.sort()).toEqual(Object.values(SIN_ANOTAR).flat().sort())
})
