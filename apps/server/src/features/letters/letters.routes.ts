import { letters } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import { implement } from '#platform/http/implement.ts'
import { listOwnLetters, writeLetter } from './letters.service.ts'

export const lettersRoutes = ({ clock }: { clock: Clock }) =>
  implement(letters, {
    list: ({ member, query, db }) => listOwnLetters({ db, clock }, member.id, query),
    write: ({ member, body, db }) => writeLetter({ db, clock }, member.id, body),
  })
