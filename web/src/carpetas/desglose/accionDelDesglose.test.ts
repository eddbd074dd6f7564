import type { Perfil, RolDePersona } from '@catastro/domain/roles'
import { expect, test } from 'vitest'
import { accionDelDesglose } from './accionDelDesglose.ts'

const rol = (perfil: Perfil): RolDePersona => ({ idPersona: 7, idRol: 1, rol: perfil, perfil })

test.each([
  ['PRESENTADO', false, 'PROFESIONAL', null],
  ['PRESENTADO', true, 'PROFESIONAL', '/olvidoAdjuntarArchivos?idCarpeta=1010'],
  ['OBSERVADO', true, 'PROFESIONAL', '/olvidoAdjuntarArchivos?idCarpeta=1010'],
  ['PENDIENTE DE PAGO', true, 'PROFESIONAL', '/adjuntarComprobanteDePago?idCarpeta=1010'],
  ['PAGADO', true, 'PROFESIONAL', '/olvidoAdjuntarArchivos?idCarpeta=1010'],
  ['FINALIZADO', true, 'PROFESIONAL', null],
  ['OBSERVADO', true, 'JEFE', '/AdjuntarArchivos?idCarpeta=1010'],
  ['FINALIZADO', true, 'ADMINISTRADOR', '/AdjuntarArchivos?idCarpeta=1010'],
] as const)('%s, completa %s: %s va a %s', (tramiteEstado, carpetaCompleta, perfil, ruta) => {
  expect(accionDelDesglose({ tramiteEstado, carpetaCompleta }, [rol(perfil)])?.a.enlace(1010) ?? null).toBe(ruta)
})
