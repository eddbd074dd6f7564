import { describe, expect, it } from 'vitest'
import { AjusteInvalido } from './ajusteInvalido.ts'
import { leerAjustes } from './ajustes.ts'

describe('sin decir nada', () => {
  it('vale lo de siempre, con el sandbox encendido', () => {
    expect(leerAjustes({})).toEqual({
      produccion: false,
      proxies: ['loopback'],
      desdeAdentro: ['loopback'],
      subidas: { porPersona: 3, porDireccion: 20 },
      antivirus: null,
      respaldo: { carpeta: undefined, cifrar: undefined, descifrar: undefined },
      sello: null,
      metricas: null,
      archivosPorCarpeta: 200,
      bytesPorDia: 500 * 1024 * 1024,
      puerto: 8080,
      equipo: '127.0.0.1',
      carpetaDeDatos: './data',
      baseDeDatos: undefined,
      baseParaMigrar: undefined,
      baseDeLectura: undefined,
      lugarDeArchivos: './data/archivos',
      s3: { url: undefined, region: 'us-east-1', credencial: undefined },
      conexiones: { maximo: 10, esperaMs: 30_000, repartidor: false },
      adoptarAlmacen: undefined,
      barridoMaximo: 10,
      urlPublica: 'http://127.0.0.1:8080',
      toleranciaDeCiudadDigitalMs: 1_800_000,
      soloHttps: false,
      archivosPublica: undefined,
      ciudadDigital: 'http://127.0.0.1:8080/sandbox/ciudad-digital',
      ciudadDigitalPublica: 'http://127.0.0.1:8080/sandbox/ciudad-digital',
      login: 'http://127.0.0.1:8080/sandbox/ciudad-digital/login',
      perfil: 'http://127.0.0.1:8080/sandbox/ciudad-digital/perfil',
      ciudad: { nombre: 'Municipalidad', logo: null, imagen: null },
      cuilAdministrador: undefined,
      procesos: ['api', 'trabajos'],
      sandbox: true,
      pagos: {
        boton: 'http://127.0.0.1:8080/sandbox/pagos/boton',
        api: 'http://127.0.0.1:8080/sandbox/pagos/api',
        comercio: undefined,
        guid: undefined,
        frase: undefined,
        secreto: undefined,
        esquema: 'v1',
        monto: 'decimales',
        hash: false,
        fraseEnFormulario: false,
        numeracion: 'corta',
      },
      importeDeLibreDeuda: 255_000,
      vigenciaDeLibreDeuda: 30,
      diasDeObra: 30,
      zona: 'America/Argentina/Tucuman',
      mapaBase: null,
      marcoDeLaCiudad: null,
      estadisticasPublicas: false,
      licenciaDeDatos: null,
      correo: {
        smtp: undefined,
        casilla: 'http://127.0.0.1:8080/sandbox/correo',
        remitente: 'Catastro <no-responder@catastro.example.com>',
        oficina: 'certificados@catastro.example.com',
      },
      limites: {
        llamadas: 1200,
        envios: 80,
        consultas: 60,
        titularesPorDia: 300,
        titularesPorDiaDelPersonal: 3000,
        borradores: 240,
        avisos: 600,
        tokens: 120,
      },
      diasDeConsultas: 730,
      diasDeAuditoria: 0,
      preciosConDosPersonas: false,
      malasSinPreguntar: 10,
      nivelDeRegistro: 'info',
      registro: './data/portal.log',
    })
  })

  it('una variable vacía es como una que no está', () => {
    expect(leerAjustes({ PORT: '', SANDBOX: '', DATABASE_URL: '' })).toEqual(leerAjustes({}))
  })
})

