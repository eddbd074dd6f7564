import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, type Demo } from '../../pruebas/appDePrueba.ts'
import {
  carpetasDePrueba,
  pedidoDeMovimiento,
  pedidoDeObservar,
  pedidoDeRespuesta,
} from '../../pruebas/carpetasDePrueba.ts'
import { exif, JPEG, segmentoJpeg } from '../../pruebas/fotosDeCamara.ts'
import { multiparte, PDF } from '../../pruebas/multiparte.ts'
import { proveedorDePrueba } from '../../pruebas/proveedorDePrueba.ts'
import { fotoDePrueba, veredasDePrueba } from '../../pruebas/veredasDePrueba.ts'
import { datosDelLegajo } from '../legajos/datosDelLegajo.ts'

const [RECIBIDO, OBSERVADO, APROBADO, FINALIZADO] = [2, 4, 7, 9]

let portal: AppDePrueba
let v: ReturnType<typeof veredasDePrueba>
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  const proveedor = proveedorDePrueba()
  portal = await appDePrueba({ proveedor })
  v = veredasDePrueba(portal, proveedor)
  carpetas = carpetasDePrueba(portal)
})
beforeEach(() => v.deNuevo())

async function presentada(cambios: object = {}, monto?: number): Promise<number> {
  await v.resolver(await v.comenzar({ cambios, ...(monto !== undefined && { monto }) }))
  return (await v.carpetas()).at(-1).id_carpeta
}
async function aprobada(cambios?: object, monto?: number): Promise<number> {
  const idCarpeta = await presentada(cambios, monto)
  await carpetas.mover('lucia', idCarpeta, { idEstado: RECIBIDO, expediente: '1' })
  await carpetas.mover('lucia', idCarpeta, { idEstado: APROBADO })
  await v.consultar('delete from correo_saliente')
  return idCarpeta
}
type Archivo = NonNullable<Parameters<typeof multiparte>[1]>[number]
const subir = (quien: Demo, idCarpeta: number, archivos: readonly Archivo[]) =>
  portal.como(quien, {
    method: 'POST',
    url: '/api/documentacion/carpetaPersonaVeredas',
    ...multiparte(
      { idCarpeta },
      archivos.map((archivo) => ({ ...archivo, campo: 'files' })),
    ),
  })
const clases = async (idCarpeta: number) =>
  (await v.consultar('select clase from archivo where id_carpeta = $1 order by id_archivo', [idCarpeta])).map(
    ({ clase }) => clase,
  )
const vista = async (idCarpeta: number, quien: Demo = 'lucia') =>
  (await portal.como(quien, { url: `/api/formulario/consultarFormulario12?idCarpeta=${idCarpeta}` })).json()[0]
const asuntos = async () => (await v.correos()).map(({ destinatario, redaccion }) => [destinatario, redaccion.asunto])
const PLANO = { campo: 'files', nombre: 'plano.pdf', contenido: PDF }

