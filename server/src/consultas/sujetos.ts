import type { ClaseDeLectura } from '@catastro/domain/llamada'
import { TIENEN_PARTE } from '../carpetas/personasConParte.ts'
import { PARTES_DE_LIBRE_DEUDA } from '../libreDeuda/partes.ts'
import { TITULARES } from '../padron/titulares.ts'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import {
  sujetosDeComprobantes29,
  sujetosDeEmpresas,
  sujetosDeInmuebles,
  sujetosDeRegistros,
} from './sujetosDeElevadores.ts'

/** Whose data it is: of each kind of thing that is read, the CUILs of those it is about. */

type PorNumero = (db: Db, numeros: number[]) => Promise<{ id: number; documento: string }[]>
interface PorTexto {
  /** What it could be; any other names nobody. */
  readonly forma: RegExp
  readonly leer: (db: Db, textos: string[]) => Promise<{ id: string; documento: string }[]>
}

const POR_NUMERO: Readonly<Partial<Record<ClaseDeLectura, PorNumero>>> = {
  carpeta: sentencia(
    'sujetos_de_carpetas',
    `select c.id_carpeta as id, p.documento_persona as documento
     from carpeta c join persona p on p.id_persona = any(${TIENEN_PARTE}) where c.id_carpeta = any($1)`,
  ),
  archivo: sentencia(
    'sujetos_de_archivos',
    `select a.id_archivo as id, p.documento_persona as documento
     from archivo a join carpeta c on c.id_carpeta = a.id_carpeta join persona p on p.id_persona = any(${TIENEN_PARTE})
     where a.id_archivo = any($1)`,
  ),
  pago: sentencia(
    'sujetos_de_pagos',
    `select x.id_pago as id, p.documento_persona as documento
     from pago x join persona p on p.id_persona = x.id_persona where x.id_pago = any($1)`,
  ),
  libreDeuda: sentencia(
    'sujetos_de_libre_deuda',
    `select l.id_libre_deuda as id, p.documento_persona as documento
     from libre_deuda l join pago pg using (id_pago) join persona p on p.id_persona = any(${PARTES_DE_LIBRE_DEUDA})
     where l.id_libre_deuda = any($1)`,
  ),
  certificadoDePadron: sentencia(
    'sujetos_de_certificados',
    `select x.id_certificado as id, p.documento_persona as documento
     from certificado_de_padron x join persona p on p.id_persona = x.id_persona where x.id_certificado = any($1)`,
  ),
  correo: sentencia(
    'sujetos_de_correos',
    `select x.id_correo as id, p.documento_persona as documento
     from correo_saliente x join persona p on p.id_persona = x.id_persona where x.id_correo = any($1)`,
  ),
  fotoDeVereda: sentencia(
    'sujetos_de_fotos_de_vereda',
    `select x.id_foto as id, p.documento_persona as documento
     from vereda_copia_foto x join vereda_copia c using (id_pago) join persona p on p.id_persona = c.id_persona
     where x.id_foto = any($1)`,
  ),
  visita: sentencia(
    'sujetos_de_visitas',
    `select x.id_visita as id, p.documento_persona as documento
     from visita x join carpeta c using (id_carpeta) join persona p on p.id_persona = any(${TIENEN_PARTE})
     where x.id_visita = any($1)`,
  ),
  fotoDeVisita: sentencia(
    'sujetos_de_fotos_de_visita',
    `select x.id_envio as id, p.documento_persona as documento
     from visita_envio x join visita using (id_visita) join carpeta c using (id_carpeta)
       join persona p on p.id_persona = any(${TIENEN_PARTE})
     where x.id_envio = any($1)`,
  ),
  persona: sentencia(
    'sujetos_de_personas',
    'select id_persona as id, documento_persona as documento from persona where id_persona = any($1)',
  ),
  comprobanteDeElevadores: sujetosDeComprobantes29,
  empresaDeElevadores: sujetosDeEmpresas,
}

const DOCUMENTO_O_PADRON = /^\d{1,11}$/

const POR_TEXTO: Readonly<Partial<Record<ClaseDeLectura, PorTexto>>> = {
  padron: {
    forma: DOCUMENTO_O_PADRON,
    leer: sentencia(
      'sujetos_de_padrones',
      `select padron as id, documento as "documento!" from (${TITULARES}) t where padron = any($1) and documento is not null`,
    ),
  },
  inmuebleConElevadores: { forma: DOCUMENTO_O_PADRON, leer: sujetosDeInmuebles },
  registroDeElevadores: { forma: /^(27|28|29|30|31)\/[1-9]\d{0,8}$/, leer: sujetosDeRegistros },
  // A whole CUIL is whose it is, known here or not.
  documento: {
    forma: DOCUMENTO_O_PADRON,
    leer: sentencia(
      'sujetos_de_documentos',
      `select x.id as "id!", coalesce(p.documento_persona, x.id) as "documento!"
       from unnest($1::text[]) x(id) left join persona p
         on p.documento_persona = x.id or (length(x.id) < 11 and substr(p.documento_persona, 3, 8) = lpad(x.id, 8, '0'))
       where p.documento_persona is not null or length(x.id) = 11`,
    ),
  },
}

const NUMERO = /^[1-9]\d{0,8}$/

/** By what the request named. What names nobody is not there. */
export async function sujetosDe(
  db: Db,
  clase: ClaseDeLectura,
  nombrados: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const limpios = (forma: RegExp) => [...new Set(nombrados)].filter((n) => forma.test(n))
  const porTexto = POR_TEXTO[clase]
  const filas =
    (await POR_NUMERO[clase]?.(db, limpios(NUMERO).map(Number))) ??
    (await porTexto?.leer(db, limpios(porTexto.forma))) ??
    []
  const sujetos = new Map<string, string[]>()
  for (const { id, documento } of filas) {
    const otros = sujetos.get(String(id))
    if (otros) otros.push(documento)
    else sujetos.set(String(id), [documento])
  }
  return sujetos
}
