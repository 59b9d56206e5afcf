import type * as english from '#features/security/verification/email-delivery.text.ts'
import type { Translation } from '#intl/translation.ts'

export const emailDeliveryText: Translation<typeof english.emailDeliveryText> = {
  reasons: {
    bounce: {
      title: (date) => `Nuestros correos a esta dirección vuelven sin entregarse desde el ${date}`,
      text: 'Por eso dejamos de enviarlos, salvo los que tratan de la seguridad de tu cuenta. Si la dirección vuelve a funcionar, podemos probar otra vez. Si no, indica otra.',
      resume: 'Probar de nuevo esta dirección',
    },
    complaint: {
      title: (date) => `El ${date} se marcó como spam un correo nuestro`,
      text: 'Por eso dejamos de enviarte correos, salvo los que tratan de la seguridad de tu cuenta. Si fue un error, podemos volver a enviártelos.',
      resume: 'Volver a recibir correos',
    },
    'unsubscribed-all': {
      title: (date) => `No recibes correos opcionales desde el ${date}`,
      text: 'Nos pediste que dejáramos de enviarlos. Los que te responden o tratan de tu cuenta siguen llegando.',
      resume: 'Recibir correos opcionales',
    },
  },
  resumed: 'Volveremos a escribir a esta dirección',
  resumeFailed: 'No pudimos cambiarlo',
}
