import { hasHiddenCharacters, limbs, type PracticeSession, tagMaxLength, toTag } from '@sadhana/contract'
import type { SessionFilter } from '../shared/practice.queries.ts'

const isoDate = /^\d{4}-\d{2}-\d{2}$/

/** Reads the filter from the address, ignoring values it doesn't know. */
export function filterFrom(search: URLSearchParams): SessionFilter {
  const limb = limbs.find((name) => name === search.get('limb'))
  const tag = toTag(search.get('tag') ?? '')
  const from = dateIn(search, 'from')
  const to = dateIn(search, 'to')
  return { ...(limb && { limb }), ...(isTag(tag) && { tag }), ...(from && { from }), ...(to && { to }) }
}

const isTag = (tag: string) =>
  tag !== '' && tag.length <= tagMaxLength && !tag.includes(',') && !hasHiddenCharacters(tag)

function dateIn(search: URLSearchParams, name: string): string | undefined {
  const value = search.get(name) ?? ''
  return isoDate.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined
}

export const searchOf = (filter: SessionFilter): Record<string, string> => ({ ...filter })

/** As the server filters. */
export const matchesFilter =
  ({ limb, tag, from = '', to = '9999' }: SessionFilter) =>
  ({ limbType, tags, date }: PracticeSession): boolean =>
    (!limb || limbType === limb) &&
    (!tag || tags.some((own) => own.toLowerCase() === tag.toLowerCase())) &&
    from <= date &&
    date <= to

export const isFiltered = (filter: SessionFilter): boolean => Object.keys(filter).length > 0
