// Escrito por `npm run sentencias` con lo que la base dice de las sentencias de esta carpeta. No se cambia a mano.
export {}

declare module '../plataforma/sentencias.generadas.ts' {
  interface Sentencias {
    domicilios_de_padron: {
      valores: [$1: string, $2: number]
      fila: {
        idDomicilio: number
        idCalle: number | null
        calle: string
        NroPuerta: string
        Piso: string
        Departamento: string
        Seccion: string
        Manzana: string
        Parcela: string
        Distrito: string
        Dominio: string
        Padron: string
      }
      lee: 'domicilio'
      escribe: never
    }
  }
}
