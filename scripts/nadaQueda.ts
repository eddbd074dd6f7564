import { exigirQueNadaQuede } from './loQueQueda.ts'

exigirQueNadaQuede()