describe('con su pago devuelto', () => {
  const enLista = async (idCarpeta: number) =>
    (await portal.como('lucia', { url: `/api/documentacion/listarTodas?buscar=${idCarpeta}` })).json().carpetas[0]

  it('se marca en la lista y en el escritorio, y no se aprueba sin decir por qué', async () => {
    const idCarpeta = await presentada()
    await carpetas.mover('lucia', idCarpeta, { idEstado: RECIBIDO, expediente: '1' })
    expect((await enLista(idCarpeta)).pagoDevuelto).toBe(false)
    const [{ id_pago: idPago }] = await v.consultar('select id_pago from formulario_vereda where id_carpeta = $1', [
      idCarpeta,
    ])
    await v.resolver(idPago, 9)
    expect(await v.pago(idPago)).toMatchObject({ estado: 'DEVUELTO', revision: 'DEVUELTO_EN_USO' })
    expect((await enLista(idCarpeta)).pagoDevuelto).toBe(true)
    const una = await portal.como('lucia', { url: `/api/documentacion/carpeta/${idCarpeta}` })
    expect(una.json().carpeta.pagoDevuelto).toBe(true)
    const sinDecir = await portal.como('lucia', pedidoDeMovimiento(idCarpeta, { idEstado: APROBADO }))
    expect([sinDecir.statusCode, sinDecir.json().message]).toEqual([
      400,
      'Observación: es obligatoria para este cambio de estado',
    ])
    expect((await carpetas.fila(idCarpeta)).estado).toBe('RECIBIDO MESA ENTRADAS')
    await carpetas.mover('lucia', idCarpeta, { idEstado: APROBADO, observaciones: 'Pagó en la caja' })
    expect((await carpetas.fila(idCarpeta)).estado).toBe('APROBADO')
  })

  const observadaYRespondida = async (idCarpeta: number) => {
    await carpetas.mover('lucia', idCarpeta, { idEstado: OBSERVADO, observaciones: 'Falta la foto del cordón' })
    const [observacion] = await carpetas.observacionesDe(idCarpeta)
    const respuesta = { idObservacion: observacion?.idObservacion ?? 0, respuesta: 'Se ve en la segunda' }
    expect((await portal.como('clara', pedidoDeRespuesta(respuesta))).statusCode).toBe(200)
    return (await carpetas.fila(idCarpeta)).estado
  }

  it('aprobada antes, observada y respondida, no queda aprobada otra vez sola: la decide una persona', async () => {
    const idCarpeta = await aprobada()
    const [{ id_pago: idPago }] = await v.consultar('select id_pago from formulario_vereda where id_carpeta = $1', [
      idCarpeta,
    ])
    await v.resolver(idPago, 9)
    expect(await observadaYRespondida(idCarpeta)).toBe('RECIBIDO MESA ENTRADAS')
    const sinDecir = await portal.como('lucia', pedidoDeMovimiento(idCarpeta, { idEstado: APROBADO }))
    expect(sinDecir.statusCode).toBe(400)
    await carpetas.mover('lucia', idCarpeta, { idEstado: APROBADO, observaciones: 'Pagó en la caja' })
  })

  it('lo demás se hace como siempre, y sin devolución se aprueba sin motivo y se vuelve a lo aprobado', async () => {
    const idCarpeta = await aprobada()
    expect((await carpetas.fila(idCarpeta)).estado).toBe('APROBADO')
    expect(await observadaYRespondida(idCarpeta)).toBe('APROBADO')
  })
})

