import { ERROR_AL_DESHABILITAR_OFICINA } from '@catastro/domain/catalogos/mensajes'
import type { Oficina } from '@catastro/domain/catalogos/oficinas'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { SoloLectura } from '../acceso/avisos/SoloLectura.tsx'
import { INICIO } from '../acceso/direcciones.ts'
import { AccionesDeLista } from '../importaciones/AccionesDeLista.tsx'
import { main } from '../red/cliente.ts'
import { idDelUsuario } from '../red/sesion.ts'
import { Celda, Fila } from '../ui/listas/Tabla.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { BotonNuevo } from './BotonNuevo.tsx'
import { listasDe, useOficinas } from './consultas.ts'
import { OficinaModal } from './OficinaModal.tsx'
import { ReparticionesModal } from './ReparticionesModal.tsx'
import { AccionesDeFila } from './referencia/AccionesDeFila.tsx'
import { EstadoDeFila } from './referencia/EstadoDeFila.tsx'
import { TablaDeReferencia } from './referencia/TablaDeReferencia.tsx'
import { useDeshabilitar } from './referencia/useDeshabilitar.ts'

export function OficinasPage() {
  const [elegida, setElegida] = useState<Oficina | 'nueva' | null>(null)
  const [enReparticiones, setEnReparticiones] = useState(false)
  const deshabilitar = useDeshabilitar<Oficina>({
    idDe: ({ idOficina }) => idOficina,
    deshabilitar: (id) => main('POST /catastroReparticiones/deshabilitarOficina', { json: { id } }),
    habilitar: (oficina) =>
      main('POST /catastroReparticiones/editarOficina', { json: { ...oficina, estado: 1, usrmod: idDelUsuario() } }),
    siFalla: ERROR_AL_DESHABILITAR_OFICINA,
    listas: listasDe('oficinas'),
  })
  return (
    <>
      <PageTitle
        volverA={INICIO.enlace()}
        accion={
          <AccionesDeLista lista="oficinas">
            <Button variant="outlined" onClick={() => setEnReparticiones(true)}>
              Gestionar reparticiones
            </Button>
            <BotonNuevo de="oficina" onClick={() => setElegida('nueva')} />
          </AccionesDeLista>
        }
      >
        Oficinas
      </PageTitle>
      <SoloLectura />
      <TablaDeReferencia
        nombre="Oficinas"
        columnas={['ID', 'Oficina', 'Repartición', 'Institución', 'Estado', 'Acciones']}
        consulta={useOficinas()}
        busqueda="Buscar por oficina, repartición o institución"
        textosDe={(fila) => [fila.Oficina, fila.Reparticion, fila.Institucion]}
        siEstaVacia="Aún no hay oficinas. Agregue la primera con «Nuevo»."
        fila={(fila) => (
          <Fila key={fila.idOficina}>
            <Celda columna="ID">{fila.idOficina}</Celda>
            <Celda columna="Oficina">{fila.Oficina}</Celda>
            <Celda columna="Repartición">{fila.Reparticion}</Celda>
            <Celda columna="Institución">{fila.Institucion}</Celda>
            <Celda columna="Estado">
              <EstadoDeFila estado={fila.estado} />
            </Celda>
            <Celda columna="Acciones">
              <AccionesDeFila
                entidad="oficina"
                id={fila.idOficina}
                detalle={fila.Oficina}
                alEditar={() => setElegida(fila)}
                deshabilitable={deshabilitar(fila)}
                sePuedeDeshabilitar={fila.estado === 1}
              />
            </Celda>
          </Fila>
        )}
      />
      {elegida && <OficinaModal oficina={elegida === 'nueva' ? null : elegida} alCerrar={() => setElegida(null)} />}
      {enReparticiones && <ReparticionesModal alCerrar={() => setEnReparticiones(false)} />}
    </>
  )
}
