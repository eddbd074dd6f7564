/** What is written without a button of its own, and why a second click cannot write it twice. */
export const SIN_BOTON: Readonly<Record<string, string>> = {
  'envios/BorradorEnServidor.ts: PUT /borradores/{clave}': 'se guarda sola, con su versión',
  'envios/BorradorEnServidor.ts: DELETE /borradores/{clave}': 'sigue a lo presentado',
  'envios/useArchivosDelBorrador.ts: POST /borradores/{clave}/archivos': 'sigue a lo elegido, en cola',
  'envios/useArchivosDelBorrador.ts: DELETE /borradores/{clave}/archivos/{idArchivo}': 'sigue a lo elegido, en cola',
  'envios/usePagar.ts: POST /pagos/preparar': 'cada pantalla que lo usa tiene su fila',
  'veredas/useSeguirElPago.ts: POST /pagos/preparar':
    'usa el candado de useEnvio; su botón se prueba en VeredasHomePage',
  'envios/usePagarAparte.ts: POST /pagos/preparar': 'cada pantalla que lo usa tiene su fila',
  'carpetas/listar/VistaRecordada.tsx: PUT /documentacion/vistaDeLista/{lista}':
    'recuerda la lista, y repetida es la misma',
  'carpetas/atender/useTomar.ts: POST /documentacion/tomar': 'al abrir, y repetida es la misma',
  'formularios/formulario1bis/Form1bisPagoExitosoPage.tsx: POST /formulario/pagar1bis':
    'al volver del pago, una consulta',
  'libreDeuda/PedidoDeLibreDeuda.tsx: POST /usuarios/obtenerLibreDeuda': 'al volver del pago, una consulta',
  'red/sesion.ts: POST /usuarios/login': 'el portal no tiene pantalla de ingreso (A-09)',
  'visitas/envio/pedidos.ts: POST /visitas/resultado': 'sale de la cola del teléfono, con su clave',
  'visitas/envio/pedidos.ts: POST /visitas/foto': 'sale de la cola del teléfono, con su clave',
  'visitas/distancia/useFotoConCodigo.ts: POST /visitas/distancia/foto': 'sigue a la foto sacada, con su código',
}