describe('un ajuste mal puesto detiene el arranque con una oración que lo nombra', () => {
  it.each([
    ...['10.0.0.0/33', '10.0.0', 'todos', '10.0.0.1/8/8', '::1/129'].map((valor) => [
      'PROXIES',
      valor,
      'El ajuste PROXIES no es válido: debe ser direcciones o redes separadas por comas, o loopback, linklocal o uniquelocal',
    ]),
    ['PORT', 'ochenta', 'El ajuste PORT no es válido: debe ser un número entero'],
    ['PORT', '-1', 'El ajuste PORT no es válido: debe ser un número entero'],
    ['PORT', '80.5', 'El ajuste PORT no es válido: debe ser un número entero'],
    ['PORT', '65536', 'El ajuste PORT no es válido: debe ser 65535 o menos'],
    ['PORT', '9'.repeat(400), 'El ajuste PORT no es válido: debe ser un número entero'],
    [
      'DATABASE_URL',
      'mysql://a',
      'El ajuste DATABASE_URL no es válido: debe ser una dirección postgres://usuario:clave@equipo/base',
    ],
    ['PUBLIC_URL', 'portal.gob.ar', 'El ajuste PUBLIC_URL no es válido: debe ser una dirección http:// o https://'],
    [
      'PUBLIC_URL',
      'javascript:alert(1)',
      'El ajuste PUBLIC_URL no es válido: debe ser una dirección http:// o https://',
    ],
    [
      'CIUDAD_DIGITAL_URL',
      'ftp://x',
      'El ajuste CIUDAD_DIGITAL_URL no es válido: debe ser una dirección http:// o https://',
    ],
    ['LOGIN_URL', 'https://', 'El ajuste LOGIN_URL no es válido: debe ser una dirección http:// o https://'],
    ['PERFIL_URL', 'x', 'El ajuste PERFIL_URL no es válido: debe ser una dirección http:// o https://'],
    ['ADMIN_CUIL', '20-25333444-5', 'El ajuste ADMIN_CUIL no es válido: debe tener 11 dígitos'],
    ['ADMIN_CUIL', '2025333444', 'El ajuste ADMIN_CUIL no es válido: debe tener 11 dígitos'],
    ['PROCESOS', 'api,otro', 'El ajuste PROCESOS no es válido: debe ser api, trabajos o las dos separadas por coma'],
    ['PROCESOS', ',', 'El ajuste PROCESOS no es válido: debe ser api, trabajos o las dos separadas por coma'],
    ['SANDBOX', 'tal vez', 'El ajuste SANDBOX no es válido: debe ser si o no'],
    ['PAGOS_URL', 'pagos.com', 'El ajuste PAGOS_URL no es válido: debe ser una dirección http:// o https://'],
    ['PAGOS_ESQUEMA', 'v3', 'El ajuste PAGOS_ESQUEMA no es válido: debe ser v1 o v2'],
    ['PAGOS_MONTO', 'pesos', 'El ajuste PAGOS_MONTO no es válido: debe ser decimales o centavos'],
    ['PAGOS_HASH', 'quizás', 'El ajuste PAGOS_HASH no es válido: debe ser si o no'],
    ['LIMITE_LLAMADAS', 'muchas', 'El ajuste LIMITE_LLAMADAS no es válido: debe ser un número entero'],
    ['LIMITE_ENVIOS', '-5', 'El ajuste LIMITE_ENVIOS no es válido: debe ser un número entero'],
    ['LIMITE_CONSULTAS', '1000001', 'El ajuste LIMITE_CONSULTAS no es válido: debe ser 1000000 o menos'],
    [
      'SMTP_URL',
      'correo.gob.ar',
      'El ajuste SMTP_URL no es válido: debe ser una dirección smtp://usuario:clave@equipo:puerto',
    ],
    [
      'SMTP_URL',
      'http://x',
      'El ajuste SMTP_URL no es válido: debe ser una dirección smtp://usuario:clave@equipo:puerto',
    ],
    [
      'CORREO_REMITENTE',
      'Catastro',
      'El ajuste CORREO_REMITENTE no es válido: debe ser una dirección, o Nombre <dirección>',
    ],
    ['CORREO_OFICINA', 'a@b, c@d', 'El ajuste CORREO_OFICINA no es válido: debe ser una dirección de correo'],
    ['LIBRE_DEUDA_VIGENCIA_DIAS', '0', 'El ajuste LIBRE_DEUDA_VIGENCIA_DIAS no es válido: debe ser 1 o más'],
    ['VEREDAS_DIAS_DE_OBRA', '366', 'El ajuste VEREDAS_DIAS_DE_OBRA no es válido: debe ser 365 o menos'],
    [
      'MAPA_BASE_URL',
      'mapas.gob.ar/{z}/{x}/{y}.png',
      'El ajuste MAPA_BASE_URL no es válido: debe ser la de los cuadros de imagen, https://mapas.example.gob.ar/{z}/{x}/{y}.png, o la del estilo de los cuadros vectoriales, https://mapas.example.gob.ar/estilo.json',
    ],
    [
      'MAPA_BASE_URL',
      'ftp://mapas.gob.ar/{z}/{x}/{y}.png',
      'El ajuste MAPA_BASE_URL no es válido: debe ser la de los cuadros de imagen, https://mapas.example.gob.ar/{z}/{x}/{y}.png, o la del estilo de los cuadros vectoriales, https://mapas.example.gob.ar/estilo.json',
    ],
    [
      'MAPA_BASE_URL',
      'https://mapas.gob.ar/{z}/{x}.png',
      'El ajuste MAPA_BASE_URL no es válido: debe ser la de los cuadros de imagen, https://mapas.example.gob.ar/{z}/{x}/{y}.png, o la del estilo de los cuadros vectoriales, https://mapas.example.gob.ar/estilo.json',
    ],
    [
      'MAPA_BASE_URL',
      'https://mapas.gob.ar/{z}/{x}/{y}.pbf',
      'El ajuste MAPA_BASE_URL no es válido: los cuadros vectoriales se nombran por su estilo: https://mapas.example.gob.ar/estilo.json',
    ],
    [
      'MAPA_MARCO',
      '-65.3,-26.9,-65.1',
      'El ajuste MAPA_MARCO no es válido: debe tener oeste, sur, este y norte en grados, separados por coma: -65.35,-26.95,-65.1,-26.7',
    ],
    [
      'MAPA_MARCO',
      '-65.3;-26.9;-65.1;-26.7',
      'El ajuste MAPA_MARCO no es válido: debe tener oeste, sur, este y norte en grados, separados por coma: -65.35,-26.95,-65.1,-26.7',
    ],
    [
      'MAPA_MARCO',
      '-65.3,-26.9,-65.1,norte',
      'El ajuste MAPA_MARCO no es válido: debe tener oeste, sur, este y norte en grados, separados por coma: -65.35,-26.95,-65.1,-26.7',
    ],
    [
      'MAPA_MARCO',
      '-65.1,-26.9,-65.1,-26.7',
      'El ajuste MAPA_MARCO no es válido: el oeste va antes que el este, y el sur antes que el norte',
    ],
    [
      'MAPA_MARCO',
      '65.1,-26.9,65.3,-26.7',
      'El ajuste MAPA_MARCO no es válido: está fuera del país: revise que los grados al oeste y al sur lleven el signo menos',
    ],
    [
      'CIUDAD_ZONA',
      '-03:00',
      'El ajuste CIUDAD_ZONA no es válido: debe ser una zona horaria con nombre, como America/Argentina/Tucuman',
    ],
    ['CONEXIONES', '5', 'El ajuste CONEXIONES no es válido: debe ser 6 o más'],
    ['CONEXIONES_ESPERA', '0', 'El ajuste CONEXIONES_ESPERA no es válido: debe ser 1 o más'],
    [
      'NIVEL_DE_REGISTRO',
      'todo',
      'El ajuste NIVEL_DE_REGISTRO no es válido: debe ser debug, info, warn, error o silent',
    ],
  ])('%s=%s', (nombre, valor, oracion) => {
    expect(() => leerAjustes({ [nombre]: valor })).toThrow(new AjusteInvalido(oracion))
  })

  it('el mapa de base y el marco de la ciudad', () => {
    const { mapaBase, marcoDeLaCiudad } = leerAjustes({
      MAPA_BASE_URL: 'https://mapas.gob.ar/{z}/{x}/{y}.png?capa=fotos',
      MAPA_BASE_ATRIBUCION: '© IGN',
      MAPA_MARCO: '-65.35, -26.95, -65.1, -26.7',
    })
    expect(mapaBase).toEqual({
      tipo: 'imagenes',
      url: 'https://mapas.gob.ar/{z}/{x}/{y}.png?capa=fotos',
      atribucion: '© IGN',
    })
    expect(marcoDeLaCiudad).toEqual([-65.35, -26.95, -65.1, -26.7])
    const estilo = 'https://mapas.gob.ar/estilo.json'
    expect(leerAjustes({ MAPA_BASE_URL: estilo }).mapaBase).toEqual({ tipo: 'estilo', url: estilo, atribucion: '' })
  })

  it.each(['0', '-1', 'gratis', '1,234.5', '99999999999999'])('LIBRE_DEUDA_IMPORTE=%s', (LIBRE_DEUDA_IMPORTE) => {
    expect(() => leerAjustes({ LIBRE_DEUDA_IMPORTE })).toThrow(
      'El ajuste LIBRE_DEUDA_IMPORTE no es válido: debe ser un importe en pesos mayor que cero, como 2550.00',
    )
  })

  it('STORAGE_URL', () => {
    for (const STORAGE_URL of ['gopher://x', 's3://', 's3://B', 's3://balde/../otro?', 's3://usuario:clave@balde']) {
      expect(() => leerAjustes({ STORAGE_URL })).toThrow(
        'El ajuste STORAGE_URL no es válido: debe ser una carpeta, o s3://balde/prefijo',
      )
    }
  })

  it('S3_CLAVE sin S3_SECRETO, y al revés', () => {
    expect(() => leerAjustes({ S3_CLAVE: 'a' })).toThrow('Falta S3_SECRETO: las dos van juntas')
    expect(() => leerAjustes({ S3_SECRETO: 'a' })).toThrow('Falta S3_CLAVE: las dos van juntas')
  })
})

