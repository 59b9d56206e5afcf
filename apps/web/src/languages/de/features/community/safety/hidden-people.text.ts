import type * as english from '#features/community/safety/hidden-people.text.ts'
import type { Translation } from '#intl/translation.ts'

export const hiddenPeopleText: Translation<typeof english.hiddenPeopleText> = {
  blocked: {
    title: 'Blockierte Personen',
    hint: 'Ihr seht weder Seiten noch Übungen voneinander.',
    none: 'Du hast niemanden blockiert.',
    unblock: {
      label: 'Nicht mehr blockieren',
      labelFor: (name) => `${name} nicht mehr blockieren`,
      done: 'Nicht mehr blockiert',
      failed: 'Wir konnten die Blockierung nicht aufheben. Bitte versuch es noch einmal.',
    },
  },
  muted: {
    title: 'Stummgeschaltete Personen',
    hint: 'Was sie teilen, erscheint bei dir nicht unter „Neues“, und sie merken nichts davon.',
    none: 'Du hast niemanden stummgeschaltet.',
    unmute: {
      label: 'Wieder zeigen',
      labelFor: (name) => `Wieder zeigen: ${name}`,
      done: 'Wird wieder gezeigt',
      failed: 'Wir konnten die Stummschaltung nicht aufheben. Bitte versuch es noch einmal.',
    },
  },
}
