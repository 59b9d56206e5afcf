import type * as english from '#features/waitlist/waitlist.text.ts'
import type { Translation } from '#intl/translation.ts'

export const waitlistText: Translation<typeof english.waitlistText> = {
  title: 'Únete a la lista de espera',
  intro:
    'Deja tu nombre y te escribiremos cuando se abra un lugar. Solo las tres primeras preguntas son obligatorias; las demás nos ayudan a conocerte.',
  use: 'Solo usamos tus respuestas para tu invitación.',
  fields: {
    required: 'obligatorio',
    email: 'Correo',
    name: 'Nombre',
    practice: 'Tu experiencia',
    practiceTypes: 'Qué practicas',
    frequency: 'Con qué frecuencia',
    interest: 'Qué te trae aquí',
    source: 'Cómo nos conociste',
    notes: 'Algo más que quieras contarnos',
    code: 'Código de invitación',
    codeHint: 'Si un miembro te dio un código, no tienes que esperar: <register>crea tu cuenta</register>.',
    choose: 'Elige una opción',
    chooseOptional: 'Elige una opción (opcional)',
  },
  submit: 'Unirme a la lista de espera',
  joining: 'Enviando…',
  joined: 'Te damos la bienvenida al camino',
  failed: 'Algo salió mal',
  failedText: 'Inténtalo de nuevo más tarde.',
  failedWith: (status, message) => `HTTP ${status}: ${message}`,
  thanks: {
    title: 'Te damos la bienvenida al camino',
    text: (name) => `Gracias, ${name}. Ya estás en la lista de espera.`,
    next: (email) =>
      `Cuando se abra un lugar, escribiremos a <email>${email}</email> con tu propio código de invitación.`,
    home: 'Volver al inicio',
  },
}
