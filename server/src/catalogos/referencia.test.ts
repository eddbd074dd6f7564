import { beforeAll, describe, expect, it } from 'vitest'
import { type AppDePrueba, appDePrueba, CUIL, type Demo } from '../../pruebas/appDePrueba.ts'
import { tarifasVigentes } from './tarifasVigentes.ts'

let portal: AppDePrueba
beforeAll(async () => {
  portal = await appDePrueba()
})

const enviar = (quien: Demo, path: string, payload: object) =>
  portal.como(quien, { method: 'POST', url: `/api${path}`, payload })
const leer = async (quien: Demo, path: string) => (await portal.como(quien, { url: `/api${path}` })).json()
const contar = async (tabla: string) =>
  (await portal.db.$client.query(`select count(*) as filas from ${tabla}`)).rows[0].filas
/** Days from today, where the city is. */
const dia = (dias: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Tucuman' }).format(Date.now() + dias * 86_400_000)

describe('un nombre repetido', () => {
  const IGUALES = ['Mesa de Entradas', 'MESA DE ENTRADAS', 'mésa  de éntradas', '  MESA DE ENTRADAS ']
  it.each(IGUALES)('%j es el de otra oficina', async (Oficina) => {
    const respuesta = await enviar('lucia', '/catastroReparticiones/crearOficina', {
      Oficina,
      idInstitucion: 1,
      idReparticion: 3,
    })
    expect([respuesta.statusCode, respuesta.json()]).toEqual([
      409,
      {
        ok: false,
        message: 'Ya existe una oficina con ese nombre en esa repartición',
        errors: [{ msg: 'Ya existe una oficina con ese nombre en esa repartición', path: 'Oficina' }],
      },
    ])
  })

  it('en otra repartición es otra oficina', async () => {
    const respuesta = await enviar('lucia', '/catastroReparticiones/crearOficina', {
      Oficina: 'mesa de entradas',
      idInstitucion: 1,
      idReparticion: 4,
    })
    expect(respuesta.json()).toEqual({ ok: true, message: 'Oficina creada con éxito' })
  })

  it('la ñ es otra letra: MUNECAS no es MUÑECAS', async () => {
    const crear = (calle: string) => enviar('lucia', '/catastroCalles/crearCalle', { calle, idcalletipo: 1 })
    expect((await crear('muñecas')).json().message).toBe('Ya existe una calle con ese nombre y ese tipo')
    expect((await crear('MUNECAS')).json()).toEqual({ ok: true, message: 'Calle creada con éxito' })
  })

  it.each([
    [
      '/instituciones/crearInstitucion',
      { Institucion: 'Municipalidad', idInstitucionTipo: 3 },
      'Ya existe una institución con ese nombre y ese tipo',
    ],
    [
      '/instituciones/crearInstitucionTipo',
      { InstitucionTipo: 'Ente Provincial' },
      'Ya existe un tipo de institución con ese nombre',
    ],
    [
      '/catastroReparticiones/crearReparticion',
      { Reparticion: 'Dirección de Catastro' },
      'Ya existe una repartición con ese nombre',
    ],
    [
      '/obrasTipo/agregarObrasTipo',
      { ObraTipo: 'Obra Nueva', timbrado: 1, provisorio: 1, definitivo: 1 },
      'Ya existe un tipo de obra con ese nombre',
    ],
    [
      '/tarifas/agregarTarifa',
      { Tarifa: 'Demolición por m2', PrecioUnitario: 1, Factor: 1, valor: 1, tipo: 'X' },
      'Ya existe una tarifa con ese nombre',
    ],
    ['/profesionales/nuevoColegio', { nombreColegio: 'Colegio de Técnicos' }, 'Ya existe un colegio con ese nombre'],
    [
      '/profesionales/nuevaProfesion',
      { nombreProfesion: 'Arquitecto', idColegioProfesional: 1 },
      'Ya existe una profesión con ese nombre',
    ],
    [
      '/profesionales/nuevaUniversidad',
      { nombreUniversidad: 'Universidad de Buenos Aires' },
      'Ya existe una universidad con ese nombre',
    ],
  ])('%s', async (path, cuerpo, message) => {
    const respuesta = await enviar('lucia', path, cuerpo)
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([409, message])
  })
})

describe('deshabilitar', () => {
  it('una segunda vez no hace nada: ni una línea en la historia', async () => {
    const deshabilitar = () => enviar('lucia', '/catastroReparticiones/deshabilitarOficina', { id: 4 })
    expect((await deshabilitar()).json()).toEqual({ ok: true, message: 'Deshabilitada con exito' })
    const antes = await contar('auditoria')
    expect((await deshabilitar()).json()).toEqual({ ok: true, message: 'Deshabilitada con exito' })
    expect(await contar('auditoria')).toBe(antes)
    const { oficinas } = await leer('hector', '/inspectores/traerOficinas')
    expect(oficinas.map(({ Oficina }: { Oficina: string }) => Oficina)).not.toContain('VISADO')
  })

  it('y habilitar otra vez se hace al editar', async () => {
    const cuerpo = { idOficina: 4, Oficina: 'VISADO', idInstitucion: 1, idReparticion: 2, estado: 1 }
    const respuesta = await enviar('lucia', '/catastroReparticiones/editarOficina', cuerpo)
    expect(respuesta.json()).toEqual({ ok: true, message: 'Editado exitoso' })
    const { oficinas } = await leer('hector', '/inspectores/traerOficinas')
    expect(oficinas).toContainEqual({ idOficina: 4, Oficina: 'VISADO' })
  })

  it('una calle deshabilitada deja de ofrecerse en los formularios', async () => {
    await enviar('lucia', '/catastroCalles/deshabilitarCalle', { id: 1 })
    const { calles } = await leer('clara', '/formulario/calles')
    expect(calles.some(({ idcalle }: { idcalle: number }) => idcalle === 1)).toBe(false)
  })

  it('un tipo de institución deshabilitado no se usa para una nueva', async () => {
    await enviar('ana', '/instituciones/crearInstitucionTipo', { InstitucionTipo: 'Cooperadora' })
    const { rows } = await portal.db.$client.query('select max(id_institucion_tipo) as id from institucion_tipo')
    const crear = (Institucion: string) =>
      enviar('ana', '/instituciones/crearInstitucion', { Institucion, idInstitucionTipo: rows[0].id })
    expect((await crear('Cooperadora Norte')).statusCode).toBe(200)
    await enviar('ana', '/instituciones/deshabilitarInstitucionTipo', { id: rows[0].id })
    const respuesta = await crear('Cooperadora Sur')
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([400, 'El tipo de institución está deshabilitado'])
  })

  it('los tipos de empresa que piden los formularios no se deshabilitan de ninguna de las dos maneras', async () => {
    const message = 'Este tipo no se puede deshabilitar: los formularios 14, 29 y 30 lo necesitan para sus empresas'
    for (const id of [1, 2]) {
      const uno = await enviar('ana', '/instituciones/deshabilitarInstitucionTipo', { id })
      const cuerpo = { idInstitucionTipo: id, InstitucionTipo: 'EMPRESA', estado: 0 }
      const otro = await enviar('ana', '/instituciones/editarInstitucionTipo', cuerpo)
      for (const respuesta of [uno, otro]) {
        expect([respuesta.statusCode, respuesta.json()]).toEqual([409, { ok: false, message }])
      }
    }
  })

  it('cualquiera agrega una conservadora o una empresa de publicidad, y ninguna otra', async () => {
    const crear = (idInstitucionTipo: number, Institucion: string) =>
      enviar('clara', '/instituciones/crearInstitucion', { Institucion, idInstitucionTipo })
    expect((await crear(2, 'Conservadora de prueba')).statusCode).toBe(200)
    const respuesta = await crear(3, 'Reparticion de prueba')
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([
      403,
      'Su perfil solo permite agregar empresas de publicidad o conservadoras de elevadores habilitadas',
    ])
  })
})

describe('los precios con fecha', () => {
  const tarifa = (resto: object) => ({
    idTarifa: 65,
    Tarifa: 'CERCA DE OBRA POR METRO',
    PrecioUnitario: '400,00',
    Factor: 1,
    valor: '400,00',
    tipo: 'CERCA',
    ...resto,
  })
  const ESCRITA_HOY = {
    confirmo: null,
    id: expect.any(Number),
    registradoEl: expect.any(String),
    autor: 'Lucía Juárez',
  }
  const valorEnFormularios = async () =>
    (await leer('clara', '/formulario/tarifas')).tarifas.find((t: { idTarifa: number }) => t.idTarifa === 65).valor

  it('lo que rige desde mañana hoy no se usa, y se avisa', async () => {
    expect(await valorEnFormularios()).toBe(350)
    const respuesta = await enviar('lucia', '/tarifas/actualizarTarifa', tarifa({ vigenteDesde: dia(1) }))
    expect(respuesta.json()).toEqual({ ok: true, message: 'Editado exitoso' })
    expect(await valorEnFormularios()).toBe(350)
    const { tarifas } = await leer('lucia', '/tarifas/getTarifas')
    expect(tarifas.find((t: { idTarifa: number }) => t.idTarifa === 65)).toMatchObject({
      valor: 350,
      proximoCambio: new Date(`${dia(1)}T00:00:00-03:00`).toISOString(),
    })
  })

  it('lo que rige desde hoy se usa ya, y lo anterior queda en la historia con su autor', async () => {
    await enviar('lucia', '/tarifas/actualizarTarifa', tarifa({ valor: '375,50' }))
    expect(await valorEnFormularios()).toBe(375.5)
    const { historial } = await leer('hector', '/tarifas/historial/65')
    expect(historial).toEqual([
      {
        ...ESCRITA_HOY,
        PrecioUnitario: 400,
        Factor: 1,
        valor: 400,
        vigenteDesde: new Date(`${dia(1)}T00:00:00-03:00`).toISOString(),
      },
      {
        ...ESCRITA_HOY,
        PrecioUnitario: 400,
        Factor: 1,
        valor: 375.5,
        vigenteDesde: new Date(`${dia(0)}T00:00:00-03:00`).toISOString(),
      },
      {
        ...ESCRITA_HOY,
        PrecioUnitario: 350,
        Factor: 1,
        valor: 350,
        vigenteDesde: '2024-01-01T03:00:00.000Z',
        autor: null,
      },
    ])
  })

  it('cada cambio del mismo día queda con quién y cuándo, y rige el último; lo mismo no agrega una línea', async () => {
    await enviar('lucia', '/tarifas/actualizarTarifa', tarifa({ valor: '380' }))
    await enviar('ana', '/tarifas/actualizarTarifa', tarifa({ valor: '380' }))
    expect(await valorEnFormularios()).toBe(380)
    await enviar('ana', '/tarifas/actualizarTarifa', tarifa({ valor: '375,50' }))
    const { historial } = await leer('hector', '/tarifas/historial/65')
    const lineas = historial.map(({ valor, autor }: { valor: number; autor: string | null }) => [valor, autor])
    expect(lineas).toEqual([
      [400, 'Lucía Juárez'],
      [375.5, 'Ana Romano'],
      [380, 'Lucía Juárez'],
      [375.5, 'Lucía Juárez'],
      [350, null],
    ])
    const [, ultima, segunda, primera] = historial.map(({ registradoEl }: { registradoEl: string }) => registradoEl)
    expect([ultima, segunda, primera]).toEqual([ultima, segunda, primera].sort().reverse())
    expect(new Set([ultima, segunda, primera]).size).toBe(3)
    expect(await valorEnFormularios()).toBe(375.5)
    const { tarifas } = await leer('lucia', '/tarifas/getTarifas')
    expect(tarifas.find((t: { idTarifa: number }) => t.idTarifa === 65).valor).toBe(375.5)
    expect(await tarifasVigentes(portal.db, { cerca: 65 })).toEqual({ cerca: 37_550 })
  })

  it('no se cambia lo que ya rigió: ayer se rechaza', async () => {
    const respuesta = await enviar('lucia', '/tarifas/actualizarTarifa', tarifa({ vigenteDesde: dia(-1) }))
    expect([respuesta.statusCode, respuesta.json().message]).toEqual([
      400,
      'Vigente desde: debe ser hoy o una fecha posterior',
    ])
  })

  it('el timbrado de una carpeta es el que rige ese día', async () => {
    const cuerpo = { idObraTipo: 8, ObraTipo: 'OBRA MENOR', timbrado: 1600, provisorio: 2500, definitivo: 4000 }
    await enviar('lucia', '/obrasTipo/actualizarObrasTipo', { ...cuerpo, timbrado: 9999, vigenteDesde: dia(5) })
    await enviar('lucia', '/obrasTipo/actualizarObrasTipo', { ...cuerpo, timbrado: 1700 })
    await enviar('lucia', '/obrasTipo/actualizarObrasTipo', cuerpo)
    const { tiposObra } = await leer('clara', '/formulario/tiposObra')
    expect(tiposObra).toContainEqual({ idObraTipo: 8, ObraTipo: 'OBRA MENOR', timbrado: 1600 })
    expect(
      (await leer('hector', '/obrasTipo/historial/8')).historial.map((h: { timbrado: number }) => h.timbrado),
    ).toEqual([9999, 1600, 1700, 1500])
  })
})

describe('los empleados', () => {
  const modificar = (cuil: string, roles: readonly number[], oficina = 2, reparticion = 2, quien: Demo = 'ana') =>
    portal.como(quien, {
      method: 'PATCH',
      url: '/api/catastroEmpleados/modificar',
      payload: { values: { cuil, reparticion, oficina }, selectedRoles: roles.map((idRol) => ({ idRol })) },
    })
  const buscar = async (cuil: string) =>
    (await leer('ana', `/catastroEmpleados/empleadoOficina?cuil=${cuil}`)).empleadoCatastro

  it('quien no es empleado viene con nulos, y al guardar lo es', async () => {
    expect(await buscar(CUIL.rosa)).toEqual({
      idPersona: 8,
      nombre_persona: 'Rosa',
      apellido_persona: 'Ávila',
      idOficina: null,
      idReparticion: null,
      roles: [],
      bajaEl: null,
    })
    expect((await modificar(CUIL.rosa, [3])).json()).toEqual({ ok: true, message: 'Empleado modificado con éxito' })
    expect(await buscar(CUIL.rosa)).toMatchObject({ idOficina: 2, idReparticion: 2, roles: [3] })
  })

  it('los roles valen desde el próximo pedido, y la respuesta los nombra', async () => {
    expect((await portal.como('rosa', { url: '/api/catastroCalles/calles' })).statusCode).toBe(200)
    await modificar(CUIL.rosa, [4])
    const lectura = await portal.como('rosa', { url: '/api/catastroCalles/calles' })
    expect([lectura.statusCode, lectura.headers['x-roles']]).toEqual([200, '4'])
    expect((await enviar('rosa', '/catastroCalles/crearCalle', { calle: 'X', idcalletipo: 1 })).statusCode).toBe(403)
  })

  it('PROFESIONAL no se pierde mientras se lo mande, y el conjunto reemplaza al anterior', async () => {
    expect((await buscar(CUIL.pablo)).roles).toEqual([2])
    await modificar(CUIL.pablo, [2, 3])
    expect((await buscar(CUIL.pablo)).roles).toEqual([2, 3])
    await modificar(CUIL.pablo, [2])
    expect((await buscar(CUIL.pablo)).roles).toEqual([2])
  })

  it('nadie cambia sus propios roles, tampoco el último administrador (A-163)', async () => {
    const respuesta = await modificar(CUIL.ana, [3], 1, 3)
    expect([respuesta.statusCode, respuesta.json()]).toEqual([
      403,
      { ok: false, message: 'Son sus propios roles: tiene que cambiarlos otro administrador' },
    ])
    expect((await buscar(CUIL.ana)).roles).toEqual([1])
  })

  it('ni siquiera con dos pedidos a la vez queda la ciudad sin administrador', async () => {
    for (let vuelta = 0; vuelta < 5; vuelta++) {
      await modificar(CUIL.hector, [1, 4])
      const pedidos = await Promise.all([modificar(CUIL.ana, [3], 1, 3, 'hector'), modificar(CUIL.hector, [4])])
      // Whoever goes first may; the other is the last one, or by then no administrator at all.
      expect(pedidos.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
      const { rows } = await portal.db.$client.query('select id_persona from persona_rol where id_rol = 1')
      expect(rows).toHaveLength(1)
      await portal.db.$client.query('delete from persona_rol where id_persona in (1, 5)')
      await portal.db.$client.query('insert into persona_rol (id_persona, id_rol) values (1, 1), (5, 4)')
    }
  })
})

it('quién cambió qué: la historia de una oficina, en palabras', async () => {
  await enviar('lucia', '/catastroReparticiones/editarOficina', {
    idOficina: 3,
    Oficina: 'ARCHIVO GENERAL',
    idInstitucion: 1,
    idReparticion: 2,
  })
  await enviar('ana', '/catastroReparticiones/deshabilitarOficina', { id: 3 })
  const { cambios } = await leer('ana', '/auditoria/oficina/3')
  expect(cambios.slice(0, 2)).toEqual([
    {
      id: expect.any(Number),
      fecha: expect.any(String),
      autor: 'Ana Romano',
      accion: 'Cambio',
      importacion: null,
      campos: [{ campo: 'Estado', antes: 'Habilitado', despues: 'Deshabilitado' }],
    },
    {
      id: expect.any(Number),
      fecha: expect.any(String),
      autor: 'Lucía Juárez',
      accion: 'Cambio',
      importacion: null,
      campos: [
        { campo: 'Oficina', antes: 'ARCHIVO', despues: 'ARCHIVO GENERAL' },
        { campo: 'Repartición', antes: 'DIRECCION DE CATASTRO', despues: 'DIRECCION DE OBRAS PRIVADAS' },
      ],
    },
  ])
  const { cambios: delEmpleado } = await leer('ana', '/auditoria/empleado/8')
  expect(delEmpleado.map((c: { accion: string }) => c.accion)).toEqual(['Alta', 'Baja', 'Alta', 'Alta'])
})

describe('los profesionales', () => {
  const lista = (consulta: string) => leer('hector', `/profesionales/listado?${consulta}`)
  const nombres = async (consulta: string) =>
    (await lista(consulta)).profesionales.map((p: { apellido_persona: string }) => p.apellido_persona)

  it('se busca por nombre, CUIL o matrícula', async () => {
    expect(await nombres('pagina=1')).toEqual(['Ledesma', 'Medina'])
    for (const buscar of ['pablo', 'MEDINA', 'medina pablo', 'pablo medina', '20-25333444-5', '25333444', 'a-1523']) {
      expect(await nombres(`pagina=1&buscar=${encodeURIComponent(buscar)}`)).toEqual(['Medina'])
    }
  })

  it('por vencer es dentro de 30 días; ayer, vencida', async () => {
    const vence = (fecha: string) =>
      portal.db.$client.query('update profesional set fecha_vencimiento = $1 where id_profesional = 2', [fecha])
    for (const [dias, vencimiento] of [
      [-1, 'vencida'],
      [0, 'por vencer'],
      [30, 'por vencer'],
      [31, 'vigente'],
    ] as const) {
      await vence(dia(dias))
      expect((await lista('pagina=1')).profesionales[0].vencimiento).toBe(vencimiento)
      expect(await nombres(`pagina=1&vencimiento=${encodeURIComponent(vencimiento)}`)).toContain('Ledesma')
      for (const otro of ['vencida', 'por vencer', 'vigente'].filter((uno) => uno !== vencimiento)) {
        expect(await nombres(`pagina=1&vencimiento=${encodeURIComponent(otro)}`)).not.toContain('Ledesma')
      }
    }
  })

  it('registrar da el rol PROFESIONAL', async () => {
    const { personaCatastro2 } = await leer('lucia', `/profesionales/verificarProfesional?cuil=${CUIL.clara}`)
    expect(personaCatastro2).toEqual({
      idPersona: 7,
      nombre_persona: 'Clara',
      apellido_persona: 'Nieva',
      Domicilio: null,
      idProfesional: null,
    })
    const respuesta = await enviar('lucia', '/profesionales/nuevoProfesional', {
      idProfesion: 6,
      idPersona: 7,
      idUniversidad: 3,
      domicilio: '',
      matricula: 'AG-77',
      fechaVencimiento: dia(0),
    })
    expect(respuesta.json()).toEqual({ ok: true, message: 'Listo !', idProfesional: expect.any(Number) })
    expect((await leer('clara', '/catastroInicio/perfiles')).personaCatastro.result).toEqual([
      { Perfil: 'PROFESIONAL', idRol: 2 },
    ])
  })
})

it('una falla del servidor se dice con las palabras de la especificación', async () => {
  await portal.db.$client.query('alter table oficina rename to oficina_ida')
  await portal.db.$client.query('alter table calle rename to calle_ida')
  const oficina = await enviar('lucia', '/catastroReparticiones/deshabilitarOficina', { id: 1 })
  const calle = await enviar('lucia', '/catastroCalles/deshabilitarCalle', { id: 2 })
  await portal.db.$client.query('alter table oficina_ida rename to oficina')
  await portal.db.$client.query('alter table calle_ida rename to calle')
  expect([oficina.statusCode, oficina.json()]).toEqual([
    500,
    { ok: false, message: 'Error al deshabilitar la Oficina' },
  ])
  expect([calle.statusCode, calle.json()]).toEqual([500, { ok: false, message: 'Error al deshabilitar la Calle' }])
})

it('agregar dos veces al mismo inspector: 409 con su razón', async () => {
  const agregar = () => enviar('lucia', '/inspectores/agregarInspector', { Oficina: 1, idPersona: 5 })
  expect((await agregar()).json()).toEqual({ ok: true, message: 'Inspector agregado con éxito' })
  const otra = await agregar()
  expect([otra.statusCode, otra.json()]).toEqual([409, { ok: false, message: 'La persona ya es inspector' }])
})
