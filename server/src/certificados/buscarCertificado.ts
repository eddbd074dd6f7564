import type { CertificadoVerificado } from '@catastro/domain/certificados/llamadas'
import type { Db } from '../plataforma/base/db.ts'

/** The certificate of one kind that carries a code, as anybody may know it. */
export type BuscarCertificado = (db: Db, codigo: string) => Promise<CertificadoVerificado | undefined>
