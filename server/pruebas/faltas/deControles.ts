import type { FaltasDe } from './falta.ts'

/** What every screen is made of: fields, lists, messages. */
export const DE_CONTROLES: readonly FaltasDe[] = [
  {
    archivo: 'web/src/ui/avisos/ErrorSummary.tsx',
    pruebas: ['web/src/ui/avisos/ErrorSummary.test.tsx'],
    faltas: [
      ['el segundo envío fallido no lleva el foco', '}, [hay, intento])', '}, [hay])'],
      ['el resumen lleva el foco antes de enviar', 'if (hay && intento > 0)', 'if (hay)'],
      ['el enlace del resumen cambia la dirección', 'evento.preventDefault()', 'void evento'],
    ],
  },
  {
    archivo: 'web/src/ui/avisos/enfocarCampo.ts',
    pruebas: ['web/src/ui/avisos/ErrorSummary.test.tsx'],
    faltas: [['un grupo de opciones no toma el foco', ': (elemento?.querySelector<HTMLElement>(CONTROLES) ?? elemento)', ': elemento']],
  },
  {
    archivo: 'web/src/ui/archivos/juzgarArchivos.ts',
    pruebas: ['web/src/ui/archivos/juzgarArchivos.test.ts', 'web/src/ui/archivos/UploadField.test.tsx'],
    faltas: [
      ['entra lo de un tipo que el campo no espera', '!tipo || !acepta.includes(tipo.extension)', '!tipo'],
      ['entra lo que se pasa', 'if (size > maxBytes)', 'if (size > maxBytes + 1)'],
      ['un archivo vacío entra', 'if (size === 0)', 'if (false)'],
      ['uno malo se lleva a los demás', `if (typeof juzgado === 'string') quejas.push(juzgado)`, `if (typeof juzgado === 'string') return { buenos: [], quejas: [juzgado] }`],
      ['el que miente su nombre lo conserva', 'esTabla ? archivo : conSuNombre(archivo, tipo)', 'archivo'],
      ['sin conexión nada se puede elegir', 'error instanceof SinRecursos ? archivo : ilegible(name)', 'ilegible(name)'],
    ],
  },
  {
    archivo: 'web/src/ui/archivos/UploadField.tsx',
    pruebas: ['web/src/ui/archivos/UploadField.test.tsx'],
    faltas: [
      ['el límite de la pantalla es siempre el mismo', '{ label, maxBytes, acepta }', '{ label, maxBytes: MAX_BYTES_ARCHIVO, acepta }'],
      ['lo que se elige enseguida pisa lo anterior', 'ahora.current = eleccion.archivos', ''],
      ['se dice un límite y se cumple otro', 'de ${tamanoDeArchivo(maxBytes)} como', 'de ${tamanoDeArchivo(MAX_BYTES_ARCHIVO)} como'],
      ['al quitar uno se van los que siguen', 'archivos.filter((_, i) => i !== indice)', 'archivos.filter((_, i) => i < indice)'],
    ],
  },
  {
    archivo: 'web/src/ui/archivos/BotonDeArchivos.tsx',
    pruebas: ['web/src/ui/archivos/UploadField.test.tsx', 'web/src/ui/fotos/CampoDeFotos.test.tsx'],
    faltas: [
      ['el mismo archivo no se puede elegir otra vez', `target.value = ''`, 'void target'],
      ['del resumen se llega a donde no se ve', 'onFocus={() => boton.current?.focus()}', 'onFocus={() => {}}'],
      ['la cámara no es la cámara', `capture: 'environment', `, ''],
    ],
  },
  {
    archivo: 'web/src/ui/archivos/ZonaDeArchivos.tsx',
    pruebas: ['web/src/ui/archivos/UploadField.test.tsx', 'web/src/ui/fotos/CampoDeFotos.test.tsx'],
    faltas: [['se suelta un archivo mientras se envía', 'if (!disabled) alSoltar', 'alSoltar']],
  },
  {
    archivo: 'web/src/ui/fotos/CampoDeFotos.tsx',
    pruebas: ['web/src/ui/fotos/CampoDeFotos.test.tsx', 'web/src/veredas/presentar/VeredasPage.test.tsx'],
    faltas: [
      ['las que están se van con las que sobran', 'if (deMas) return setAviso(deMas)', 'if (deMas) { setAviso(deMas); return alCambiar([]) }'],
      ['la misma foto vale dos veces', '[...fotos, ...otras, ...listas]', '[]'],
      ['la foto sube como salió de la cámara', 'const lista = await prepararFoto(nueva)', 'const lista = nueva'],
      ['la de una sola no se reemplaza', 'max === 1 ? listas : ', ''],
    ],
  },
  {
    archivo: 'web/src/ui/archivos/BotonDeCamara.tsx',
    pruebas: ['web/src/ui/archivos/UploadField.test.tsx', 'web/src/ui/fotos/CampoDeFotos.test.tsx'],
    faltas: [['la cámara se ofrece donde no la hay', 'if (!useMediaQuery(CON_EL_DEDO)) return null', 'useMediaQuery(CON_EL_DEDO)']],
  },
  {
    archivo: 'web/src/ui/avisos/HechoReciente.tsx',
    pruebas: ['web/src/app/ContenidoPrincipal.test.tsx'],
    faltas: [
      ['lo que ya se dijo se repite al volver', 'dichos.add(key)', 'void key'],
      ['lo que se hace otra vez no se dice', 'dichos.has(key)', 'dichos.size > 0'],
    ],
  },
  {
    archivo: 'web/src/ui/campos/NumberInput.tsx',
    pruebas: ['web/src/ui/campos/NumberInput.test.tsx'],
    faltas: [
      ['un cero se suma a lo que se escribe', `if (target.value === '0') target.select()`, 'void target'],
      ['lo que ya se escribió se borra al tocarlo', `if (target.value === '0') target.select()`, 'target.select()'],
    ],
  },
  {
    archivo: 'web/src/ui/listas/useLista.ts',
    pruebas: ['web/src/ui/listas/Lista.test.tsx'],
    faltas: [
      ['lo buscado queda en la página de antes', 'Object.entries({ pagina: 1, ...cambios })', 'Object.entries(cambios)'],
      ['hay una página menos cuatro', `Math.max(1, Math.trunc(Number(parametros.get('pagina'))) || 1)`, `Math.trunc(Number(parametros.get('pagina'))) || 1`],
      ['la dirección lleva lo que es como al principio', 'nuevos.delete(clave)', 'nuevos.set(clave, String(valor))'],
      ['por estado, vacía, no se puede ver entera', `pedido.buscar !== '' || pedido.estado !== ''`, `pedido.buscar !== ''`],
    ],
  },
  {
    archivo: 'web/src/ui/listas/Lista.tsx',
    pruebas: ['web/src/ui/listas/Lista.test.tsx'],
    faltas: [
      ['una página que ya no existe es una lista vacía', 'const acotada = filtrada || pedido.pagina > 1', 'const acotada = filtrada'],
      ['una lista vacía ofrece buscar', '{(!vacia || filtrada) && <BarraDeLista', '{<BarraDeLista'],
      ['lo que falla deja la tabla', '{!consulta.isError && !vacia && (', '{!vacia && ('],
    ],
  },
  {
    archivo: 'web/src/ui/campos/SearchBox.tsx',
    pruebas: ['web/src/ui/listas/Lista.test.tsx'],
    faltas: [
      ['se busca con los espacios', 'alBuscar(texto.trim())', 'alBuscar(texto)'],
      ['vaciar la búsqueda no trae la lista', `if (nuevo === '' && value !== '') alBuscar('')`, 'void alBuscar'],
      ['se busca con cada letra', `if (nuevo === '' && value !== '') alBuscar('')`, 'alBuscar(nuevo)'],
    ],
  },
  {
    archivo: 'web/src/ui/listas/Paginacion.tsx',
    pruebas: ['web/src/ui/pagina/controles.test.tsx', 'web/src/ui/listas/Lista.test.tsx'],
    faltas: [
      ['se pasa siempre a la misma página', 'alCambiarPagina(indice + 1)', 'alCambiarPagina(indice)'],
      ['se está en una página que no hay', 'Math.min(pagina - 1, ultima)', 'pagina - 1'],
      ['se ofrecen todas donde no se puede', 'conTodos ? [...TAMANOS_DE_PAGINA, TODOS] : [...TAMANOS_DE_PAGINA]', '[...TAMANOS_DE_PAGINA, TODOS]'],
      ['el total sin contar se da por exacto', `\${totalEsMinimo ? 'más de ' : ''}`, `\${''}`],
    ],
  },
  {
    archivo: 'web/src/ui/campos/BuscarPorCuil.tsx',
    pruebas: ['web/src/ui/pagina/controles.test.tsx'],
    faltas: [
      ['se busca a otro mientras se busca a uno', 'if (valido && !ocupado) alBuscar(cuil)', 'if (valido) alBuscar(cuil)'],
      ['un CUIL cortado se busca', 'cuil.length === LARGO && ', 'cuil.length > 0 && '],
      ['un CUIL con puntos no se busca', 'const cuil = soloDigitos(texto)', 'const cuil = texto'],
    ],
  },
  {
    archivo: 'web/src/ui/pagina/ConfirmDialog.tsx',
    pruebas: ['web/src/ui/pagina/controles.test.tsx'],
    faltas: [
      ['se confirma dos veces', 'loading={ocupado ?? false}', 'loading={false}'],
      ['la cruz confirma', 'alCerrar={alCancelar}', 'alCerrar={alConfirmar}'],
    ],
  },
  {
    archivo: 'web/src/ui/campos/Campo.tsx',
    pruebas: ['web/src/ui/pagina/controles.test.tsx'],
    faltas: [
      ['el campo con error no lo dice', `'aria-invalid': error ? true : undefined`, `'aria-invalid': undefined`],
      ['el error no se lee con su campo', `error ? \`\${id}-error\` : ''`, `''`],
    ],
  },
  {
    archivo: 'web/src/ui/campos/TextoContado.tsx',
    pruebas: ['web/src/ui/pagina/controles.test.tsx'],
    faltas: [
      ['los espacios cuentan', 'props.value.trim().length - max', 'props.value.length - max'],
      ['una letra de más no sobra', 'sobran > 0 ? `Sobran', 'sobran > 1 ? `Sobran'],
    ],
  },
  {
    archivo: 'web/src/ui/campos/SiNoInput.tsx',
    pruebas: ['web/src/ui/pagina/controles.test.tsx'],
    faltas: [['Sí es no', `{ valor: '1', texto: 'Sí' }`, `{ valor: '0', texto: 'Sí' }`]],
  },
  {
    archivo: 'web/src/ui/avisos/ProgressBar.tsx',
    pruebas: ['web/src/ui/pagina/controles.test.tsx'],
    faltas: [['lo que se guarda se da por subido', 'porcentaje < 100 ?', 'porcentaje <= 100 ?']],
  },
  {
    archivo: 'web/src/ui/pagina/ReviewList.tsx',
    pruebas: ['web/src/ui/pagina/controles.test.tsx'],
    faltas: [
      ['lo que no se contestó no se ve', `{respuesta || '—'}`, '{respuesta}'],
      ['Cambiar no cambia', 'onClick={alCambiar}', 'onClick={() => {}}'],
    ],
  },
  {
    archivo: 'web/src/ui/pagina/PageTitle.tsx',
    pruebas: ['web/src/ui/pagina/controles.test.tsx'],
    faltas: [['la pestaña no dice dónde se está', 'document.title = ', 'void ']],
  },
  {
    archivo: 'web/src/ui/pagina/useVolver.ts',
    pruebas: ['web/src/ui/pagina/controles.test.tsx'],
    faltas: [['volver sale del portal', `if (key === 'default') navigate(alternativa, { replace: true })`, `if (key === '') navigate(alternativa, { replace: true })`]],
  },
  {
    archivo: 'web/src/ui/listas/Tabla.tsx',
    pruebas: ['web/src/ui/listas/Lista.test.tsx'],
    faltas: [['mientras carga no se dice', 'aria-busy={cargando > 0}', 'aria-busy={false}']],
  },
]
