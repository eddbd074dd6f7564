import { PRECIO_POR_CONFIRMAR } from '@catastro/domain/catalogos/mensajes'
import { FALTA_INFORMACION, LIBRE_DEUDA, PADRON_PLACEHOLDER } from '@catastro/domain/libreDeuda/mensajes'
import { MAX_PADRON, padronEscrito, padronValido } from '@catastro/domain/libreDeuda/reglas'
import { loQueTarda, POCOS_CASOS } from '@catastro/domain/tramites/mensajes'
import Cancel from '@mui/icons-material/Cancel'
import CheckCircle from '@mui/icons-material/CheckCircle'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { erroresEnCampos } from '../envios/rechazo.ts'
import { rotuloDePago } from '../envios/rotuloDePago.ts'
import { usePagar } from '../envios/usePagar.ts'
import { guardarDato } from '../red/almacen.ts'
import { configuracion } from '../red/configuracion.ts'
import { useSesion } from '../red/sesion.ts'
import { AntesDeEmpezar } from '../tramites/AntesDeEmpezar.tsx'
import { useTramites } from '../tramites/consultas.ts'
import { AvisoDeFallo } from '../ui/avisos/AvisoDeFallo.tsx'
import { avisar } from '../ui/avisos/avisos.ts'
import { ErrorSummary } from '../ui/avisos/ErrorSummary.tsx'
import { Notice } from '../ui/avisos/Notice.tsx'
import { FormRow, FormStack } from '../ui/campos/FormRow.tsx'
import { TextInput } from '../ui/campos/TextInput.tsx'
import { pesos } from '../ui/pagina/formato.ts'
import { Modal } from '../ui/pagina/Modal.tsx'
import { COLORES, TONOS } from '../ui/theme.ts'
import { LIBRE_DEUDA_PAGADO } from './direcciones.ts'
import { DeQueInmueble, InmuebleDelPedido, useInmueble } from './InmuebleDelPedido.tsx'

const Boton = styled('button')({
  minHeight: 56,
  padding: '6px 16px',
  borderRadius: 8,
  border: `1px solid ${COLORES.primario}`,
  background: COLORES.primario,
  cursor: 'pointer',
  '&:hover:enabled': { background: COLORES.texto },
  '&:disabled': {
    cursor: 'not-allowed',
    borderColor: COLORES.linea,
    background: TONOS.neutro.fondo,
    color: TONOS.neutro.texto,
  },
  '&:disabled img': { filter: 'brightness(0)', opacity: 0.4 },
  // The image keeps its white letters: so does the ground that they stand on.
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', borderColor: 'ButtonText' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  font: 'inherit',
  fontWeight: 600,
  color: COLORES.papel,
})

const PAGAR_CON_TARJETA = 'Pagar con tarjeta'
/** Its button stands with the other, in sight however much is said above. */
const FORMULARIO = 'pedido-de-libre-deuda'

/** The provider's image, which is the button, and the loudest of its dialog; beside it, how much goes. */
function BotonDePago({ importe, disabled, ocupado }: { importe: number; disabled: boolean; ocupado: boolean }) {
  return (
    <Boton
      type="submit"
      form={FORMULARIO}
      disabled={disabled}
      aria-busy={ocupado}
      aria-label={rotuloDePago(importe, PAGAR_CON_TARJETA)}
    >
      <img src="./pagar.svg" alt={PAGAR_CON_TARJETA} width={206} height={40} />
      <span className="cifras">{pesos(importe)}</span>
    </Boton>
  )
}

/** How long the payment dialog's warning is seen. */
const AVISO_MS = 2000
const ID = 'padron'

