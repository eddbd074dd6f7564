export function rutaDeChromium(): string | undefined
export function instalarChromium(): void
