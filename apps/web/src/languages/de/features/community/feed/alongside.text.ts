import type * as english from '#features/community/feed/alongside.text.ts'
import { plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const alongsideText: Translation<typeof english.alongsideText> = ({ people, orMore }, quiet) => {
  if (people === 0) return 'Du hast für alle einen stillen Moment gehalten. Danke, dass du meditiert hast.'
  if (quiet) return 'Andere haben geübt, während du meditiert hast. Danke, dass du dabei warst.'
  if (orMore) {
    return `Mehr als ${wholeNumber(people)} Menschen haben geübt, während du meditiert hast. Danke, dass du dabei warst.`
  }
  return plural(people, {
    one: 'Eine Person hat geübt, während du meditiert hast. Danke, dass du dabei warst.',
    other: (count) => `${count} Menschen haben geübt, während du meditiert hast. Danke, dass du dabei warst.`,
  })
}
