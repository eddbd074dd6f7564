/** Tells this tab and the others that what the phone keeps has changed. */
const oyentes = new Set<() => void>()
const avisarATodos = () => {
  for (const oyente of oyentes) oyente()
}

const canal = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('catastro-visitas')
if (canal) canal.onmessage = avisarATodos

export function avisarCambio() {
  canal?.postMessage('cambio')
  avisarATodos()
}

export function alCambiar(oyente: () => void) {
  oyentes.add(oyente)
  return () => {
    oyentes.delete(oyente)
  }
}
