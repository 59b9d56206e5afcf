import { meditation } from '@sadhana/contract'
import { callsOf } from '#lib/api/calls.ts'

export const meditationApi = callsOf(meditation)
