import type { Estado } from '@catastro/domain/carpetas/movimientos'
import { vigente } from './dinero.ts'
import type { Persona } from './gente.ts'
import { marcarPagado, presentarPapeles, subir } from './jugadas/archivos.ts'
import { llenar, PRECIO_14 } from './jugadas/formularios.ts'
import { moverA } from './jugadas/movimientos.ts'
import { responder } from './jugadas/observaciones.ts'
import { preparar, resolver } from './jugadas/pagos.ts'
import { jugar } from './jugar.ts'
import type { Jugada, Mesa } from './mesa.ts'
import { type Carpeta, esFinal } from './modelo.ts'
import { ofrecidoAlPersonal, ofrecidoAlTitular } from './ofrecido.ts'

const MUCHOS = 40
const ADELANTE: readonly Estado[] = ['RECIBIDO MESA ENTRADAS', 'EN INSPECCION', 'APROBADO', 'FINALIZADO']

/** Whatever happened, each does what the screen offers them and the server takes it, until the folder is FINALIZADO. */
export async function hastaElFinal(mesa: Mesa, c: Carpeta): Promise<void> {
  for (let n = 0; !esFinal(c); n++) {
    const jugada = n < MUCHOS && (await siguiente(mesa, c))
    if (!jugada) throw new Error(`hastaElFinal: carpeta ${c.id}: nadie puede seguir`)
    if (![jugada.espera].flat().includes(200))
      throw new Error(`se le ofrece y no se puede: ${jugada.quien} ${jugada.que}`)
    await jugar(mesa, jugada)
  }
}

async function siguiente(mesa: Mesa, c: Carpeta): Promise<Jugada | undefined> {
  const [titular = 'pablo'] = c.titulares
  return (await delTitular(mesa, c, titular)) ?? (await delPersonal(mesa, c))
}

async function delTitular(mesa: Mesa, c: Carpeta, quien: Persona): Promise<Jugada | undefined> {
  const oferta = await ofrecidoAlTitular(mesa, c)
  const [codigo] = oferta.llenar
  if (codigo) return llenar(mesa, quien, c, codigo, codigo === '14' ? perimetroPagado(mesa, c, quien) - 1 : 100)
  const [observacion] = oferta.responder
  if (observacion !== undefined) {
    // Words do not answer a requirement whose reason was refused: its file always does.
    const sobre = c.observaciones[observacion]?.sobre
    return responder(mesa, quien, c, observacion, typeof sobre === 'object' && 'requisito' in sobre)
  }
  if (oferta.presentarComprobante) return c.comprobante ? marcarPagado(mesa, quien, c) : subir(mesa, quien, c)
  if (oferta.pagar1bis) return pagar(mesa, c, quien)
  const [requisito] = oferta.requisitos
  // Some in their slots, and then filed; others all at once, which files them.
  if (oferta.subir && requisito && c.id % 2 === 0) return subir(mesa, quien, c, requisito)
  if (oferta.presentar) return presentarPapeles(mesa, quien, c)
  if (oferta.subir && !c.presentada) return subir(mesa, quien, c)
  return oferta.subir && !c.archivos.includes('DOCUMENTO') ? subir(mesa, quien, c) : undefined
}

/** Who has paid form 14 files it for what they paid. */
function perimetroPagado({ modelo }: Mesa, c: Carpeta, quien: Persona): number {
  const pago = vigente(modelo, quien, c, 'FORM14')
  return pago?.estado === 'CONFIRMADO' ? pago.monto / PRECIO_14 : 1
}

function pagar(mesa: Mesa, c: Carpeta, quien: Persona): Jugada {
  const enCurso = vigente(mesa.modelo, quien, c, 'FORM1BIS')
  const debido = enCurso && enCurso.dicho !== 'REALIZADA'
  return debido
    ? resolver(mesa, enCurso, { dicho: 'REALIZADA', preguntan: true })
    : preparar(mesa, quien, c, 'FORM1BIS')
}

async function delPersonal(mesa: Mesa, c: Carpeta): Promise<Jugada | undefined> {
  const ofrecidos = (await ofrecidoAlPersonal(mesa, 'lucia', c)).map(({ estado }) => estado)
  const hacia = ADELANTE.findLast((estado) => ofrecidos.includes(estado))
  return hacia && moverA(mesa, 'lucia', c, hacia, { conLoQuePide: true, alDia: true })
}
