import { createTheme } from '@mui/material/styles'

/** Where the server writes the city's colours; the build's own stand where nobody did, or where there is no page. */
const DE_LA_CIUDAD = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=theme-color]')

/** The look of the portal, in one place. */
export const COLORES = {
  fondo: '#F5F7FA',
  papel: '#FFFFFF',
  linea: '#DCE2E8',
  texto: '#1B2733',
  textoTenue: '#51606F',
  primario: DE_LA_CIUDAD?.content ?? '#0B4F8A',
  acento: DE_LA_CIUDAD?.dataset.acento ?? '#B45309',
  foco: '#FFD54A',
  completa: '#F0F8F3',
} as const

/** Text on ground of the state chips and notices. */
export const TONOS = {
  info: { texto: '#0B4F8A', fondo: '#E3EEF9' },
  bien: { texto: '#1B5E3A', fondo: '#E1F3E8' },
  atencion: { texto: '#7A4B00', fondo: '#FFF1D6' },
  mal: { texto: '#9B1C1C', fondo: '#FDE8E8' },
  neutro: { texto: '#3D4A57', fondo: '#E8ECF1' },
} as const
export type Tono = keyof typeof TONOS

export const ANCHO_DEL_MENU = 250
export const ALTO_DE_LA_BARRA = 64
export const ANCHO_DE_FORMULARIO = 720
/** What only its ground or its shadow sets apart: with the colours of the person's system, this edge is seen. */
export const BORDE_FORZADO = '1px solid transparent'
/** Under a finger, nothing that is pressed is smaller. */
export const CON_EL_DEDO = '@media (pointer: coarse)'
export const ALTO_PARA_EL_DEDO = 44
/** Where what stays in sight sticks. */
export const AL_PIE = 'var(--al-pie, 0px)'
const SOMBRA = '0 1px 2px rgba(27,39,51,.06), 0 2px 8px rgba(27,39,51,.05)'

