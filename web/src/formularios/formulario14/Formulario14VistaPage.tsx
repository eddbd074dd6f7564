import { bloquesDe14 } from '@catastro/domain/formularios/formulario14'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { ciudadDigital } from '../../red/cliente.ts'
import { CASI_FIJO } from '../../red/consultas.ts'
import { RespuestasEnBloques } from '../../ui/RespuestasEnBloques.tsx'
import { VistaDeCarpetaPage } from '../VistaDeCarpetaPage.tsx'
import { consultarFormulario14 } from './consultarFormulario14.ts'

export const Formulario14VistaPage = () => (
  <VistaDeCarpetaPage codigo="14" consultar={consultarFormulario14} bloques={bloquesDe14}>
    {(guardado) => <Instalador cuil={guardado.cuitInstalador} />}
  </VistaDeCarpetaPage>
)

/** His name as the registry has it, by the stored CUIT. */
function Instalador({ cuil }: { cuil: string }) {
  const { data, error } = useQuery({
    queryKey: ['ciudadano', cuil],
    queryFn: async () => (await ciudadDigital('GET /usuarios/dni/{cuil}', { params: { cuil } })).ciudadano[0] ?? null,
    ...CASI_FIJO,
  })
  const nombre = data ? `${data.apellido_persona}, ${data.nombre_persona}` : error ? 'No se pudo consultar' : '…'
  return (
    <Box sx={{ mt: 3 }}>
      <RespuestasEnBloques
        bloques={[
          {
            titulo: 'Instalador',
            respuestas: [{ pregunta: 'Apellido y nombre', respuesta: nombre }],
          },
        ]}
      />
    </Box>
  )
}
