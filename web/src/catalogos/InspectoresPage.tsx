import type { Inspector } from '@catastro/domain/catalogos/inspectores'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { INICIO } from '../acceso/direcciones.ts'
import { SoloLectura } from '../acceso/SoloLectura.tsx'
import { AccionesDeLista } from '../importaciones/AccionesDeLista.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Celda, Fila } from '../ui/Tabla.tsx'
import { BotonNuevo } from './BotonNuevo.tsx'
import { useInspectores } from './consultas.ts'
import { AGREGAR_INSPECTOR } from './direcciones.ts'
import { InspectorModal } from './InspectorModal.tsx'
import { AccionesDeRegistro } from './registro/AccionesDeRegistro.tsx'
import { EstadoDeRegistro } from './registro/EstadoDeRegistro.tsx'
import { TablaDeReferencia } from './registro/TablaDeReferencia.tsx'

const nombreDe = (inspector: Inspector) => `${inspector.apellido_persona} ${inspector.nombre_persona}`

export function InspectoresPage() {
  const navigate = useNavigate()
  const [elegido, setElegido] = useState<Inspector | null>(null)
  return (
    <>
      <PageTitle
        volverA={INICIO.enlace()}
        accion={
          <AccionesDeLista lista="inspectores">
            <BotonNuevo de="inspector" onClick={() => navigate(AGREGAR_INSPECTOR.enlace())} />
          </AccionesDeLista>
        }
      >
        Inspectores
      </PageTitle>
      <SoloLectura />
      <TablaDeReferencia
        nombre="Inspectores"
        columnas={['ID', 'Nombre', 'Oficina', 'Acciones']}
        consulta={useInspectores()}
        busqueda="Buscar por nombre u oficina"
        textosDe={(fila) => [nombreDe(fila), `${fila.nombre_persona} ${fila.apellido_persona}`, fila.Oficina]}
        siEstaVacia="Aún no hay inspectores. Agregue el primero con «Nuevo»."
        fila={(fila) => (
          <Fila key={fila.idInspector}>
            <Celda columna="ID">{fila.idInspector}</Celda>
            <Celda columna="Nombre">
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                {nombreDe(fila)}
                <EstadoDeRegistro estado={fila.estado} />
              </Box>
            </Celda>
            <Celda columna="Oficina">{fila.Oficina}</Celda>
            <Celda columna="Acciones">
              <AccionesDeRegistro
                entidad="inspector"
                id={fila.idInspector}
                detalle={nombreDe(fila)}
                alEditar={() => setElegido(fila)}
              />
            </Celda>
          </Fila>
        )}
      />
      {elegido && <InspectorModal inspector={elegido} nombre={nombreDe(elegido)} alCerrar={() => setElegido(null)} />}
    </>
  )
}