describe('una carpeta de veredas, para el personal', () => {
  it('se mueve como cualquiera, y sus correos van al domicilio del formulario', async () => {
    const idCarpeta = await presentada()
    await carpetas.mover('lucia', idCarpeta, { idEstado: RECIBIDO, expediente: '77' })
    expect((await carpetas.fila(idCarpeta)).estado).toBe('RECIBIDO MESA ENTRADAS')
    expect(await asuntos()).toEqual([
      ['clara@vecinos.example', `Carpeta ${idCarpeta}: presentado`],
      ['clara@vecinos.example', `Carpeta ${idCarpeta}: recibido mesa entradas`],
    ])
  })

  it('lo que se observa va entero a la dirección de quien la presentó; a otra, solo que está observada', async () => {
    const observar = async (idCarpeta: number) => {
      await carpetas.mover('lucia', idCarpeta, { idEstado: RECIBIDO, expediente: '77' })
      await carpetas.mover('lucia', idCarpeta, { idEstado: OBSERVADO, observaciones: 'Deuda del titular Nieva' })
      return (await v.correos()).at(-1)?.redaccion
    }
    const ajena = await presentada()
    expect(await observar(ajena)).toEqual({
      asunto: `Carpeta ${ajena}: observado`,
      parrafos: ['Hay novedades de este trámite. El detalle lo ve en el portal quien lo hizo.'],
      datos: [
        ['Carpeta', String(ajena)],
        ['Estado', 'OBSERVADO'],
      ],
      accion: {
        texto: 'Ver en el portal',
        ruta: `/verDesgloseCarpetaEncomienda?idCarpeta=${ajena}#observaciones-de-carpeta`,
      },
    })
    const propia = await presentada({ email: 'clara.nieva@example.com' })
    const { datos } = await observar(propia)
    expect(datos).toContainEqual(['Observación', 'Deuda del titular Nieva'])
    expect(datos).toContainEqual(['Propietario', 'Nieva Clara'])
  })

  it('observado su formulario, la fila sigue enviada, y se responde por escrito', async () => {
    const idCarpeta = await presentada()
    await portal.como('lucia', pedidoDeObservar(idCarpeta, [{ texto: 'El monto', codigoFormulario: '12' }]))
    const filas = await portal.como('clara', {
      url: `/api/formulario/obtenerFormulariosPorEncomiendaYIdCarpeta?idCarpeta=${idCarpeta}`,
    })
    expect(filas.json()).toMatchObject([{ codigoFormulario: '12', grabado: 1, observado: 0, debe: 0 }])
    const [observacion] = await carpetas.observacionesDe(idCarpeta)
    const respuesta = { idObservacion: observacion?.idObservacion ?? 0, respuesta: 'Es el presupuesto' }
    await portal.como('clara', pedidoDeRespuesta(respuesta))
    expect((await carpetas.fila(idCarpeta)).estado).toBe('PRESENTADO')
  })

  it('su legajo dice trabajos, cuenta y pago; el de la ciudad de muestra también', async () => {
    const idCarpeta = await presentada()
    const datos = await datosDelLegajo(portal.db, idCarpeta)
    expect(datos?.pendientes).toEqual([])
    const respuestas = datos?.formularios[0]?.bloques.flatMap((b) => b.respuestas.map((r) => [r.pregunta, r.respuesta]))
    expect(respuestas).toEqual(
      expect.arrayContaining([
        ['Trabajos a realizar', 'Vereda'],
        ['Superficie', '25,00 m²'],
        ['Depósito de materiales (3 días × $ 250,00)', '$ 750,00'],
        ['Derecho de construcción (0,6 % de $ 300.000,00)', '$ 1.800,00'],
        ['Total a abonar', '$ 4.925,00'],
      ]),
    )
    expect((await vista(1007)).lineas.at(-1)).toMatchObject({ concepto: 'Total a abonar', importe: 2800 })
    expect((await datosDelLegajo(portal.db, 1007))?.pendientes).toEqual([])
  })

  it('su legajo en PDF lleva las fotos de antes y de después; una que no se puede dibujar no lo impide', async () => {
    const imagenes = async (idCarpeta: number) => {
      await portal.como('clara', { method: 'POST', url: '/api/documentacion/legajo', payload: { idCarpeta } })
      await portal.trabajar('hacer-legajos')
      const pdf = await portal.como('clara', { url: `/api/documentacion/legajo/${idCarpeta}/pdf` })
      expect(pdf.statusCode).toBe(200)
      return pdf.rawPayload.toString('latin1').split('/Subtype /Image').length - 1
    }
    expect(await imagenes(1007)).toBe(2)
    const idCarpeta = await aprobada()
    await subir('clara', idCarpeta, [
      { ...fotoDePrueba(8), nombre: 'despues.jpg', contenido: JPEG },
      { ...fotoDePrueba(9), nombre: 'rota.jpg', contenido: JPEG.subarray(0, 30) },
    ])
    // Those of before are drawn with transparency, which is left for the files.
    expect(await imagenes(idCarpeta)).toBe(1)
  })

  it('borrada por un administrador, lo pagado es para devolver', async () => {
    const idCarpeta = await presentada()
    const { id_pago } = (
      await v.consultar('select id_pago from formulario_vereda where id_carpeta = $1', [idCarpeta])
    )[0]
    const borrar = (quien: Demo) =>
      portal.como(quien, { method: 'DELETE', url: '/api/documentacion', payload: { id: idCarpeta } })
    expect((await borrar('clara')).statusCode).toBe(409)
    expect((await borrar('ana')).statusCode).toBe(200)
    expect((await v.pago(id_pago)).revision).toBe('CARPETA_BORRADA')
  })
})

