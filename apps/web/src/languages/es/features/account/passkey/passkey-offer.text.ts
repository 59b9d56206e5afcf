import type * as english from '#features/account/passkey/passkey-offer.text.ts'
import type { Translation } from '#intl/translation.ts'

export const passkeyOfferText: Translation<typeof english.passkeyOfferText> = {
  title: 'La próxima vez, solo tu huella',
  text: 'Una llave de acceso se queda en tu dispositivo: no hay contraseña que recordar, ni nada que nadie pueda robarnos.',
  reasons: [
    'Funciona con la huella, la cara o el PIN que ya usas',
    'Cuenta como los dos pasos, sin código después',
    'Tu contraseña sigue funcionando',
  ],
  create: 'Crear una llave de acceso',
  notNow: 'Ahora no',
  hint: 'Lo preguntamos una vez en cada dispositivo. Más adelante la encuentras en Seguridad de la cuenta.',
  made: 'Tu llave de acceso está lista',
  madeText: 'La encuentras en Seguridad de la cuenta.',
  keptAlready: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  failed: 'No pudimos añadir la llave de acceso. Inténtalo de nuevo.',
}