describe('el correo fuera de la demostración', () => {
  const SMTP = { CIUDAD_DIGITAL_URL: 'https://cd.gob.ar', SMTP_URL: 'smtps://u:c@correo.gob.ar' }

  it('con SMTP_URL pide quién firma y qué oficina recibe', () => {
    expect(() => leerAjustes(SMTP)).toThrow('Falta CORREO_REMITENTE: la dirección que firma los correos')
    const conRemitente = { ...SMTP, CORREO_REMITENTE: 'Catastro <no-responder@ciudad.gob.ar>' }
    expect(() => leerAjustes(conRemitente)).toThrow('Falta CORREO_OFICINA: la dirección de la oficina de certificados')
    expect(leerAjustes({ ...conRemitente, CORREO_OFICINA: 'oficina@ciudad.gob.ar' }).correo).toEqual({
      smtp: 'smtps://u:c@correo.gob.ar',
      casilla: undefined,
      remitente: 'Catastro <no-responder@ciudad.gob.ar>',
      oficina: 'oficina@ciudad.gob.ar',
    })
  })

  it('sin SMTP_URL no hay quien envíe, ni una oficina inventada', () => {
    expect(leerAjustes({ CIUDAD_DIGITAL_URL: 'https://cd.gob.ar' }).correo).toMatchObject({
      smtp: undefined,
      casilla: undefined,
      oficina: null,
    })
  })
})

