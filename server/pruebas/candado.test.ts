import { describe, expect, it, test } from 'vitest'
import { DAN_CANDADO, sinCandado } from './candado.ts'
import { ES_PRUEBA, fuentes, leer } from './casa.ts'

/** What is written without a button of its own, and why a second click cannot write it twice. */
const SIN_BOTON: Readonly<Record<string, string>> = {
  'carpetas/atender/useTomar.ts: POST /documentacion/tomar': 'al abrir, y repetida es la misma',
  'carpetas/listar/VistaRecordada.tsx: PUT /documentacion/vistaDeLista/{lista}':
    'recuerda la lista, y repetida es la misma',
  'carpetas/presentar/BloquePropietario.tsx: POST /formulario/agregarPropietario/{cuil}':
    'la llama la búsqueda por CUIL',
  'envios/BorradorEnServidor.ts: DELETE /borradores/{clave}': 'sigue a lo presentado',
  'envios/BorradorEnServidor.ts: PUT /borradores/{clave}': 'se guarda sola, con su versión',
  'envios/useArchivosDelBorrador.ts: DELETE /borradores/{clave}/archivos/{idArchivo}': 'sigue a lo elegido, en cola',
  'envios/useArchivosDelBorrador.ts: POST /borradores/{clave}/archivos': 'sigue a lo elegido, en cola',
  'formularios/formulario1bis/Form1bisPagoExitosoPage.tsx: POST /formulario/pagar1bis':
    'al volver del pago, una consulta',
  'libreDeuda/LibreDeudaPagoExitosoPage.tsx: POST /usuarios/obtenerLibreDeuda': 'al volver del pago, una consulta',
  'padron/domicilio/agregarDomicilio.ts: POST /formulario/agregarDomicilioObra': 'la llama quien envía',
  'red/sesion.ts: POST /usuarios/login': 'el portal no tiene pantalla de ingreso (A-09)',
  'visitas/distancia/useFotoConCodigo.ts: POST /visitas/distancia/foto': 'sigue a la foto sacada, con su código',
  'visitas/envio/pedidos.ts: POST /visitas/foto': 'sale de la cola del teléfono, con su clave',
  'visitas/envio/pedidos.ts: POST /visitas/resultado': 'sale de la cola del teléfono, con su clave',
}

const delPortal = new Map(
  fuentes
    .filter((f) => f.startsWith('web/') && !ES_PRUEBA.test(f) && !f.startsWith('web/src/pruebas/'))
    .map((f) => [f.replace('web/src/', ''), leer(f)]),
)

/** It reads every source of the portal. */
const SIN_APURO = { timeout: 60_000 }

it('cada llamada que escribe se hace con el candado puesto, o dice por qué no la empieza un botón', SIN_APURO, () => {
  expect(sinCandado(delPortal).sort()).toEqual(Object.keys(SIN_BOTON).sort())
})

it('lo que se dice que da el candado lo toma de él', () => {
  const dan = [...delPortal].flatMap(([, texto]) => {
    const declaradas = [...texto.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, nombre = '']) => nombre)
    return declaradas.filter((nombre) => DAN_CANDADO.test(nombre)).map((nombre) => ({ nombre, texto }))
  })
  expect(dan.length).toBeGreaterThan(7)
  const sueltas = dan.filter(({ nombre, texto }) => {
    const otras = [...texto.matchAll(/\b(use\w+)[(<]/g)].map(([, hook = '']) => hook)
    return nombre !== 'useUnaVez' && !otras.some((hook) => hook !== nombre && DAN_CANDADO.test(hook))
  })
  expect(sueltas.map(({ nombre }) => nombre)).toEqual([])
})

it('una escritura de TanStack la hace solo la que tiene el candado', () => {
  const directas = [...delPortal].filter(([, texto]) => /\buseMutation\b/.test(texto))
  expect(directas.map(([camino]) => camino)).toEqual(['red/useEscritura.ts'])
})

describe('se ve', () => {
  const pantalla = (dentro: string) => `
    import { guardar } from '../calles/guardar.ts'
    export function Pantalla() {
      const unaVez = useUnaVez()
      const { enviar } = useEnvio()
      const intentar = (tarea) => enviar('x', tarea)
      const aviso = (tarea) => tarea()
      ${dentro}
    }`
  const halladas = (dentro: string, guardar = '') =>
    sinCandado(
      new Map([
        ['oficinas/Pantalla.tsx', pantalla(dentro)],
        ['calles/guardar.ts', guardar],
      ]),
    )
  const AFUERA = ['oficinas/Pantalla.tsx: POST /x']
  const GUARDAR = "export const guardar = () => main('POST /y')"

  test.each([
    ['la que va derecho del botón', "return <button onClick={() => main('POST /x')} />", AFUERA],
    ['al lado de otra que se cuida', "void unaVez(() => main('PUT /y')); main('POST /x')", AFUERA],
    ['en una función propia', "const crear = () => main('POST /x'); return <button onClick={crear} />", AFUERA],
    ['en una que a veces se cuida', "const crear = () => main('POST /x'); unaVez(crear); crear()", AFUERA],
    ['dada a quien no pone el candado', "const crear = () => main('POST /x'); aviso(crear)", AFUERA],
    ['la que se cuida', "return <button onClick={() => unaVez(() => main('POST /x'))} />", []],
    ['en una función que se cuida', "const crear = () => main('POST /x'); unaVez(crear)", []],
    ['dada a quien pone el candado', "const crear = () => main('POST /x'); intentar(crear)", []],
    ['la de una escritura', "const { mutate } = useEscritura({ mutationFn: () => main('POST /x') })", []],
    ['la que lee', "main('GET /x')", []],
  ])('%s', (_que, dentro, malas) => expect(halladas(dentro)).toEqual(malas))

  test('la de otro archivo, según quién la llame', () => {
    expect(halladas('guardar()', GUARDAR)).toEqual(['calles/guardar.ts: POST /y'])
    expect(halladas('unaVez(guardar)', GUARDAR)).toEqual([])
    expect(halladas('', GUARDAR)).toEqual(['calles/guardar.ts: POST /y'])
  })
})
