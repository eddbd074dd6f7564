import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../appDePrueba.ts'
import { pngDe } from '../caidas/trampas.ts'
import { CROQUIS, carpetasDePrueba, documento, pedidoDeAlta, pedidoDeSubida } from '../carpetasDePrueba.ts'
import { instantanea } from '../instantanea.ts'
import { larga } from '../larga.ts'
import { multiparte, PDF, PNG } from '../multiparte.ts'
import { esperarRechazo, sinDejarRastro } from './rechazo.ts'

let portal: AppDePrueba
let carpetas: ReturnType<typeof carpetasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  carpetas = carpetasDePrueba(portal)
})

const EXE = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(56), Buffer.from('PE\0\0')])
const HTML = Buffer.from('<!doctype html><html><script>alert(1)</script></html>')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const TEXTO = Buffer.from('hola')
const GUION = Buffer.from('#!/bin/sh\nrm -rf /\n')
const DIEZ_MEGAS = 10 * 1024 * 1024
const pdfDe = (bytes: number) => Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length)])

const noAdmitido = (nombre: string) =>
  `el archivo «${nombre}» no es de un tipo admitido. Puede adjuntar PDF, PNG, JPG, DOCX, XLSX, DWG, DXF o ZIP`

/** The three calls with files: who sends, where the file goes, its label, and the request. */
type Archivo = ReturnType<typeof documento>
const LUGARES = [
  ['alta', 'pablo', 'CoquisManzana', 'Croquis de manzana', (a: readonly Archivo[]) => pedidoDeAlta({}, a)],
  ['profesional', 'pablo', 'files', 'Archivos', (a: readonly Archivo[]) => pedidoDeSubida({ idCarpeta: 1001 }, a)],
  [
    'veredas',
    'clara',
    'files',
    'Archivos',
    (a: readonly Archivo[]) => ({
      method: 'POST' as const,
      url: '/api/documentacion/carpetaPersonaVeredas',
      ...multiparte({ idCarpeta: 1007 }, a),
    }),
  ],
] as const

describe.each(LUGARES)('%s', (_nombre, quien, campo, etiqueta, pedido) => {
  const rechaza = (archivos: readonly Archivo[], status: number, texto: string) =>
    esperarRechazo(portal, quien, pedido(archivos), { status, message: `${etiqueta}: ${texto}`, path: campo })

  it('por lo que es y no por cómo se llama', async () => {
    await sinDejarRastro(portal, async () => {
      for (const contenido of [EXE, HTML, SVG, TEXTO, GUION]) {
        for (const nombre of ['plano.pdf', 'plano.png', 'programa.exe']) {
          await rechaza([{ campo, nombre, contenido, tipo: 'application/pdf' }], 415, noAdmitido(nombre))
        }
      }
    })
  })

  it('vacío', async () => {
    await sinDejarRastro(portal, () =>
      rechaza([{ campo, nombre: 'plano.pdf', contenido: Buffer.alloc(0) }], 400, 'el archivo «plano.pdf» está vacío'),
    )
  })

  it('de 11 MB, o de 10 MB y un byte', async () => {
    await sinDejarRastro(portal, async () => {
      for (const bytes of [11 * 1024 * 1024, DIEZ_MEGAS + 1]) {
        const grande = { campo, nombre: 'plano.pdf', contenido: pdfDe(bytes) }
        await rechaza([grande], 413, 'el archivo «plano.pdf» supera los 10 MB')
      }
    })
  })

  it('una imagen que dice medir más de lo que nadie puede abrir; la más grande se acepta', async () => {
    const mide = (ancho: string, alto: string) =>
      `la imagen «plano.png» mide ${ancho} × ${alto} puntos, y se admiten 250 millones en total. Envíela más chica, o como PDF`
    await sinDejarRastro(portal, async () => {
      await rechaza(
        [{ campo, nombre: 'plano.png', contenido: pngDe(100_000, 100_000) }],
        413,
        mide('100.000', '100.000'),
      )
      await rechaza([{ campo, nombre: 'plano.png', contenido: pngDe(250_000_001, 1) }], 413, mide('250.000.001', '1'))
    })
    const justa = { campo, nombre: 'plano.png', contenido: pngDe(25_000, 10_000) }
    expect((await portal.como(quien, pedido([justa]))).statusCode).toBe(200)
  })

  it('en un campo que no es el suyo', async () => {
    for (const otro of ['archivo', 'Files', 'coquismanzana', 'FotoVeredaArchivo', 'idCarpeta']) {
      await sinDejarRastro(portal, async () => {
        const respuesta = await portal.como(quien, pedido([{ campo: otro, nombre: 'a.pdf', contenido: PDF }]))
        expect(respuesta.statusCode).toBe(400)
        expect(respuesta.json().errors[0]).toMatchObject({
          path: otro,
          msg: expect.stringContaining('no admite archivos'),
        })
      })
    }
  })
})

