import { cuantos, segun } from '@catastro/domain/plurales'
import { MAX_FOTOS_DE_ITEM, MAX_OBSERVADO } from '@catastro/domain/visitas/reglas'
import AddAPhoto from '@mui/icons-material/AddAPhoto'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFicha } from '../../envios/ficha.tsx'
import { main } from '../../red/cliente.ts'
import { AvisoDeFallo } from '../../ui/avisos/AvisoDeFallo.tsx'
import { Notice } from '../../ui/avisos/Notice.tsx'
import { FormText } from '../../ui/campos/formulario.tsx'
import { Panel } from '../../ui/pagina/Panel.tsx'
import { type ADistancia, LO_VISITADO } from '../consultas.ts'
import { diaConNombre } from '../dias.ts'
import { FotosDelItem } from './FotosDelItem.tsx'
import { SituacionDeItem } from './ItemsEnviados.tsx'
import { useFotoConCodigo } from './useFotoConCodigo.ts'

const claveDe = (idItem: number) => `nota-${idItem}`

/** The applicant's phone: one item after another, each with the photos that show it, and then all to the inspector. */
export function Fotografiar({ datos: { visita, items, puede } }: { datos: ADistancia }) {
  const { idVisita, version, dia, indicaciones } = visita
  const foto = useFotoConCodigo(idVisita)
  const pendientes = items.filter(({ situacion }) => situacion === 'PENDIENTE')
  const sinFoto = pendientes.filter(({ fotos }) => !fotos.some(({ actual }) => actual))
  const { campo, ocupado, fallo, enviar } = useFicha({
    inicial: Object.fromEntries(pendientes.map(({ idItem, nota }) => [claveDe(idItem), nota])) as Record<
      string,
      string
    >,
    guardar: (notas) =>
      main('POST /visitas/distancia/enviar', {
        json: {
          idVisita,
          version,
          notas: pendientes.map(({ idItem }) => ({ idItem, nota: notas[claveDe(idItem)] ?? '' })),
        },
      }),
    sigue: true,
    releer: LO_VISITADO,
  })
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Notice>
        Vaya a la obra con su teléfono y saque una foto de cada punto, desde aquí. Tiene hasta el {diaConNombre(dia)}.
        {indicaciones && <div style={{ whiteSpace: 'pre-line', marginTop: 8 }}>{indicaciones}</div>}
      </Notice>
      <input
        {...foto.entrada}
        type="file"
        accept="image/jpeg,image/png"
        capture="environment"
        aria-label="Foto de la cámara"
        tabIndex={-1}
        style={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
      />
      <Box component="ol" aria-label="Puntos" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {items.map((item, lugar) => {
          const { idItem, texto, pedido, situacion, fotos } = item
          const suyo = situacion === 'PENDIENTE'
          const cuantas = fotos.filter(({ actual }) => actual).length
          const enCurso = foto.ocupado?.idItem === idItem
          return (
            <Panel as="li" key={idItem}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                <Typography variant="h2">
                  {lugar + 1}. {texto}
                </Typography>
                {suyo && cuantas > 0 ? null : <SituacionDeItem situacion={situacion} />}
              </Box>
              {pedido && <Notice tono="atencion">El inspector pide: {pedido}</Notice>}
              <FotosDelItem item={item} />
              {foto.error?.idItem === idItem && (
                <Notice tono="mal">
                  {foto.error.texto}
                  {foto.porSubir?.idItem === idItem && (
                    <Button
                      color="inherit"
                      variant="outlined"
                      onClick={foto.reintentar}
                      sx={{ display: 'flex', mt: 1 }}
                    >
                      Enviarla de nuevo
                    </Button>
                  )}
                </Notice>
              )}
              {suyo && (
                <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>
                  <Button
                    variant={cuantas === 0 ? 'contained' : 'outlined'}
                    size="large"
                    startIcon={<AddAPhoto />}
                    loading={enCurso}
                    loadingPosition="start"
                    disabled={foto.ocupado !== null || cuantas >= MAX_FOTOS_DE_ITEM || !puede.fotografiar}
                    aria-label={`Sacar una foto de ${texto}`}
                    onClick={() => foto.sacar(idItem)}
                    sx={{ minHeight: 56 }}
                  >
                    {enCurso
                      ? `Enviando la foto ${foto.ocupado?.porcentaje} %`
                      : cuantas === 0
                        ? 'Sacar la foto'
                        : 'Sacar otra'}
                  </Button>
                  {cuantas >= MAX_FOTOS_DE_ITEM && <span>Ya están las {MAX_FOTOS_DE_ITEM} fotos que admite.</span>}
                  <FormText
                    {...campo(claveDe(idItem))}
                    label="Aclaración"
                    opcional
                    rows={2}
                    maxLength={MAX_OBSERVADO}
                  />
                </Box>
              )}
            </Panel>
          )
        })}
      </Box>
      {sinFoto.length > 0 && (
        <Notice tono="atencion">
          {segun(sinFoto.length, 'Falta la foto', 'Faltan las fotos')} de {cuantos(sinFoto.length, 'punto', 'puntos')}{' '}
          para enviar.
        </Notice>
      )}
      <Button
        variant="contained"
        size="large"
        fullWidth
        loading={ocupado}
        disabled={!puede.enviar || sinFoto.length > 0 || foto.ocupado !== null}
        onClick={enviar}
        sx={{ minHeight: 64, mt: 2 }}
      >
        Enviar al inspector
      </Button>
      <AvisoDeFallo error={fallo} />
    </Box>
  )
}
