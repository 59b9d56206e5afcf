import type { WaitlistTexts } from './waitlist.emails.en.ts'

export const es: WaitlistTexts = {
  confirmation: {
    subject: 'Estás en la lista de espera',
    paragraphs: [
      'Gracias por querer unirte. Estás en la lista de espera.',
      'Invitamos a pocas personas cada vez, para que la comunidad siga siendo pequeña y amable. Cuando haya un lugar para ti, enviaremos tu invitación personal a esta dirección. Hasta entonces no recibirás nada más.',
    ],
    closing: 'Si no pediste unirte, puedes ignorar este correo.',
  },
  invitation: {
    subject: 'Tu invitación a Sadhana Compass',
    text: 'Hay un lugar para ti. Este es tu código de invitación personal. Sirve una sola vez y es válido durante 30 días:',
    action: 'Crear tu cuenta',
    closing: 'Será un gusto meditar contigo.',
  },
}
