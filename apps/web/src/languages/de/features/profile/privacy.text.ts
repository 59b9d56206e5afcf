import type * as english from '#features/profile/privacy.text.ts'
import type { Translation } from '#intl/translation.ts'

export const privacyText: Translation<typeof english.privacyText> = {
  title: 'Teilen',
  loadFailed: 'Wir konnten deine Einstellungen zur Privatsphäre nicht laden',
  loadFailedText: 'Sie haben sich nicht geändert. Bitte versuch es noch einmal.',
  who: 'Wer neue Übungen sieht',
  meaning: {
    private: 'Nur du siehst neue Übungen.',
    followers: 'Alle, die dir folgen, sehen neue Übungen, unter Neues und auf deiner Seite.',
    public: 'Alle Mitglieder sehen neue Übungen, unter Neues in der Gemeinschaft und auf deiner Seite.',
  },
  hint: 'Du kannst das bei jeder Übung ändern. Schon eingetragene Übungen ändern sich nicht, und deine Notizen bleiben privat, bis du sie teilst.',
  approve: 'Folgen nur auf Anfrage',
  approveHint: 'Wer dir folgen möchte, fragt vorher. Wer dir schon folgt, ist nicht betroffen.',
}
