import { createElement, Fragment, type ReactNode } from 'react'
import type { Translation } from '#intl/translation.ts'
import type * as english from '#lib/product/phone/phone.text.ts'

type PhoneText = typeof english.phoneText

export const phoneText: Translation<Omit<PhoneText, 'example'>> & Pick<PhoneText, 'example'> = {
  number: 'Telefonnummer',
  country: 'Land',
  example: (number: ReactNode) =>
    createElement(
      Fragment,
      null,
      'Zum Beispiel ',
      number,
      '. Wenn du eine ganze Nummer einfügst, ergibt sich das Land von selbst.',
    ),
  numberWrong: 'Bitte gib eine gültige Telefonnummer ein',
  code: 'Bestätigungscode',
  again: 'Neuen Code senden',
  againIn: (time) => `Neuer Code in ${time}`,
  sendFailed: {
    title: 'Wir konnten keinen Code senden',
    unavailable: 'Der Anmeldedienst ist gerade nicht erreichbar. Bitte versuch es später noch einmal.',
    invalid: 'Bitte gib eine gültige internationale Telefonnummer ein, mit Pluszeichen und Landesvorwahl.',
    network: 'Netzwerkfehler. Bitte prüf deine Internetverbindung und versuch es noch einmal.',
    otherwise: 'Bitte versuch es gleich noch einmal.',
  },
  verifyFailed: {
    title: 'Das Bestätigen hat nicht geklappt',
    unavailable: 'Der Anmeldedienst ist gerade nicht erreichbar. Bitte versuch es später noch einmal.',
    invalid: 'Der Bestätigungscode stimmt nicht oder ist abgelaufen. Bitte fordere einen neuen an.',
    network: 'Netzwerkfehler. Bitte prüf deine Internetverbindung und versuch es noch einmal.',
    otherwise: 'Bitte prüf deinen Code und versuch es noch einmal.',
  },
}
