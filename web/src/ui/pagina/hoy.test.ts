import { vivirEn, ZONA_DE_FABRICA } from '@catastro/domain/zona'
import { afterEach, expect, test, vi } from 'vitest'
import { fechaYHora } from './formato.ts'
import { hoy } from './hoy.ts'

afterEach(() => {
  vi.useRealTimers()
  vivirEn(ZONA_DE_FABRICA)
})

test('el día y la hora son los de la ciudad, esté donde esté quien mira', () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T02:30:00Z') })
  expect([hoy(), fechaYHora('2026-11-25T02:30:00Z')]).toEqual(['2026-11-24', '24/11/2026 23:30'])
  vivirEn('America/Noronha')
  expect([hoy(), fechaYHora('2026-11-25T02:30:00Z')]).toEqual(['2026-11-25', '25/11/2026 00:30'])
})
