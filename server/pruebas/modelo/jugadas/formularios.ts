import { CODIGOS_DE_FORMULARIO, type CodigoDeFormulario, FORMULARIOS } from '@catastro/domain/formularios/formularios'
import { pedidoDeFormulario, pedidoDeFormulario14 } from '../../formulariosDePrueba.ts'
import { vigente } from '../dinero.ts'
import { volverSiNadaQueda } from '../estados.ts'
import type { Persona } from '../gente.ts'
import type { Jugada, Mesa } from '../mesa.ts'
import { alcanza, type Carpeta, esAdministradora, esFinal, esTitular, formularioDe, pendientesDe } from '../modelo.ts'
import { conCarpeta, estaAbierta, type Paso, quienDe, uno } from '../tiro.ts'
import { claveDeBorrador } from './borradores.ts'

/** $ 350 a metre. */
export const PRECIO_14 = 350_00

/** A 1bis whose only amount is 'otros', so that it comes to that; and form 14 by its perimeter, in metres. */
function pedidoDe(codigo: CodigoDeFormulario, idCarpeta: number, cuanto: number) {
  if (codigo === '14') return pedidoDeFormulario14(idCarpeta, { perimetro: String(cuanto + 1) })
  if (codigo !== '1bis') return pedidoDeFormulario(codigo, idCarpeta)
  return pedidoDeFormulario('1bis', idCarpeta, {
    supconstruida: '0',
    supconantecedentes: '0',
    importerefaccion: '0',
    metrosrebajecordon: '0',
    metroscerca: '0',
    valorotros: String(cuanto),
  })
}

/** Sends a form. `cuanto`: pesos of a 1bis, and one metre less than a form 14's perimeter. */
export function llenar(
  { modelo }: Mesa,
  quien: Persona,
  c: Carpeta,
  codigo: CodigoDeFormulario,
  cuanto: number,
): Jugada {
  const f = formularioDe(c, codigo)
  const pago = codigo === '14' ? vigente(modelo, quien, c, 'FORM14') : undefined
  const confirmado = pago?.estado === 'CONFIRMADO' ? pago : undefined
  const espera = () => {
    if (!alcanza(quien, c)) return 404
    if (!FORMULARIOS[codigo].delPersonal && !esTitular(quien, c) && !esAdministradora(quien)) return 403
    if (esFinal(c) || !f || f.situacion === 'ENVIADO') return 409
    return confirmado && confirmado.monto !== (cuanto + 1) * PRECIO_14 ? 409 : 200
  }
  const detalle = { '1bis': ` por $ ${cuanto}`, '14': ` de ${cuanto + 1} m` } as Partial<Record<string, string>>
  return {
    quien,
    que: `llena el formulario ${codigo}${detalle[codigo] ?? ''} de la carpeta ${c.id}`,
    pedido: pedidoDe(codigo, c.id, cuanto),
    espera: espera(),
    efecto: () => {
      if (!f) return
      f.situacion = 'ENVIADO'
      if (codigo === '1bis') f.total = cuanto * 100
      if (codigo === '14') c.archivos.push('RECIBO_FORM')
      if (confirmado) confirmado.concluido = true
      const suyas = pendientesDe(c).filter(
        ({ sobre }) => typeof sobre === 'object' && 'formulario' in sobre && sobre.formulario === codigo,
      )
      for (const observacion of suyas) observacion.situacion = 'RESPONDIDA'
      if (suyas.length > 0) volverSiNadaQueda(c)
      modelo.borradores.delete(claveDeBorrador(quien, codigo, c))
    },
  }
}

/** Pesos of a 1bis: up, down and nothing. */
const CUANTOS = [100, 0, 50, 200, 150] as const

export const PASOS_DE_FORMULARIOS: readonly Paso[] = [
  {
    peso: 8,
    armar: conCarpeta(estaAbierta, (mesa, tiro, c) => {
      const porLlenar = c.formularios.filter(({ situacion }) => situacion !== 'ENVIADO').map(({ codigo }) => codigo)
      const codigo = uno(tiro.aCiegas ? CODIGOS_DE_FORMULARIO : porLlenar, tiro.cual)
      return codigo && llenar(mesa, quienDe(tiro, c.titulares), c, codigo, CUANTOS[tiro.como] ?? 0)
    }),
  },
]
