import { aPesos, type Centavos, mostrarImporte } from '@catastro/domain/dinero'
import { importeDeElevadores, TARIFA_DE_ELEVADORES } from '@catastro/domain/elevadores/aranceles'
import {
  FORMULARIOS_DE_ELEVADORES,
  type FormularioDeElevadores,
  TITULOS_DE_ELEVADORES,
  USO_ELEVADORES,
} from '@catastro/domain/elevadores/reglas'
import { TARIFA_14 } from '@catastro/domain/formularios/aranceles14'
import { LIBRE_DEUDA } from '@catastro/domain/libreDeuda/mensajes'
import {
  ELEVADORES_FIJOS,
  ENCOMIENDA_FIRMAN,
  LIBRE_DEUDA_FIJO,
  type TramiteFijo,
  VEREDA,
} from '@catastro/domain/tramites/fijos'
import type { Costo, Tramite } from '@catastro/domain/tramites/llamadas'
import { SIN_VALOR_VIGENTE } from '@catastro/domain/tramites/mensajes'
import { TARIFAS_VEREDAS } from '@catastro/domain/veredas/aranceles'
import { TITULO_VEREDAS } from '@catastro/domain/veredas/mensajes'
import { USO_VEREDAS } from '@catastro/domain/veredas/reglas'
import { tiposDeEncomienda } from '../carpetas/datosDeCarpeta.ts'
import { requisitosDeEncomienda } from '../carpetas/requisitosDeEncomienda.ts'
import { tarifasDeFormularios, tiposDeObra } from '../catalogos/rutas.ts'
import type { Db } from '../plataforma/base/db.ts'
import type { PlazosDeTramites } from './plazos.ts'

interface Precios {
  /** In centavos; undefined where no value is in force. */
  readonly tarifa: (idTarifa: number) => Centavos | undefined
  readonly timbrados: readonly Centavos[]
}

const conValor = (concepto: string, centavos: Centavos | undefined, detalle: string): Costo => ({
  concepto,
  detalle: centavos === undefined ? SIN_VALOR_VIGENTE : detalle,
  importe: centavos === undefined ? null : aPesos(centavos),
})

/** Whose sum depends on what is filed. */
const segun = (concepto: string, centavos: Centavos | undefined, dice: (precio: string) => string): Costo => ({
  concepto,
  detalle: centavos === undefined ? SIN_VALOR_VIGENTE : dice(mostrarImporte(centavos)),
  importe: null,
})
const porCada = (concepto: string, centavos: Centavos | undefined, unidad: string) =>
  segun(concepto, centavos, (precio) => `${precio} por ${unidad}`)

/** What the forms of a folder may come to, by their codes. */
const COSTO_DE_FORMULARIO: Readonly<Record<string, (precios: Precios) => Costo>> = {
  '1bis': () => ({
    concepto: 'Derechos de construcción (formulario 1 bis)',
    detalle: 'Según lo que se construye, se refacciona o se demuele',
    importe: null,
  }),
  '14': ({ tarifa }) => porCada('Cartel o cerca (formulario 14)', tarifa(TARIFA_14), 'metro de perímetro'),
}

function timbrado({ timbrados }: Precios): Costo {
  const [menor, mayor] = [Math.min(...timbrados), Math.max(...timbrados)]
  const entre = menor === mayor ? mostrarImporte(menor) : `De ${mostrarImporte(menor)} a ${mostrarImporte(mayor)}`
  return {
    concepto: 'Timbrado',
    detalle: timbrados.length > 0 ? `${entre}, según el tipo de obra` : SIN_VALOR_VIGENTE,
    importe: null,
  }
}

const costosDeVereda = ({ tarifa }: Precios): Costo[] => [
  segun(
    'Derecho de construcción',
    tarifa(TARIFAS_VEREDAS.minimo),
    (minimo) => `El 0,6 % del monto de la obra, y no menos de ${minimo}`,
  ),
  porCada('Canon', tarifa(TARIFAS_VEREDAS.canon), 'cada trabajo'),
  porCada('Depósito de materiales en la vía pública', tarifa(TARIFAS_VEREDAS.deposito), 'día'),
  porCada('Cerca de obra', tarifa(TARIFAS_VEREDAS.cerca), 'metro'),
]

const COMO_SE_PAGA: Partial<Record<FormularioDeElevadores, string>> = {
  '27': 'Con tarjeta o en la oficina, antes de presentarlo',
  '29': 'En la oficina, después de presentarlo',
}

function costosDeElevadores(formulario: FormularioDeElevadores, { tarifa }: Precios): Costo[] {
  const como = COMO_SE_PAGA[formulario]
  if (!como) return [{ concepto: 'Sin costo', detalle: '', importe: 0 }]
  const valor = tarifa(TARIFA_DE_ELEVADORES)
  return [conValor('Inscripción', valor === undefined ? undefined : importeDeElevadores(valor), como)]
}

