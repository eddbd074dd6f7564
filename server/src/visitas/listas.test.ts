import { beforeAll, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba } from '../../pruebas/appDePrueba.ts'
import { dicho, visitasDePrueba } from '../../pruebas/visitasDePrueba.ts'

let portal: AppDePrueba
let v: ReturnType<typeof visitasDePrueba>
beforeAll(async () => {
  portal = await appDePrueba()
  v = visitasDePrueba(portal)
})

const puntos = (cuantos: number) => Array.from({ length: cuantos }, (_, n) => ({ texto: `Punto ${n + 1}` }))
const agregar = (datos: object) =>
  v.llamar('ana', 'POST', '/visitas/agregarLista', { nombre: 'Piletas', idObraTipo: 3, items: puntos(2), ...datos })
const editar = (datos: object) => v.llamar('ana', 'POST', '/visitas/editarLista', datos)
const lista = async (idLista: number) =>
  (await v.llamar('lucia', 'GET', '/visitas/listas'))
    .json()
    .listas.find((l: { idLista: number }) => l.idLista === idLista)
const historial = async (idLista: number) =>
  (await v.llamar('hector', 'GET', `/visitas/historialDeLista/${idLista}`)).json().historial

it('se agrega, se cambia y se deshabilita; cada versión queda, con quién la hizo', async () => {
  const respuesta = await agregar({ orden: 7 })
  expect(dicho(respuesta)).toEqual([200, 'Lista de control agregada con éxito'])
  const { idLista } = respuesta.json()
  expect(await lista(idLista)).toMatchObject({
    nombre: 'Piletas',
    orden: 7,
    idObraTipo: 3,
    idUso: null,
    version: 1,
    estado: 1,
    usrmod: 1,
  })
  const datos = { idLista, nombre: 'Piletas', idObraTipo: 3 }
  const items = [{ idItem: 2, texto: 'Punto 2', conFoto: 1 }, { texto: 'El cerco cierra' }]
  expect(dicho(await editar({ ...datos, items, version: 1 }))).toEqual([200, 'Editado exitoso'])
  expect(await lista(idLista)).toMatchObject({
    version: 2,
    orden: 7,
    items: [
      { idItem: 2, texto: 'Punto 2', conFoto: true, estado: 1 },
      { idItem: 3, texto: 'El cerco cierra', conFoto: false, estado: 1 },
      { idItem: 1, texto: 'Punto 1', conFoto: false, estado: 0 },
    ],
  })
  expect(dicho(await editar({ ...datos, items, version: 1 }))[0]).toBe(409)
  // The same again is no version.
  const mismos = [...items.slice(0, 1), { idItem: 3, texto: 'El cerco cierra' }]
  await editar({ ...datos, items: mismos, orden: 8 })
  expect(await lista(idLista)).toMatchObject({ version: 2, orden: 8 })
  expect(await historial(idLista)).toMatchObject([
    { version: 2, nombre: 'Piletas', autor: 'Ana Romano' },
    { version: 1, items: [{ texto: 'Punto 1' }, { texto: 'Punto 2' }] },
  ])
  expect(dicho(await v.llamar('ana', 'POST', '/visitas/deshabilitarLista', { id: idLista }))).toEqual([
    200,
    'Deshabilitada con exito',
  ])
  expect((await lista(idLista)).estado).toBe(0)
  const { cambios } = (await v.llamar('ana', 'GET', `/auditoria/lista_de_control/${idLista}`)).json()
  expect(cambios.map((c: { accion: string; autor: string }) => `${c.accion} de ${c.autor}`)).toEqual([
    'Cambio de Ana Romano',
    'Cambio de Ana Romano',
    'Cambio de Ana Romano',
    'Alta de Ana Romano',
  ])
})

