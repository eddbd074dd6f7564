import { rotulosDe } from '@catastro/domain/campo'
import { NO_ENCARGADA_DICHA } from '@catastro/domain/carpetas/mensajes'
import { noLoEncargue } from '@catastro/domain/carpetas/propietario'
import { MAX_OBSERVACION } from '@catastro/domain/carpetas/reglas'
import { erroresDe } from '@catastro/domain/errores'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { erroresEnCampos } from '../../envios/rechazo.ts'
import { main } from '../../red/cliente.ts'
import { useEscritura } from '../../red/useEscritura.ts'
import { avisar } from '../../ui/avisos/avisos.ts'
import { TextoContado } from '../../ui/campos/TextoContado.tsx'
import { Modal } from '../../ui/pagina/Modal.tsx'
import { useRefrescarCarpeta } from '../consultas.ts'
import { NO_LO_ENCARGO, QUE_PASA_SI_LO_DICE } from '../mensajes.ts'

/** The server asks the same. */
function errorDelMotivo(motivo: string): string | undefined {
  const leido = noLoEncargue.json.safeParse({ idCarpeta: 1, motivo })
  return leido.success ? undefined : erroresDe(noLoEncargue.json, leido.error.issues)[0]?.msg
}

/** Said once and in one's own words: it is not taken back here. */
export function NoLoEncargueModal({ idCarpeta, alCerrar }: { idCarpeta: number; alCerrar: () => void }) {
  const [motivo, setMotivo] = useState('')
  const [error, setError] = useState<string>()
  const refrescar = useRefrescarCarpeta(idCarpeta)
  const decir = useEscritura({
    mutationFn: (porQue: string) => main('POST /documentacion/noLoEncargue', { json: { idCarpeta, motivo: porQue } }),
    onSuccess: async () => {
      avisar(NO_ENCARGADA_DICHA)
      alCerrar()
      await refrescar()
    },
    onError: (fallo) => setError(erroresEnCampos(fallo, ['motivo'])[0]?.texto),
  })
  const enviar = () => {
    const falta = errorDelMotivo(motivo)
    setError(falta)
    if (falta === undefined) decir.mutate(motivo.trim())
  }
  return (
    <Modal
      abierto
      titulo={NO_LO_ENCARGO}
      ancho={640}
      alCerrar={alCerrar}
      fallo={error ? null : decir.error}
      acciones={
        <Button variant="contained" color="error" loading={decir.isPending} onClick={enviar}>
          Avisar al municipio
        </Button>
      }
    >
      <p style={{ marginTop: 0 }}>{QUE_PASA_SI_LO_DICE}</p>
      <TextoContado
        id="motivo"
        label={rotulosDe(noLoEncargue.json).motivo.etiqueta}
        ayuda="Por ejemplo: no conozco a quien la presentó."
        max={MAX_OBSERVACION}
        rows={3}
        value={motivo}
        onChange={setMotivo}
        error={error}
        disabled={decir.isPending}
      />
    </Modal>
  )
}
