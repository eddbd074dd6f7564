import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { campo, rotuloDeLlamada, rotuloDelEsquema, rotulosDe } from './campo.ts'
import type { DeclaracionDeLlamada } from './llamada.ts'
import { LLAMADAS } from './llamadas.ts'
import { Cuil, TextoOpcional } from './tipos.ts'

const Corto = TextoOpcional(2)
const Domicilio = z.object({
  Piso: campo('Piso', 'el', z.optional(Corto)),
  Dpto: z._default(z.nullable(campo('Departamento', 'el', Corto)), ''),
  lista: campo(
    'Observaciones',
    'las',
    z.array(z.object({ texto: campo('Qué hay que corregir', '', Corto), id: Corto })),
  ),
  cuil: Cuil,
  cuilDelDueno: campo('CUIL del dueño', 'el', Cuil),
  valor: campo('Valor', 'el', Corto, '$'),
})

test.each([
  ['Piso', 'Piso'],
  ['Dpto', 'Departamento'],
  ['lista', 'Observaciones'],
  ['lista.0', 'Observaciones'],
  ['lista.3.texto', 'Qué hay que corregir'],
  ['lista.3.id', 'Observaciones'],
  ['cuil', 'CUIL'],
  ['cuilDelDueno', 'CUIL del dueño'],
  ['otro', 'otro'],
  ['toString', 'toString'],
  ['otros.0', 'otros'],
  ['', 'Datos'],
  ['0', 'Datos'],
])('%s se llama «%s»', (path, etiqueta) => {
  expect(rotuloDelEsquema(Domicilio, path).etiqueta).toBe(etiqueta)
})

test('los rótulos de un formulario, con su unidad', () => {
  const { Piso, Dpto, valor } = rotulosDe(Domicilio)
  expect([Piso, Dpto, valor]).toEqual([
    { etiqueta: 'Piso', articulo: 'el' },
    { etiqueta: 'Departamento', articulo: 'el' },
    { etiqueta: 'Valor', articulo: 'el', unidad: '$' },
  ])
})

test('un mismo nombre se llama como lo llama cada llamada', () => {
  const deLlamada = (path: string) => LLAMADAS.find((l) => l.path === path) ?? LLAMADAS[0]
  const como = (path: string, nombre: string) =>
    rotuloDeLlamada(deLlamada(path) as DeclaracionDeLlamada, nombre).etiqueta
  expect([
    como('/usuarios/login', 'contraseña'),
    como('/documentacion/altaFormulario14', 'idInstitucion'),
    como('/catastroReparticiones/crearOficina', 'idInstitucion'),
    como('/documentacion/altaFormulario14', 'comprobante'),
    como('/documentacion/alta', 'CoquisManzana'),
    como('/inspectores/agregarInspector', 'Oficina'),
    como('/catastroReparticiones/crearOficina', 'Oficina'),
    como('/pagos/preparar', 'padron'),
    como('/documentacion/altaFormulario19', 'Seccion'),
    como('/formulario/agregarDomicilioObra', 'Seccion'),
    como('/formulario/agregarDomicilioObra', '__proto__'),
  ]).toEqual([
    'Contraseña',
    'Empresa',
    'Institución',
    'Comprobante de pago',
    'Croquis de manzana',
    'Oficina',
    'Nombre',
    'Padrón',
    'Seccion',
    'Sección',
    '__proto__',
  ])
})