describe('el fin de la obra', () => {
  const pasanDias = (idCarpeta: number, dias: number) =>
    v.consultar('update carpeta set estado_desde = now() - make_interval(days => $2) where id_carpeta = $1', [
      idCarpeta,
      dias,
    ])

  it('a los 30 días de aprobada se piden fotos, una vez, a su dueño', async () => {
    const idCarpeta = await aprobada()
    await pasanDias(idCarpeta, 29)
    await portal.trabajar('pedir-fotos-de-obra')
    expect(await asuntos()).toEqual([])
    await pasanDias(idCarpeta, 30)
    await portal.trabajar('pedir-fotos-de-obra')
    await portal.trabajar('pedir-fotos-de-obra')
    expect(await asuntos()).toEqual([['clara@vecinos.example', `Carpeta ${idCarpeta}: aprobado`]])
    expect((await vista(idCarpeta)).fotosPedidasEl).not.toBeNull()
  })

  it('con más días de depósito se espera más; con sus fotos ya enviadas, o sin aprobar, no se piden', async () => {
    const larga = await aprobada({ dep_mat_dias: '45' }, 15_425)
    await pasanDias(larga, 44)
    await portal.trabajar('pedir-fotos-de-obra')
    expect(await asuntos()).toEqual([])
    expect(Date.parse((await vista(larga)).obraHasta) - Date.now()).toBeGreaterThan(44 * 86_400_000)
    await subir('clara', larga, [fotoDePrueba(5)])
    await pasanDias(larga, 50)
    await portal.trabajar('pedir-fotos-de-obra')
    expect(await asuntos()).toEqual([])
    await v.deNuevo()
    await pasanDias(await presentada(), 90)
    await portal.trabajar('pedir-fotos-de-obra')
    expect(await asuntos()).toHaveLength(1)
  })

  it('las imágenes de su dueño son FOTO_FINAL; sus otros archivos, y los del personal, no', async () => {
    const idCarpeta = await aprobada()
    await subir('clara', idCarpeta, [fotoDePrueba(5), PLANO])
    await subir('lucia', idCarpeta, [fotoDePrueba(6)])
    expect(await clases(idCarpeta)).toEqual(['FOTO_VEREDA', 'FOTO_VEREDA', 'FOTO_FINAL', 'DOCUMENTO', 'DOCUMENTO'])
    expect((await vista(idCarpeta)).fotos.map(({ momento }: { momento: string }) => momento)).toEqual([
      'ANTES',
      'ANTES',
      'DESPUES',
    ])
  })

  it('antes de aprobada una imagen es un documento más; y todas pierden lo que su cámara escribió', async () => {
    const idCarpeta = await presentada()
    const conLugar = Buffer.concat([JPEG.subarray(0, 2), segmentoJpeg(0xe1, exif(1, 'GPS')), JPEG.subarray(2)])
    await subir('clara', idCarpeta, [{ ...fotoDePrueba(7), nombre: 'foto.jpg', contenido: conLugar }])
    expect((await clases(idCarpeta)).at(-1)).toBe('DOCUMENTO')
    const [{ id }] = await v.consultar('select max(id_archivo) as id from archivo where id_carpeta = $1', [idCarpeta])
    expect((await portal.como('clara', { url: `/api/documentacion/archivo/${id}` })).rawPayload).toEqual(JPEG)
  })

  it('el personal la observa o la cierra; observadas sus fotos, las nuevas también son finales', async () => {
    const idCarpeta = await aprobada()
    await subir('clara', idCarpeta, [fotoDePrueba(5)])
    await carpetas.mover('lucia', idCarpeta, { idEstado: OBSERVADO, observaciones: 'No se ve la vereda' })
    expect(await carpetas.fila(idCarpeta)).toMatchObject({ estado: 'OBSERVADO', previo: 'APROBADO' })
    await subir('clara', idCarpeta, [fotoDePrueba(6)])
    expect((await carpetas.fila(idCarpeta)).estado).toBe('APROBADO')
    expect((await clases(idCarpeta)).filter((clase) => clase === 'FOTO_FINAL')).toHaveLength(2)
    await carpetas.mover('lucia', idCarpeta, { idEstado: FINALIZADO })
    expect((await carpetas.fila(idCarpeta)).estado).toBe('FINALIZADO')
  })

  it('las demás carpetas aprobadas no se observan', async () => {
    const idCarpeta = await carpetas.completa()
    await carpetas.mover('lucia', idCarpeta, { idEstado: RECIBIDO, expediente: '1' })
    await carpetas.mover('lucia', idCarpeta, { idEstado: APROBADO })
    const movida = await portal.como('lucia', pedidoDeObservar(idCarpeta, [{ texto: 'Tarde' }]))
    expect(movida.statusCode).toBe(409)
  })
})

it('la copia de lo que nunca se pagó se olvida a los 60 días; la de lo pagado, nunca', async () => {
  const sinPagar = await v.comenzar()
  await v.resolver(sinPagar, 4)
  const otra = (await v.realizarPago()).json().idPago
  await v.resolver(otra)
  const copias = async () =>
    (await v.consultar('select id_pago from vereda_copia where id_pago = any($1) order by 1', [[sinPagar, otra]])).map(
      ({ id_pago }) => id_pago,
    )
  portal.ponerEnHora(new Date(Date.now() + 59 * 86_400_000))
  await portal.trabajar('olvidar-copias-de-veredas')
  expect(await copias()).toEqual([sinPagar, otra])
  portal.ponerEnHora(new Date(Date.now() + 60 * 86_400_000))
  await portal.trabajar('olvidar-copias-de-veredas')
  expect(await copias()).toEqual([otra])
  portal.ponerEnHora()
})
