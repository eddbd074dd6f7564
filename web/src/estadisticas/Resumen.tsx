import { esFinal } from '@catastro/domain/carpetas/movimientos'
import { enDias } from '@catastro/domain/plurales'
import { Ficha } from '../ui/pagina/Ficha.tsx'
import { pesos } from '../ui/pagina/formato.ts'
import { Panel } from '../ui/pagina/Panel.tsx'
import { cuenta } from './palabras.ts'
import type { Estadisticas } from './useFiltro.ts'

const suma = <F,>(filas: readonly F[], valor: (fila: F) => number) =>
  filas.reduce((total, fila) => total + valor(fila), 0)

/** The few figures that say how things go, before any picture. */
export function Resumen({ datos }: { datos: Estadisticas }) {
  const abiertas = suma(
    datos.estados.filter(({ estado }) => !esFinal(estado)),
    ({ carpetas }) => carpetas,
  )
  const masVieja = Math.max(0, ...datos.esperas.map(({ mayor }) => mayor))
  return (
    <Panel aria-label="En pocas cifras">
      <Ficha
        datos={[
          { nombre: 'Abiertas hoy', valor: <Cifra>{cuenta(abiertas)}</Cifra> },
          { nombre: 'La que más espera', valor: abiertas > 0 && <Cifra>{enDias(masVieja)}</Cifra> },
          { nombre: 'Presentadas en el período', valor: <Cifra>{cuenta(suma(datos.obras, (o) => o.carpetas))}</Cifra> },
          { nombre: 'Finalizadas', valor: <Cifra>{cuenta(suma(datos.semanas, (s) => s.finalizadas))}</Cifra> },
          { nombre: 'Rechazadas', valor: <Cifra>{cuenta(suma(datos.semanas, (s) => s.rechazadas))}</Cifra> },
          { nombre: 'Recaudado', valor: <Cifra>{pesos(suma(datos.dinero, (d) => d.total))}</Cifra> },
        ]}
      />
    </Panel>
  )
}

const Cifra = ({ children }: { children: string }) => (
  <strong className="cifras" style={{ fontSize: '1.25rem' }}>
    {children}
  </strong>
)