it('una habilitada por tipo de obra, por uso, y una para todo lo demás', async () => {
  const YA_HAY = [409, 'Ya hay una lista habilitada para ese tipo de obra o uso']
  expect(dicho(await agregar({ idObraTipo: null, idUso: 12 }))).toEqual(YA_HAY)
  expect(dicho(await agregar({ idObraTipo: '' }))).toEqual(YA_HAY)
  expect((await agregar({ idObraTipo: null, idUso: 12, estado: 0 })).statusCode).toBe(200)
  const { idLista } = (await agregar({ idObraTipo: 4 })).json()
  const otra = (await agregar({ idObraTipo: 4, estado: 0 })).json().idLista
  expect(dicho(await editar({ idLista: otra, nombre: 'X', idObraTipo: 4, items: puntos(1), estado: 1 }))).toEqual(
    YA_HAY,
  )
  await v.llamar('ana', 'POST', '/visitas/deshabilitarLista', { id: idLista })
  expect((await editar({ idLista: otra, nombre: 'X', idObraTipo: 4, items: puntos(1), estado: 1 })).statusCode).toBe(
    200,
  )
})

it.each([
  [{ nombre: ' ' }, 400, 'Escriba el nombre'],
  [{ nombre: 'x'.repeat(61) }, 400, 'Nombre: debe tener como máximo 60 caracteres'],
  [{ orden: 1000 }, 400, 'Orden: debe ser 999 o menos'],
  [{ items: [] }, 400, 'Puntos: debe haber al menos uno'],
  [{ items: puntos(21) }, 400, 'Puntos: puede haber hasta 20 habilitados a la vez'],
  [{ items: puntos(61) }, 400, 'Puntos: no puede haber más de 60'],
  [{ items: [{ texto: 'x', estado: 0 }] }, 400, 'Puntos: debe haber al menos uno habilitado'],
  [{ items: [{ texto: 'x'.repeat(161) }] }, 400, 'Qué se mira: debe tener como máximo 160 caracteres'],
  [{ items: [{ idItem: 1, texto: 'x' }] }, 404, 'Punto: no es de esta lista'],
  [{ idObraTipo: 999 }, 404, 'Tipo de obra: no existe'],
  [{ idUso: 12 }, 400, 'Uso: elija un tipo de obra o un uso, no los dos'],
  [{ idObraTipo: null, idUso: 999 }, 404, 'Uso: no existe'],
])('%j → %i %s', async (datos, codigo, mensaje) => {
  expect(dicho(await agregar({ idObraTipo: 5, ...datos }))).toEqual([codigo, mensaje])
})

it('con 20 puntos, 60 letras, 160 letras y orden 999 entra', async () => {
  const items = [{ texto: 'x'.repeat(160) }, ...puntos(19), ...puntos(40).map((p) => ({ ...p, estado: 0 }))]
  expect((await agregar({ idObraTipo: 6, nombre: 'x'.repeat(60), orden: 999, items })).statusCode).toBe(200)
})

it('la que no está: 404; la leen el personal, la cambia solo un ADMINISTRADOR', async () => {
  expect((await editar({ idLista: 999, nombre: 'X', items: puntos(1) })).statusCode).toBe(404)
  expect((await v.llamar('ana', 'GET', '/visitas/historialDeLista/999')).statusCode).toBe(404)
  expect((await v.llamar('lucia', 'POST', '/visitas/deshabilitarLista', { id: 1 })).statusCode).toBe(403)
})

it('de una carpeta, la de su tipo de obra; si no, la de su uso; si no, la de todas', async () => {
  const { idCarpeta, idVisita } = await v.planeada()
  const suya = async () => {
    const { dia } = (await v.consultar('select dia::text from visita where id_visita = $1', [idVisita]))[0]
    const { visitas } = (await v.llamar('diego', 'GET', `/visitas/jornada?dia=${dia}`)).json()
    return visitas.find((x: { idVisita: number }) => x.idVisita === idVisita).lista.idLista
  }
  expect(await suya()).toBe(1)
  await v.consultar('update carpeta set id_uso = 12 where id_carpeta = $1', [idCarpeta])
  expect(await suya()).toBe(2)
  const { idLista } = (await agregar({ idObraTipo: 7 })).json()
  expect(await suya()).toBe(idLista)
})
