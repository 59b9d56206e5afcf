import { meditation } from '@sadhana/contract'
import { callsOf } from './calls.ts'

export const meditationApi = callsOf(meditation)
