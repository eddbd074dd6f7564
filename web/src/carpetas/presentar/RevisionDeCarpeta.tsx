import { leerImporte, mostrarImporte } from '@catastro/domain/dinero'
import { soloDigitos } from '@catastro/domain/tipos'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { alPrincipio } from '../../ui/alPrincipio.ts'
import { cuilConGuiones, pesos } from '../../ui/formato.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { type Respuesta, ReviewList } from '../../ui/ReviewList.tsx'
import { arancelesDe } from './aranceles.ts'
import { MEDIDAS } from './BloqueDatos.tsx'
import type { Encomienda } from './encomienda.ts'
import type { CatalogosDeCarpeta } from './useCatalogosDeCarpeta.ts'
import type { EnvioDeCarpeta } from './useEnviarCarpeta.ts'
import type { CampoDeCarpeta } from './validarCarpeta.ts'
import type { ValoresDeCarpeta } from './valoresDeCarpeta.ts'

interface Props {
  readonly encomienda: Encomienda
  readonly valores: ValoresDeCarpeta
  readonly catalogos: CatalogosDeCarpeta
  readonly envio: EnvioDeCarpeta
  readonly alCambiar: (campo?: CampoDeCarpeta) => void
}

/** Check your answers, before sending. */
export function RevisionDeCarpeta({ encomienda, valores, catalogos, envio, alCambiar }: Props) {
  useEffect(alPrincipio, [])
  const cambiar = (campo: CampoDeCarpeta) => () => alCambiar(campo)
  const { timbrado = 0, total = 0 } = arancelesDe(valores.idObraTipo, catalogos.tiposObra) ?? {}
  const monto = leerImporte(valores.MontodeObra)
  const respuestas: Respuesta[] = [
    { pregunta: 'Tipo de encomienda', respuesta: encomienda.encomiendatipo },
    {
      pregunta: 'Propietario',
      respuesta: `${valores.propietario?.nombre ?? ''}, CUIL ${cuilConGuiones(soloDigitos(valores.cuilPropietario))}`,
      alCambiar: cambiar('cuilPropietario'),
    },
    { pregunta: 'Domicilio del propietario', respuesta: valores.propietario?.Domicilio ?? '' },
    {
      pregunta: 'Domicilio de obra',
      respuesta: `${valores.domicilioObra?.texto ?? ''}, padrón ${valores.domicilioObra?.Padron ?? ''}`,
      alCambiar: cambiar('domicilioObra'),
    },
    {
      pregunta: 'Tipo de inmueble',
      respuesta:
        catalogos.tiposInmueble.find((t) => String(t.idInmuebleTipo) === valores.idInmuebleTipo)?.InmuebleTipo ?? '',
      alCambiar: cambiar('idInmuebleTipo'),
    },
    {
      pregunta: 'Tipo de obra',
      respuesta: catalogos.tiposObra.find((t) => String(t.idObraTipo) === valores.idObraTipo)?.ObraTipo ?? '',
      alCambiar: cambiar('idObraTipo'),
    },
    ...MEDIDAS.map(([campo, pregunta, unidad]) => ({
      pregunta,
      respuesta: `${valores[campo]} ${unidad}`.trim(),
      alCambiar: cambiar(campo),
    })),
    {
      pregunta: 'Monto de obra',
      respuesta: monto === undefined ? '' : mostrarImporte(monto),
      alCambiar: cambiar('MontodeObra'),
    },
    { pregunta: 'Profesional', respuesta: valores.profesional?.nombre ?? '' },
    { pregunta: 'Croquis de manzana', respuesta: valores.croquis?.name ?? '', alCambiar: cambiar('croquis') },
    { pregunta: 'Timbrado', respuesta: pesos(timbrado), importe: true },
    { pregunta: 'Total a abonar', respuesta: pesos(total), importe: true },
  ]
  return (
    <>
      <PageTitle bajada="Si algo no está bien, cámbielo antes de enviar la carpeta.">Revise sus respuestas</PageTitle>
      <Panel>
        <ReviewList respuestas={envio.ocupado ? respuestas.map(({ alCambiar: _, ...r }) => r) : respuestas} />
      </Panel>
      {envio.progreso !== null && <ProgressBar porcentaje={envio.progreso} label="Enviando la carpeta" />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
        <Button variant="contained" loading={envio.ocupado} onClick={envio.presentar}>
          Enviar carpeta
        </Button>
        <Button variant="outlined" disabled={envio.ocupado} onClick={() => alCambiar()}>
          Volver a los datos
        </Button>
      </Box>
    </>
  )
}
