import type { VisitaDelDia } from '@catastro/domain/visitas/llamadas'
import { fecha } from '../../ui/pagina/formato.ts'

const lista = { margin: '4px 0 0', paddingLeft: 20 } as const

/** What the last visit found, and what the folder still has to answer. */
export function VisitaAnterior({ visita: { anterior, observaciones } }: { visita: VisitaDelDia }) {
  if (!anterior && observaciones.length === 0) return null
  return (
    <div style={{ fontSize: '0.9375rem' }}>
      {anterior && (
        <div>
          <strong>
            La última vez ({fecha(anterior.fecha)}): {(anterior.resultado ?? 'sin resultado').toLowerCase()}
          </strong>
          {anterior.noCumple.length > 0 && (
            <ul style={lista}>
              {anterior.noCumple.map(({ texto, observado }) => (
                <li key={texto}>{observado ? `${texto}: ${observado}` : texto}</li>
              ))}
            </ul>
          )}
          {anterior.notas && <div style={{ whiteSpace: 'pre-line' }}>{anterior.notas}</div>}
        </div>
      )}
      {observaciones.length > 0 && (
        <div>
          <strong>Por responder:</strong>
          <ul style={lista}>
            {observaciones.map((texto) => (
              <li key={texto}>{texto}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
