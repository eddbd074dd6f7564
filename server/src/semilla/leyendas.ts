const FORMULARIO_VEREDAS = 12

/** Group 1: the sidewalk itself, its material and slope. Group 2: façades, their safety and who answers for it. */
const TEXTOS: Record<1 | 2, readonly string[]> = {
  1: [
    'La vereda se construirá con mosaico calcáreo o baldosa antideslizante, sobre un contrapiso de hormigón de 10 cm de espesor como mínimo.',
    'La pendiente transversal será del 1 al 2 % hacia el cordón, sin escalones ni resaltos de un lindero a otro.',
    'En cada esquina se hará una rampa para personas con movilidad reducida, de 1,20 m de ancho y con una pendiente de hasta el 8 %.',
    'Se conservarán los árboles existentes, con una cazuela libre de 80 cm por 80 cm, y las tapas de servicios quedarán al nivel del piso terminado.',
  ],
  2: [
    'Mientras duren los trabajos en la fachada habrá un cerco de obra y una bandeja de protección que aseguren el paso de los peatones.',
    'Los andamios estarán anclados al muro y señalizados de día y de noche, y no ocuparán la calzada sin permiso previo.',
    'Los revoques, balcones, cornisas o carteles con riesgo de caída se retirarán antes de comenzar cualquier otra tarea.',
    'El propietario declara bajo su firma que un profesional matriculado dirige los trabajos y que responde por los daños a terceros.',
  ],
}

export const LEYENDAS = ([1, 2] as const).flatMap((grupo) =>
  TEXTOS[grupo].map((texto, lugar) => ({
    id: (grupo - 1) * 4 + lugar + 1,
    idFormularioTipo: FORMULARIO_VEREDAS,
    grupo,
    orden: lugar + 1,
    texto,
  })),
)
