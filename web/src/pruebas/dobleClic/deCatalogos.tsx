import { AgregarInspectorPage } from '../../catalogos/AgregarInspectorPage.tsx'
import { CalleModal } from '../../catalogos/CalleModal.tsx'
import { CallesPage } from '../../catalogos/CallesPage.tsx'
import { DarDeBaja } from '../../catalogos/DarDeBaja.tsx'
import { EmpleadoForm } from '../../catalogos/EmpleadoForm.tsx'
import { AgregarEmpresaModal } from '../../catalogos/empresas/AgregarEmpresaModal.tsx'
import { TipoDeEncomiendaPage } from '../../catalogos/encomiendas/TipoDeEncomiendaPage.tsx'
import { InspectorModal } from '../../catalogos/InspectorModal.tsx'
import { InstitucionModal } from '../../catalogos/InstitucionModal.tsx'
import { InstitucionTipoModal } from '../../catalogos/InstitucionTipoModal.tsx'
import { ObraTipoModal } from '../../catalogos/ObraTipoModal.tsx'
import { OficinaModal } from '../../catalogos/OficinaModal.tsx'
import { OficinasPage } from '../../catalogos/OficinasPage.tsx'
import { PreciosPendientes } from '../../catalogos/PreciosPendientes.tsx'
import { ReparticionesModal } from '../../catalogos/ReparticionesModal.tsx'
import { RequisitoPage } from '../../catalogos/requisitos/RequisitoPage.tsx'
import { TablaDeInstituciones } from '../../catalogos/TablaDeInstituciones.tsx'
import { TablaDeTipos } from '../../catalogos/TablaDeTipos.tsx'
import { TarifaModal } from '../../catalogos/TarifaModal.tsx'
import { atiende, responde } from '../respuestas.ts'
import { type Escritura, nada } from './escritura.ts'
import { calle, inspector, institucion, obra, oficina, tarifa, tipoDeInstitucion } from './listas.ts'

const cambioDePrecio = (propio: boolean) => () =>
  responde('GET /preciosPendientes', {
    cambios: [
      {
        idCambio: 9,
        clase: 'TARIFA',
        idRegistro: 64,
        nombre: 'DERECHO MINIMO',
        valores: [{ rotulo: 'Valor', antes: 1200, valor: 2000, enPesos: true }],
        enVigor: 'abc',
        sinAutor: false,
        vigenteDesde: '2027-01-01',
        autor: 'Romano Ana',
        propio,
        escritoEl: '2026-11-21T15:00:00.000Z',
      },
    ],
  })

const HECHO = { ok: true, message: 'Operación exitosa!' } as const

