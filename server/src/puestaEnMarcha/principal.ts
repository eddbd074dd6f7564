import { resolve } from 'node:path'
import { AjusteInvalido } from '../plataforma/ajustes/ajusteInvalido.ts'
import { leerAjustes } from '../plataforma/ajustes/ajustes.ts'
import { completarAjustesDePagos } from '../plataforma/proveedorDePagos/credenciales.ts'
import { comprobarExternos, type DeAlguien, desviacionesDe } from './externos.ts'
import { informe } from './informe.ts'

/**
 * `node server/dist/externos.js`, with the portal's own settings: npm run comprobar:externos (docs/sistemas-externos.md). Ends
 * with 1 where something is not as it has to be.
 */

const { COMPROBAR_TOKEN, COMPROBAR_DOCUMENTO, COMPROBAR_CONTRASENA } = process.env

const deAlguien: DeAlguien = {
  token: COMPROBAR_TOKEN || undefined,
  credencial:
    COMPROBAR_DOCUMENTO && COMPROBAR_CONTRASENA
      ? { documento: COMPROBAR_DOCUMENTO, contraseña: COMPROBAR_CONTRASENA }
      : undefined,
}

try {
  const ajustes = leerAjustes(process.env)
  const pagos = await completarAjustesDePagos(ajustes.pagos, resolve(ajustes.carpetaDeDatos))
  const sistemas = await comprobarExternos(ajustes, pagos, deAlguien)
  console.log(informe(sistemas))
  if (!pagos) console.log('Sin proveedor de pagos: no se paga en línea.')
  if (desviacionesDe(sistemas).length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof AjusteInvalido ? error.message : error)
  process.exitCode = 1
}
