import type { CarpetaVista } from '@catastro/domain/carpetas/llamadas'
import { SIN_ENCOMIENDA } from '@catastro/domain/carpetas/mensajes'
import { estadoDeFormulario } from '@catastro/domain/carpetas/reglas'
import { enOracion } from '@catastro/domain/catalogos/enOracion'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { INICIO } from '../../acceso/direcciones.ts'
import { DomicilioConCorreccion } from '../../personas/DomicilioConCorreccion.tsx'
import { SU_DOMICILIO } from '../../personas/mensajes.ts'
import { diferida } from '../../red/cargaDiferida.ts'
import { FailedState } from '../../ui/avisos/FailedState.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { Chip } from '../../ui/pagina/Chip.tsx'
import { Ficha } from '../../ui/pagina/Ficha.tsx'
import { fecha, fechaYHora, pesos } from '../../ui/pagina/formato.ts'
import { PageTitle } from '../../ui/pagina/PageTitle.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { Parte } from '../../ui/pagina/Parte.tsx'
import { LoQueSePaga } from '../adjuntar/LoQueSePaga.tsx'
import { useDomicilioDelPropietario, useFormulariosDe } from '../consultas.ts'
import { verFormulario } from '../direcciones.ts'
import { CARPETA_EN_PREPARACION, laLlevaOtraPersona, NO_LO_ENCARGO, USTED_DIJO } from '../mensajes.ts'
import { ArchivosDeCarpeta } from '../ver/ArchivosDeCarpeta.tsx'
import { CaminoDeCarpeta } from '../ver/CaminoDeCarpeta.tsx'
import { seEstaPreparando } from '../ver/documentacion.ts'
import { EnElSistemaAnterior } from '../ver/EnElSistemaAnterior.tsx'
import { EstadoChip } from '../ver/EstadoChip.tsx'
import { HistorialDeCarpeta } from '../ver/HistorialDeCarpeta.tsx'
import { Faltantes } from './Faltantes.tsx'

const NoLoEncargueModal = diferida(() => import('./NoLoEncargueModal.tsx'), 'NoLoEncargueModal')

/** A folder that somebody else filed, as the owner of its works reads it: nothing to do, and a way to say that they ordered nothing (A-205). */
export function ObraPropia({ carpeta }: { carpeta: CarpetaVista }) {
  const { idCarpeta, calle, NroPuerta, Padron, encomiendatipo, uso, ObraTipo, fechaalta, expediente } = carpeta
  const propietario = useDomicilioDelPropietario(idCarpeta)
  const enPreparacion = seEstaPreparando(carpeta)
  return (
    <>
      <PageTitle volverA={INICIO.enlace()}>{`Carpeta ${idCarpeta}`}</PageTitle>
      <Stack spacing={{ xs: 2, sm: 4 }}>
        <Panel aria-label="La obra">
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mb: 3 }}>
            <strong>
              {[calle && `${calle} ${NroPuerta ?? ''}`.trim(), Padron && `padrón ${Padron}`]
                .filter(Boolean)
                .join(' · ')}
            </strong>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <EstadoChip estado={carpeta.tramiteEstado} leToca={false} />
              {enPreparacion && <Chip tono="neutro">{CARPETA_EN_PREPARACION}</Chip>}
            </Box>
          </Box>
          <CaminoDeCarpeta carpeta={carpeta} />
          <Typography sx={{ my: 3 }}>{laLlevaOtraPersona(enPreparacion)}</Typography>
          <Ficha
            datos={[
              { nombre: 'Encomienda', valor: enOracion(encomiendatipo ?? SIN_ENCOMIENDA) },
              { nombre: ObraTipo ? 'Tipo de obra' : 'Uso', valor: enOracion(ObraTipo ?? uso) },
              { nombre: enPreparacion ? 'Empezada' : 'Ingresado', valor: fecha(fechaalta) },
              { nombre: 'Expediente', valor: expediente },
              {
                nombre: SU_DOMICILIO,
                valor: propietario.data && (
                  <DomicilioConCorreccion
                    domicilio={propietario.data}
                    corrige="lo propio"
                    alCorregir={() => void propietario.refetch()}
                  />
                ),
                ancho: 'enTelefono',
              },
            ]}
          />
          <NoLoEncargo carpeta={carpeta} />
        </Panel>
        <LoQueSePaga carpeta={carpeta} esSuya={false} />
        {enPreparacion && <Faltantes idCarpeta={idCarpeta} faltantes={carpeta.faltantes} esSuya={false} />}
        <Formularios idCarpeta={idCarpeta} />
        <EnElSistemaAnterior carpeta={carpeta} />
        <ArchivosDeCarpeta idCarpeta={idCarpeta} enTelefono="plegada" />
        <HistorialDeCarpeta carpeta={carpeta} adelanta="nada" conCodigo={false} enTelefono="plegada" />
      </Stack>
    </>
  )
}

function NoLoEncargo({ carpeta: { idCarpeta, noEncargada } }: { carpeta: CarpetaVista }) {
  const [diciendo, setDiciendo] = useState(false)
  if (noEncargada) {
    return (
      <Notice tono="atencion">
        <strong>{USTED_DIJO}</strong>, el {fechaYHora(noEncargada.dichoEl)}: {noEncargada.motivo}
      </Notice>
    )
  }
  return (
    <>
      <Button variant="outlined" color="error" className="no-imprimir" sx={{ mt: 3 }} onClick={() => setDiciendo(true)}>
        {NO_LO_ENCARGO}
      </Button>
      {diciendo && (
        <Suspense fallback={null}>
          <NoLoEncargueModal idCarpeta={idCarpeta} alCerrar={() => setDiciendo(false)} />
        </Suspense>
      )}
    </>
  )
}

/** What was filled in, to be read, and what of it is paid. */
function Formularios({ idCarpeta }: { idCarpeta: number }) {
  const { data = [], error, refetch } = useFormulariosDe(idCarpeta)
  return (
    <Parte id="formularios-de-carpeta" titulo="Formularios" enPanel>
      {error && <FailedState error={error} alReintentar={refetch} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& li': { py: 1.25 } }}>
        {data.map((formulario) => (
          <li key={formulario.codigoFormulario}>
            {formulario.grabado === 1 ? (
              <Link to={verFormulario(formulario.codigoFormulario).enlace(idCarpeta)}>
                {enOracion(formulario.FormularioTipo)}
              </Link>
            ) : (
              enOracion(formulario.FormularioTipo)
            )}
            {`: ${estadoDeFormulario(formulario).toLowerCase()}${formulario.debe > 0 ? `, ${pesos(formulario.debe)}` : ''}`}
          </li>
        ))}
      </Box>
    </Parte>
  )
}
