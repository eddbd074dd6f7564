import { enOracion } from '@catastro/domain/catalogos/enOracion'
import { sumarDias } from '@catastro/domain/plazos/calendario'
import { tienePerfil } from '@catastro/domain/roles'
import type { Visita } from '@catastro/domain/visitas/campos'
import { TITULO_VISITAS } from '@catastro/domain/visitas/mensajes'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { INICIO } from '../../acceso/direcciones.ts'
import { VISITAS_DE_CARPETA } from '../../carpetas/direcciones.ts'
import { useSesion } from '../../red/sesion.ts'
import { EmptyState } from '../../ui/avisos/EmptyState.tsx'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { FormRow } from '../../ui/campos/FormRow.tsx'
import { SelectInput } from '../../ui/campos/SelectInput.tsx'
import { TextInput } from '../../ui/campos/TextInput.tsx'
import { Celda, Fila, Tabla } from '../../ui/listas/Tabla.tsx'
import { hoy } from '../../ui/pagina/hoy.ts'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { AsignarYPlanear, type PorAsignar } from '../asignar/AsignarYPlanear.tsx'
import { useCargaDeInspectores } from '../asignar/consultas.ts'
import { ElegirCarpeta } from '../asignar/ElegirCarpeta.tsx'
import { useVisitas } from '../consultas.ts'
import { aQueHora, diaConNombre, esDia } from '../dias.ts'
import { APARTADOS } from '../direcciones.ts'
import { EstadoDeVisitaChip } from '../EstadoDeVisitaChip.tsx'
import { SIN_INSPECTOR } from '../mensajes.ts'
import { OrdenarVisitas, seOrdenan } from '../OrdenarVisitas.tsx'
import { SemanaDeInspectores } from './SemanaDeInspectores.tsx'

const CUANTOS_DIAS = [
  { valor: 1, texto: 'Un día' },
  { valor: 7, texto: 'Siete días' },
  { valor: 31, texto: 'Un mes' },
]
const COLUMNAS = ['Hora', 'Carpeta', 'Domicilio', 'Trabajo', 'Estado', 'Herramientas'] as const

interface Grupo {
  readonly dia: string
  readonly inspector: string
  readonly idInspector: number | null
  readonly visitas: readonly Visita[]
}

/** For whom and when it is planned, as far as it is known yet. */
interface Planeando {
  readonly idInspector?: number
  readonly dia?: string
  readonly carpeta?: PorAsignar
}

function porDiaEInspector(visitas: readonly Visita[]): Grupo[] {
  const grupos = new Map<string, Grupo>()
  for (const visita of visitas) {
    const { dia, idInspector, inspector } = visita
    const clave = `${dia} ${idInspector}`
    const previas = grupos.get(clave)?.visitas ?? []
    grupos.set(clave, { dia, idInspector, inspector: inspector ?? SIN_INSPECTOR, visitas: [...previas, visita] })
  }
  return [...grupos.values()]
}

