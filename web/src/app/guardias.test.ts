// @vitest-environment happy-dom
import { CODIGOS_DE_FORMULARIO } from '@catastro/domain/formularios/formularios'
import { describe, expect, test } from 'vitest'
import { puedeEntrar } from '../acceso/direccion/guardias.ts'
import { ROLES, type Tipo } from '../pruebas/servidor.ts'
import { RUTAS } from './rutas.ts'

type Quien = Tipo | 'anonimo'
const TODOS: readonly Quien[] = ['anonimo', 'ciudadano', 'profesional', 'operador', 'jefe', 'administrador']
const CON_SESION: readonly Quien[] = ['ciudadano', 'profesional', 'operador', 'jefe', 'administrador']
const GESTORES: readonly Quien[] = ['profesional', 'administrador']
const PERSONAL: readonly Quien[] = ['operador', 'jefe', 'administrador']

/** Every form of a folder is filled and seen by whoever is signed in: whose it is, the server says. */
const DE_FORMULARIOS = CODIGOS_DE_FORMULARIO.flatMap((codigo) => [
  [`/formulario${codigo}`, CON_SESION] as const,
  [`/formulario${codigo}vista/:idCarpeta`, CON_SESION] as const,
])

/** Typed by hand, from the route table of the specification. */
const ENTRAN: Readonly<Record<string, readonly Quien[]>> = {
  ...Object.fromEntries(DE_FORMULARIOS),
  '/*': TODOS,
  '/portada': TODOS,
  '/stepper': TODOS,
  '/seguimiento': TODOS,
  '/consultaPadronGeneral': TODOS,
  '/pagoError': TODOS,
  '/pagoErrorForm1': TODOS,
  '/LibreDeudaPagoExitoso': TODOS,
  '/LibreDeudaPagoRechazado': TODOS,
  '/form1bisPagoExitoso': TODOS,
  '/textos/:texto': TODOS,
  '/ayuda': TODOS,
  '/tramites': TODOS,
  '/tramites/:tramite': TODOS,
  '/verificar': TODOS,
  '/estadisticasPublicas': TODOS,
  '/verificar/:codigo': TODOS,
  '/elevadores/tarjeta/:codigo': TODOS,
  '/dejarDeSeguirObras/:codigo': TODOS,
  '/datosAbiertos': TODOS,
  '/pagoDeCarpeta': CON_SESION,
  '/home': CON_SESION,
  '/catastro': CON_SESION,
  '/consultaPadron': CON_SESION,
  '/veredasHome': CON_SESION,
  '/veredas': CON_SESION,
  '/veredasPropietarios': CON_SESION,
  '/veredasSimulador': CON_SESION,
  '/misCarpetasVeredas': CON_SESION,
  '/misCertificados': CON_SESION,
  '/mapa': CON_SESION,
  '/obrasQueSigo': CON_SESION,
  '/olvidoAdjuntarArchivos': CON_SESION,
  '/adjuntarComprobanteDePago': CON_SESION,
  '/verDesgloseCarpetaEncomienda': CON_SESION,
  '/formulario1c': CON_SESION,
  '/formulario1cbis': CON_SESION,
  '/formulario7': CON_SESION,
  '/formulario12': CON_SESION,
  '/formulario27': CON_SESION,
  '/formulario28': CON_SESION,
  '/formulario29': CON_SESION,
  '/formulario30': CON_SESION,
  '/formulario31': CON_SESION,
  '/formulario40': CON_SESION,
  '/formulario44': CON_SESION,
  '/formulario12vista/:idCarpeta': CON_SESION,
  '/formulario27vista/:idCarpeta': CON_SESION,
  '/misElevadores': CON_SESION,
  '/elevadores/registro/:formulario/:numero': CON_SESION,
  '/elevadores/inmuebles/:padron': CON_SESION,
  '/padron/:padron': CON_SESION,
  '/elevadores/empresas/:idInstitucion': CON_SESION,
  '/elevadores': PERSONAL,
  '/nuevaCarpeta': GESTORES,
  '/formulario': GESTORES,
  '/misCarpetas': GESTORES,
  '/finalizarCargaCarpeta': GESTORES,
  '/verCarpetas': PERSONAL,
  '/inspeccionCarpetas': PERSONAL,
  '/AdjuntarArchivos': PERSONAL,
  '/misPagos': CON_SESION,
  '/quienConsulto': CON_SESION,
  '/pedidosDeDatos': ['administrador'],
  '/rafagas': ['administrador'],
  '/misPagos/:idPago': CON_SESION,
  '/pagos': PERSONAL,
  '/pagos/:idPago': PERSONAL,
  '/asignacionCarpetas': PERSONAL,
  '/jornada': PERSONAL,
  '/jornada/visita/:idVisita': PERSONAL,
  '/visitas': PERSONAL,
  '/visitasPorDecidir': PERSONAL,
  '/listasDeControl': PERSONAL,
  '/visitasDeCarpeta': CON_SESION,
  '/visitaADistancia/:idVisita': CON_SESION,
  '/plazos': PERSONAL,
  '/colegios': PERSONAL,
  '/instituciones': PERSONAL,
  '/obrasTipo': PERSONAL,
  '/tarifas': PERSONAL,
  '/inspectores': PERSONAL,
  '/agregarInspector': PERSONAL,
  '/oficinas': PERSONAL,
  '/requisitosDeEncomienda': PERSONAL,
  '/calles': PERSONAL,
  '/importaciones': PERSONAL,
  '/solicitudesLibreDeuda': PERSONAL,
  '/correos': PERSONAL,
  '/estadisticas': PERSONAL,
  '/estadisticasInforme': PERSONAL,
  '/empleados': ['administrador'],
  '/archivosApartados': ['administrador'],
  '/ciudad': ['administrador'],
  '/ciudad/correos': ['administrador'],
  '/ciudad/:clave': ['administrador'],
  '/conservacion': ['administrador'],
  '/estado': ['administrador'],
  '/puestaEnMarcha': ['administrador'],
  '/precios': ['administrador'],
  '/tiposDeEncomienda': ['administrador'],
  '/tiposDeEncomienda/:idEncomiendaTipo': ['administrador'],
  '/requisitosDeEncomienda/:idRequisito': ['administrador'],
  '/exportacion': ['administrador'],
  '/restauraciones': ['administrador'],
}

describe('quién entra a cada ruta', () => {
  test.each(Object.entries(ENTRAN))('%s', (ruta, entran) => {
    const guardia = RUTAS.find((r) => r.ruta === ruta)?.guardia
    expect(guardia).toBeDefined()
    const reales = TODOS.filter(
      (quien) => guardia && puedeEntrar(guardia, quien !== 'anonimo', quien === 'anonimo' ? [] : ROLES[quien]),
    )
    expect(reales).toEqual(TODOS.filter((quien) => entran.includes(quien)))
  })

  test('no hay rutas de más, de menos ni repetidas', () => {
    expect(RUTAS.map(({ ruta }) => ruta).sort()).toEqual(Object.keys(ENTRAN).sort())
  })
})
