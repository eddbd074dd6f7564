import { usePrepararSinRed } from './prepararSinRed.ts'

/** Whether this phone can be trusted where there is no signal, in words. */
export function EstadoDelTelefono() {
  const { abre, conserva } = usePrepararSinRed()
  return (
    <ul aria-label="Este teléfono" style={{ margin: '24px 0 0', paddingLeft: 20 }}>
      <li>
        {abre === null && 'Preparando este teléfono para abrir sin señal…'}
        {abre === true && 'Este teléfono abre Mi jornada sin señal.'}
        {abre === false && 'Este navegador no puede abrir Mi jornada sin señal: déjela abierta antes de salir.'}
      </li>
      <li>
        {conserva === true && 'El navegador se comprometió a no borrar lo guardado.'}
        {conserva === false &&
          'El navegador podría borrar lo guardado si al teléfono le falta lugar: agregue el portal a la pantalla de inicio, o guarde lo que espera en un archivo.'}
        {conserva === null && 'El navegador no dice si conserva lo guardado.'}
      </li>
    </ul>
  )
}