/** Everybody's days: which visits each inspector has, and how each stands. */
export function VisitasPage() {
  const [parametros, setParametros] = useSearchParams()
  const pedido = parametros.get('dia')
  const dia = esDia(pedido) ? pedido : hoy()
  const dias = parametros.get('dias') ?? '1'
  const inspector = parametros.get('inspector') ?? ''
  const poner = (cambio: Record<string, string>) =>
    setParametros({ dia, dias, inspector, ...cambio }, { replace: true })
  const cuantos = CUANTOS_DIAS.find(({ valor }) => String(valor) === dias)?.valor ?? 1
  const { data, error, isPending, refetch } = useVisitas(
    dia,
    sumarDias(dia, cuantos - 1),
    inspector === '' ? undefined : Number(inspector),
  )
  const { data: inspectores = [] } = useCargaDeInspectores()
  const grupos = cuantos === 7 ? [] : porDiaEInspector(data ?? [])
  const manda = useSesion(({ roles }) => tienePerfil(roles, ['JEFE', 'ADMINISTRADOR']))
  const semana = cuantos === 7
  const [planeando, setPlaneando] = useState<Planeando | null>(null)
  const [ordenando, setOrdenando] = useState<Grupo | null>(null)
  return (
    <>
      <PageTitle
        volverA={INICIO.enlace()}
        accion={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {manda && (
              <Button variant="contained" onClick={() => setPlaneando({})}>
                Planear una visita
              </Button>
            )}
            <Button component={Link} to={APARTADOS.enlace()} variant="outlined">
              Envíos por decidir
            </Button>
          </Box>
        }
      >
        {TITULO_VISITAS}
      </PageTitle>
      <Box sx={{ maxWidth: 720, mb: 3 }}>
        <FormRow>
          <TextInput
            id="dia"
            label="Desde"
            type="date"
            value={dia}
            onChange={(otro) => esDia(otro) && poner({ dia: otro })}
          />
          <SelectInput
            id="dias"
            label="Cuántos días"
            value={dias}
            opciones={CUANTOS_DIAS}
            vacia=""
            onChange={(otros) => poner({ dias: otros })}
          />
          <SelectInput
            id="inspector"
            label="Inspector"
            vacia="Todos"
            value={inspector}
            opciones={inspectores.map((i) => ({ valor: i.idInspector, texto: i.inspector }))}
            onChange={(otro) => poner({ inspector: otro })}
          />
        </FormRow>
      </Box>
      {error && <FailedState error={error} alReintentar={refetch} />}
      {isPending && (
        <Tabla nombre="Visitas" columnas={COLUMNAS} cargando={3}>
          {null}
        </Tabla>
      )}
      {data && semana && (
        <SemanaDeInspectores
          desde={dia}
          inspectores={inspectores.filter(({ idInspector }) => inspector === '' || String(idInspector) === inspector)}
          visitas={data}
          {...(manda && { alElegirDia: (idInspector, otro) => setPlaneando({ idInspector, dia: otro }) })}
        />
      )}
      {data?.length === 0 && !semana && <EmptyState texto="No hay visitas en esos días." />}
      {grupos.map((grupo) => {
        const { dia: de, inspector: quien, idInspector, visitas } = grupo
        return (
          <section
            key={`${de} ${idInspector}`}
            style={{ marginBottom: 32 }}
            aria-label={`${quien}, ${diaConNombre(de)}`}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mb: 1 }}>
              <Typography variant="h2">
                {quien}, {diaConNombre(de)}
              </Typography>
              {manda && idInspector !== null && seOrdenan(visitas).length > 1 && (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={`Ordenar las visitas de ${quien}, ${diaConNombre(de)}`}
                  onClick={() => setOrdenando(grupo)}
                >
                  Ordenar
                </Button>
              )}
            </Box>
            <Tabla nombre={`Visitas de ${quien}, ${diaConNombre(de)}`} columnas={COLUMNAS}>
              {visitas.map((visita) => (
                <Fila key={visita.idVisita}>
                  <Celda columna="Hora">{visita.modo === 'A DISTANCIA' ? 'A distancia' : aQueHora(visita)}</Celda>
                  <Celda columna="Carpeta">{visita.idCarpeta}</Celda>
                  <Celda columna="Domicilio">{visita.domicilio}</Celda>
                  <Celda columna="Trabajo">{enOracion(visita.trabajo)}</Celda>
                  <Celda columna="Estado">
                    <EstadoDeVisitaChip visita={visita} />
                  </Celda>
                  <Celda columna="Herramientas">
                    <Button
                      component={Link}
                      to={VISITAS_DE_CARPETA.enlace(visita.idCarpeta)}
                      size="small"
                      variant="outlined"
                      aria-label={`Abrir la visita de la carpeta ${visita.idCarpeta}`}
                    >
                      Abrir
                    </Button>
                  </Celda>
                </Fila>
              ))}
            </Tabla>
          </section>
        )
      })}
      {planeando &&
        (planeando.carpeta ? (
          <AsignarYPlanear
            carpetas={[planeando.carpeta]}
            inspectores={inspectores}
            idInspector={planeando.idInspector}
            dia={planeando.dia}
            alCerrar={() => setPlaneando(null)}
          />
        ) : (
          <ElegirCarpeta
            alElegir={(carpeta) => setPlaneando({ ...planeando, carpeta })}
            alCerrar={() => setPlaneando(null)}
          />
        ))}
      {ordenando && ordenando.idInspector !== null && (
        <OrdenarVisitas
          dia={ordenando.dia}
          idInspector={ordenando.idInspector}
          visitas={seOrdenan(ordenando.visitas)}
          alCerrar={() => setOrdenando(null)}
        />
      )}
    </>
  )
}
