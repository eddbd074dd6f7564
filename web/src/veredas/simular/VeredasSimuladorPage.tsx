import { TARIFAS_VEREDAS } from '@catastro/domain/veredas/aranceles'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { TarifasNecesarias } from '../../formularios/TarifasNecesarias.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { ANCHO_DE_FORMULARIO } from '../../ui/theme.ts'
import { VEREDAS, VEREDAS_INICIO } from '../direcciones.ts'
import { SOBRE_EL_SIMULADOR, TITULO_SIMULADOR } from '../mensajes.ts'
import { Simulador } from './Simulador.tsx'

/** What a form would come to: the same account, and nothing is filed (for anybody signed in). */
export const VeredasSimuladorPage = () => (
  <Box sx={{ maxWidth: ANCHO_DE_FORMULARIO }}>
    <PageTitle volverA={VEREDAS_INICIO.enlace()} bajada={SOBRE_EL_SIMULADOR}>
      {TITULO_SIMULADOR}
    </PageTitle>
    <TarifasNecesarias ids={TARIFAS_VEREDAS}>
      {(tarifas) => (
        <>
          <Simulador tarifas={tarifas} />
          <Button component={Link} to={VEREDAS.enlace()} variant="contained" sx={{ mt: 3 }}>
            Cargar el formulario
          </Button>
        </>
      )}
    </TarifasNecesarias>
  </Box>
)
