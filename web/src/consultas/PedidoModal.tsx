import { rotulosDe } from '@catastro/domain/campo'
import { ES_SU_PEDIDO } from '@catastro/domain/deberes'
import { erroresDe } from '@catastro/domain/errores'
import { decidirPedido, type PedidoDeAlguien } from '@catastro/domain/misDatos/llamadas'
import { CLASES_DE_LA_CIUDAD, CONTESTAR, CUANDO_VENCE, ESTADOS_EN_PALABRAS } from '@catastro/domain/misDatos/mensajes'
import { type DecisionDePedido, TOPE_DE_MOTIVO } from '@catastro/domain/misDatos/pedidos'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { erroresEnCampos } from '../envios/rechazo.ts'
import { main } from '../red/cliente.ts'
import { useEscritura } from '../red/useEscritura.ts'
import { avisar } from '../ui/avisos/avisos.ts'
import { Notice } from '../ui/avisos/Notice.tsx'
import { FormStack } from '../ui/campos/FormRow.tsx'
import { TextoContado } from '../ui/campos/TextoContado.tsx'
import { Ficha } from '../ui/pagina/Ficha.tsx'
import { cuilConGuiones, fechaYHora } from '../ui/pagina/formato.ts'
import { Modal } from '../ui/pagina/Modal.tsx'

interface Props {
  readonly pedido: PedidoDeAlguien
  readonly alCerrar: () => void
}

/** A request about somebody's data, and its answer. */
export function PedidoModal({ pedido: p, alCerrar }: Props) {
  const consultas = useQueryClient()
  const [respuesta, setRespuesta] = useState('')
  const [error, setError] = useState<string>()
  const decidir = useEscritura({
    mutationFn: (decision: DecisionDePedido) =>
      main('POST /misDatos/decidir', { json: { idPedido: p.idPedido, decision, respuesta } }),
    onSuccess: ({ message }) => {
      avisar(message)
      alCerrar()
    },
    // It stays open: what was written is not lost.
    onError: (fallo) => setError(erroresEnCampos(fallo, ['respuesta'])[0]?.texto),
    // Somebody else may have answered meanwhile; and home says one notice less.
    onSettled: () => consultas.invalidateQueries(),
  })
  const contestar = (decision: DecisionDePedido) => {
    const leido = decidirPedido.json.safeParse({ idPedido: p.idPedido, decision, respuesta })
    const falta = leido.success ? undefined : erroresDe(decidirPedido.json, leido.error.issues)[0]?.msg
    setError(falta)
    if (falta === undefined) decidir.mutate(decision)
  }
  const sePuede = p.estado === 'PEDIDO' && !p.esPropio
  return (
    <Modal
      abierto
      titulo={`Pedido ${p.idPedido}: ${CLASES_DE_LA_CIUDAD[p.clase].toLowerCase()}`}
      alCerrar={alCerrar}
      ancho={720}
      fallo={error ? null : decidir.error}
      soloTexto={!sePuede}
      acciones={
        sePuede && (
          <>
            <Button color="error" variant="outlined" loading={decidir.isPending} onClick={() => contestar('RECHAZADO')}>
              {CONTESTAR.RECHAZADO}
            </Button>
            {p.falta === null && (
              <Button variant="contained" loading={decidir.isPending} onClick={() => contestar('HECHO')}>
                {CONTESTAR.HECHO}
              </Button>
            )}
          </>
        )
      }
    >
      <FormStack>
        <Ficha datos={datosDe(p)} />
        {p.estado === 'PEDIDO' && p.esPropio && <Notice tono="atencion">{ES_SU_PEDIDO}</Notice>}
        {p.falta !== null && <Notice tono="atencion">{p.falta}</Notice>}
        {sePuede && (
          <TextoContado
            id="respuesta"
            label={rotulosDe(decidirPedido.json).respuesta.etiqueta}
            ayuda="La lee quien lo pidió: qué se hizo, o por qué no."
            max={TOPE_DE_MOTIVO}
            rows={3}
            value={respuesta}
            onChange={setRespuesta}
            error={error}
            disabled={decidir.isPending}
          />
        )}
      </FormStack>
    </Modal>
  )
}

const datosDe = (p: PedidoDeAlguien) => [
  { nombre: 'Persona', valor: `${p.nombre} (${cuilConGuiones(p.documento)})`, ancho: 'enTelefono' as const },
  { nombre: 'Pedido', valor: fechaYHora(p.pedidoEl) },
  {
    nombre: 'Estado',
    valor: p.estado === 'PEDIDO' ? CUANDO_VENCE(p.vence, p.vencido) : ESTADOS_EN_PALABRAS[p.estado],
  },
  { nombre: 'Motivo', valor: p.motivo, ancho: true },
  { nombre: 'Respuesta', valor: p.respuesta, ancho: true },
  { nombre: 'Contestado', valor: p.decididoEl && fechaYHora(p.decididoEl) },
]
