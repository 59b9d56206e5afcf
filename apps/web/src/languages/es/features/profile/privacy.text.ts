import type * as english from '#features/profile/privacy.text.ts'
import type { Translation } from '#intl/translation.ts'

export const privacyText: Translation<typeof english.privacyText> = {
  title: 'Compartir',
  loadFailed: 'No pudimos cargar tus ajustes de privacidad',
  loadFailedText: 'No han cambiado. Inténtalo de nuevo.',
  who: 'Quién ve las prácticas nuevas',
  meaning: {
    private: 'Solo tú puedes ver las prácticas nuevas.',
    followers: 'Quienes te siguen pueden ver las prácticas nuevas, en sus novedades y en tu página.',
    public: 'Todos los miembros pueden ver las prácticas nuevas, en las novedades de la comunidad y en tu página.',
  },
  hint: 'Puedes cambiarlo en cada práctica. Las que ya registraste no cambian, y tus notas siguen siendo privadas a menos que las compartas.',
  approve: 'Aprobar a quien quiera seguirte',
  approveHint: 'Te lo piden antes de seguirte. Para quienes ya te siguen no cambia nada.',
}
