import type { Limb, Mood } from '@sadhana/contract'
import { shortDay } from '#intl/intl.rules.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'
import type { Message } from '#lib/outbox/message.rules.ts'
import { outboxText as text } from './outbox.text.ts'

type Body = { limbType?: Limb; duration?: number; mood?: Mood; energy?: number; date?: string; name?: string }

/** What a message is about, in a few words. */
export function describe({ kind, act, body }: Message): string {
  if (kind === 'direct-message') return text.directMessage((body as Body).name ?? '')
  if (kind === 'like') return text.like
  if (kind === 'reading') return text.reading
  if (kind === 'question-day') return text.questionDay
  if (kind === 'preset' || kind === 'preset-order') return text.preset
  if (act === 'restore') return text.restored
  if (act === 'set-aside') return text.setAside
  if (act === 'edit') return text.editOf[kind]
  if (act === 'remove') return text.removalOf[kind]
  const { limbType, duration = 0, mood, energy, date = '' } = body as Body
  if (kind === 'mood' && mood) return text.mood(mood, energy)
  if (kind === 'sleep') return text.sleep(shortDay(date))
  return kind === 'practice' && limbType ? text.practice(limbNames[limbType], duration) : text.sit(duration)
}
