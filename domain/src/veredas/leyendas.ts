/*
 * What whoever works on a sidewalk or a façade must keep to, as it comes: an article in each line, and the city writes it over
 * (A-277).
 */

/** The sidewalk itself: its material and slope. */
export const LEYENDAS_DE_VEREDA = `La vereda se construirá con mosaico calcáreo o baldosa antideslizante, sobre un contrapiso de hormigón de 10 cm de espesor como mínimo.
La pendiente transversal será del 1 al 2 % hacia el cordón, sin escalones ni resaltos de un lindero a otro.
En cada esquina se hará una rampa para personas con movilidad reducida, de 1,20 m de ancho y con una pendiente de hasta el 8 %.
Se conservarán los árboles existentes, con una cazuela libre de 80 cm por 80 cm, y las tapas de servicios quedarán al nivel del piso terminado.`

/** Façades: their safety, and who answers for it. */
export const LEYENDAS_DE_FACHADA = `Mientras duren los trabajos en la fachada habrá un cerco de obra y una bandeja de protección que aseguren el paso de los peatones.
Los andamios estarán anclados al muro y señalizados de día y de noche, y no ocuparán la calzada sin permiso previo.
Los revoques, balcones, cornisas o carteles con riesgo de caída se retirarán antes de comenzar cualquier otra tarea.
El propietario declara bajo su firma que un profesional matriculado dirige los trabajos y que responde por los daños a terceros.`

/** Each line is one; what is written twice is said once. */
export const leyendasDe = (texto: string): string[] => [
  ...new Set(
    texto
      .split('\n')
      .map((renglon) => renglon.trim())
      .filter((renglon) => renglon !== ''),
  ),
]
