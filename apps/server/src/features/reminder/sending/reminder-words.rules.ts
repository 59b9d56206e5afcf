import { ignoredBeforeFewer } from './decide.rules.ts'

type Spoken = { tone: 'usual' | 'gentle'; words: string | null; tellsFewer: boolean }

/** Says nothing that a stranger who sees the screen shouldn't read. */
export const reminderTitle = 'A moment for yourself'

const ours = {
  usual: 'Whenever you’re ready, a few quiet minutes are here for you.',
  gentle: 'Nothing you need to do. If you feel like it, a few easy breaths with your eyes open.',
}

const fewer = `The last ${ignoredBeforeFewer} reminders may have come at a bad time, so we’ll send one every third day for now. You can change this under Reminders.`

/** In gentle days our gentle words replace the member's own. */
export function reminderBody({ tone, words, tellsFewer }: Spoken): string {
  const body = (tone === 'usual' && words) || ours[tone]
  return tellsFewer ? `${body}\n${fewer}` : body
}

export const testBody = 'This is how a reminder looks. You don’t need to do anything.'
