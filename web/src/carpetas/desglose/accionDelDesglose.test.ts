import type { Perfil, RolDePersona } from '@catastro/domain/acceso/roles'
import { expect, test } from 'vitest'
import { accionDelDesglose } from './accionDelDesglose.ts'

const rol = (perfil: Perfil): RolDePersona => ({ idPersona: 7, idRol: 1, rol: perfil, perfil })

test.each([
  ['PRESENTADO', false, 'PROFESIONAL', null],
  ['PRESENTADO', true, 'PROFESIONAL', '/olvidoAdjuntarArchivos'],
  ['OBSERVADO', true, 'PROFESIONAL', '/olvidoAdjuntarArchivos'],
  ['PENDIENTE DE PAGO', true, 'PROFESIONAL', '/adjuntarComprobanteDePago'],
  ['PAGADO', true, 'PROFESIONAL', '/olvidoAdjuntarArchivos'],
  ['FINALIZADO', true, 'PROFESIONAL', null],
  ['OBSERVADO', true, 'JEFE', '/AdjuntarArchivos'],
  ['FINALIZADO', true, 'ADMINISTRADOR', '/AdjuntarArchivos'],
] as const)('%s, completa %s: %s va a %s', (tramiteEstado, carpetaCompleta, perfil, ruta) => {
  expect(accionDelDesglose({ tramiteEstado, carpetaCompleta }, [rol(perfil)])?.ruta ?? null).toBe(ruta)
})
