import { COLUMNAS, FilaDePadron } from '@catastro/domain/importaciones/columnas'
import { cerosPerdidos } from '@catastro/domain/importaciones/excel'
import { enPalabras, HAY_MAS_DE_UNA, NO_ESTA_EN_CALLES } from '@catastro/domain/importaciones/mensajes'
import { claveProvincial } from '@catastro/domain/padron/formas'
import { sentencia, type Tx } from '../../plataforma/base/db.ts'
import { con } from '../../plataforma/base/sentencias.ts'
import { clase, type ErrorDeCelda } from './clase.ts'
import { type Dicho, dicho, motivoDe, seAgrega } from './desconocido.ts'

/** A row as SQL takes it. The street is that of the catalogue where one and only one is called so. */
const X = `json_to_recordset($1) as x(n int, accion text, "idDomicilio" int, "idCalle" int, padron text, provincial text,
  titular text, dni text, cuit text, calle text, puerta text, piso text, departamento text, seccion text, manzana text,
  parcela text, distrito text, dominio text)`

// A file names few streets many times: each name is made comparable once.
const encontrar = sentencia(
  'padrones_por_importar',
  `with x as materialized (select * from ${X}),
  catalogo as (select clave_de_nombre(calle) as clave, min(id_calle) as id_calle, count(*) as cuantas from calle group by 1),
  calles as (
    select n.calle, n.clave, k.cuantas > 1 as varias, coalesce(e.id_calle, case when k.cuantas = 1 then k.id_calle end) as id_calle,
      coalesce(e.calle, n.calle) as queda, case when k.cuantas is distinct from 1 then ${dicho(
        'id_calle',
        'calle',
        "(q.respuesta <> 'AGREGAR' or k.cuantas is null)",
      )} end as dicho
    from (select calle, clave_de_nombre(calle) as clave from x where calle <> '' group by calle) n
    left join catalogo k on k.clave = n.clave
    left join equivalencia q on k.cuantas is distinct from 1 and q.catalogo = 'calle' and q.clave = n.clave
    left join calle e on q.respuesta = 'ES' and e.id_calle = q.id_destino and e.estado)
  select p.padronm is not null as existe, otro.padronm as tomado, p.id_domicilio, c.id_calle, c.clave, c.queda, c.dicho,
    coalesce(c.varias, false) as "varias!", d.id_calle is null as "enPalabras!",
    coalesce(p.padronp = x.provincial and p.apeynom = x.titular and p.dni is not distinct from x.dni
      and p.cuit is not distinct from x.cuit and (x.calle = '' or
        (d.calle_texto, d.nro_puerta, d.piso, d.departamento, d.seccion, d.manzana, d.parcela, d.distrito, d.dominio) =
        (c.queda, x.puerta, x.piso, x.departamento, x.seccion, x.manzana, x.parcela, x.distrito, x.dominio)
        and d.id_calle is not distinct from c.id_calle and c.dicho->>'respuesta' is distinct from 'AGREGAR'), false) as igual,
    json_build_object('provincial', p.padronp, 'titular', p.apeynom, 'dni', p.dni, 'cuit', p.cuit, 'calle', d.calle_texto, 'puerta', d.nro_puerta, 'piso', d.piso, 'departamento', d.departamento,
      'seccion', d.seccion, 'manzana', d.manzana, 'parcela', d.parcela, 'distrito', d.distrito, 'dominio', d.dominio) as "guardado!"
  from x
  left join padron p on p.padronm = x.padron
  left join domicilio d on d.id_domicilio = p.id_domicilio
  left join padron otro on translate(otro.padronp, '- ', '') = translate(x.provincial, '- ', '') and otro.padronm <> x.padron
  left join calles c on c.calle = x.calle
  order by x.n`,
  con<{ guardado: Guardado; dicho: Dicho | null }>(),
)

/** Of an address, what the file, the register and the database call the same. */
const DEL_LUGAR = ['piso', 'departamento', 'seccion', 'manzana', 'parcela', 'distrito', 'dominio'] as const
/** What may begin with zeros, and is known by them; a DNI is the same without. */
const CON_CEROS = ['provincial', 'puerta', ...DEL_LUGAR] as const
type ConCeros = (typeof CON_CEROS)[number]
type Guardado = Readonly<Record<ConCeros | 'titular' | 'dni' | 'cuit' | 'calle', string | null>>

const tituloDe = (clave: ConCeros) => COLUMNAS.padrones.find((c) => c.clave === clave)?.titulo ?? clave

const PARTES = ['calle_texto', 'nro_puerta', ...DEL_LUGAR]
const DE_LA_FILA = ['calle', 'puerta', ...DEL_LUGAR]

