import { aPesos } from '@catastro/domain/dinero'
import { type LineaDeVereda, lineasDeVereda } from '@catastro/domain/veredas/aranceles'
import type { MOMENTOS_DE_FOTO, VeredaGuardada } from '@catastro/domain/veredas/guardado'
import { diasDeObra } from '@catastro/domain/veredas/reglas'
import { NOMBRES_DE_TRABAJO, type Trabajo } from '@catastro/domain/veredas/trabajos'
import { eq } from 'drizzle-orm'
import { archivosDe } from '../carpetas/archivos.ts'
import { inmuebleTipo } from '../catalogos/tablas.ts'
import { domicilio } from '../padron/tablas.ts'
import { pago } from '../pagos/tablas.ts'
import { persona } from '../personas/tablas.ts'
import { type Db, sentencia } from '../plataforma/db.ts'
import { formularioVereda } from './tablas.ts'

export const enPesos = (lineas: readonly LineaDeVereda[]) =>
  lineas.map((linea) => ({ ...linea, importe: aPesos(linea.importe) }))

// The last time that it was approved, while it has not been moved elsewhere but to its end or to be observed.
const aprobadaEl = sentencia(
  'vereda_aprobada_el',
  `select max(h.ocurrido_el) as aprobada from tramite_historial h join tramite_estado e on e.id_tramite_estado = h.estado_nuevo
   where h.id_carpeta = $1 and e.tramite_estado = 'APROBADO'
     and h.evento not in ('RETIRADO', 'RESPUESTA A OBSERVACION')`,
)

const MOMENTO: Readonly<Record<string, (typeof MOMENTOS_DE_FOTO)[number]>> = {
  FOTO_VEREDA: 'ANTES',
  FOTO_FINAL: 'DESPUES',
}

async function fotosDe(db: Db, idCarpeta: number): Promise<VeredaGuardada['fotos']> {
  return (await archivosDe(db, idCarpeta)).flatMap((a) => {
    const momento = MOMENTO[a.clase]
    if (!momento) return []
    const { idArchivo, nombreOriginal: nombre, tipoMime: tipo, tamano, sha256 } = a
    return [{ idArchivo, nombre, tipo, tamano, sha256, fecha: a.subidoEl.toISOString(), momento }]
  })
}

/** An array with the record first, or empty. `diasMinimos`: how long works last at least. */
export const formulario12De =
  (diasMinimos: number) =>
  async (db: Db, idCarpeta: number): Promise<VeredaGuardada[]> => {
    const [fila] = await db
      .select({ f: formularioVereda, d: domicilio, p: pago, InmuebleTipo: inmuebleTipo.inmuebleTipo, persona })
      .from(formularioVereda)
      .innerJoin(domicilio, eq(domicilio.idDomicilio, formularioVereda.idDomicilio))
      .innerJoin(inmuebleTipo, eq(inmuebleTipo.idInmuebleTipo, formularioVereda.idInmuebleTipo))
      .innerJoin(pago, eq(pago.idPago, formularioVereda.idPago))
      .innerJoin(persona, eq(persona.idPersona, formularioVereda.idPersona))
      .where(eq(formularioVereda.idCarpeta, idCarpeta))
    if (!fila) return []
    const { f, d, p, InmuebleTipo } = fila
    const [{ aprobada } = { aprobada: null }] = await aprobadaEl(db, idCarpeta)
    const dias = diasDeObra(f.depMatDias, diasMinimos)
    return [
      {
        ...(Object.fromEntries(NOMBRES_DE_TRABAJO.map((t) => [t, f[t] ? 1 : 0])) as Record<Trabajo, 0 | 1>),
        idFormulario: idCarpeta,
        idCarpeta,
        ancho: aPesos(f.ancho),
        largo: aPesos(f.largo),
        superficie: aPesos(f.superficie),
        idInmuebleTipo: f.idInmuebleTipo,
        InmuebleTipo,
        MontodeObra: aPesos(f.montoObra),
        DerechoConstruccion: aPesos(f.derechoConstruccion),
        dep_mat_dias: f.depMatDias,
        dep_mat_precio: aPesos(f.depMatPrecio),
        cerca_metros: aPesos(f.cercaMetros),
        cerca_pesos: aPesos(f.cercaPesos),
        canon: aPesos(f.canon),
        TotalaAbonar: aPesos(f.totalAAbonar),
        lineas: enPesos(lineasGuardadas(f)),
        idDomicilio: f.idDomicilio,
        Padron: d.padron,
        calle: d.calleTexto,
        NroPuerta: d.nroPuerta,
        Piso: d.piso,
        Departamento: d.departamento,
        Seccion: d.seccion,
        Manzana: d.manzana,
        Parcela: d.parcela,
        Distrito: d.distrito,
        Dominio: d.dominio,
        email: f.email,
        idPago: f.idPago,
        TransaccionComercioId: p.transaccion,
        pagadoEl: p.confirmadoEl?.toISOString() ?? null,
        fotos: await fotosDe(db, idCarpeta),
        obraHasta: aprobada && new Date(aprobada.getTime() + dias * 86_400_000).toISOString(),
        fotosPedidasEl: f.fotosPedidasEl?.toISOString() ?? null,
        idPersona: f.idPersona,
        autor: `${fila.persona.apellidoPersona} ${fila.persona.nombrePersona}`,
        fecha: f.fecha.toISOString(),
      },
    ]
  }

/** The amounts are those that were filed, whatever a later version would compute. */
const lineasGuardadas = (f: typeof formularioVereda.$inferSelect) =>
  lineasDeVereda(
    {
      montoDeObra: f.montoObra,
      dias: f.depMatDias,
      metrosDeCerca: f.cercaMetros,
      trabajos: NOMBRES_DE_TRABAJO.filter((t) => f[t]).length,
    },
    { minimo: f.tarifaMinimo, cerca: f.tarifaCerca, canon: f.tarifaCanon, deposito: f.tarifaDeposito },
    {
      dep_mat_precio: f.depMatPrecio,
      cerca_pesos: f.cercaPesos,
      DerechoConstruccion: f.derechoConstruccion,
      canon: f.canon,
      TotalaAbonar: f.totalAAbonar,
    },
  )
