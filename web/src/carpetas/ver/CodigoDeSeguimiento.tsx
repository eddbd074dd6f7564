import { mostrarCodigo } from '@catastro/domain/codigos'
import Button from '@mui/material/Button'
import { main } from '../../red/cliente.ts'
import { useEscritura } from '../../red/useEscritura.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { SEGUIR_SIN_INGRESAR } from '../direcciones.ts'

/** A code for whoever follows the folder without signing in: told once, when it is asked for. */
export function CodigoDeSeguimiento({ idCarpeta }: { idCarpeta: number }) {
  const { data, error, isPending, mutate } = useEscritura({
    mutationFn: () => main('POST /documentacion/codigoSeguimiento', { json: { idCarpeta } }),
  })
  if (data) return <ConCodigo idCarpeta={idCarpeta} codigo={data.codigoSeguimiento} />
  if (error) return <FailedState error={error} alReintentar={() => mutate()} />
  return (
    <Button size="small" className="no-imprimir" sx={{ ml: -1.5 }} loading={isPending} onClick={() => mutate()}>
      Obtener un código para seguirla sin ingresar
    </Button>
  )
}

export function ConCodigo({ idCarpeta, codigo }: { idCarpeta: number; codigo: string }) {
  return (
    <Notice>
      Para seguirla sin ingresar: carpeta <strong>{idCarpeta}</strong>, código <strong>{mostrarCodigo(codigo)}</strong>,
      en <a href={`#${SEGUIR_SIN_INGRESAR.enlace()}`}>Seguir una carpeta</a>.
    </Notice>
  )
}
