import { sumarDias } from '@catastro/domain/plazos/calendario'
import { hoy } from '../../src/plataforma/proceso/hoy.ts'
import type { Fila } from './fila.ts'
import { ADMINISTRAN, AJENAS_A_LA_CARPETA, EN_SU_NOMBRE, NO_LA_VECINA, TODAS } from './partes.ts'

/*
 * who has the folder in hand, JEFE and ADMINISTRADOR over all; Diego has those of these rows, and Lucía
 * inspects nothing. What is at a distance, its applicant shows.
 */
const PERSONAL /*          */ = '401 401 403 403 200 200 200 403 200'
const A_CARGO /*           */ = '401 401 403 403 403 200 200 403 200'
const MANDAN /*            */ = '401 401 403 403 403 200 200 403 403'
const SOLO_ADMINISTRADOR /**/ = '401 401 403 403 403 403 200 403 403'
const CARPETA_DE_PABLO /*  */ = '401 401 404 200 200 200 200 404 200'
/** Whoever never had the visit does not find it. */
const DEL_TELEFONO /*      */ = '401 401 403 403 404 200 200 403 200'
const SOLICITANTE /*       */ = '401 401 404 200 403 403 403 404 403'
/** Their own key, and nobody else's. */
const LA_SUYA /*            */ = '401 401 200 200 200 200 200 200 200'
const DE_CUALQUIERA /*     */ = '200 200 200 200 200 200 200 200 200'

const manana = () => sumarDias(hoy(), 1)
const url = (direccion: string) => () => ({ url: direccion })

export const VISITAS: readonly Fila[] = [
  ['GET /visitas', url('/visitas?desde=2026-12-01'), A_CARGO, ADMINISTRAN],
  ['GET /visitas/jornada', url('/visitas/jornada?dia=2026-12-01&idInspector=1'), A_CARGO, ADMINISTRAN],
  ['GET /visitas/carpeta/{idCarpeta}', url('/visitas/carpeta/1002'), CARPETA_DE_PABLO, NO_LA_VECINA],
  [
    'POST /visitas/planear',
    async (m) => ({ payload: { idCarpeta: await m.visitas.asignada(), dia: manana(), hora: '10:00' } }),
    A_CARGO,
    AJENAS_A_LA_CARPETA,
  ],
  [
    'POST /visitas/asignar',
    async (m) => ({
      payload: {
        carpetas: [{ idCarpeta: await m.visitas.asignada() }],
        idInspector: 1,
        dia: manana(),
        parte: 'TARDE',
      },
    }),
    MANDAN,
    AJENAS_A_LA_CARPETA,
  ],
  [
    'PUT /visitas/mover',
    async (m) => ({ payload: { ...(await m.visitaPlaneada()), dia: manana(), parte: 'TARDE' } }),
    A_CARGO,
    AJENAS_A_LA_CARPETA,
  ],
  [
    'PUT /visitas/cancelar',
    async (m) => ({ payload: { ...(await m.visitaPlaneada()), motivo: 'Llueve' } }),
    A_CARGO,
    AJENAS_A_LA_CARPETA,
  ],
  [
    'PUT /visitas/ordenar',
    () => ({ payload: { dia: '2026-12-01', idInspector: 1, visitas: [] } }),
    A_CARGO,
    ADMINISTRAN,
  ],
  [
    'POST /visitas/observar',
    async (m) => ({ payload: { idVisita: (await m.visitaQueNoCumple()).idVisita } }),
    A_CARGO,
    AJENAS_A_LA_CARPETA,
  ],
  [
    'POST /visitas/resultado',
    async (m) => ({ payload: m.visitas.cuerpoDeResultado((await m.visitas.planeada()).idVisita) }),
    DEL_TELEFONO,
    AJENAS_A_LA_CARPETA,
  ],
  [
    'POST /visitas/foto',
    async (m) => m.visitas.cuerpoDeFoto((await m.visitas.planeada()).idVisita),
    DEL_TELEFONO,
    AJENAS_A_LA_CARPETA,
  ],
  ['GET /visitas/apartados', url('/visitas/apartados'), MANDAN, ADMINISTRAN],
  [
    'GET /visitas/apartado/{idEnvio}',
    async (m) => ({ url: `/visitas/apartado/${await m.fotoApartada()}` }),
    MANDAN,
    ADMINISTRAN,
  ],
  [
    'PUT /visitas/apartado',
    async (m) => ({ payload: { idEnvio: await m.fotoApartada(), vale: 'EL OTRO', motivo: 'Se habló con él' } }),
    MANDAN,
    AJENAS_A_LA_CARPETA,
  ],
  ['GET /visitas/llave', url('/visitas/llave'), LA_SUYA, TODAS],
  ['GET /visitas/agenda', url('/visitas/agenda'), PERSONAL, ADMINISTRAN],
  ['POST /visitas/agenda', () => ({}), '401 401 403 403 409 409 409 403 200', '403 409 409 409'],
  ['GET /visitas/agenda/{secreto}', async (m) => ({ url: await m.agendaDeDiego() }), DE_CUALQUIERA, TODAS],
  ['GET /visitas/listas', url('/visitas/listas'), PERSONAL, ADMINISTRAN],
  ['GET /visitas/historialDeLista/{idLista}', url('/visitas/historialDeLista/1'), PERSONAL, ADMINISTRAN],
  [
    'POST /visitas/agregarLista',
    () => ({ payload: { nombre: 'Otra', items: [{ texto: 'Punto' }], estado: 0 } }),
    SOLO_ADMINISTRADOR,
    ADMINISTRAN,
  ],
  [
    'POST /visitas/editarLista',
    () => ({ payload: { idLista: 2, nombre: 'Veredas', idUso: 12, items: [{ idItem: 1, texto: 'Punto' }] } }),
    SOLO_ADMINISTRADOR,
    ADMINISTRAN,
  ],
  ['POST /visitas/deshabilitarLista', () => ({ payload: { id: 2 } }), SOLO_ADMINISTRADOR, ADMINISTRAN],
  [
    'GET /visitas/distancia/{idVisita}',
    async (m) => ({ url: `/visitas/distancia/${await m.aDistancia()}` }),
    CARPETA_DE_PABLO,
    NO_LA_VECINA,
  ],
  [
    'POST /visitas/distancia/pedir',
    async (m) => ({ payload: { idCarpeta: (await m.visitaQueNoCumple()).idCarpeta, dia: manana() } }),
    A_CARGO,
    AJENAS_A_LA_CARPETA,
  ],
  [
    'POST /visitas/distancia/codigo',
    async (m) => ({ payload: { idVisita: await m.aDistancia(), idItem: 2 } }),
    SOLICITANTE,
    EN_SU_NOMBRE,
  ],
  ['POST /visitas/distancia/foto', (m) => m.fotoADistancia(), SOLICITANTE, EN_SU_NOMBRE],
  [
    'POST /visitas/distancia/enviar',
    async (m) => ({ payload: await m.aDistanciaConFotos() }),
    SOLICITANTE,
    EN_SU_NOMBRE,
  ],
  [
    'POST /visitas/distancia/juzgar',
    async (m) => ({ payload: await m.aDistanciaEnviada() }),
    A_CARGO,
    AJENAS_A_LA_CARPETA,
  ],
  [
    'PUT /visitas/distancia/ir',
    async (m) => ({ payload: { idVisita: await m.aDistancia(), version: 1, dia: manana(), hora: '10:00' } }),
    A_CARGO,
    AJENAS_A_LA_CARPETA,
  ],
]
