import type { ObraTipo } from '@catastro/domain/catalogos/obrasTipo'
import type { Tarifa } from '@catastro/domain/catalogos/tarifas'
import { enVigencia, type VigenciaDePrecios } from '@catastro/domain/catalogos/vigencia'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { main } from '../red/cliente.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { Chip } from '../ui/pagina/Chip.tsx'
import { fecha, fechaYHora, pesos } from '../ui/pagina/formato.ts'
import { Modal } from '../ui/pagina/Modal.tsx'

export function HistorialDeObraTipo({ obra, alCerrar }: { obra: ObraTipo; alCerrar: () => void }) {
  const { idObraTipo } = obra
  const consulta = useQuery({
    queryKey: ['obrasTipo', idObraTipo, 'historial'],
    queryFn: async () => (await main('GET /obrasTipo/historial/{idObraTipo}', { params: { idObraTipo } })).historial,
  })
  return (
    <Historial
      titulo={`Precios de ${obra.ObraTipo}`}
      consulta={consulta}
      valores={[
        ['Timbrado', ({ timbrado }) => pesos(timbrado)],
        ['Provisorio', ({ provisorio }) => pesos(provisorio)],
        ['Definitivo', ({ definitivo }) => pesos(definitivo)],
      ]}
      alCerrar={alCerrar}
    />
  )
}

export function HistorialDeTarifa({ tarifa, alCerrar }: { tarifa: Tarifa; alCerrar: () => void }) {
  const { idTarifa } = tarifa
  const consulta = useQuery({
    queryKey: ['tarifasDeReferencia', idTarifa, 'historial'],
    queryFn: async () => (await main('GET /tarifas/historial/{idTarifa}', { params: { idTarifa } })).historial,
  })
  return (
    <Historial
      titulo={`Valores de ${tarifa.Tarifa}`}
      consulta={consulta}
      valores={[
        ['Precio Unitario', ({ PrecioUnitario }) => pesos(PrecioUnitario)],
        ['Valor', ({ valor }) => pesos(valor)],
        ['Factor', ({ Factor }) => factorEnPalabras(Factor)],
      ]}
      alCerrar={alCerrar}
    />
  )
}

const cuatroDecimales = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 4 })
export const factorEnPalabras = (factor: number) => cuatroDecimales.format(factor)

interface Props<V extends VigenciaDePrecios> {
  readonly titulo: string
  readonly consulta: UseQueryResult<readonly V[]>
  readonly valores: readonly (readonly [columna: string, texto: (vigencia: V) => string])[]
  readonly alCerrar: () => void
}

/** From when each value held, the latest first; the one in force today stands out. Whatever was written stays, also what a later one of the same day replaced. */
function Historial<V extends VigenciaDePrecios>({ titulo, consulta, valores, alCerrar }: Props<V>) {
  const ahora = new Date().toISOString()
  const filas = consulta.data ?? []
  const vigente = enVigencia(filas, ahora)
  const reemplazada = (fila: V) => filas.find(({ vigenteDesde }) => vigenteDesde === fila.vigenteDesde) !== fila
  return (
    <Modal abierto titulo={titulo} alCerrar={alCerrar}>
      {consulta.isError ? (
        <FailedState error={consulta.error} alReintentar={() => consulta.refetch()} />
      ) : (
        <Tabla
          nombre={titulo}
          columnas={[
            'Vigente desde',
            ...valores.map(([columna]) => ({ titulo: columna, numerica: true }) as const),
            'Cargado por',
            'Cargado el',
          ]}
          cargando={consulta.isPending ? 3 : 0}
        >
          {filas.map((fila) => (
            <Fila key={fila.id} resaltada={fila === vigente ? 'info' : undefined}>
              <Celda columna="Vigente desde">
                <span>
                  {fecha(fila.vigenteDesde)} {fila === vigente && <Chip tono="bien">Vigente</Chip>}
                  {fila.vigenteDesde > ahora && !reemplazada(fila) && <Chip tono="info">Por venir</Chip>}
                  {reemplazada(fila) && <Chip tono="neutro">Reemplazado</Chip>}
                </span>
              </Celda>
              {valores.map(([columna, texto]) => (
                <Celda key={columna} columna={columna} numerica>
                  {texto(fila)}
                </Celda>
              ))}
              <Celda columna="Cargado por">
                {fila.confirmo ? `${fila.autor}, y lo confirmó ${fila.confirmo}` : (fila.autor ?? 'El sistema')}
              </Celda>
              <Celda columna="Cargado el">{fechaYHora(fila.registradoEl)}</Celda>
            </Fila>
          ))}
        </Tabla>
      )}
    </Modal>
  )
}
