import { type Pedido, pedirSobreMisDatos } from '@catastro/domain/misDatos/llamadas'
import {
  CLASES_EN_PALABRAS,
  CUANDO_VENCE,
  ESTADOS_EN_PALABRAS,
  PEDIR,
  QUE_QUEDA,
  QUE_SE_PIDE,
  TITULO_MIS_PEDIDOS,
} from '@catastro/domain/misDatos/mensajes'
import { CLASES_DE_PEDIDO, type ClaseDePedido, TOPE_DE_MOTIVO } from '@catastro/domain/misDatos/pedidos'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { CamposDeFicha, useFicha } from '../envios/ficha.tsx'
import { useClaveDeEnvio } from '../envios/useEnvio.ts'
import { main } from '../red/cliente.ts'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { FormSelect, FormTextoContado } from '../ui/campos/formulario.tsx'
import { Celda, Fila, Tabla } from '../ui/listas/Tabla.tsx'
import { fecha } from '../ui/pagina/formato.ts'
import { Panel } from '../ui/pagina/Panel.tsx'
import { EstadoDePedido } from './EstadoDePedido.tsx'

const CLAVE = 'misPedidos'
/** One of each kind may be open. */
const libresDe = (pedidos: readonly Pedido[]) =>
  CLASES_DE_PEDIDO.filter((clase) => !pedidos.some((p) => p.clase === clase && p.estado === 'PEDIDO'))

/** What the person asks to be corrected or taken away of their own data, and what was answered. */
export function MisPedidos() {
  const consulta = useQuery({
    queryKey: [CLAVE],
    queryFn: async () => (await main('GET /misDatos/pedidos')).pedidos,
  })
  const libres = libresDe(consulta.data ?? [])
  return (
    <Panel sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {TITULO_MIS_PEDIDOS}
      </Typography>
      <Typography sx={{ mb: 1.5 }}>{QUE_SE_PIDE}</Typography>
      <Typography sx={{ mb: 2 }}>{QUE_QUEDA}</Typography>
      {consulta.isError && <FailedState error={consulta.error} alReintentar={() => consulta.refetch()} />}
      {consulta.data && consulta.data.length > 0 && (
        <Box sx={{ mb: 2 }}>
          <Tabla nombre={TITULO_MIS_PEDIDOS} columnas={['Pedido', 'Qué', 'Estado', 'Respuesta']}>
            {consulta.data.map((pedido) => (
              <FilaPropia key={pedido.idPedido} pedido={pedido} />
            ))}
          </Tabla>
        </Box>
      )}
      {/* Empty again once it was sent. */}
      {libres.length > 0 && <FormularioDePedido key={consulta.data?.[0]?.idPedido ?? 0} clases={libres} />}
    </Panel>
  )
}

function FormularioDePedido({ clases }: { clases: readonly ClaseDePedido[] }) {
  const { claveDe, olvidar } = useClaveDeEnvio()
  const ficha = useFicha({
    inicial: { clase: '', motivo: '' },
    esquema: pedirSobreMisDatos.json,
    guardar: ({ clase, motivo }) => {
      const json = { clase: CLASES_DE_PEDIDO.find((una) => una === clase) ?? 'CORREGIR', motivo }
      return main('POST /misDatos/pedidos', { json }, { claveDeEnvio: claveDe(JSON.stringify(json)) })
    },
    sigue: true,
    alGuardar: olvidar,
    releer: [CLAVE],
  })
  const opciones = clases.map((clase) => ({ valor: clase, texto: CLASES_EN_PALABRAS[clase] }))
  return (
    <>
      <CamposDeFicha id="pedido-de-datos" ficha={ficha}>
        <FormSelect {...ficha.campo('clase')} opciones={opciones} />
        <FormTextoContado {...ficha.campo('motivo')} rows={3} max={TOPE_DE_MOTIVO} />
      </CamposDeFicha>
      <Button type="submit" form="pedido-de-datos" variant="outlined" loading={ficha.ocupado} sx={{ mt: 2 }}>
        {PEDIR}
      </Button>
      <AvisoDeFallo error={ficha.fallo} />
    </>
  )
}

const FilaPropia = ({ pedido: p }: { pedido: Pedido }) => (
  <Fila>
    <Celda columna="Pedido">{fecha(p.pedidoEl)}</Celda>
    <Celda columna="Qué">{CLASES_EN_PALABRAS[p.clase]}</Celda>
    <Celda columna="Estado">
      <EstadoDePedido estado={p.estado}>{ESTADOS_EN_PALABRAS[p.estado]}</EstadoDePedido>
    </Celda>
    <Celda columna="Respuesta">{p.respuesta ?? CUANDO_VENCE(p.vence, false)}</Celda>
  </Fila>
)