describe('cada campo que una llamada puede rechazar tiene su etiqueta', () => {
  test.each(LLAMADAS.map((l) => [`${l.method} ${l.path}`, l] as const))('%s', (_, l) => {
    const campos = [l.params, l.query, l.json, l.partes?.campos].flatMap((esquema) =>
      esquema ? camposDe(esquema) : [],
    )
    const sinEtiqueta = campos.filter((path) => {
      const ultimo = path.split('.').at(-1)
      return (
        !/^[A-ZÁÉÍÓÚÑ]/.test(rotuloDeLlamada(l, path).etiqueta) ||
        (rotuloDeLlamada(l, path).etiqueta === ultimo && !NOMBRES.includes(ultimo))
      )
    })
    expect(sinEtiqueta).toEqual([])
  })

  /** Those whose label is their name on the wire. */
  const NOMBRES: readonly string[] = [
    'Departamento',
    'Distrito',
    'Domicilio',
    'Dominio',
    'Factor',
    'Manzana',
    'Oficina',
    'Parcela',
    'Piso',
    'Seccion',
    'Tarifa',
    'Timbrado',
  ]

  test('y su artículo, declarado: el mismo en todas, y el que suena solo donde su final lo dice', () => {
    const articulos = new Map<string, Set<string>>()
    for (const l of LLAMADAS) {
      const campos = [l.params, l.query, l.json, l.partes?.campos].flatMap((e) => (e ? camposDe(e) : []))
      for (const path of [...campos, ...Object.keys(l.partes?.archivos ?? {})]) {
        const { etiqueta, articulo } = rotuloDeLlamada(l, path)
        articulos.set(etiqueta, (articulos.get(etiqueta) ?? new Set()).add(articulo))
      }
    }
    const dichos = [...articulos].map(([etiqueta, suyos]) => [etiqueta, [...suyos].sort().join(' o ')] as const)
    expect(dichos.length).toBeGreaterThan(200)
    const raros = dichos.filter(([etiqueta, articulo]) => articulo !== elQueSuena(etiqueta))
    expect(Object.fromEntries(raros)).toEqual(RAROS)
  })

  /** What somebody would put who goes by endings: so that every label that is not so is on the list, by hand. */
  const elQueSuena = (etiqueta: string) => {
    const [sustantivo = ''] = etiqueta.split(' ')
    const femenino = /(a|ión|dad)s?$|iones$/.test(sustantivo)
    return `${femenino ? 'la' : sustantivo.endsWith('s') ? 'lo' : 'el'}${sustantivo.endsWith('s') ? 's' : ''}`
  }
  const RAROS = {
    // Feminine, without its ending.
    Calle: 'la',
    'Calle del inmueble': 'la',
    Foto: 'la',
    'Foto de la portada': 'la',
    Imagen: 'la',
    'Frase del certificado de Libre Deuda': 'la',
    'Frase del certificado de padrón': 'la',
    Fotos: 'las',
    'Fotos de veredas y fachadas': 'las',
    'Fotos de visitas': 'las',
    'Razón social': 'la',
    'Red de baja tensión': 'la',
    'Red de gas natural': 'la',
    'Qué pasó': '',
    'Sin confirmar': '',
    Seccion: 'la',
    Solicitud: 'la',
    Superficie: 'la',
    'Superficie a construir': 'la',
    'Superficie a demoler': 'la',
    'Superficie con antecedentes': 'la',
    'Superficie construida': 'la',
    'Superficie total': 'la',
    // Masculine, with it.
    Día: 'el',
    Días: 'los',
    'Días hábiles': 'los',
    'Sistema de coordenadas': 'el',
    'Croquis de manzana': 'el',
    'Croquis de una carpeta nueva': 'el',
    // No noun: the sentence brings one.
    Desde: 'el mes o la fecha',
    Hasta: 'el mes o la fecha',
    // They ask by themselves.
    'Cuál es': '',
    'Cuál vale': '',
    'Lo que sigue': '',
    'Por qué no corresponde': '',
    'Lo que se guarda': '',
    'Qué buscar': '',
    'Qué hay que corregir': '',
    'Qué pasa con la fila': '',
    'Qué se aplica': '',
    'Qué se hizo con lo que falta': '',
    'Qué se cambia': '',
    'Qué se importa': '',
    'Qué pide': '',
    'Qué se mira': '',
    // Yes or no, or what a list is narrowed to: never missing.
    'Acepto ORD 2073': '',
    Activo: '',
    'Al vencer': '',
    Asignadas: '',
    Buscar: '',
    Completas: '',
    'Con foto': '',
    Confirmado: '',
    Habilitado: '',
    Hacia: '',
    'Instalada por Empresa de Publicidad': '',
    Obligatorio: '',
    'Ocupa espacio de Vereda': '',
    Pagada: '',
    Para: '',
    Pendiente: '',
    'Por revisar': '',
    'Cuándo se elige': '',
    'Dejar de ofrecerlo': '',
    'Dejar de pedirlo': '',
    'Lleva croquis de manzana': '',
    // What a city calls each state, and says of it.
    PRESENTADO: '',
    'RECIBIDO MESA ENTRADAS': '',
    'EN INSPECCION': '',
    OBSERVADO: '',
    'PENDIENTE DE PAGO': '',
    PAGADO: '',
    APROBADO: '',
    RECHAZADO: '',
    FINALIZADO: '',
    'Qué significa PRESENTADO': '',
    'Qué significa RECIBIDO MESA ENTRADAS': '',
    'Qué significa EN INSPECCION': '',
    'Qué significa OBSERVADO': '',
    'Qué significa PENDIENTE DE PAGO': '',
    'Qué significa PAGADO': '',
    'Qué significa APROBADO': '',
    'Qué significa RECHAZADO': '',
    'Qué significa FINALIZADO': '',
    'Sin presentar': '',
    'Todas las filas': '',
    'Vigente desde': '',
  }

  /** The paths that an error can come from: what takes anything refuses nothing. */
  function camposDe(esquema: z.core.$ZodType, path = ''): string[] {
    const { def } = (esquema as z.core.$ZodTypes)._zod
    switch (def.type) {
      case 'optional':
      case 'nullable':
      case 'default':
        return camposDe(def.innerType, path)
      case 'pipe':
        return [...camposDe(def.in, path), ...camposDe(def.out, path)]
      case 'union':
        return def.options.flatMap((opcion) => camposDe(opcion, path))
      case 'array':
        return [path, ...camposDe(def.element, `${path}.0`)]
      case 'object':
        return [
          ...(path ? [path] : []),
          ...Object.entries(def.shape).flatMap(([n, regla]) => camposDe(regla, path ? `${path}.${n}` : n)),
        ]
      default:
        return def.type === 'unknown' || def.type === 'transform' || path === '' ? [] : [path]
    }
  }
})