describe('el sandbox', () => {
  it('se enciende solo cuando no hay un sistema de afuera', () => {
    expect(leerAjustes({ CIUDAD_DIGITAL_URL: 'https://cd.gob.ar' }).sandbox).toBe(false)
    expect(() => leerAjustes({ PAGOS_URL: 'https://pagos.com' })).toThrow(
      'Falta CIUDAD_DIGITAL_URL: la dirección de Ciudad Digital',
    )
    expect(leerAjustes({ PAGOS_SECRETO: 'x' }).sandbox).toBe(true)
    expect(() => leerAjustes({ SANDBOX: 'si', CIUDAD_DIGITAL_URL: 'https://cd.gob.ar' })).toThrow(
      'SANDBOX y CIUDAD_DIGITAL_URL no van juntos: en la demostración cualquiera entra como cualquiera. Quite uno de los dos',
    )
  })

  const SOLO_PRUEBAS =
    'SANDBOX no puede estar activo en producción: defina CIUDAD_DIGITAL_URL con la dirección de Ciudad Digital'
  it.each([
    [{}],
    [{ SANDBOX: 'si' }],
    [{ SANDBOX: '1', CIUDAD_DIGITAL_URL: 'https://cd.gob.ar' }],
    [{ SANDBOX: 'true', CIUDAD_DIGITAL_URL: 'https://cd.gob.ar', PAGOS_URL: 'https://pagos.com' }],
  ])('en producción no arranca: %j', (entorno) => {
    for (const NODE_ENV of ['production', 'Production', ' PRODUCTION ']) {
      expect(() => leerAjustes({ NODE_ENV, ...entorno })).toThrow(new AjusteInvalido(SOLO_PRUEBAS))
    }
  })

  it('en producción, apagado y sin Ciudad Digital, tampoco', () => {
    expect(() => leerAjustes({ NODE_ENV: 'production', SANDBOX: 'no' })).toThrow(
      'Falta CIUDAD_DIGITAL_URL: la dirección de Ciudad Digital',
    )
    expect(leerAjustes(EN_PRODUCCION)).toMatchObject({
      produccion: true,
      sandbox: false,
      soloHttps: true,
      ciudadDigital: 'https://cd.gob.ar',
      login: 'https://cd.gob.ar/login',
    })
  })
})

