import type * as english from '#features/community/people/follow.text.ts'
import { plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const followText: Translation<typeof english.followText> = {
  states: {
    none: { label: 'Folgen', labelFor: (name) => `Folgen: ${name}` },
    requested: { label: 'Angefragt', labelFor: (name) => `Angefragt: ${name}` },
    following: { label: 'Du folgst', labelFor: (name) => `Du folgst ${name}` },
  },
  sides: { followers: 'Gefolgt von', following: 'Folgt' },
  counts: {
    followers: (count) =>
      plural(count, {
        one: 'Gefolgt von <count>1</count>',
        other: (followers) => `Gefolgt von <count>${followers}</count>`,
      }),
    following: (count) => `Folgt <count>${wholeNumber(count)}</count>`,
  },
  none: 'Hier ist noch niemand.',
  remove: {
    label: 'Entfernen',
    labelFor: (name) => `Entfernen: ${name}`,
    done: 'Entfernt',
    failed: 'Wir konnten diese Person nicht entfernen. Bitte versuch es noch einmal.',
    question: {
      title: (name) => `Soll ${name} dir nicht mehr folgen?`,
      text: 'Die Person sieht dann nicht mehr, was du mit allen teilst, die dir folgen. Wir sagen es ihr nicht.',
    },
  },
}

export const requestsText: Translation<typeof english.requestsText> = {
  title: 'Anfragen zum Folgen',
  failed: 'Wir konnten die Anfragen nicht laden',
  accept: {
    label: 'Annehmen',
    labelFor: (name) => `Annehmen: ${name}`,
    done: 'Angenommen',
    failed: 'Wir konnten diese Anfrage nicht annehmen. Bitte versuch es noch einmal.',
  },
  decline: {
    label: 'Ablehnen',
    labelFor: (name) => `Ablehnen: ${name}`,
    done: 'Abgelehnt',
    failed: 'Wir konnten diese Anfrage nicht ablehnen. Bitte versuch es noch einmal.',
  },
}
