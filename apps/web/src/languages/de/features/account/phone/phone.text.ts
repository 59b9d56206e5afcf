import { phoneCodeMinutes } from '@sadhana/contract'
import type * as english from '#features/account/phone/phone.text.ts'
import type { Translation } from '#intl/translation.ts'

export const phoneSignInText: Translation<typeof english.phoneSignInText> = {
  number: {
    title: 'Wie ist deine Nummer?',
    intro: 'Wir senden dir einen 6-stelligen Code per SMS. Die Nummer dient zum Anmelden und zu nichts anderem.',
    submit: 'Code senden',
    rates: 'Es gelten die üblichen Kosten deines Anbieters.',
  },
  join: {
    title: 'Mit Telefon registrieren',
    intro: 'Jedes Konto beginnt mit einem Einladungscode von einem Mitglied.',
    referralCode: 'Einladungscode',
    noCode: 'Ich habe noch keinen Code',
  },
  code: {
    title: 'Code eingeben',
    sent: (number) => `Gesendet an <number>${number}</number>. Er gilt ${phoneCodeMinutes} Minuten.`,
    sentIfKnown: (number) =>
      `Wenn <number>${number}</number> hier ein Konto hat, ist ein Code unterwegs. Er gilt ${phoneCodeMinutes} Minuten.`,
    requested: (number) => `Für <number>${number}</number>. Ein Code gilt ${phoneCodeMinutes} Minuten.`,
    alreadyRequested: 'Falls schon ein Code bei dir angekommen ist, gilt er noch',
    displayName: 'Anzeigename',
    displayNameHint:
      'Der Name, den andere Mitglieder sehen. Daraus machen wir einen Mitgliedsnamen, den du einmal ändern kannst.',
    signIn: 'Anmelden',
    create: 'Konto erstellen',
    otherNumber: 'Andere Nummer verwenden',
  },
}
