import type { Buscado } from '@catastro/domain/busqueda/interpretar'
import { leerCodigo } from '@catastro/domain/codigos'
import { aPesos } from '@catastro/domain/dinero'
import { palabrasDe } from '@catastro/domain/padron/nombre'
import { atiende } from '@catastro/domain/roles'
import { borradoresSinEnviar } from '../inicio/borradores.ts'
import { buscarPorNombre } from '../padron/buscarPorNombre.ts'
import { paginaDePagos } from '../pagos/listarPagos.ts'
import { type Db, type DbRaiz, sentencia } from '../plataforma/base/db.ts'
import { esPersonal, type Identidad } from '../plataforma/identidad/identidad.ts'

/** A few of each: who wants more of them has their own lists. */
const POCOS = 5
/** Each holder that is shown counts for the day. */
const POCOS_TITULARES = 3
const UNOS_POCOS = { pagina: 1, porPagina: POCOS } as const
const MIN_DE_PAGOS = 3
const DE_TRANSACCION = /^T\d{1,7}$/

// By the municipal number, or by the provincial one however it is written.
const unPadron = sentencia(
  'padron_hallado',
  `select p.padronm, p.apeynom, coalesce(trim(d.calle_texto || ' ' || d.nro_puerta), '') as "domicilio!"
   from padron p left join domicilio d using (id_domicilio)
   where p.padronm = $1 or translate(p.padronp, '- ', '') = $1 order by p.padronm = $1 desc limit ${POCOS_TITULARES}`,
)

/** The register's, at that street and door. */
const enLaPuerta = sentencia(
  'padrones_en_una_puerta',
  `select p.padronm, p.apeynom, trim(d.calle_texto || ' ' || d.nro_puerta) as "domicilio!"
   from domicilio d join padron p using (id_domicilio)
   where d.id_calle in (select k.id_calle from calle k where ' ' || nombre_de_busqueda(k.calle) like all($1::text[]))
     and d.origen = 'PADRON' and d.nro_puerta = $2
   order by d.calle_texto, p.padronm limit ${POCOS_TITULARES}`,
)

async function padrones(db: Db, quien: Identidad, { clave, esNumero, palabras }: Buscado) {
  if (!esPersonal(quien)) return []
  if (esNumero) return unPadron(db, clave)
  const puerta = palabras.find(({ entera }) => entera)
  const letras = palabras.filter(({ entera }) => !entera).map(({ palabra }) => palabra)
  if (puerta)
    return enLaPuerta(
      db,
      letras.map((palabra) => `% ${palabra}%`),
      puerta.palabra,
    )
  const hallados = await buscarPorNombre(db, quien, letras.join(' '), { pagina: 1, porPagina: 5 })
  const { padrones: primeros, parecidos } = hallados as typeof hallados & { parecidos?: boolean }
  if (parecidos) return []
  return primeros
    .slice(0, POCOS_TITULARES)
    .map(({ padronm, apeynom, calle, numero }) => ({ padronm, apeynom, domicilio: `${calle} ${numero}`.trim() }))
}

const conservadoras = sentencia(
  'empresas_halladas',
  `select distinct i.id_institucion as "idInstitucion", i.institucion, f.cuit
   from formulario29 f join institucion i using (id_institucion)
   where case when $2::text = '' then ' ' || nombre_de_busqueda(i.institucion || ' ' || f.razonsocial) like all($1::text[])
     else f.cuit = $2::bpchar end
   order by i.institucion limit ${POCOS}`,
)

const empresas = async (db: Db, quien: Identidad, { clave, esNumero, palabras }: Buscado) =>
  !esPersonal(quien)
    ? []
    : conservadoras(
        db,
        palabras.map(({ palabra }) => `% ${palabra}%`),
        esNumero ? clave : '',
      )

