/** Longest address of an owner or a professional (specification, section 5). */
export const MAX_DOMICILIO_PERSONA = 30