const mudar = sentencia(
  'cambiar_domicilios_importados',
  `update domicilio d set id_calle = x."idCalle", ${PARTES.map((parte, i) => `${parte} = x.${DE_LA_FILA[i]}`).join(', ')}
   from ${X} where d.id_domicilio = x."idDomicilio" and x.calle <> ''`,
)
// Before whoever lives there: undone, an import goes backwards (ADR 53).
const agregarDomicilios = sentencia(
  'agregar_domicilios_importados',
  `insert into domicilio (id_calle, ${PARTES.join(', ')}, padron, origen)
   select "idCalle", ${DE_LA_FILA.join(', ')}, padron, 'PADRON' from ${X} where "idDomicilio" is null and calle <> ''
   returning id_domicilio as "idDomicilio", padron`,
)
const asentar = sentencia(
  'asentar_padrones_importados',
  `insert into padron (padronm, padronp, apeynom, dni, cuit, id_domicilio)
   select x.padron, x.provincial, x.titular, x.dni, x.cuit, x."idDomicilio" from ${X}
   on conflict (padronm) do update set padronp = excluded.padronp, apeynom = excluded.apeynom, dni = excluded.dni,
     cuit = excluded.cuit, id_domicilio = excluded.id_domicilio`,
)

// A street of which the file says its name alone.
const agregar = sentencia(
  'agregar_calles_que_nombra_un_padron',
  `insert into calle (calle, id_calle_tipo, usrmod)
   select distinct on (clave_de_nombre(n.nombre)) n.nombre, t.id_calle_tipo, $2::integer
   from unnest($1::text[]) as n(nombre)
   cross join (select id_calle_tipo from calle_tipo order by clave_de_nombre(calle_tipo) <> 'calle', id_calle_tipo limit 1) t
   order by clave_de_nombre(n.nombre), n.nombre
   returning id_calle as id, clave_de_nombre(calle) as "clave!"`,
)
const agregarCalles = async (tx: Tx, nombres: readonly string[], autor: number) =>
  new Map((await agregar(tx, [...nombres], autor)).map(({ id, clave }) => [clave, id] as const))

/** No address is left without the street that was to be added. */
function exigida(id: number | undefined): number {
  if (id === undefined) throw new Error('No se agregó una calle que había que agregar')
  return id
}

/** The land register: by municipal number. A row without a street leaves the address as it is. */
export const padrones = clase({
  columnas: COLUMNAS.padrones,
  esquema: FilaDePadron,
  claves: ({ padron, provincial }) => [padron, `provincial ${claveProvincial(provincial)}`],

  async cruzar(db, datos) {
    const rows = await encontrar(db, JSON.stringify(datos.map((d, n) => ({ n, ...d }))))
    return datos.map((fila, n) => {
      const e = rows[n] ?? {
        existe: false,
        tomado: null,
        id_domicilio: null,
        id_calle: null,
        clave: null,
        queda: null,
        dicho: null,
        varias: false,
        enPalabras: true,
        igual: false,
        guardado: {},
      }
      const codigos: Readonly<Partial<Record<ConCeros, string | null>>> = e.guardado
      const errores: ErrorDeCelda[] = cerosPerdidos(
        CON_CEROS.map((clave) => [tituloDe(clave), fila[clave] ?? '', codigos[clave] ?? null]),
      )
      if (e.tomado !== null) errores.push({ columna: 'Padrón provincial', msg: `ya es del padrón ${e.tomado}` })
      const agregada = seAgrega(e.dicho)
      const laTiene = e.id_calle !== null || agregada
      if (fila.calle !== '' && !laTiene && e.dicho?.respuesta !== 'SIN') {
        errores.push({ columna: 'Calle', msg: motivoDe(e.dicho, e.varias ? HAY_MAS_DE_UNA : NO_ESTA_EN_CALLES) })
      }
      const accion = e.existe ? (e.igual ? 'IGUAL' : 'CAMBIO') : 'ALTA'
      const {
        provincial = null,
        titular = null,
        dni = null,
        cuit = null,
        calle: suya = null,
        ...domicilio
      } = e.guardado as Partial<Guardado>
      // Without a street the address stays as it is.
      const calle = laTiene && e.enPalabras && suya ? enPalabras(suya) : suya
      const guardado = { provincial, titular, dni, cuit, ...(fila.calle !== '' && { calle, ...domicilio }) }
      const resuelto = {
        idDomicilio: e.id_domicilio,
        idCalle: e.id_calle,
        calle: e.queda ?? fila.calle,
        porAgregar: agregada ? e.clave : null,
      }
      return { accion, errores, resuelto, guardado, ...(e.dicho && { desconocidos: { calle: e.dicho } }) }
    })
  },

  async aplicar(tx, autor, filas) {
    const porAgregar = filas.flatMap(({ resuelto }) => (resuelto.porAgregar === null ? [] : [resuelto.calle]))
    const agregadas = porAgregar.length > 0 ? await agregarCalles(tx, porAgregar, autor) : new Map<string, number>()
    const escritas = filas.map(({ accion, datos, resuelto: { idDomicilio, idCalle, calle, porAgregar: clave } }) => ({
      ...datos,
      accion,
      idDomicilio,
      idCalle: clave === null ? idCalle : exigida(agregadas.get(clave)),
      calle,
    }))
    const json = JSON.stringify(escritas)
    await mudar(tx, json)
    const nuevos = new Map(
      (await agregarDomicilios(tx, json)).map(({ padron, idDomicilio }) => [padron, idDomicilio] as const),
    )
    const enSuDomicilio = escritas.map((fila) => ({
      ...fila,
      idDomicilio: fila.idDomicilio ?? nuevos.get(fila.padron) ?? null,
    }))
    await asentar(tx, JSON.stringify(enSuDomicilio))
  },
})