const EN_PRODUCCION = {
  NODE_ENV: 'production',
  CIUDAD_DIGITAL_URL: 'https://cd.gob.ar',
  PUBLIC_URL: 'https://catastro.gob.ar',
}

describe('en producción las direcciones son https', () => {
  it.each([
    'PUBLIC_URL',
    'ARCHIVOS_URL',
    'CIUDAD_DIGITAL_URL',
    'CIUDAD_DIGITAL_PUBLICA_URL',
    'LOGIN_URL',
    'PERFIL_URL',
    'PAGOS_URL',
    'PAGOS_API_URL',
    'SELLO_TIEMPO_URL',
  ])('%s, o se lo nombra en SIN_HTTPS', (nombre) => {
    const pagos = { PAGOS_URL: 'https://p.com', PAGOS_API_URL: 'https://p.com', PAGOS_COMERCIO: 'c' }
    const entorno = {
      ...EN_PRODUCCION,
      CIUDAD_DIGITAL_PUBLICA_URL: 'https://cd.gob.ar',
      ...pagos,
      PAGOS_GUID: 'g',
      PAGOS_FRASE: 'f',
      PAGOS_SECRETO: 's',
      SELLO_CERTIFICADO: '/sello.p12',
      SELLO_CLAVE: 'k',
      [nombre]: 'http://red.interna:8000',
    }
    expect(() => leerAjustes(entorno)).toThrow(
      `El ajuste ${nombre} no es válido: en producción debe ser https://. Si va por una red propia, nómbrelo en SIN_HTTPS`,
    )
    expect(() => leerAjustes({ ...entorno, SIN_HTTPS: 'LOGO_URL' })).toThrow('El ajuste SIN_HTTPS no es válido')
    expect(leerAjustes({ ...entorno, SIN_HTTPS: ` ${nombre} ` }).soloHttps).toBe(nombre !== 'PUBLIC_URL')
    expect(leerAjustes({ ...entorno, NODE_ENV: 'staging' }).soloHttps).toBe(false)
  })

  it('y la pública se da, salvo que vaya sin https', () => {
    const { PUBLIC_URL: _, ...sinPublica } = EN_PRODUCCION
    expect(() => leerAjustes(sinPublica)).toThrow(
      'Falta PUBLIC_URL: la dirección https:// con que la gente ve el portal',
    )
    expect(leerAjustes({ ...sinPublica, SIN_HTTPS: 'PUBLIC_URL' })).toMatchObject({
      urlPublica: 'http://127.0.0.1:8080',
      soloHttps: false,
    })
  })
})

