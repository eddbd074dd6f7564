import type { VersionDeRequisito } from '@catastro/domain/carpetas/requisitosDeEncomienda'
import type { AppDePrueba, Demo } from './appDePrueba.ts'

/** A new one, of an encomienda that few ask for. */
export const UN_REQUISITO = {
  ...{ texto: 'Otro', ayuda: '', orden: 9, obligatorio: 0, retirado: 0, ejemplo: '', version: 0, motivo: 'Prueba' },
  idEncomiendaTipo: 19,
}

/** A new encomienda type, with forms 1 and 2. */
export const UN_TIPO = {
  ...{ encomiendatipo: 'VENTA EN LA VIA PUBLICA', explicacion: 'Va a poner un puesto.', motivo: 'Prueba' },
  ...{ requiereCroquis: 0, formularios: [1, 5], retirado: 0, version: 0 },
}

/** What the city asks of the encomiendas, as its ADMINISTRADOR changes it. */
export function requisitosDePrueba(portal: AppDePrueba) {
  const URL = '/api/documentacion/requisitosDeEncomienda'
  const versiones = async (idRequisito: number): Promise<VersionDeRequisito[]> =>
    (await portal.como('ana', { url: `${URL}/${idRequisito}` })).json().versiones
  const enviar = (payload: object, quien: Demo = 'ana') =>
    portal.como(quien, { method: 'POST', url: URL, payload: { motivo: 'Prueba', ...payload } })
  /** Over its last version, with something else. */
  async function cambiar(idRequisito: number, otra: object, quien?: Demo) {
    const [ultima] = await versiones(idRequisito)
    const { texto, ayuda, orden, obligatorio, retirado, ejemplo, version } = ultima as VersionDeRequisito
    const dice = { texto, ayuda, orden, obligatorio, retirado, ejemplo: ejemplo?.ejemplo ?? '' }
    return enviar({ ...dice, idRequisito, version, ...otra }, quien)
  }
  const agregar = (otra: object) => enviar({ ...UN_REQUISITO, ...otra })
  return { versiones, enviar, cambiar, agregar }
}
