import { TITULO_VERIFICAR } from '@catastro/domain/certificados/mensajes'
import { LARGO_DE_CODIGO } from '@catastro/domain/certificados/reglas'
import { codigoBienEscrito, leerCodigo, mostrarCodigo } from '@catastro/domain/codigos'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Membrete } from '../acceso/avisos/Membrete.tsx'
import { main } from '../red/cliente.ts'
import { ErrorDeLlamada } from '../red/errorDeLlamada.ts'
import { EmptyState } from '../ui/avisos/EmptyState.tsx'
import { FailedState } from '../ui/avisos/FailedState.tsx'
import { Spinner } from '../ui/avisos/Spinner.tsx'
import { InputWithButton } from '../ui/campos/FormRow.tsx'
import { TextInput } from '../ui/campos/TextInput.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { CertificadoVerificado } from './CertificadoVerificado.tsx'
import { CERTIFICADO_VERIFICADO } from './direcciones.ts'

const CODIGO_MAL_ESCRITO = 'El código tiene 20 letras y números. Revise que esté completo'

/** Open to everybody: whoever holds a certificate asks here whether it is true. */
export function VerificarPage() {
  const { codigo = '' } = useParams()
  return (
    <>
      <Membrete />
      <PageTitle>{TITULO_VERIFICAR}</PageTitle>
      {codigo !== '' && <Resultado codigo={leerCodigo(codigo)} />}
      <OtroCodigo codigo={codigo} />
    </>
  )
}

function Resultado({ codigo }: { codigo: string }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['verificar', codigo],
    queryFn: async () => (await main('GET /verificar/{codigo}', { params: { codigo } })).certificado,
    enabled: codigoBienEscrito(codigo, LARGO_DE_CODIGO),
  })
  if (!codigoBienEscrito(codigo, LARGO_DE_CODIGO)) return <EmptyState texto={CODIGO_MAL_ESCRITO} />
  if (isPending) return <Spinner texto="Verificando…" />
  if (error instanceof ErrorDeLlamada && error.status === 404) {
    return <EmptyState texto={error.message}>Compare el código con el del certificado, letra por letra.</EmptyState>
  }
  if (error) return <FailedState error={error} alReintentar={refetch} />
  return <CertificadoVerificado certificado={data} codigo={codigo} />
}

function OtroCodigo({ codigo }: { codigo: string }) {
  const navigate = useNavigate()
  const [escrito, setEscrito] = useState('')
  const [error, setError] = useState<string>()
  useEffect(() => {
    if (codigo !== '') setEscrito('')
  }, [codigo])
  const verificar = (evento: FormEvent) => {
    evento.preventDefault()
    const leido = leerCodigo(escrito)
    const bien = codigoBienEscrito(leido, LARGO_DE_CODIGO)
    setError(bien ? undefined : CODIGO_MAL_ESCRITO)
    if (bien) navigate(CERTIFICADO_VERIFICADO.enlace(leido))
  }
  return (
    <form onSubmit={verificar} noValidate className="no-imprimir" style={{ maxWidth: 560, marginTop: 32 }}>
      <InputWithButton>
        <TextInput
          id="codigo"
          label={codigo === '' ? 'Código del certificado' : 'Verificar otro código'}
          help={`Está junto al código QR, así: ${mostrarCodigo('7K3MQ0Z9XR4TNB5WCYHE')}`}
          value={escrito}
          onChange={setEscrito}
          error={error}
        />
        <Button type="submit" variant={codigo === '' ? 'contained' : 'outlined'}>
          Verificar
        </Button>
      </InputWithButton>
    </form>
  )
}
