import type { Calle } from '@catastro/domain/catalogos/calles'
import { ERROR_AL_DESHABILITAR_CALLE } from '@catastro/domain/catalogos/mensajes'
import { useState } from 'react'
import { SoloLectura } from '../acceso/avisos/SoloLectura.tsx'
import { INICIO } from '../acceso/direcciones.ts'
import { AccionesDeLista } from '../importaciones/AccionesDeLista.tsx'
import { main } from '../red/cliente.ts'
import { idDelUsuario } from '../red/sesion.ts'
import { Celda, Fila } from '../ui/listas/Tabla.tsx'
import { PageTitle } from '../ui/pagina/PageTitle.tsx'
import { BotonNuevo } from './BotonNuevo.tsx'
import { CalleModal } from './CalleModal.tsx'
import { listasDe, useCalles } from './consultas.ts'
import { AccionesDeFila } from './referencia/AccionesDeFila.tsx'
import { EstadoDeFila } from './referencia/EstadoDeFila.tsx'
import { TablaDeReferencia } from './referencia/TablaDeReferencia.tsx'
import { useDeshabilitar } from './referencia/useDeshabilitar.ts'

export function CallesPage() {
  const [elegida, setElegida] = useState<Calle | 'nueva' | null>(null)
  const deshabilitar = useDeshabilitar<Calle>({
    idDe: ({ idcalle }) => idcalle,
    deshabilitar: (id) => main('POST /catastroCalles/deshabilitarCalle', { json: { id } }),
    habilitar: (calle) =>
      main('POST /catastroCalles/editarCalle', { json: { ...calle, estado: 1, usrmod: idDelUsuario() } }),
    siFalla: ERROR_AL_DESHABILITAR_CALLE,
    listas: listasDe('callesDeReferencia'),
  })
  return (
    <>
      <PageTitle
        volverA={INICIO.enlace()}
        accion={
          <AccionesDeLista lista="calles">
            <BotonNuevo de="calle" onClick={() => setElegida('nueva')} />
          </AccionesDeLista>
        }
      >
        Calles
      </PageTitle>
      <SoloLectura />
      <TablaDeReferencia
        nombre="Calles"
        columnas={['ID', 'Calle', 'Tipo', 'Estado', 'Acciones']}
        consulta={useCalles()}
        busqueda="Buscar por calle o tipo"
        textosDe={(fila) => [fila.calle, fila.calletipo]}
        siEstaVacia="Aún no hay calles. Agregue la primera con «Nuevo»."
        fila={(fila) => (
          <Fila key={fila.idcalle}>
            <Celda columna="ID">{fila.idcalle}</Celda>
            <Celda columna="Calle">{fila.calle}</Celda>
            <Celda columna="Tipo">{fila.calletipo}</Celda>
            <Celda columna="Estado">
              <EstadoDeFila estado={fila.estado} />
            </Celda>
            <Celda columna="Acciones">
              <AccionesDeFila
                entidad="calle"
                id={fila.idcalle}
                detalle={fila.calle}
                alEditar={() => setElegida(fila)}
                deshabilitable={deshabilitar(fila)}
                sePuedeDeshabilitar={fila.estado === 1}
              />
            </Celda>
          </Fila>
        )}
      />
      {elegida && <CalleModal calle={elegida === 'nueva' ? null : elegida} alCerrar={() => setElegida(null)} />}
    </>
  )
}
