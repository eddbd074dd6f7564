import type { CarpetaVista } from '@catastro/domain/carpetas/llamadas'
import { NO_LA_ENCARGO_SU_PROPIETARIO, SIN_ENCOMIENDA } from '@catastro/domain/carpetas/mensajes'
import { esperaPago } from '@catastro/domain/carpetas/movimientos'
import { enOracion } from '@catastro/domain/catalogos/enOracion'
import { atiende } from '@catastro/domain/roles'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { DomicilioConCorreccion } from '../../personas/DomicilioConCorreccion.tsx'
import { useSesion } from '../../red/sesion.ts'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Chip } from '../../ui/pagina/Chip.tsx'
import { Ficha } from '../../ui/pagina/Ficha.tsx'
import { cuilConGuiones, fecha, fechaYHora, pesos } from '../../ui/pagina/formato.ts'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { ALTO_PARA_EL_DEDO, CON_EL_DEDO } from '../../ui/theme.ts'
import { EnlaceAlFormularioPropio } from '../abierta/EnlaceAlFormularioPropio.tsx'
import { useDomicilioDelPropietario, useSolicitanteDe } from '../consultas.ts'
import { IndiceDeCarpeta } from '../leer/LectorDeCarpeta.tsx'
import {
  CARPETA_COMPLETA,
  CARPETA_POR_COMPLETAR,
  DATOS_DE_LA_CARPETA,
  importadaComo,
  MATRICULA_VENCIDA,
  PAGO_DE_CARPETA_DEVUELTO,
  PEDIDO_SIN_IMPORTE,
  SIN_OBSERVACIONES,
} from '../mensajes.ts'
import { EstadoChip } from '../ver/EstadoChip.tsx'
import { Vencimiento } from '../ver/Vencimiento.tsx'

/** Which folder it is, in a line, and what must not pass unseen: the rest of what is known of it and the list of what it holds unfold, since the document goes first. */
export function FichaParaPersonal({ carpeta }: { carpeta: CarpetaVista }) {
  const { data: persona } = useSolicitanteDe(carpeta.idCarpeta)
  const propietario = useDomicilioDelPropietario(carpeta.idCarpeta)
  const corrige = useSesion(({ roles }) => atiende(roles)) ? 'lo de otro' : null
  const { ObraTipo, uso, calle, NroPuerta } = carpeta
  return (
    <section aria-label="La carpeta">
      {carpeta.noEncargada && (
        <Notice tono="mal">
          <strong>{NO_LA_ENCARGO_SU_PROPIETARIO}</strong>, el {fechaYHora(carpeta.noEncargada.dichoEl)}:{' '}
          {carpeta.noEncargada.motivo}
        </Notice>
      )}
      {carpeta.pagoDevuelto && <Notice tono="mal">{PAGO_DE_CARPETA_DEVUELTO}</Notice>}
      {carpeta.matriculaVencida && <Notice tono="atencion">{MATRICULA_VENCIDA}</Notice>}
      <EnUnRenglon>
        <strong>{carpeta.titular}</strong>
        <span>
          {[calle && `${calle} ${NroPuerta ?? ''}`.trim(), `padrón ${carpeta.Padron}`].filter(Boolean).join(' · ')}
        </span>
        <EstadoChip estado={carpeta.tramiteEstado} />
        {carpeta.numeroAnterior !== undefined && <Chip tono="neutro">{importadaComo(carpeta.numeroAnterior)}</Chip>}
        {carpeta.vence && <Vencimiento vence={carpeta.vence} />}
        {esperaPago(carpeta.tramiteEstado) && <span>{loPedido(carpeta.cobro)}</span>}
        <details>
          <summary>{DATOS_DE_LA_CARPETA}</summary>
          <Panel sx={{ my: 1 }}>
            <Ficha
              datos={[
                { nombre: 'Documentación', valor: carpeta.carpetaCompleta ? CARPETA_COMPLETA : CARPETA_POR_COMPLETAR },
                { nombre: 'Encomienda', valor: enOracion(carpeta.encomiendatipo ?? SIN_ENCOMIENDA) },
                { nombre: 'Tipo de inmueble', valor: enOracion(carpeta.InmuebleTipo) },
                { nombre: ObraTipo ? 'Tipo de obra' : 'Uso', valor: enOracion(ObraTipo ?? uso) },
                { nombre: 'Ingresado', valor: fecha(carpeta.fechaalta) },
                { nombre: 'Expediente', valor: carpeta.expediente },
                { nombre: 'Solicitante', valor: persona && `${persona.apellido_persona} ${persona.nombre_persona}` },
                { nombre: 'CUIL del solicitante', valor: persona && cuilConGuiones(persona.documento_persona) },
                { nombre: 'Correo electrónico', valor: persona?.email_persona, ancho: 'enTelefono' },
                { nombre: 'Propietario', valor: carpeta.titular },
                {
                  nombre: 'Domicilio del propietario',
                  valor: propietario.data && (
                    <DomicilioConCorreccion
                      domicilio={propietario.data}
                      corrige={corrige}
                      alCorregir={() => void propietario.refetch()}
                    />
                  ),
                  ancho: 'enTelefono',
                },
                { nombre: 'Domicilio de obra', valor: calle && `${calle} ${NroPuerta ?? ''}` },
                { nombre: 'Padrón', valor: carpeta.Padron },
                { nombre: 'Observaciones', valor: carpeta.Observacion || SIN_OBSERVACIONES, ancho: true },
              ]}
            />
            <Box sx={{ mt: 2, '&:empty': { display: 'none' } }}>
              <EnlaceAlFormularioPropio carpeta={carpeta} />
            </Box>
          </Panel>
        </details>
        <IndiceDeCarpeta idCarpeta={carpeta.idCarpeta} />
      </EnUnRenglon>
    </section>
  )
}

const loPedido = (cobro: CarpetaVista['cobro']) =>
  cobro ? `Se pidió ${pesos(cobro.monto)} (${cobro.concepto})` : PEDIDO_SIN_IMPORTE

/** What unfolds takes the width that there is, under the line. */
const EnUnRenglon = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  alignItems: 'center',
  '& > details[open]': { flexBasis: '100%' },
  '& > details > summary': {
    cursor: 'pointer',
    [CON_EL_DEDO]: { minHeight: ALTO_PARA_EL_DEDO, paddingBlock: 10 },
  },
})
