import type * as english from '#features/meditation/shared/meditation.text.ts'
import type { Translation } from '#intl/translation.ts'

/** The words of the timer's screen that aren't about lengths or sounds. */
export const meditationText: Translation<typeof english.meditationText> = {
  title: 'Meditation',
  home: 'Start',
  tabs: { timer: 'Timer', guided: 'Geführt', insights: 'Einblicke' },
  start: 'Starten',
  pause: 'Pause',
  resume: 'Weiter',
  reset: 'Zurücksetzen',
  wasReset: 'Timer zurückgesetzt',
  saveInstead: 'Um die Minuten zu speichern, nimm „Beenden“ statt „Zurücksetzen“',
  finish: 'Beenden',
  aboutFinish: 'Beendet die Meditation und fragt, ob deine Minuten gespeichert werden sollen',
  changeLength: 'Dauer ändern',
}
