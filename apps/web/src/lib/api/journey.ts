import { journey } from '@sadhana/contract'
import { callsOf } from './calls.ts'

export const journeyApi = callsOf(journey)
