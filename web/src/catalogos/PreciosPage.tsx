import type { ClaseDePrecio } from '@catastro/domain/catalogos/cambiosDePrecio'
import type { ObraTipo } from '@catastro/domain/catalogos/obrasTipo'
import type { Tarifa } from '@catastro/domain/catalogos/tarifas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { INICIO } from '../acceso/direcciones.ts'
import { CamposDeFicha, type EnvioDeFicha } from '../envios/ficha.tsx'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { enfocarCampo } from '../ui/avisos/enfocarCampo.ts'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Notice } from '../ui/avisos/Notice.tsx'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { Chip } from '../ui/pagina/Chip.tsx'
import { pesos } from '../ui/pagina/formato.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { useObrasTipo, useReleer, useTarifas } from './consultas.ts'
import { factorEnPalabras } from './HistorialDePrecios.tsx'
import { COMO_SE_CONFIRMAN, faltaConfirmar, TITULO_DE_PRECIOS, TODO_CONFIRMADO } from './mensajes.ts'
import { ImportesDeObraTipo, useFichaDeObraTipo } from './ObraTipoModal.tsx'
import { PorConfirmar } from './PorConfirmar.tsx'
import { PreciosPendientes, usePendientes } from './PreciosPendientes.tsx'
import { ProximoCambio } from './ProximoCambio.tsx'
import { ImportesDeTarifa, useFichaDeTarifa } from './TarifaModal.tsx'

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
        Confirmacion={ConfirmacionDeTarifa}
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
        Confirmacion={ConfirmacionDeObraTipo}
      />
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
interface PropsDeConfirmacion<F> {
  readonly fila: F
  readonly alCerrar: () => void
  readonly alConfirmar: () => void
}
interface Props<F> {
  readonly clase: ClaseDePrecio
  readonly titulo: string
  readonly consulta: UseQueryResult<readonly F[]>
  readonly precio: (fila: F) => Precio
  readonly Confirmacion: (props: PropsDeConfirmacion<F>) => ReactNode
}

/** One is written at a time, in its row; confirmed, the next one is there to be written. */
function Precios<F extends Tarifa | ObraTipo>({ clase, titulo, consulta, precio, Confirmacion }: Props<F>) {
  const esperan = usePendientes(clase)
  const [abierto, setAbierto] = useState<number | null>(null)
  const filas = consulta.data ?? []
  const espera = (id: number) => esperan.some(({ idRegistro }) => idRegistro === id)
  const seguir = (id: number) => {
    const desde = filas.findIndex((fila) => precio(fila).id === id) + 1
    const otra = filas.slice(desde).find((fila) => fila.porConfirmar && !espera(precio(fila).id))
    setAbierto(otra ? precio(otra).id : null)
  }
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
          {filas.map((fila) => {
            const { id, nombre, muestra, ciudad } = precio(fila)
            const escribe = abierto === id
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
                  {escribe ? (
                    <Confirmacion fila={fila} alCerrar={() => setAbierto(null)} alConfirmar={() => seguir(id)} />
                  ) : fila.porConfirmar ? (
                    <PorConfirmar falta />
                  ) : (
                    <Renglones de={ciudad} />
                  )}
                </Celda>
                <Celda columna="Acciones">
                  {espera(id) ? (
                    <Chip tono="info">Espera a otra persona</Chip>
                  ) : (
                    fila.porConfirmar &&
                    !escribe && (
                      <Button
                        size="small"
                        variant="outlined"
                        aria-label={`Confirmar ${nombre}`}
                        onClick={() => setAbierto(id)}
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

function ConfirmacionDeTarifa({ fila, alCerrar, alConfirmar }: PropsDeConfirmacion<Tarifa>) {
  const releer = useReleer('tarifasDeReferencia')
  const ficha = useFichaDeTarifa(fila, () => {
    releer()
    alConfirmar()
  })
  return (
    <Confirmando primero="PrecioUnitario" ficha={ficha} alCerrar={alCerrar}>
      <ImportesDeTarifa tarifa={fila} ficha={ficha} />
    </Confirmando>
  )
}

function ConfirmacionDeObraTipo({ fila, alCerrar, alConfirmar }: PropsDeConfirmacion<ObraTipo>) {
  const releer = useReleer('obrasTipo')
  const ficha = useFichaDeObraTipo(fila, () => {
    releer()
    alConfirmar()
  })
  return (
    <Confirmando primero="timbrado" ficha={ficha} alCerrar={alCerrar}>
      <ImportesDeObraTipo obra={fila} ficha={ficha} />
    </Confirmando>
  )
}

interface PropsDeConfirmando {
  /** The field that is typed first. */
  readonly primero: string
  readonly ficha: EnvioDeFicha
  readonly alCerrar: () => void
  readonly children: ReactNode
}
function Confirmando({ primero, ficha, alCerrar, children }: PropsDeConfirmando) {
  useEffect(() => enfocarCampo(primero), [primero])
  return (
    <Box sx={{ py: 1, width: '100%' }}>
      <AvisoDeFallo error={ficha.fallo} />
      <CamposDeFicha ficha={ficha}>
        {children}
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button type="submit" size="small" variant="contained" loading={ficha.ocupado}>
            Confirmar
          </Button>
          <Button size="small" onClick={alCerrar} disabled={ficha.ocupado}>
            Cancelar
          </Button>
        </Box>
      </CamposDeFicha>
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
