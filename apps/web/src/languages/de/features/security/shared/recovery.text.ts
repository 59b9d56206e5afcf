import type * as english from '#features/security/shared/recovery.text.ts'
import { momentText } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const recoveryText: Translation<typeof english.recoveryText> = {
  cancel: 'Wiederherstellung abbrechen',
  cancelled: 'Wiederherstellung abgebrochen',
  cancelledText: 'Falls du sie nicht selbst verlangt hast, ändere bitte jetzt dein Passwort.',
  cancelFailed: 'Wir konnten die Wiederherstellung nicht abbrechen. Bitte versuch es noch einmal.',
  strip: {
    title: 'Jemand hat verlangt, deine Zwei-Faktor-Anmeldung auszuschalten.',
    about: (availableAt) =>
      `Ab ${momentText(availableAt)} geht das mit dem Link, den wir dir per E-Mail geschickt haben, wenn du es nicht stoppst. Falls du das nicht warst, stopp es jetzt.`,
    stop: 'Stoppen',
    itWasMe: 'Das war ich',
  },
}