describe('la copia de cada noche', () => {
  const dado = { RESPALDO_HORA: '03:30', RESPALDO_CARPETA: '/copias', RESPALDO_CIFRAR: 'age -r age1x' }

  it('se guarda donde se dice, y si se cifra se puede leer: se prueba al hacerla', () => {
    expect(leerAjustes({ ...dado, RESPALDO_DESCIFRAR: 'age -d -i c' }).respaldo).toMatchObject({ hora: '03:30' })
    expect(() => leerAjustes({ RESPALDO_HORA: '03:30' })).toThrow('RESPALDO_HORA va junto con RESPALDO_CARPETA')
    expect(() => leerAjustes(dado)).toThrow(
      'RESPALDO_CIFRAR va junto con RESPALDO_DESCIFRAR: la copia de cada noche se prueba, y para eso hay que leerla',
    )
    expect(leerAjustes({ ...dado, RESPALDO_HORA: '' }).respaldo).toMatchObject({ cifrar: 'age -r age1x' })
  })
})

describe('el sello de los documentos', () => {
  const dado = { SELLO_CERTIFICADO: '/etc/portal/sello.p12', SELLO_CLAVE: 'secreta' }

  it('es un certificado con su clave, y quizás una autoridad de tiempo', () => {
    const sello = { archivo: '/etc/portal/sello.p12', clave: 'secreta' }
    expect(leerAjustes(dado).sello).toEqual({ ...sello, tiempo: null })
    const conTiempo = leerAjustes({ ...dado, SELLO_TIEMPO_URL: 'https://tsa.example/tsr' })
    expect(conTiempo.sello).toEqual({ ...sello, tiempo: 'https://tsa.example/tsr' })
  })

  it.each([
    [{ SELLO_CERTIFICADO: '/sello.p12' }, 'Falta SELLO_CLAVE: la clave con que se abre SELLO_CERTIFICADO'],
    [{ SELLO_CLAVE: 'k' }, 'SELLO_CLAVE va junto con SELLO_CERTIFICADO: falta el certificado con que se sella'],
    [
      { SELLO_TIEMPO_URL: 'https://tsa.example' },
      'SELLO_TIEMPO_URL va junto con SELLO_CERTIFICADO: falta el certificado con que se sella',
    ],
    [
      { SELLO_CERTIFICADO: '/sello.p12', SELLO_CLAVE: 'k', SELLO_TIEMPO_URL: 'tsa.example' },
      'El ajuste SELLO_TIEMPO_URL no es válido: debe ser una dirección http:// o https://',
    ],
  ])('%o: %s', (entorno, mensaje) => {
    expect(() => leerAjustes(entorno)).toThrow(mensaje)
  })
})

it('las direcciones: la pública sin barra final; HOST 0.0.0.0 se anuncia como 127.0.0.1', () => {
  expect(leerAjustes({ PUBLIC_URL: 'https://catastro.gob.ar/' }).urlPublica).toBe('https://catastro.gob.ar')
  expect(leerAjustes({ PUBLIC_URL: 'https://catastro.gob.ar' })).toMatchObject({
    ciudadDigital: 'http://127.0.0.1:8080/sandbox/ciudad-digital',
    ciudadDigitalPublica: 'https://catastro.gob.ar/sandbox/ciudad-digital',
  })
  expect(leerAjustes({ HOST: '0.0.0.0', PORT: '9000' }).urlPublica).toBe('http://127.0.0.1:9000')
  expect(leerAjustes({ PROCESOS: 'api, trabajos' }).procesos).toEqual(['api', 'trabajos'])
  expect(leerAjustes({ DATA_DIR: '/srv/catastro' }).lugarDeArchivos).toBe('/srv/catastro/archivos')
})

