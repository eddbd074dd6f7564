import { sentencia } from '../plataforma/base/db.ts'

// The register's addresses and those that the caller typed, never other people's. The register's first.
export const domiciliosDelPadron = sentencia(
  'domicilios_de_padron',
  `select id_domicilio as "idDomicilio", id_calle as "idCalle", calle_texto as calle, nro_puerta as "NroPuerta",
     piso as "Piso", departamento as "Departamento", seccion as "Seccion", manzana as "Manzana", parcela as "Parcela",
     distrito as "Distrito", dominio as "Dominio", padron as "Padron"
   from domicilio where padron = $1 and (origen = 'PADRON' or id_persona_alta = $2)
   order by origen = 'PADRON' desc, id_domicilio limit 20`,
)
