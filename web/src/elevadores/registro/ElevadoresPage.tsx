import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useSearchParams } from 'react-router'
import { INICIO } from '../../acceso/direcciones.ts'
import { AccionesDeLista } from '../../importaciones/AccionesDeLista.tsx'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { REGISTRO_DE_ELEVADORES } from '../mensajes.ts'
import { ListaDeEmpresas } from './ListaDeEmpresas.tsx'
import { ListaDeInmuebles } from './ListaDeInmuebles.tsx'

/** For staff: the properties that have elevators, and the companies that maintain them. */
export function ElevadoresPage() {
  const [parametros, setParametros] = useSearchParams()
  const deEmpresas = parametros.get('lista') === 'empresas'
  return (
    <>
      <PageTitle
        volverA={INICIO.enlace()}
        bajada="Lo que dicen los formularios 27 a 31: quién responde por cada elevador, quién lo conserva y hasta cuándo."
        accion={<AccionesDeLista lista={deEmpresas ? 'conservadoras' : 'elevadores'} />}
      >
        {REGISTRO_DE_ELEVADORES}
      </PageTitle>
      <Tabs
        value={deEmpresas ? 'empresas' : 'inmuebles'}
        // The other list starts at its first page, without the search of this one.
        onChange={(_, lista) => setParametros(lista === 'empresas' ? { lista } : {}, { replace: true })}
        sx={{ mb: 3 }}
      >
        <Tab value="inmuebles" id="tab-inmuebles" aria-controls="lista-de-elevadores" label="Inmuebles" />
        <Tab value="empresas" id="tab-empresas" aria-controls="lista-de-elevadores" label="Empresas conservadoras" />
      </Tabs>
      <Box role="tabpanel" id="lista-de-elevadores" aria-labelledby={deEmpresas ? 'tab-empresas' : 'tab-inmuebles'}>
        {deEmpresas ? <ListaDeEmpresas /> : <ListaDeInmuebles />}
      </Box>
    </>
  )
}
