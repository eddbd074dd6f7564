import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { SoloLectura } from '../acceso/avisos/SoloLectura.tsx'
import { INICIO } from '../acceso/direcciones.ts'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { PestanaDeProfesionales } from './PestanaDeProfesionales.tsx'
import { TablaDeColegios, TablaDeProfesiones, TablaDeUniversidades } from './TablasDeColegios.tsx'

const PESTANAS: readonly (readonly [valor: string, texto: string, Pestana: ComponentType])[] = [
  ['profesionales', 'Profesionales', PestanaDeProfesionales],
  ['colegios', 'Colegios', TablaDeColegios],
  ['profesiones', 'Profesiones', TablaDeProfesiones],
  ['universidades', 'Universidades', TablaDeUniversidades],
]

/** Professionals and what they are registered with: colleges, professions, universities. */
export function ColegiosPage() {
  const [parametros, setParametros] = useSearchParams()
  const pedida = parametros.get('lista')
  const [valor, , Pestana] =
    PESTANAS.find(([nombre]) => nombre === pedida) ?? (['profesionales', '', PestanaDeProfesionales] as const)
  return (
    <>
      <PageTitle volverA={INICIO.enlace()}>Colegios</PageTitle>
      <SoloLectura />
      <Tabs
        value={valor}
        variant="scrollable"
        onChange={(_, lista: string) => setParametros(lista === 'profesionales' ? {} : { lista }, { replace: true })}
        sx={{ mb: 3 }}
      >
        {PESTANAS.map(([nombre, texto]) => (
          <Tab key={nombre} value={nombre} id={`tab-${nombre}`} aria-controls="lista-de-colegios" label={texto} />
        ))}
      </Tabs>
      <Box role="tabpanel" id="lista-de-colegios" aria-labelledby={`tab-${valor}`}>
        <Pestana />
      </Box>
    </>
  )
}
