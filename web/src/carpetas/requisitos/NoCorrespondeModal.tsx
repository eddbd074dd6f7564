import { rotulosDe } from '@catastro/domain/campo'
import { MAX_OBSERVACION } from '@catastro/domain/carpetas/reglas'
import { noCorresponde, type Requisito } from '@catastro/domain/carpetas/requisitos'
import { erroresDe } from '@catastro/domain/errores'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { erroresEnCampos } from '../../envios/rechazo.ts'
import { main } from '../../red/cliente.ts'
import { useEscritura } from '../../red/useEscritura.ts'
import { TextoContado } from '../../ui/campos/TextoContado.tsx'
import { Modal } from '../../ui/pagina/Modal.tsx'
import { useRefrescarCarpeta } from '../consultas.ts'

const FALTA_EL_MOTIVO = 'Escriba por qué no corresponde: lo lee Mesa de entradas'

/** The server asks the same. */
function errorDelMotivo(motivo: string): string | undefined {
  const leido = noCorresponde.json.safeParse({ idCarpeta: 1, idRequisito: 1, motivo })
  return leido.success ? undefined : erroresDe(noCorresponde.json, leido.error.issues)[0]?.msg
}

interface Props {
  readonly idCarpeta: number
  readonly requisito: Requisito
  readonly alCerrar: () => void
}

/** Why a requirement is none of this folder; or, where that was said, that it is after all. */
export function NoCorrespondeModal({ idCarpeta, requisito, alCerrar }: Props) {
  const { idRequisito, texto } = requisito
  const [motivo, setMotivo] = useState(requisito.noCorresponde ?? '')
  const [error, setError] = useState<string>()
  const refrescar = useRefrescarCarpeta(idCarpeta)
  const decir = useEscritura({
    mutationFn: (porQue: string) =>
      main('PUT /documentacion/requisitoNoCorresponde', { json: { idCarpeta, idRequisito, motivo: porQue } }),
    onSuccess: async () => {
      alCerrar()
      await refrescar()
    },
    onError: (fallo) => setError(erroresEnCampos(fallo, ['motivo'])[0]?.texto),
  })
  const guardar = () => {
    const falta = motivo.trim() === '' ? FALTA_EL_MOTIVO : errorDelMotivo(motivo)
    setError(falta)
    if (falta === undefined) decir.mutate(motivo.trim())
  }
  return (
    <Modal
      abierto
      titulo="No corresponde"
      ancho={640}
      alCerrar={alCerrar}
      fallo={error ? null : decir.error}
      acciones={
        <>
          {requisito.noCorresponde !== null && (
            <Button disabled={decir.isPending} onClick={() => decir.mutate('')}>
              Sí corresponde
            </Button>
          )}
          <Button variant="contained" loading={decir.isPending} onClick={guardar}>
            Guardar
          </Button>
        </>
      }
    >
      <p style={{ marginTop: 0 }}>{texto}</p>
      <TextoContado
        id="motivo"
        label={rotulosDe(noCorresponde.json).motivo.etiqueta}
        ayuda="Por ejemplo: el propietario es una sociedad."
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
