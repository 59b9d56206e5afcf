import type * as english from '#app/screens/screens.text.ts'
import type { Translation } from '#intl/translation.ts'

export const notFoundText: Translation<typeof english.notFoundText> = {
  title: 'Aquí no hay ninguna página',
  text: 'Puede que haya un error en la dirección, o que la página se haya quitado o ahora sea privada.',
  mySessions: 'Mis prácticas',
}

export const privacySettingsText: Translation<typeof english.privacySettingsText> = { title: 'Ajustes de privacidad' }

export const personText: Translation<typeof english.personText> = { message: 'Mensaje' }
