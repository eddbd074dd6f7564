import { PREGUNTAS_FORMULARIO_14 } from '@catastro/domain/formularios/formulario14'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { ciudadDigital, main } from '../app/cliente.ts'
import { CASI_FIJO } from '../app/consultas.ts'
import type { RespuestaDe } from '../app/llamadas.ts'
import { cuilConGuiones, diaDeCalendario, pesos } from '../ui/formato.ts'
import { RespuestasEnBloques } from './RespuestasEnBloques.tsx'
import { VistaDeCarpetaPage } from './VistaDeCarpetaPage.tsx'

type Guardado = RespuestaDe<'main', 'GET /formulario/consultarFormulario14/'>[number]

export const Formulario14VistaPage = () => (
  <VistaDeCarpetaPage
    codigo="14"
    idFormularioTipo={17}
    consultar={(idCarpeta) => main('GET /formulario/consultarFormulario14/', { query: { idCarpeta } })}
    bloques={bloquesDe}
  >
    {(guardado) => <Instalador cuil={guardado.cuitInstalador} />}
  </VistaDeCarpetaPage>
)

const siNo = (valor: number) => (valor === 1 ? 'Sí' : 'No')

const bloquesDe = (g: Guardado) => [
  {
    titulo: 'Qué se hace',
    respuestas: [
      ...PREGUNTAS_FORMULARIO_14.map(([campo, pregunta]) => ({ pregunta, respuesta: siNo(g[campo]) })),
      { pregunta: 'Desde', respuesta: diaDeCalendario(g.desde) },
      { pregunta: 'Hasta', respuesta: diaDeCalendario(g.hasta) },
    ],
  },
  {
    titulo: 'Medidas y monto',
    respuestas: [
      { pregunta: 'Perímetro', respuesta: `${g.perimetro} m` },
      { pregunta: 'Altura', respuesta: `${g.altura} m` },
      { pregunta: 'Superficie', respuesta: `${g.superficie} m²` },
      { pregunta: 'Monto', respuesta: pesos(g.monto), importe: true },
      { pregunta: 'Pago en línea', respuesta: g.idPago === null ? 'Sin confirmar' : `Confirmado (pago ${g.idPago})` },
    ],
  },
  {
    titulo: 'Empresa',
    respuestas: [
      { pregunta: 'Instalada por Empresa de Publicidad', respuesta: siNo(g.empresaPublicidad) },
      { pregunta: 'Empresa', respuesta: g.Institucion ?? '' },
      { pregunta: 'Nro Inscripción', respuesta: g.nroInscripcion ?? '' },
    ],
  },
]

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
            respuestas: [
              { pregunta: 'CUIL', respuesta: cuilConGuiones(cuil) },
              { pregunta: 'Apellido y nombre', respuesta: nombre },
            ],
          },
        ]}
      />
    </Box>
  )
}
