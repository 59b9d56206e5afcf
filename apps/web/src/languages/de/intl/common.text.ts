import type * as english from '#intl/common.text.ts'
import type { Translation } from '#intl/translation.ts'

/**
 * Words used everywhere: on buttons, while something loads or is saved, in messages about it, and for screen readers
 * beside a dot.
 */
export const commonText: Translation<typeof english.commonText> = {
  amounts: {
    minute: '1 Minute',
    minutes: (count) => `${count} Minuten`,
    kilobytes: (count) => `${count} kB`,
    megabytes: (count) => `${count} MB`,
    gigabytes: (count) => `${count} GB`,
  },
  cancel: 'Abbrechen',
  close: 'Schließen',
  copied: 'Kopiert',
  copyFailed: 'Das Kopieren hat nicht geklappt',
  copyFailedText: 'Bitte markiere den Text und kopiere ihn selbst.',
  error: 'Das hat nicht geklappt',
  loading: 'Wird geladen …',
  notSent: 'Noch nicht gesendet',
  notSentText: 'Ein Teil der App wurde nicht geladen. Bitte versuch es noch einmal.',
  pleaseTryAgain: 'Bitte versuch es noch einmal.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  settingsFailed: 'Wir konnten deine Einstellungen nicht ändern',
  settingsSaved: 'Einstellungen gespeichert',
  showMore: 'Mehr anzeigen',
  somethingNew: ', etwas Neues',
  tryAgain: 'Noch einmal versuchen',
  undo: 'Rückgängig machen',
  /** A provider to sign in with, before its name has loaded. */
  yourProvider: 'deinem Anbieter',
}
