import { aPesos, aUnidades } from '@catastro/domain/dinero'
import { type LineaDeVereda, lineasDeVereda } from '@catastro/domain/veredas/aranceles'
import type { MOMENTOS_DE_FOTO, VeredaGuardada } from '@catastro/domain/veredas/guardado'
import { diasDeObra } from '@catastro/domain/veredas/reglas'
import { NOMBRES_DE_TRABAJO, type Trabajo } from '@catastro/domain/veredas/trabajos'
import { archivosDe } from '../carpetas/archivos.ts'
import { type Db, sentencia } from '../plataforma/base/db.ts'
import type { Fila } from '../plataforma/base/sentencias.ts'

export const enPesos = (lineas: readonly LineaDeVereda[]) =>
  lineas.map((linea) => ({ ...linea, importe: aPesos(linea.importe) }))

// The last time that it was approved, while it has not been moved elsewhere but to its end or to be observed.
const aprobadaEl = sentencia(
  'vereda_aprobada_el',
  `select max(h.ocurrido_el) as aprobada from tramite_historial h join tramite_estado e on e.id_tramite_estado = h.estado_nuevo
   where h.id_carpeta = $1 and e.tramite_estado = 'APROBADO'
     and h.evento not in ('RETIRADO', 'RESPUESTA A OBSERVACION')`,
)

const leer = sentencia(
  'leer_formulario_vereda',
  `select ${NOMBRES_DE_TRABAJO.map((t) => `f.${t}`).join(', ')}, f.ancho, f.largo, f.superficie,
     f.id_inmueble_tipo as "idInmuebleTipo", i.inmueble_tipo as "InmuebleTipo", f.monto_obra as "montoObra",
     f.derecho_construccion as "derechoConstruccion", f.dep_mat_dias as "depMatDias", f.dep_mat_precio as "depMatPrecio",
     f.cerca_metros as "cercaMetros", f.cerca_pesos as "cercaPesos", f.canon, f.total_a_abonar as "totalAAbonar",
     f.tarifa_minimo as "tarifaMinimo", f.tarifa_cerca as "tarifaCerca", f.tarifa_canon as "tarifaCanon",
     f.tarifa_deposito as "tarifaDeposito", f.id_domicilio as "idDomicilio", d.padron as "Padron", d.calle_texto as calle,
     d.nro_puerta as "NroPuerta", d.piso as "Piso", d.departamento as "Departamento", d.seccion as "Seccion",
     d.manzana as "Manzana", d.parcela as "Parcela", d.distrito as "Distrito", d.dominio as "Dominio", f.email,
     f.id_pago as "idPago", p.transaccion as "TransaccionComercioId", p.confirmado_el as "pagadoEl",
     f.fotos_pedidas_el as "fotosPedidasEl", f.id_persona as "idPersona",
     a.apellido_persona || ' ' || a.nombre_persona as autor, f.fecha
   from formulario_vereda f join domicilio d using (id_domicilio)
     join inmueble_tipo i on i.id_inmueble_tipo = f.id_inmueble_tipo join pago p on p.id_pago = f.id_pago
     join persona a on a.id_persona = f.id_persona
   where f.id_carpeta = $1`,
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

/** An array with the record first, or empty (A-89). `diasMinimos`: how long works last at least. */
export const formulario12De =
  (diasMinimos: number) =>
  async (db: Db, idCarpeta: number): Promise<VeredaGuardada[]> => {
    const [f] = await leer(db, idCarpeta)
    if (!f) return []
    const [{ aprobada } = { aprobada: null }] = await aprobadaEl(db, idCarpeta)
    const dias = diasDeObra(f.depMatDias, diasMinimos)
    return [
      {
        ...(Object.fromEntries(NOMBRES_DE_TRABAJO.map((t) => [t, f[t] ? 1 : 0])) as Record<Trabajo, 0 | 1>),
        idFormulario: idCarpeta,
        idCarpeta,
        ancho: aUnidades(f.ancho),
        largo: aUnidades(f.largo),
        superficie: aUnidades(f.superficie),
        idInmuebleTipo: f.idInmuebleTipo,
        InmuebleTipo: f.InmuebleTipo,
        MontodeObra: aPesos(f.montoObra),
        DerechoConstruccion: aPesos(f.derechoConstruccion),
        dep_mat_dias: f.depMatDias,
        dep_mat_precio: aPesos(f.depMatPrecio),
        cerca_metros: aUnidades(f.cercaMetros),
        cerca_pesos: aPesos(f.cercaPesos),
        canon: aPesos(f.canon),
        TotalaAbonar: aPesos(f.totalAAbonar),
        lineas: enPesos(lineasGuardadas(f)),
        idDomicilio: f.idDomicilio,
        Padron: f.Padron,
        calle: f.calle,
        NroPuerta: f.NroPuerta,
        Piso: f.Piso,
        Departamento: f.Departamento,
        Seccion: f.Seccion,
        Manzana: f.Manzana,
        Parcela: f.Parcela,
        Distrito: f.Distrito,
        Dominio: f.Dominio,
        email: f.email,
        idPago: f.idPago,
        TransaccionComercioId: f.TransaccionComercioId,
        pagadoEl: f.pagadoEl?.toISOString() ?? null,
        fotos: await fotosDe(db, idCarpeta),
        obraHasta: aprobada && new Date(aprobada.getTime() + dias * 86_400_000).toISOString(),
        fotosPedidasEl: f.fotosPedidasEl?.toISOString() ?? null,
        idPersona: f.idPersona,
        autor: f.autor,
        fecha: f.fecha.toISOString(),
      },
    ]
  }

/** The amounts are those that were filed, whatever a later version would compute. */
const lineasGuardadas = (f: Fila<'leer_formulario_vereda'>) =>
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
