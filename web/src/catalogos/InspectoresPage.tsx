import type { Inspector } from '@catastro/domain/catalogos/inspectores'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { SoloLectura } from '../acceso/avisos/SoloLectura.tsx'
import { INICIO } from '../acceso/direcciones.ts'
import { AccionesDeLista } from '../importaciones/AccionesDeLista.tsx'
import { Celda, Fila } from '../ui/listas/Tabla.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { BotonNuevo } from './BotonNuevo.tsx'
import { useInspectores } from './consultas.ts'
import { AGREGAR_INSPECTOR } from './direcciones.ts'
import { InspectorModal } from './InspectorModal.tsx'
import { AccionesDeFila } from './referencia/AccionesDeFila.tsx'
import { EstadoDeFila } from './referencia/EstadoDeFila.tsx'
import { TablaDeReferencia } from './referencia/TablaDeReferencia.tsx'

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
                <EstadoDeFila estado={fila.estado} />
              </Box>
            </Celda>
            <Celda columna="Oficina">{fila.Oficina}</Celda>
            <Celda columna="Acciones">
              <AccionesDeFila
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
