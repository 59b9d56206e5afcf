import type * as english from '#features/unsubscribe/unsubscribe.text.ts'
import type { Translation } from '#intl/translation.ts'

export const unsubscribeText: Translation<typeof english.unsubscribeText> = {
  lists: {
    optional: {
      ask: 'Keine optionalen E-Mails mehr?',
      explain:
        'Wir schreiben dann nur noch, wenn es um dein Konto geht oder wir dir antworten, etwa bei einer neuen Anmeldung, einer Quittung oder einem Brief.',
      stop: 'Optionale E-Mails beenden',
      stopped: 'Du bekommst keine optionalen E-Mails mehr.',
      resumed: 'Du bekommst wieder optionale E-Mails.',
    },
    reminders: {
      ask: 'Keine Erinnerungen per E-Mail mehr?',
      explain: 'Die gewählten Zeiten bleiben in deinen Einstellungen. Dort kannst du sie einzeln wieder einschalten.',
      stop: 'E-Mail-Erinnerungen beenden',
      stopped: 'Du bekommst keine Erinnerungen per E-Mail mehr.',
      resumed: 'Deine Erinnerungen per E-Mail sind wieder an.',
    },
    weekly: {
      ask: 'Keine wöchentliche E-Mail mehr?',
      explain: 'Deine Erinnerungen und andere E-Mails bleiben, wie sie sind.',
      stop: 'Wöchentliche E-Mail beenden',
      stopped: 'Du bekommst keine wöchentliche E-Mail mehr.',
      resumed: 'Die wöchentliche E-Mail kommt wieder, am Tag, den du gewählt hast.',
    },
    inbox: {
      ask: 'Keine E-Mails zu deinem Eingang mehr?',
      explain: 'Dein Eingang in der App bleibt, wie er ist. Antworten auf deine Briefe kommen weiterhin per E-Mail.',
      stop: 'E-Mails zum Eingang beenden',
      stopped: 'Du bekommst keine E-Mails zu deinem Eingang mehr.',
      resumed: 'E-Mails zu deinem Eingang kommen wieder.',
    },
  },
  stillOpen: 'Falls du es dir anders überlegst, kannst du sie hier wieder einschalten.',
  resume: 'Wieder senden',
  failed: 'Wir konnten das nicht ändern',
  tryLater: 'Bitte versuch es später noch einmal.',
  incomplete: 'Dieser Link ist unvollständig',
  incompleteText:
    'Bitte öffne ihn noch einmal aus der E-Mail. In manchen E-Mail-Programmen muss man ihn im Ganzen kopieren.',
}
