import { addDays, gentleDaysLength } from '@sadhana/contract'
import type { Entries } from '../shared/entries.rules.ts'
import { isoOf, isoOrNull, type Row } from './archive-format.service.ts'

export function readingOf(row: Row<'article_reads'>): Entries['reading'] | undefined {
  const updatedAt = isoOf(row.updated_at)
  return updatedAt ? { slug: row.slug, place: row.place, readAt: isoOrNull(row.read_at) || null, updatedAt } : undefined
}

/** `idAt` makes the id of a row that came to be at a moment: exchanges are listed by their ids. */
export function exchangeOf(
  row: Row<'chat_messages'>,
  idAt: (sourceId: string, at: number) => string,
): Entries['exchange'] | undefined {
  const createdAt = isoOf(row.created_at)
  if (!createdAt || Date.parse(createdAt) < 0) return undefined
  const { id: sourceId, message, response, kind, sources, log_used: logUsed } = row
  return { id: idAt(sourceId, Date.parse(createdAt)), sourceId, message, response, kind, sources, logUsed, createdAt }
}

type ChallengeHere = { id: string; template: string | null; startDate: string }

/** An id is the same on the same server only. Elsewhere our own series have the same challenge on the same days. */
export function challengeOf(
  row: Row<'challenge_participants'>,
  challenges: readonly ChallengeHere[],
  now: Date,
): Entries['challenge'] | undefined {
  const isSeries = ({ template, startDate }: ChallengeHere) =>
    template !== null && template === row.template && startDate === row.start_date
  const here = challenges.find(({ id }) => id === row.challenge_id) ?? challenges.find(isSeries)
  const joinedAt = isoOf(row.joined_at)
  if (!here || !joinedAt) return undefined
  return { challengeId: here.id, joinedAt: joinedAt < now.toISOString() ? joinedAt : now.toISOString() }
}

/** An end outside the gentle days is left out. */
export function gentleOfferOf(row: Row<'gentle_offers'>): Entries['gentle-offer'] {
  const { offered_on: offeredOn, answer, answered_on: answeredOn, ended_on: end } = row
  const gentleUntil = answer === 'yes' && answeredOn !== null ? addDays(answeredOn, gentleDaysLength - 1) : null
  const isWithin =
    answeredOn !== null && gentleUntil !== null && end !== null && answeredOn <= end && end <= gentleUntil
  return { offeredOn, answer, answeredOn, gentleUntil, endedOn: isWithin ? end : null }
}