describe('cuántos archivos', () => {
  it('5 sí, 6 no', async () => {
    const cinco = ['a', 'b', 'c', 'd', 'e'].map((nombre) => documento(`${nombre}.pdf`))
    expect((await portal.como('pablo', pedidoDeSubida({ idCarpeta: 1001 }, cinco))).statusCode).toBe(200)
    await sinDejarRastro(portal, async () => {
      for (const archivos of [
        [...cinco, documento('f.pdf')],
        [...cinco, ...cinco, ...cinco],
      ]) {
        await esperarRechazo(portal, 'pablo', pedidoDeSubida({ idCarpeta: 1001 }, archivos), {
          message: 'No puede adjuntar mas de 5 archivos',
          path: 'files',
        })
      }
    })
  })

  larga('más de los que nadie mandaría', async () => {
    const muchos = Array.from({ length: 30 }, (_, n) => documento(`${n}.pdf`))
    await sinDejarRastro(portal, async () => {
      const respuesta = await portal.como('pablo', pedidoDeSubida({ idCarpeta: 1001 }, muchos))
      expect(respuesta.statusCode).toBe(400)
      expect(respuesta.json().message).toMatch(
        /^(No puede adjuntar mas de 5 archivos|Hay más archivos de los permitidos)$/,
      )
    })
  })

  it('ninguno', async () => {
    await sinDejarRastro(portal, async () => {
      await esperarRechazo(portal, 'pablo', pedidoDeSubida({ idCarpeta: 1001 }, []), {
        message: 'Debe adjuntar archivos',
        path: 'files',
      })
      await esperarRechazo(portal, 'pablo', pedidoDeAlta({}, []), {
        message: 'Debe adjuntar el croquis de manzana!',
        path: 'CoquisManzana',
      })
    })
  })

  it('dos croquis', async () => {
    await sinDejarRastro(portal, () =>
      esperarRechazo(portal, 'pablo', pedidoDeAlta({}, [CROQUIS, CROQUIS]), {
        message: 'Croquis de manzana: admite 1 archivo como máximo',
        path: 'CoquisManzana',
      }),
    )
  })

  it('uno bueno y uno malo: ninguno queda, en cualquier orden', async () => {
    const malo = documento('malo.pdf', EXE)
    await sinDejarRastro(portal, async () => {
      for (const archivos of [
        [documento(), malo],
        [malo, documento()],
        [documento(), malo, documento()],
      ]) {
        await esperarRechazo(portal, 'pablo', pedidoDeSubida({ idCarpeta: 1001 }, archivos), {
          status: 415,
          message: `Archivos: ${noAdmitido('malo.pdf')}`,
          path: 'files',
        })
      }
    })
  })

  it('el campo que el navegador manda vacío y sin nombre no cuenta, y no deja nada', async () => {
    const vacio = { campo: 'CoquisManzana', nombre: '', contenido: Buffer.alloc(0) }
    await sinDejarRastro(portal, () =>
      esperarRechazo(portal, 'pablo', pedidoDeAlta({}, [vacio]), {
        message: 'Debe adjuntar el croquis de manzana!',
        path: 'CoquisManzana',
      }),
    )
    const antes = await instantanea(portal)
    const exenta = pedidoDeAlta({ idEncomiendaTipo: 16, idFormularioTipo: 19 }, [vacio])
    expect((await portal.como('pablo', exenta)).statusCode).toBe(200)
    expect((await instantanea(portal)).archivos).toEqual(antes.archivos)
  })

  larga('5 de 10 MB justos se aceptan enteros', async () => {
    const idCarpeta = await carpetas.presentada()
    const cinco = [1, 2, 3, 4, 5].map((n) => documento(`plano-${n}.pdf`, pdfDe(DIEZ_MEGAS)))
    expect((await portal.como('pablo', pedidoDeSubida({ idCarpeta }, cinco))).statusCode).toBe(200)
    const { archivos } = (
      await portal.como('pablo', { url: `/api/documentacion/archivos?idCarpeta=${idCarpeta}` })
    ).json()
    expect(archivos.map((a: { tamano: number }) => a.tamano)).toEqual([PNG.length, ...Array(5).fill(10485760)])
  })
})

describe('cómo se llaman', () => {
  const LARGO = `${'ñ'.repeat(250)}.pdf`
  const EMOJIS = '😀'.repeat(150)
  it.each([
    ['plano de José Núñez.pdf', 'plano de José Núñez.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Usuarios\\Pablo\\plano.pdf', 'plano.pdf'],
    ['C:plano.pdf', 'C:plano.pdf'],
    ['..', 'archivo.pdf'],
    ['.', 'archivo.pdf'],
    ['carpeta/', 'archivo.pdf'],
    ['con %22comillas%22 y %0D%0A renglones.pdf', 'con %22comillas%22 y %0D%0A renglones.pdf'],
    ["it's; filename=otro.pdf", "it's; filename=otro.pdf"],
    ['plano\u202Efdp.exe', 'planofdp.pdf'],
    ['\u2066plano\u2069.pdf', 'plano.pdf'],
    ['plano\u200B\u00ADde\uFEFFobra.pdf', 'planodeobra.pdf'],
    ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
    ["'; drop table archivo; --.pdf", "'; drop table archivo; --.pdf"],
    ['tab\tulado\u0007.pdf', 'tabulado.pdf'],
    ['平面図.pdf', '平面図.pdf'],
    [LARGO, `${'ñ'.repeat(196)}.pdf`],
    [`${EMOJIS}.pdf`, `${'😀'.repeat(98)}.pdf`],
    [`${EMOJIS}a.pdf`, `${'😀'.repeat(97)}a.pdf`],
  ])('%s', async (nombre, guardado) => {
    const idCarpeta = await carpetas.presentada()
    const subida = await portal.como('pablo', pedidoDeSubida({ idCarpeta }, [documento(nombre)]))
    expect(subida.json()).toEqual({ ok: true, message: 'Archivos enviados correctamente' })
    const { archivos } = (
      await portal.como('pablo', { url: `/api/documentacion/archivos?idCarpeta=${idCarpeta}` })
    ).json()
    expect(archivos[1].nombre).toBe(guardado)
    const bajada = await portal.como('pablo', { url: `/api/documentacion/archivo/${archivos[1].idArchivo}` })
    expect([bajada.statusCode, bajada.rawPayload.equals(PDF)]).toEqual([200, true])
    const zip = await portal.como('pablo', { url: `/api/documentacion/obtenerArchivos/?idCarpeta=${idCarpeta}` })
    expect([zip.statusCode, zip.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK'])
  })
})
