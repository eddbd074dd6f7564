export function instalarDeDebian(...paquetes: readonly string[]): void