describe('los pagos', () => {
  const CIUDAD = { CIUDAD_DIGITAL_URL: 'https://cd.gob.ar' }
  const PROPIOS = {
    PAGOS_URL: 'https://pagos.com/boton',
    PAGOS_API_URL: 'https://pagos.com/api/',
    PAGOS_COMERCIO: 'c',
    PAGOS_GUID: 'g',
    PAGOS_FRASE: 'f',
    PAGOS_SECRETO: 's',
  }

  it('fuera del sandbox, todos los datos del comercio o ninguno', () => {
    expect(leerAjustes(CIUDAD).pagos).toBeUndefined()
    expect(leerAjustes({ ...CIUDAD, ...PROPIOS }).pagos).toMatchObject({
      boton: 'https://pagos.com/boton',
      api: 'https://pagos.com/api',
      comercio: 'c',
      guid: 'g',
      frase: 'f',
      secreto: 's',
    })
    for (const falta of Object.keys(PROPIOS)) {
      expect(() => leerAjustes({ ...CIUDAD, ...PROPIOS, [falta]: '' })).toThrow(
        new AjusteInvalido(
          `Falta ${falta}: los pagos en línea necesitan PAGOS_URL, PAGOS_API_URL, PAGOS_COMERCIO, PAGOS_GUID, PAGOS_FRASE, PAGOS_SECRETO`,
        ),
      )
    }
  })

  it('en el sandbox un valor dado gana al del sustituto, y los demás quedan por completar', () => {
    expect(leerAjustes({ PAGOS_SECRETO: 'mio', PAGOS_ESQUEMA: 'v2' }).pagos).toMatchObject({
      secreto: 'mio',
      esquema: 'v2',
      guid: undefined,
    })
  })

  it('el importe del Libre Deuda, con coma o con punto', () => {
    for (const valor of ['3000', '3000.00', '3000,00', '3.000,00']) {
      expect(leerAjustes({ LIBRE_DEUDA_IMPORTE: valor }).importeDeLibreDeuda).toBe(300_000)
    }
  })

  it('el importe del Libre Deuda que nadie dijo es de muestra, y fuera de la demostración, ninguno (A-200)', () => {
    expect(leerAjustes({ SANDBOX: 'si' }).importeDeLibreDeuda).toBe(255_000)
    const deUnaCiudad = { SANDBOX: 'no', CIUDAD_DIGITAL_URL: 'https://ciudad.example.com' }
    expect(leerAjustes(deUnaCiudad).importeDeLibreDeuda).toBeNull()
    expect(leerAjustes({ ...deUnaCiudad, LIBRE_DEUDA_IMPORTE: '100' }).importeDeLibreDeuda).toBe(10_000)
  })
})

describe('Ciudad Digital: una dirección para el servidor y otra para los navegadores', () => {
  const CON = (CIUDAD_DIGITAL_URL: string, mas = {}) =>
    leerAjustes({ ...EN_PRODUCCION, CIUDAD_DIGITAL_URL, SIN_HTTPS: 'CIUDAD_DIGITAL_URL', ...mas })
  const FALTA =
    'Falta CIUDAD_DIGITAL_PUBLICA_URL: a CIUDAD_DIGITAL_URL llega el servidor por su red, y los navegadores no. Diga por qué dirección https:// la ven ellos'

  it.each([
    'http://cd.gob.ar/api',
    'https://10.0.0.7/api',
    'https://172.31.255.1',
    'https://192.168.1.4:8443',
    'https://127.0.0.1',
    'https://[fd00::7]/api',
    'https://cd',
    'https://cd.intranet/api',
    'https://cd.local',
  ])('%s es de adentro: falta la de los navegadores', (privada) => {
    expect(() => CON(privada)).toThrow(FALTA)
    const ajustes = CON(privada, { CIUDAD_DIGITAL_PUBLICA_URL: 'https://cd.gob.ar/api/' })
    expect([ajustes.ciudadDigital, ajustes.ciudadDigitalPublica, ajustes.login, ajustes.perfil]).toEqual([
      privada,
      'https://cd.gob.ar/api',
      'https://cd.gob.ar/api/login',
      'https://cd.gob.ar/api/perfil',
    ])
  })

  it.each(['https://cd.gob.ar/api', 'https://172.32.0.1', 'https://11.0.0.1', 'https://[2800:40::7]'])(
    '%s es de todos',
    (publica) => {
      expect(CON(publica)).toMatchObject({ ciudadDigital: publica, ciudadDigitalPublica: publica })
    },
  )

  it('quien ensaya en su máquina no da ninguna', () => {
    expect(CON('http://127.0.0.1:9', { NODE_ENV: 'test' }).ciudadDigitalPublica).toBe('http://127.0.0.1:9')
  })
})
