import { cuantos } from '@catastro/domain/plurales'
import { type Juicio, MAX_OBSERVADO } from '@catastro/domain/visitas/reglas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFicha } from '../../envios/ficha.tsx'
import { main } from '../../red/cliente.ts'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { FormText } from '../../ui/campos/formulario.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { type ADistancia, LO_VISITADO } from '../consultas.ts'
import { OpcionesGrandes } from '../OpcionesGrandes.tsx'
import { FotosDelItem } from './FotosDelItem.tsx'
import { IrEnPersona } from './IrEnPersona.tsx'
import { SituacionDeItem } from './ItemsEnviados.tsx'

const JUICIOS = [
  { valor: 'CUMPLE', texto: 'Cumple', tono: 'bien' },
  { valor: 'NO CUMPLE', texto: 'No cumple', tono: 'mal' },
  { valor: 'REPETIR', texto: 'Pedir otra foto', tono: 'atencion' },
] as const

const claveDe = (idItem: number) => `comentario-${idItem}`

/** The inspector's side: each photo beside its item. It is met or not, it is asked for again, or somebody goes. */
export function Juzgar({ datos: { visita, items } }: { datos: ADistancia }) {
  const { idVisita, version } = visita
  const enviados = items.filter(({ situacion }) => situacion === 'ENVIADO')
  const [juicios, setJuicios] = useState<Readonly<Record<number, Juicio>>>({})
  const [yendo, setYendo] = useState(false)
  const deNuevo = enviados.some(({ idItem }) => juicios[idItem] === 'REPETIR')
  const faltan = enviados.filter(({ idItem }) => juicios[idItem] === undefined).length
  const comentarios = Object.fromEntries(enviados.map(({ idItem }) => [claveDe(idItem), '']))
  const { campo, ocupado, fallo, enviar } = useFicha({
    inicial: { ...comentarios, dia: visita.dia, notas: '' } as Record<string, string>,
    guardar: (valores) =>
      main('POST /visitas/distancia/juzgar', {
        json: {
          idVisita,
          version,
          juicios: enviados.flatMap(({ idItem }) => {
            const juicio = juicios[idItem]
            return juicio ? [{ idItem, juicio, comentario: valores[claveDe(idItem)] ?? '' }] : []
          }),
          notas: valores.notas ?? '',
          ...(deNuevo && { dia: valores.dia ?? '' }),
        },
      }),
    sigue: true,
    releer: LO_VISITADO,
  })
  return (
    <>
      <Box component="ol" aria-label="Puntos" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {items.map((item) => {
          const { idItem, texto, situacion, nota, pedido } = item
          const porJuzgar = situacion === 'ENVIADO'
          const juicio = juicios[idItem] ?? null
          return (
            <Panel as="li" key={idItem} aria-label={texto} sx={{ display: 'grid', gap: 1.5 }}>
              {!porJuzgar && (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                  <Typography variant="h2">{texto}</Typography>
                  <SituacionDeItem situacion={situacion} />
                </Box>
              )}
              {pedido && <div>Usted pidió: {pedido}</div>}
              {nota && <div>Quien presentó dijo: {nota}</div>}
              {porJuzgar && (
                <OpcionesGrandes
                  id={`juicio-${idItem}`}
                  label={texto}
                  value={juicio}
                  opciones={JUICIOS}
                  disabled={ocupado}
                  alElegir={(elegido) => setJuicios({ ...juicios, [idItem]: elegido })}
                />
              )}
              {porJuzgar && juicio !== null && juicio !== 'CUMPLE' && (
                <FormText
                  {...campo(claveDe(idItem))}
                  label={juicio === 'REPETIR' ? 'Qué tiene que mostrar' : 'Qué no se cumple'}
                  rows={2}
                  maxLength={MAX_OBSERVADO}
                />
              )}
              <FotosDelItem item={item} />
            </Panel>
          )
        })}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, mt: 2, maxWidth: 720 }}>
        {deNuevo ? (
          <FormText {...campo('dia')} label="Hasta qué día puede enviar las otras fotos" type="date" />
        ) : (
          <FormText {...campo('notas')} label="Notas" opcional rows={2} maxLength={MAX_OBSERVADO} />
        )}
        {faltan > 0 && <Notice tono="atencion">{`Falta juzgar ${cuantos(faltan, 'punto', 'puntos')}.`}</Notice>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" size="large" loading={ocupado} disabled={faltan > 0} onClick={enviar}>
            {deNuevo ? 'Pedir de nuevo' : 'Cerrar la visita'}
          </Button>
          <Button variant="outlined" size="large" onClick={() => setYendo(true)}>
            Ir en persona
          </Button>
        </Box>
        <AvisoDeFallo error={fallo} />
      </Box>
      {yendo && <IrEnPersona visita={visita} alCerrar={() => setYendo(false)} />}
    </>
  )
}