interface Entorno {
  readonly importeDeLibreDeuda: Centavos | null
  readonly plazos: PlazosDeTramites
}

/** Every procedure, in the order of the screens that begin them: folders, the sidewalk, elevators, the certificate. */
export async function listarTramites(db: Db, { importeDeLibreDeuda, plazos }: Entorno) {
  // What the city has not confirmed is nobody's price.
  const tarifas = (await tarifasDeFormularios(db)).filter(({ porConfirmar }) => !porConfirmar)
  const obras = (await tiposDeObra(db)).filter(({ porConfirmar }) => !porConfirmar)
  const precios: Precios = {
    tarifa: (idTarifa) => tarifas.find((tarifa) => tarifa.idTarifa === idTarifa)?.valor,
    timbrados: obras.map(({ timbrado }) => timbrado),
  }
  const plazoDe = (idEncomiendaTipo: number, idUso: number) =>
    plazos.tipos.find((tipo) => tipo.idEncomiendaTipo === idEncomiendaTipo && tipo.idUso === idUso)?.plazo ?? null
  const tramites: Tramite[] = [
    ...(await encomiendas(db, precios)).map((una) => ({ ...una.tramite, plazo: plazoDe(una.idEncomiendaTipo, 0) })),
    {
      tramite: 'veredas',
      nombre: TITULO_VEREDAS,
      ...deFijo(VEREDA),
      costos: costosDeVereda(precios),
      plazo: plazoDe(0, USO_VEREDAS),
    },
    ...FORMULARIOS_DE_ELEVADORES.map((formulario) => ({
      tramite: `formulario${formulario}`,
      nombre: `Formulario ${formulario}: ${TITULOS_DE_ELEVADORES[formulario]}`,
      ...deFijo(ELEVADORES_FIJOS[formulario]),
      costos: costosDeElevadores(formulario, precios),
      // The others are in the register as they are filed.
      ...(formulario === '27' && { plazo: plazoDe(0, USO_ELEVADORES) }),
    })),
    {
      tramite: 'libreDeuda',
      nombre: LIBRE_DEUDA,
      ...deFijo(LIBRE_DEUDA_FIJO),
      costos: [conValor('Certificado', importeDeLibreDeuda ?? undefined, 'Con tarjeta, al pedirlo')],
      plazo: plazos.libreDeuda,
    },
  ]
  return {
    tramites,
    tarifas: tarifas.map(({ idTarifa, valor }) => ({ idTarifa, valor: aPesos(valor) })),
    tiposDeObra: obras.map(({ idObraTipo, ObraTipo: obraTipo, timbrado }) => ({
      idObraTipo,
      obraTipo,
      timbrado: aPesos(timbrado),
    })),
  }
}

const deFijo = ({ explicacion, papeles, firman }: TramiteFijo) => ({
  explicacion,
  papeles: papeles.map((papel) => ({ ...papel, obligatorio: true, ejemplo: null })),
  formularios: [],
  firman: [...firman],
})

async function encomiendas(db: Db, precios: Precios) {
  const filas = await tiposDeEncomienda(db)
  const requisitos = (await requisitosDeEncomienda(db)).filter(({ rige, retirado }) => rige && !retirado)
  const ids = [...new Set(filas.map(({ idEncomiendaTipo }) => idEncomiendaTipo))]
  return ids.map((idEncomiendaTipo) => {
    const suyas = filas.filter((fila) => fila.idEncomiendaTipo === idEncomiendaTipo)
    const formularios = suyas.map(({ codigoFormulario: codigo, FormularioTipo: nombre }) => ({ codigo, nombre }))
    return {
      idEncomiendaTipo,
      tramite: {
        tramite: `encomienda-${idEncomiendaTipo}`,
        nombre: suyas[0]?.encomiendatipo ?? '',
        explicacion: suyas[0]?.explicacion ?? '',
        papeles: [
          ...requisitos
            .filter((r) => r.idEncomiendaTipo === null || r.idEncomiendaTipo === idEncomiendaTipo)
            .map(({ texto, obligatorio, ayuda, ejemplo }) => ({ texto, obligatorio, ayuda, ejemplo })),
          ...(suyas[0]?.requiereCroquis ? [CROQUIS] : []),
        ],
        formularios,
        firman: [...ENCOMIENDA_FIRMAN],
        costos: [
          timbrado(precios),
          ...formularios.flatMap(({ codigo }) => COSTO_DE_FORMULARIO[codigo]?.(precios) ?? []),
        ],
      },
    }
  })
}

const CROQUIS = {
  texto: 'Croquis de la manzana',
  ayuda: 'Un dibujo con las calles y la ubicación de la obra. En PDF, PNG o JPG.',
  obligatorio: true,
  ejemplo: null,
}