export const DE_CATALOGOS: readonly Escritura[] = [
  {
    llamada: 'POST /catastroCalles/crearCalle',
    en: 'catalogos/CalleModal.tsx',
    pantalla: () => <CalleModal calle={null} alCerrar={nada} />,
    pasos: [{ Nombre: 'LAPRIDA', 'Tipo de calle': '3' }],
    boton: 'Guardar',
  },
  {
    llamada: 'POST /catastroCalles/editarCalle',
    en: 'catalogos/CalleModal.tsx',
    pantalla: () => <CalleModal calle={calle} alCerrar={nada} />,
    boton: 'Guardar',
  },
  {
    llamada: 'POST /catastroCalles/deshabilitarCalle',
    en: 'catalogos/CallesPage.tsx',
    pantalla: () => <CallesPage />,
    boton: 'Deshabilitar JUNIN',
  },
  {
    llamada: 'POST /catastroReparticiones/crearOficina',
    en: 'catalogos/OficinaModal.tsx',
    pantalla: () => <OficinaModal oficina={null} alCerrar={nada} />,
    pasos: [{ Nombre: 'DIGESTO', Institución: '2', Repartición: '1' }],
    boton: 'Guardar',
  },
  {
    llamada: 'POST /catastroReparticiones/editarOficina',
    en: 'catalogos/OficinaModal.tsx',
    pantalla: () => <OficinaModal oficina={oficina} alCerrar={nada} />,
    boton: 'Guardar',
  },
  {
    llamada: 'POST /catastroReparticiones/deshabilitarOficina',
    en: 'catalogos/OficinasPage.tsx',
    pantalla: () => <OficinasPage />,
    boton: 'Deshabilitar ARCHIVO',
  },
  {
    llamada: 'POST /catastroReparticiones/crearReparticion',
    en: 'catalogos/ReparticionesModal.tsx',
    pantalla: () => <ReparticionesModal alCerrar={nada} />,
    pasos: ['Nuevo: repartición', { Nombre: 'OBRAS' }],
    boton: 'Guardar',
  },
  {
    llamada: 'POST /catastroReparticiones/editarReparticion',
    en: 'catalogos/ReparticionesModal.tsx',
    pantalla: () => <ReparticionesModal alCerrar={nada} />,
    pasos: ['Editar CATASTRO'],
    boton: 'Guardar',
  },
  {
    llamada: 'POST /instituciones/crearInstitucion',
    en: 'catalogos/InstitucionModal.tsx',
    pantalla: () => <InstitucionModal institucion={null} alCerrar={nada} />,
    pasos: [{ 'Nombre Institución': 'UNT', 'Tipo de institución': '3' }],
    boton: 'Guardar',
  },
  {
    llamada: 'POST /instituciones/editarInstitucion',
    en: 'catalogos/InstitucionModal.tsx',
    pantalla: () => <InstitucionModal institucion={institucion} alCerrar={nada} />,
    boton: 'Guardar',
  },
  {
    llamada: 'POST /instituciones/deshabilitarInstitucion',
    en: 'catalogos/TablaDeInstituciones.tsx',
    pantalla: () => <TablaDeInstituciones />,
    boton: 'Deshabilitar COLEGIO DE ARQUITECTOS',
  },
  {
    llamada: 'POST /instituciones/crearInstitucionTipo',
    en: 'catalogos/InstitucionTipoModal.tsx',
    pantalla: () => <InstitucionTipoModal tipo={null} alCerrar={nada} />,
    pasos: [{ Nombre: 'BANCO' }],
    boton: 'Guardar',
  },
  {
    llamada: 'POST /instituciones/editarInstitucionTipo',
    en: 'catalogos/InstitucionTipoModal.tsx',
    pantalla: () => <InstitucionTipoModal tipo={tipoDeInstitucion} alCerrar={nada} />,
    boton: 'Guardar',
  },
  {
    llamada: 'POST /instituciones/deshabilitarInstitucionTipo',
    en: 'catalogos/TablaDeTipos.tsx',
    pantalla: () => <TablaDeTipos />,
    boton: 'Deshabilitar COLEGIO',
  },
  {
    llamada: 'POST /instituciones/crearInstitucion',
    en: 'catalogos/empresas/AgregarEmpresaModal.tsx',
    pantalla: () => <AgregarEmpresaModal tipo={3} alCerrar={nada} alAgregar={nada} />,
    pasos: [{ 'Nombre Institución': 'CARTELES SA' }],
    boton: 'Guardar',
    quien: 'profesional',
  },
  {
    llamada: 'POST /obrasTipo/agregarObrasTipo',
    en: 'catalogos/ObraTipoModal.tsx',
    pantalla: () => <ObraTipoModal obra={null} alCerrar={nada} />,
    pasos: [{ Tipo: 'REFACCION', Timbrado: '1', Provisorio: '2', Definitivo: '3' }],
    boton: 'Guardar',
  },
  {
    llamada: 'POST /obrasTipo/actualizarObrasTipo',
    en: 'catalogos/ObraTipoModal.tsx',
    pantalla: () => <ObraTipoModal obra={obra} alCerrar={nada} />,
    boton: 'Guardar',
  },
  {
    llamada: 'POST /tarifas/agregarTarifa',
    en: 'catalogos/TarifaModal.tsx',
    pantalla: () => <TarifaModal tarifa={null} alCerrar={nada} />,
    pasos: [{ Tarifa: 'CERCA', Tipo: 'VEREDAS', 'Precio unitario': '1', Factor: '1', Valor: '1' }],
    boton: 'Guardar',
  },
  {
    llamada: 'POST /tarifas/actualizarTarifa',
    en: 'catalogos/TarifaModal.tsx',
    pantalla: () => <TarifaModal tarifa={tarifa} alCerrar={nada} />,
    boton: 'Guardar',
  },
  {
    llamada: 'POST /preciosPendientes/retirar',
    en: 'catalogos/PreciosPendientes.tsx',
    pantalla: () => <PreciosPendientes clase="TARIFA" />,
    antes: cambioDePrecio(true),
    boton: 'Retirar el cambio de DERECHO MINIMO',
  },
  {
    llamada: 'POST /preciosPendientes/confirmar',
    en: 'catalogos/PreciosPendientes.tsx',
    pantalla: () => <PreciosPendientes clase="TARIFA" />,
    antes: cambioDePrecio(false),
    boton: 'Confirmar el cambio de DERECHO MINIMO',
  },
  {
    llamada: 'POST /documentacion/tiposDeEncomienda',
    en: 'catalogos/encomiendas/TipoDeEncomiendaPage.tsx',
    pantalla: () => <TipoDeEncomiendaPage />,
    ruta: '/tiposDeEncomienda/15',
    patron: '/tiposDeEncomienda/:idEncomiendaTipo',
    antes: () => {
      const tipo = {
        ...{ encomiendatipo: 'PILETA', explicacion: '', requiereCroquis: true, formularios: [5], retirado: false },
        version: 0,
      }
      responde('GET /documentacion/tiposDeEncomienda', {
        tipos: [{ ...tipo, idEncomiendaTipo: 15, carpetas: 0 }],
        formularios: [{ idFormularioTipo: 5, FormularioTipo: 'FORMULARIO 2' }],
      })
      responde('GET /documentacion/tiposDeEncomienda/{idEncomiendaTipo}', {
        versiones: [{ ...tipo, autor: null, motivo: null, escritoEl: null }],
      })
    },
    pasos: [{ Nombre: 'Piscina', Motivo: 'Ordenanza 12' }],
    boton: 'Guardar',
  },
  {
    llamada: 'POST /documentacion/requisitosDeEncomienda',
    en: 'catalogos/requisitos/RequisitoPage.tsx',
    pantalla: () => <RequisitoPage />,
    ruta: '/requisitosDeEncomienda/nuevo',
    patron: '/requisitosDeEncomienda/:idRequisito',
    antes: () => responde('GET /documentacion/carpetasEnPreparacion', { tipos: [] }),
    pasos: [{ Requisito: 'Croquis acotado', Lugar: '8', Motivo: 'Ordenanza 12' }],
    boton: 'Guardar',
  },
  {
    llamada: 'POST /inspectores/actualizarInspector',
    en: 'catalogos/InspectorModal.tsx',
    pantalla: () => <InspectorModal inspector={inspector} nombre="Diego Soria" alCerrar={nada} />,
    boton: 'Guardar',
  },
  {
    llamada: 'POST /inspectores/agregarInspector',
    en: 'catalogos/AgregarInspectorPage.tsx',
    pantalla: () => <AgregarInspectorPage />,
    antes: () =>
      responde('GET /inspectores/verificarEmpleado', {
        persona: { idPersona: 30, nombre_persona: 'Rosa', apellido_persona: 'Ávila' },
      }),
    pasos: [{ 'CUIL del empleado': '27336667777' }, 'Consultar', { Oficina: '4' }],
    boton: 'Agregar',
  },
  {
    llamada: 'POST /catastroEmpleados/baja',
    en: 'catalogos/DarDeBaja.tsx',
    pantalla: () => <DarDeBaja idPersona={30} nombre="Rosa Ávila" alTerminar={nada} />,
    pasos: ['Dar de baja', { Motivo: 'Se jubila' }],
    boton: 'Dar de baja',
  },
  {
    llamada: 'PATCH /catastroEmpleados/modificar',
    en: 'catalogos/EmpleadoForm.tsx',
    pantalla: () => (
      <EmpleadoForm
        empleado={{
          cuil: '27336667777',
          idPersona: 30,
          nombre_persona: 'Rosa',
          apellido_persona: 'Ávila',
          idOficina: 4,
          idReparticion: 1,
          roles: [2],
          bajaEl: null,
        }}
        alGuardar={nada}
      />
    ),
    boton: 'Modificar Empleado',
  },
  {
    llamada: 'POST /catastroCalles/editarCalle',
    en: 'catalogos/CallesPage.tsx',
    pantalla: () => <CallesPage />,
    antes: () =>
      atiende('POST /catastroCalles/deshabilitarCalle', () => {
        responde('GET /catastroCalles/calles', { calles: [{ ...calle, estado: 0 }] })
        return HECHO
      }),
    pasos: ['Deshabilitar JUNIN'],
    boton: 'Deshacer: JUNIN',
  },
  {
    llamada: 'POST /catastroReparticiones/editarOficina',
    en: 'catalogos/OficinasPage.tsx',
    pantalla: () => <OficinasPage />,
    antes: () =>
      atiende('POST /catastroReparticiones/deshabilitarOficina', () => {
        responde('GET /catastroReparticiones/oficinas', { oficinas: [{ ...oficina, estado: 0 }] })
        return HECHO
      }),
    pasos: ['Deshabilitar ARCHIVO'],
    boton: 'Deshacer: ARCHIVO',
  },
  {
    llamada: 'POST /instituciones/editarInstitucion',
    en: 'catalogos/TablaDeInstituciones.tsx',
    pantalla: () => <TablaDeInstituciones />,
    antes: () =>
      atiende('POST /instituciones/deshabilitarInstitucion', () => {
        responde('GET /instituciones/getInstituciones', { instituciones: [{ ...institucion, estado: 0 }] })
        return HECHO
      }),
    pasos: ['Deshabilitar COLEGIO DE ARQUITECTOS'],
    boton: 'Deshacer: COLEGIO DE ARQUITECTOS',
  },
  {
    llamada: 'POST /instituciones/editarInstitucionTipo',
    en: 'catalogos/TablaDeTipos.tsx',
    pantalla: () => <TablaDeTipos />,
    antes: () =>
      atiende('POST /instituciones/deshabilitarInstitucionTipo', () => {
        responde('GET /instituciones/getInstitucionesTipo', {
          tiposInstituciones: [{ ...tipoDeInstitucion, estado: 0 }],
        })
        return HECHO
      }),
    pasos: ['Deshabilitar COLEGIO'],
    boton: 'Deshacer: COLEGIO',
  },
]
