import { rotulosDe } from '@catastro/domain/campo'
import { ES_SU_SOLICITUD } from '@catastro/domain/deberes'
import { anularLibreDeuda, rechazarLibreDeuda, type SolicitudDelPersonal } from '@catastro/domain/libreDeuda/llamadas'
import { MAX_MOTIVO } from '@catastro/domain/libreDeuda/reglas'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Descarga } from '../ui/archivos/Descarga.tsx'
import { Notice } from '../ui/avisos/Notice.tsx'
import { FormStack } from '../ui/campos/FormRow.tsx'
import { TextoContado } from '../ui/campos/TextoContado.tsx'
import { Ficha } from '../ui/pagina/Ficha.tsx'
import { cuilConGuiones, diaDeCalendario, fechaYHora, pesos } from '../ui/pagina/formato.ts'
import { Modal } from '../ui/pagina/Modal.tsx'
import { descargarCertificado } from './descargarCertificado.ts'
import { EstadoDeSolicitudChip } from './EstadoDeSolicitudChip.tsx'
import { useResolver } from './useResolver.ts'

interface Props {
  readonly solicitud: SolicitudDelPersonal
  readonly alCerrar: () => void
}

/** What cannot be undone asks for its reason first. */
type ConMotivo = 'rechazar' | 'anular'
const PREGUNTA: Readonly<Record<ConMotivo, string>> = {
  rechazar: rotulosDe(rechazarLibreDeuda.json).motivo.etiqueta,
  anular: rotulosDe(anularLibreDeuda.json).motivo.etiqueta,
}
const CONFIRMA: Readonly<Record<ConMotivo, string>> = { rechazar: 'Rechazar solicitud', anular: 'Anular certificado' }

/** A request with what a clerk needs to decide, and the decision. */
export function SolicitudModal({ solicitud: s, alCerrar }: Props) {
  const [paso, setPaso] = useState<ConMotivo | null>(null)
  const [motivo, setMotivo] = useState('')
  const [error, setError] = useState<string>()
  const { resolver, ocupado, fallo } = useResolver(s.idLibreDeuda, alCerrar, setError)

  const confirmar = (que: ConMotivo) => {
    const escrito = motivo.trim()
    const falla = escrito === '' ? 'Escriba el motivo: se envía al solicitante' : errorDeLargo(escrito)
    setError(falla)
    if (!falla) resolver(que, escrito)
  }
  return (
    <Modal
      abierto
      titulo={`Libre Deuda del padrón ${s.padron}`}
      alCerrar={alCerrar}
      ancho={720}
      fallo={error ? null : fallo}
      soloTexto={paso === null}
      acciones={
        paso ? (
          <>
            <Button onClick={() => setPaso(null)} disabled={ocupado}>
              Volver
            </Button>
            <Button variant="contained" color="error" loading={ocupado} onClick={() => confirmar(paso)}>
              {CONFIRMA[paso]}
            </Button>
          </>
        ) : (
          <Acciones solicitud={s} ocupado={ocupado} alPedirMotivo={setPaso} alEmitir={() => resolver('emitir')} />
        )
      }
    >
      <FormStack>
        <Ficha datos={datosDe(s)} />
        {s.propia && <Notice tono="atencion">{ES_SU_SOLICITUD}</Notice>}
        {paso && (
          <TextoContado
            id="motivo"
            label={PREGUNTA[paso]}
            ayuda="Lo lee quien pidió el certificado."
            max={MAX_MOTIVO}
            rows={3}
            value={motivo}
            onChange={setMotivo}
            error={error}
            disabled={ocupado}
          />
        )}
      </FormStack>
    </Modal>
  )
}

const errorDeLargo = (texto: string) =>
  texto.length > MAX_MOTIVO ? `El motivo debe tener como máximo ${MAX_MOTIVO} caracteres` : undefined

const datosDe = (s: SolicitudDelPersonal) => [
  { nombre: 'Estado', valor: <EstadoDeSolicitudChip solicitud={s} /> },
  { nombre: 'Solicitud', valor: s.idLibreDeuda },
  { nombre: 'Pedido', valor: fechaYHora(s.solicitado) },
  { nombre: 'Solicitante', valor: `${s.solicitante} (${cuilConGuiones(s.cuil)})`, ancho: 'enTelefono' as const },
  { nombre: 'Titular del padrón', valor: s.titular ?? 'No está en el registro', ancho: 'enTelefono' as const },
  { nombre: 'Domicilio', valor: s.domicilio ?? 'Sin domicilio registrado', ancho: 'enTelefono' as const },
  { nombre: 'Pagado', valor: `${pesos(s.importe)} (${s.transaccion})` },
  { nombre: 'Certificado', valor: s.numero },
  { nombre: 'Válido hasta', valor: s.vence && diaDeCalendario(s.vence) },
  { nombre: 'Resuelto', valor: s.resuelto && fechaYHora(s.resuelto) },
  { nombre: 'Motivo', valor: s.motivo, ancho: true },
]

interface PropsDeAcciones {
  readonly solicitud: SolicitudDelPersonal
  readonly ocupado: boolean
  readonly alPedirMotivo: (paso: ConMotivo) => void
  readonly alEmitir: () => void
}

function Acciones({ solicitud: s, ocupado, alPedirMotivo, alEmitir }: PropsDeAcciones) {
  if (s.estado === 'SOLICITADO') {
    if (s.propia) return null
    return (
      <>
        <Button color="error" variant="outlined" disabled={ocupado} onClick={() => alPedirMotivo('rechazar')}>
          Rechazar
        </Button>
        <Button variant="contained" loading={ocupado} onClick={alEmitir}>
          Emitir
        </Button>
      </>
    )
  }
  if (s.estado !== 'EMITIDO') return null
  return (
    <>
      {!s.propia && (
        <Button color="error" variant="outlined" onClick={() => alPedirMotivo('anular')}>
          Anular
        </Button>
      )}
      <Descarga bajar={() => descargarCertificado(s.idLibreDeuda, s.numero)}>
        {(boton) => (
          <Button variant="contained" disabled={!s.disponible} {...boton}>
            {s.disponible ? 'Descargar' : 'En preparación'}
          </Button>
        )}
      </Descarga>
    </>
  )
}
