import { journey } from '@sadhana/contract'
import { callsOf } from '#lib/api/calls.ts'

export const journeyApi = callsOf(journey)