/** Asks for the certificate of a property, and takes its person to pay for it. */
export function LibreDeudaDialog({ alCerrar }: { alCerrar: () => void }) {
  const [padron, setPadron] = useState('')
  const [error, setError] = useState<string>()
  /** What failed and is not the padron's fault. */
  const [falla, setFalla] = useState<unknown>(null)
  const [intento, setIntento] = useState(0)
  const { pagar, ocupado } = usePagarLibreDeuda()
  const { correoOficina, importeLibreDeuda } = configuracion()
  const valido = padronValido(padron)
  const inmueble = useInmueble(padron, valido)
  const plazo = useTramites().data?.tramites.find(({ tramite }) => tramite === 'libreDeuda')?.plazo

  const enviar = async (evento: FormEvent) => {
    evento.preventDefault()
    if (!valido) return
    setError(undefined)
    setFalla(null)
    await pagar(padron).catch((falla: unknown) => {
      const [delPadron] = erroresEnCampos(falla, [ID])
      setError(delPadron?.texto)
      setFalla(delPadron ? null : falla)
      setIntento((n) => n + 1)
    })
  }
  /** With its button disabled the browser sends nothing on Enter, and would say nothing. */
  const avisarSiFalta = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && padron.trim() === '') avisar(FALTA_INFORMACION, 'atencion', AVISO_MS)
  }
  return (
    <Modal
      abierto
      titulo={LIBRE_DEUDA}
      alCerrar={alCerrar}
      acciones={
        <>
          {inmueble.ficha && !error && <DeQueInmueble padron={padron} ficha={inmueble.ficha} />}
          <Button color="error" variant="outlined" onClick={alCerrar} disabled={ocupado}>
            Cancelar
          </Button>
          {importeLibreDeuda !== null && (
            <BotonDePago
              importe={importeLibreDeuda}
              disabled={!valido || inmueble.buscando || ocupado}
              ocupado={ocupado}
            />
          )}
        </>
      }
    >
      <AntesDeEmpezar tramite="libreDeuda" />
      <form id={FORMULARIO} onSubmit={enviar} onKeyDown={avisarSiFalta} noValidate>
        <ErrorSummary errores={error ? [{ campo: ID, texto: error }] : []} intento={intento} />
        <FormStack>
          <FormRow>
            <TextInput
              id="para"
              label="Para"
              value={correoOficina ?? 'Oficina de certificados'}
              onChange={() => {}}
              readOnly
            />
            <TextInput id="asunto" label="Asunto" value={LIBRE_DEUDA} onChange={() => {}} readOnly />
          </FormRow>
          <TextInput
            id={ID}
            label="Padrón"
            help="Solo números, 8 como máximo. Está en la boleta del inmueble."
            placeholder={PADRON_PLACEHOLDER}
            inputMode="numeric"
            maxLength={MAX_PADRON}
            value={padron}
            onChange={(texto) => {
              setPadron(padronEscrito(texto))
              setError(undefined)
            }}
            error={error}
            disabled={ocupado}
            sufijo={<Validez valido={valido && !error} />}
          />
          {importeLibreDeuda === null ? (
            <Notice>{PRECIO_POR_CONFIRMAR}</Notice>
          ) : (
            <p style={{ margin: 0 }}>
              El certificado cuesta <strong className="cifras">{pesos(importeLibreDeuda)}</strong>. Se paga con tarjeta,
              y la oficina lo envía por correo cuando lo emite. {plazo ? loQueTarda(plazo) : POCOS_CASOS}
            </p>
          )}
          {!error && <InmuebleDelPedido {...inmueble} />}
          <AvisoDeFallo error={falla} />
        </FormStack>
      </form>
    </Modal>
  )
}

/** A green check or a red cross, with its words for who cannot tell them apart. */
function Validez({ valido }: { valido: boolean }) {
  return valido ? (
    <CheckCircle titleAccess="Padrón válido" sx={{ color: TONOS.bien.texto }} />
  ) : (
    <Cancel titleAccess="Padrón no válido" sx={{ color: TONOS.mal.texto }} />
  )
}

/** Pays for the certificate of a property: what the return page needs is kept under the names of the specification. */
function usePagarLibreDeuda() {
  const navigate = useNavigate()
  const user = useSesion((sesion) => sesion.usuario)
  const { ocupado, pagar } = usePagar()
  return {
    ocupado,
    pagar: (padron: string) =>
      pagar({
        pedido: { producto: 'LIBRE_DEUDA', padron },
        alPreparar: (idPago) => {
          const { correoOficina: recipient } = configuracion()
          guardarDato('emailData', { message: padron, recipient, subject: LIBRE_DEUDA, idPago })
          guardarDato('user', user)
        },
        siYaEstaPagado: () => navigate(LIBRE_DEUDA_PAGADO.enlace()),
      }),
  }
}
