import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import type * as english from '#lib/outbox/wait.text.ts'

export const waitText: Translation<typeof english.waitText> = {
  waits: 'pendiente de enviar',
  asks: 'necesita que lo mires',
}

export const unsentText: Translation<typeof english.unsentText> = {
  of: {
    signOut: {
      title: '¿Cerrar sesión con cosas sin enviar?',
      about: (count) =>
        plural(count, {
          one: 'Hay 1 cosa pendiente de enviar desde este dispositivo. Envíala primero o descártala. Lo que descartes no se puede recuperar.',
          other: (many) =>
            `Hay ${many} cosas pendientes de enviar desde este dispositivo. Envíalo todo primero o descártalo. Lo que descartes no se puede recuperar.`,
        }),
      send: 'Enviar y cerrar sesión',
      discard: 'Descartar y cerrar sesión',
    },
    erase: {
      title: '¿Continuar con cosas sin enviar?',
      about: (count) =>
        plural(count, {
          one: 'Hay 1 cosa pendiente de enviar desde este dispositivo. Si la envías primero, también estará en tu archivo. Si no, desaparece de este dispositivo cuando borres tu cuenta.',
          other: (many) =>
            `Hay ${many} cosas pendientes de enviar desde este dispositivo. Si las envías primero, también estarán en tu archivo. Si no, desaparecen de este dispositivo cuando borres tu cuenta.`,
        }),
      send: 'Enviar y continuar',
      discard: 'Continuar sin enviar',
    },
  },
  failed: 'No pudimos enviarlo todo. Sigue a salvo en este dispositivo. Inténtalo de nuevo cuando tengas conexión.',
}
