export function rutaDeChromium(): string | undefined