export const theme = createTheme({
  palette: {
    primary: { main: COLORES.primario },
    secondary: { main: COLORES.acento },
    error: { main: TONOS.mal.texto },
    success: { main: TONOS.bien.texto },
    warning: { main: TONOS.atencion.texto },
    background: { default: COLORES.fondo, paper: COLORES.papel },
    text: { primary: COLORES.texto, secondary: COLORES.textoTenue },
    divider: COLORES.linea,
  },
  shape: { borderRadius: 8 },
  spacing: 8,
  typography: {
    fontFamily: "'Encode Sans Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
    htmlFontSize: 16,
    // On a phone a form's whole name is a heading of three lines.
    h1: { fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.25, '@media (max-width:600px)': { fontSize: '1.5rem' } },
    h2: { fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.35 },
    h3: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.5 },
    body1: { fontSize: '1rem', lineHeight: 1.5 },
    body2: { fontSize: '0.875rem', lineHeight: 1.5 },
    button: { textTransform: 'none', fontWeight: 600, fontSize: '1rem' },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        html: { scrollPaddingTop: ALTO_DE_LA_BARRA + 24, scrollPaddingBottom: 64 },
        body: { overflowWrap: 'break-word' },
        // What is fixed at the foot of the window; what sticks there stays above it.
        ':root:has([data-al-pie])': { '--al-pie': `${ALTO_PARA_EL_DEDO}px` },
        a: { color: COLORES.primario },
        'body :focus-visible': {
          outline: `3px solid ${COLORES.foco}`,
          outlineOffset: 0,
          boxShadow: `0 0 0 5px ${COLORES.texto}`,
          borderRadius: 4,
        },
        'body [tabindex="-1"]:focus': { outline: 'none', boxShadow: 'none' },
        'body .MuiInputBase-input:focus-visible': { outline: 'none', boxShadow: 'none' },
        'body .MuiInputBase-root.Mui-focused': {
          outline: `3px solid ${COLORES.foco}`,
          boxShadow: `0 0 0 5px ${COLORES.texto}`,
        },
        'a:not([class])': { color: COLORES.primario },
        'table, .cifras': { fontVariantNumeric: 'tabular-nums' },
        // An amount is read whole: its sign does not stay behind on another line.
        'td.MuiTableCell-alignRight, strong.cifras, td.cifras, dd.cifras': { whiteSpace: 'nowrap' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': { animationDuration: '0.01ms !important', transition: 'none !important' },
        },
        '@page': { size: 'A4', margin: '18mm' },
        '@media print': {
          body: { background: COLORES.papel },
          '.no-imprimir': { display: 'none !important' },
          '.MuiTableContainer-root': { overflow: 'visible' },
          // An open dialog is what is printed, and nothing of what it covers.
          'body > [aria-hidden="true"], .MuiBackdrop-root, .MuiDialogTitle-root, .MuiDialogTitle-root + button, .MuiDialogActions-root':
            { display: 'none !important' },
          '.MuiDialog-root, .MuiDialog-container, .MuiDialog-paper, .MuiDialogContent-root': {
            position: 'static !important',
            display: 'block !important',
            width: 'auto !important',
            height: 'auto !important',
            maxWidth: 'none !important',
            maxHeight: 'none !important',
            opacity: '1 !important',
            overflow: 'visible !important',
            border: '0 !important',
            boxShadow: 'none !important',
            padding: '0 !important',
          },
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: ALTO_PARA_EL_DEDO, paddingInline: 20 },
        sizeSmall: { minHeight: 36, paddingInline: 12, [CON_EL_DEDO]: { minHeight: ALTO_PARA_EL_DEDO } },
        contained: { border: BORDE_FORZADO },
      },
    },
    MuiIconButton: {
      styleOverrides: { root: { [CON_EL_DEDO]: { minWidth: ALTO_PARA_EL_DEDO, minHeight: ALTO_PARA_EL_DEDO } } },
    },
    MuiFormControlLabel: { styleOverrides: { root: { [CON_EL_DEDO]: { minHeight: ALTO_PARA_EL_DEDO } } } },
    MuiDialog: { styleOverrides: { paper: { border: BORDE_FORZADO } } },
    MuiPopover: { styleOverrides: { paper: { border: BORDE_FORZADO } } },
    MuiAutocomplete: {
      styleOverrides: {
        // As high as the other fields.
        root: {
          '& .MuiOutlinedInput-root': { paddingBlock: 0 },
          '& .MuiOutlinedInput-root .MuiAutocomplete-input': { padding: '11px 6px' },
        },
        paper: { border: BORDE_FORZADO },
        option: { '@media (forced-colors: active)': { '&.Mui-focused': { outline: '2px solid', outlineOffset: -2 } } },
      },
    },
    MuiTooltip: { styleOverrides: { tooltip: { border: BORDE_FORZADO } } },
    MuiLinearProgress: {
      styleOverrides: {
        root: { border: BORDE_FORZADO },
        bar: { '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' } },
      },
    },
    // Without its arrows nobody on a phone knows that there are more.
    MuiTabs: {
      defaultProps: { allowScrollButtonsMobile: true },
      styleOverrides: { indicator: { height: 3, borderTop: '3px solid transparent' } },
    },
    MuiPaper: { styleOverrides: { elevation1: { boxShadow: SOMBRA } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          background: COLORES.papel,
          '&.Mui-disabled': { background: COLORES.fondo },
          // What is only read has the ground of a record, and no frame to type in.
          '&.Mui-readOnly': { background: TONOS.neutro.fondo },
          '@media (forced-colors: active)': {
            '&.Mui-readOnly fieldset': { borderStyle: 'dashed' },
            '&.Mui-disabled fieldset': { borderColor: 'GrayText' },
          },
          '&.Mui-readOnly:not(.Mui-focused) fieldset, &.Mui-readOnly:hover fieldset': { borderColor: 'transparent' },
        },
        // Its text has its own.
        multiline: { padding: 0 },
        notchedOutline: { borderColor: '#7B8794' },
        input: {
          padding: '11px 14px',
          height: 'auto',
          lineHeight: 1.375,
          // As tall as the others, whatever a browser puts in it.
          '&[type=date], &[type=time]': { height: 22 },
          // What is locked is still read.
          '&.Mui-disabled': { WebkitTextFillColor: COLORES.textoTenue },
        },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottom: `1px solid ${COLORES.linea}` },
        head: { fontWeight: 650, color: COLORES.textoTenue },
      },
    },
  },
})
