import { CAMPOS_DE_ALTA, CROQUIS, pedidoDeAlta } from '../../carpetasDePrueba.ts'
import { ADMINISTRADORA, type Persona, PRESENTAN, titularesDe } from '../gente.ts'
import type { Jugada, Mesa } from '../mesa.ts'
import {
  alcanza,
  type Carpeta,
  completa,
  ENCOMIENDAS,
  type Encomienda,
  esAdministradora,
  esFinal,
  esTitular,
} from '../modelo.ts'
import { conCarpeta, estaAbierta, type Paso, quienDe, uno } from '../tiro.ts'

const PRIMER_FORMULARIO = { '1': 1, '1bis': 2, '2': 5, '14': 17, '19': 19 } as const
const presenta = (quien: Persona): quien is keyof typeof PRESENTAN => Object.hasOwn(PRESENTAN, quien)

/** Files a folder: professionals theirs, and the administrator one of Pablo's. */
export function presentar({ modelo }: Mesa, quien: Persona, encomienda: Encomienda): Jugada {
  const { nombre, formularios, croquis } = ENCOMIENDAS[encomienda]
  const campos = {
    ...CAMPOS_DE_ALTA,
    idEncomiendaTipo: encomienda,
    idFormularioTipo: PRIMER_FORMULARIO[formularios[0]],
    idProfesional: presenta(quien) ? PRESENTAN[quien] : 1,
  }
  return {
    quien,
    que: `presenta una carpeta de ${nombre}`,
    pedido: pedidoDeAlta(campos, croquis ? [CROQUIS] : []),
    espera: presenta(quien) ? 200 : 403,
    efecto: (respuesta) => {
      if (!presenta(quien)) return
      modelo.carpetas.push({
        id: respuesta.json().idCarpeta,
        titulares: titularesDe(quien),
        encomienda,
        formularios: formularios.map((codigo) => ({ codigo, situacion: 'SIN ENVIAR', total: 0, pagado: 0 })),
        archivos: croquis ? ['CROQUIS'] : [],
        observaciones: [],
        noCorresponden: new Set(),
        conArchivo: new Set(),
        historial: ['PRESENTADO'],
        estado: 'PRESENTADO',
        previo: null,
        expediente: false,
        presentada: false,
        pagada: false,
        comprobante: false,
        borrada: false,
        pagoDevuelto: false,
      })
    },
  }
}

/** The applicant deletes what nobody has worked on nor paid for yet; the administrator, whatever is not final nor their own. */
function borrar({ modelo }: Mesa, quien: Persona, c: Carpeta): Jugada {
  const nadaPagado = !c.pagada && c.formularios.every(({ pagado }) => pagado === 0)
  const intacta = c.estado === 'PRESENTADO' && !completa(c) && nadaPagado
  const espera = () => {
    if (!alcanza(quien, c)) return 404
    if (esTitular(quien, c)) return intacta ? 200 : 409
    if (!esAdministradora(quien)) return 403
    return esFinal(c) ? 409 : 200
  }
  return {
    quien,
    que: `borra la carpeta ${c.id}`,
    pedido: { method: 'DELETE', url: '/api/documentacion', payload: { id: c.id } },
    espera: espera(),
    efecto: () => {
      c.borrada = true
      for (const p of modelo.pagos) if (p.carpeta === c && p.estado === 'CONFIRMADO') p.revision = 'CARPETA_BORRADA'
    },
  }
}

/** Those with something to pay twice as often. */
export const TIPOS: readonly Encomienda[] = [14, 6, 4, 14, 10, 6, 16]

export const PASOS_DE_CARPETAS: readonly Paso[] = [
  {
    // One folder at a time, mostly: what happens to it is the game.
    peso: 3,
    armar: (mesa, tiro) =>
      tiro.aCiegas || !mesa.modelo.carpetas.some((c) => !c.borrada && estaAbierta(c))
        ? presentar(mesa, quienDe(tiro, ['pablo', 'bruno', 'ana']), uno(TIPOS, tiro.cual) ?? 10)
        : undefined,
  },
  {
    peso: 1,
    armar: conCarpeta(estaAbierta, (mesa, tiro, c) => borrar(mesa, quienDe(tiro, [...c.titulares, ADMINISTRADORA]), c)),
  },
]