/** Of those that they have, one's own by any word; to who attends them everybody's, by a number. */
async function pagos(db: DbRaiz, quien: Identidad, buscado: Buscado) {
  if (buscado.clave.length < MIN_DE_PAGOS && !buscado.esNumero) return []
  const deTodos = atiende(quien.roles)
  if (deTodos && !/\d/.test(buscado.clave)) return []
  const buscar =
    buscado.esNumero || DE_TRANSACCION.test(buscado.clave)
      ? buscado.clave
      : buscado.palabras.map(({ palabra }) => palabra).join(' ')
  const { filas } = await paginaDePagos(db, deTodos ? {} : { idPersona: quien.idPersona }, { ...UNOS_POCOS, buscar })
  return filas.map(({ idPago, producto, estado, transaccion, monto, creadoEl }) => ({
    idPago,
    producto,
    estado,
    transaccion,
    monto: aPesos(monto),
    fecha: creadoEl.toISOString(),
  }))
}

const CERTIFICADO = `c.numero, c.codigo, c.padron, c.emitido_el as emitido`
/* Each by its own index: of one question over two tables, the certificates would be read to the last. */
const librosDeDeuda = sentencia(
  'libres_deuda_hallados',
  `select l.id_libre_deuda as "idLibreDeuda", ${CERTIFICADO}
   from (
     select id_libre_deuda from certificado where numero = $1
     union select id_libre_deuda from certificado where codigo = $2
     union select id_libre_deuda from libre_deuda where id_persona = $3? and padron = $4
   ) h join libre_deuda l using (id_libre_deuda) join certificado c using (id_libre_deuda)
   where l.id_persona = coalesce($3?, l.id_persona)
   order by c.id_certificado desc limit ${POCOS}`,
)
const delPadron = sentencia(
  'certificados_de_padron_hallados',
  `select c.id_certificado as "idCertificado", ${CERTIFICADO} from certificado_de_padron c
   where (c.numero = $1 or c.codigo = $2 or c.padron = $4 and c.id_persona = $3?) and c.id_persona = coalesce($3?, c.id_persona)
   order by c.id_certificado desc limit ${POCOS}`,
)

/** 'LD 2026 12' is LD-2026-000012. */
function numeroDeCertificado(clave: string): string {
  const [, serie, anio, orden] = /^(LD|PA)(\d{4})(\d{1,6})$/.exec(clave) ?? []
  return serie ? `${serie}-${anio}-${orden?.padStart(6, '0')}` : ''
}

async function certificados(db: Db, quien: Identidad, { clave }: Buscado) {
  const pedido = [
    numeroDeCertificado(clave),
    leerCodigo(clave),
    atiende(quien.roles) ? null : quien.idPersona,
    clave,
  ] as const
  const enTexto = <C extends { readonly emitido: Date }>(hallados: readonly C[]) =>
    hallados.map((c) => ({ ...c, emitido: c.emitido.toISOString() }))
  return {
    libresDeuda: enTexto(await librosDeDeuda(db, ...pedido)),
    certificados: enTexto(await delPadron(db, ...pedido)),
  }
}

/** By the number of their folder, or by what they are. */
async function borradores(db: Db, { idPersona }: Identidad, { clave, esNumero, palabras }: Buscado) {
  const hallados = (await borradoresSinEnviar(db, idPersona)).filter(({ nombre }) => {
    const suyas = palabrasDe(nombre)
    return esNumero
      ? suyas.includes(clave)
      : palabras.every(({ palabra, entera }) => suyas.some((s) => (entera ? s === palabra : s.startsWith(palabra))))
  })
  return hallados.length > 0 ? { borradores: hallados.slice(0, POCOS) } : {}
}

/** What is not a folder: of the register, of elevators, of payments and of certificates. */
export async function hallarOtros(db: DbRaiz, quien: Identidad, buscado: Buscado) {
  return {
    padrones: await padrones(db, quien, buscado),
    empresas: await empresas(db, quien, buscado),
    pagos: await pagos(db, quien, buscado),
    ...(await certificados(db, quien, buscado)),
    ...(await borradores(db, quien, buscado)),
  }
}
