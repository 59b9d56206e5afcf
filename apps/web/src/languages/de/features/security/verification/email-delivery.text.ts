import type * as english from '#features/security/verification/email-delivery.text.ts'
import type { Translation } from '#intl/translation.ts'

export const emailDeliveryText: Translation<typeof english.emailDeliveryText> = {
  reasons: {
    bounce: {
      title: (date) => `Unsere E-Mails an diese Adresse kommen seit dem ${date} zurück`,
      text: 'Deshalb senden wir keine mehr, außer zur Sicherheit deines Kontos. Wenn die Adresse wieder funktioniert, können wir es noch einmal versuchen. Wenn nicht, gib bitte eine andere ein.',
      resume: 'Adresse noch einmal versuchen',
    },
    complaint: {
      title: (date) => `Am ${date} wurde eine E-Mail von uns als Spam markiert`,
      text: 'Deshalb senden wir dir keine E-Mails mehr, außer zur Sicherheit deines Kontos. Falls das ein Versehen war, können wir wieder welche senden.',
      resume: 'Wieder E-Mails senden',
    },
    'unsubscribed-all': {
      title: (date) => `Seit dem ${date} bekommst du keine optionalen E-Mails mehr`,
      text: 'Du hast uns darum gebeten. E-Mails, die dir antworten oder dein Konto betreffen, kommen weiterhin.',
      resume: 'Optionale E-Mails wieder senden',
    },
  },
  resumed: 'Wir schreiben wieder an diese Adresse',
  resumeFailed: 'Wir konnten das nicht ändern',
}
