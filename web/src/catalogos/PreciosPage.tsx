import type { ClaseDePrecio } from '@catastro/domain/catalogos/cambiosDePrecio'
import type { ObraTipo } from '@catastro/domain/catalogos/obrasTipo'
import type { Tarifa } from '@catastro/domain/catalogos/tarifas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { INICIO } from '../acceso/direcciones.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Notice } from '../ui/avisos/Notice.tsx'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { Chip } from '../ui/pagina/Chip.tsx'
import { pesos } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { useObrasTipo, useTarifas } from './consultas.ts'
import { factorEnPalabras } from './HistorialDePrecios.tsx'
import { COMO_SE_CONFIRMAN, faltaConfirmar, TITULO_DE_PRECIOS, TODO_CONFIRMADO } from './mensajes.ts'
import { ObraTipoModal } from './ObraTipoModal.tsx'
import { PorConfirmar } from './PorConfirmar.tsx'
import { PreciosPendientes, usePendientes } from './PreciosPendientes.tsx'
import { ProximoCambio } from './ProximoCambio.tsx'
import { TarifaModal } from './TarifaModal.tsx'

const deTarifa = ({ PrecioUnitario, valor, Factor }: NonNullable<Tarifa['deMuestra']>) => [
  `Precio unitario: ${pesos(PrecioUnitario)}`,
  `Valor: ${pesos(valor)}`,
  `Factor: ${factorEnPalabras(Factor)}`,
]
const deObra = ({ timbrado, provisorio, definitivo }: NonNullable<ObraTipo['deMuestra']>) => [
  `Timbrado: ${pesos(timbrado)}`,
  `Provisorio: ${pesos(provisorio)}`,
  `Definitivo: ${pesos(definitivo)}`,
]

/** Every price, what the portal came with beside what the city says, so that the city confirms each. */
export function PreciosPage() {
  const tarifas = useTarifas()
  const obras = useObrasTipo()
  const [tarifa, setTarifa] = useState<Tarifa | null>(null)
  const [obra, setObra] = useState<ObraTipo | null>(null)
  const todos = tarifas.data && obras.data && [...tarifas.data, ...obras.data]
  const faltan = todos?.filter(({ porConfirmar }) => porConfirmar).length ?? 0
  return (
    <>
      <PageTitle volverA={INICIO.enlace()}>{TITULO_DE_PRECIOS}</PageTitle>
      <Typography sx={{ mb: 2 }}>{COMO_SE_CONFIRMAN}</Typography>
      {todos && (
        <Notice tono={faltan === 0 ? 'bien' : 'atencion'}>
          {faltan === 0 ? TODO_CONFIRMADO : faltaConfirmar(faltan, todos.length)}
        </Notice>
      )}
      <Precios
        clase="TARIFA"
        titulo="Tarifas"
        consulta={tarifas}
        precio={(t) => ({
          id: t.idTarifa,
          nombre: t.Tarifa,
          muestra: t.deMuestra && deTarifa(t.deMuestra),
          ciudad: deTarifa(t),
        })}
        alConfirmar={setTarifa}
      />
      <Precios
        clase="OBRA_TIPO"
        titulo="Tipos de obra"
        consulta={obras}
        precio={(o) => ({
          id: o.idObraTipo,
          nombre: o.ObraTipo,
          muestra: o.deMuestra && deObra(o.deMuestra),
          ciudad: deObra(o),
        })}
        alConfirmar={setObra}
      />
      {tarifa && <TarifaModal tarifa={tarifa} alCerrar={() => setTarifa(null)} />}
      {obra && <ObraTipoModal obra={obra} alCerrar={() => setObra(null)} />}
    </>
  )
}

interface Precio {
  readonly id: number
  readonly nombre: string
  /** What the portal came with; of what the city added, nothing. */
  readonly muestra: readonly string[] | undefined
  readonly ciudad: readonly string[]
}
interface Props<F> {
  readonly clase: ClaseDePrecio
  readonly titulo: string
  readonly consulta: UseQueryResult<readonly F[]>
  readonly precio: (fila: F) => Precio
  readonly alConfirmar: (fila: F) => void
}

function Precios<F extends Tarifa | ObraTipo>({ clase, titulo, consulta, precio, alConfirmar }: Props<F>) {
  const esperan = usePendientes(clase)
  return (
    <Box component="section" aria-label={titulo} sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {titulo}
      </Typography>
      <PreciosPendientes clase={clase} />
      {consulta.isError ? (
        <FailedState error={consulta.error} alReintentar={() => consulta.refetch()} />
      ) : (
        <Tabla
          nombre={titulo}
          columnas={['Precio', 'De muestra', 'De la ciudad', 'Acciones']}
          cargando={consulta.isPending ? 3 : 0}
        >
          {(consulta.data ?? []).map((fila) => {
            const { id, nombre, muestra, ciudad } = precio(fila)
            const espera = esperan.some(({ idRegistro }) => idRegistro === id)
            return (
              <Fila key={id}>
                <Celda columna="Precio">
                  <div>
                    {nombre}
                    <ProximoCambio desde={fila.proximoCambio} />
                  </div>
                </Celda>
                <Celda columna="De muestra">{muestra ? <Renglones de={muestra} /> : '—'}</Celda>
                <Celda columna="De la ciudad">
                  {fila.porConfirmar ? <PorConfirmar falta /> : <Renglones de={ciudad} />}
                </Celda>
                <Celda columna="Acciones">
                  {espera ? (
                    <Chip tono="info">Espera a otra persona</Chip>
                  ) : (
                    fila.porConfirmar && (
                      <Button
                        size="small"
                        variant="outlined"
                        aria-label={`Confirmar ${nombre}`}
                        onClick={() => alConfirmar(fila)}
                      >
                        Confirmar
                      </Button>
                    )
                  )}
                </Celda>
              </Fila>
            )
          })}
        </Tabla>
      )}
    </Box>
  )
}

const Renglones = ({ de }: { de: readonly string[] }) => (
  <div>
    {de.map((renglon) => (
      <div key={renglon}>{renglon}</div>
    ))}
  </div>
)
