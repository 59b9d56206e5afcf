import type { LetterKind, LetterDetail, QueuedLetter } from '@sadhana/contract'
import { momentText, plural } from '#intl/intl.rules.ts'

const kinds: Record<LetterKind, string> = { question: 'Question', problem: 'Problem', idea: 'Idea' }
const places: Record<QueuedLetter['place'], string> = { worry: 'Worry, first', supporter: 'Supporter', turn: 'In turn' }

export const letterDeskText = {
  title: 'Letters',
  lead: (waiting: number) =>
    waiting === 0
      ? 'No one is waiting for an answer.'
      : `${plural(waiting, { one: 'One letter is waiting', other: (count) => `${count} letters are waiting` })}. Worry about a person comes first, then supporters, then by age. Members read that answers come mostly within two days.`,
  caption: 'Letters waiting for an answer, the most urgent first',
  letter: 'Letter',
  place: 'Place',
  from: 'From',
  kind: 'Kind',
  words: 'Other words',
  shown: 'Words shown',
  language: 'Language',
  page: 'Page',
  keys: 'Texts',
  noKeys: 'Not found; please look for the words',
  waiting: 'Waiting',
  kinds,
  places,
  empty: 'Every letter has its answer',
  loadFailed: 'We couldn’t load the letters',
  back: 'Letters',
  letterFailed: 'We couldn’t open this letter',
  facts: 'About this letter',
  attached: 'Attached',
  nothing: 'Nothing',
  answerTo: 'Answer to',
  byEmail: 'Their email address, and their page',
  byPage: 'Their page only: they have no email address',
  written: 'Written',
  closed: 'You see the letter and what was attached to it. Their log, notes and moods stay closed.',
  worry: 'These words sound as if someone may be in danger',
  worryText: 'Its writer was shown the helplines at once. Please answer this one first.',
  theirs: 'What they wrote',
  answer: 'Your answer',
  answerHint: 'Leave an empty line to start a new paragraph.',
  send: 'Send answer',
  sent: 'Your answer is on its way',
  sendFailed: 'We couldn’t send your answer',
  close: 'Close without an answer',
  closeText:
    'For a letter that needs no answer, such as the second of two. Nothing is sent; on their page it reads “Closed”.',
  closeAction: 'Close the letter',
  isClosed: 'The letter is closed',
  closeFailed: 'We couldn’t close the letter',
  state: ({ state, closedAt }: Pick<LetterDetail, 'state' | 'closedAt'>) => {
    if (closedAt === null) return 'Waiting'
    return state === 'answered' ? `Answered on ${momentText(closedAt)}` : `Closed on ${momentText(closedAt)}`
  },
  ours: 'Our answer',
  taken: 'Someone else was faster',
} as const
