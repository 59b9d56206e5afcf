import type * as english from '#features/community/people/follow.text.ts'
import { plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const followText: Translation<typeof english.followText> = {
  states: {
    none: { label: 'Seguir', labelFor: (name) => `Seguir a ${name}` },
    requested: { label: 'Pendiente', labelFor: (name) => `Pendiente: solicitud a ${name}` },
    following: { label: 'Siguiendo', labelFor: (name) => `Siguiendo a ${name}` },
  },
  sides: { followers: 'Siguen esta página', following: 'Siguiendo' },
  counts: {
    followers: (count) =>
      plural(count, {
        one: '<count>1</count> sigue esta página',
        other: (followers) => `<count>${followers}</count> siguen esta página`,
      }),
    following: (count) => `<count>${wholeNumber(count)}</count> siguiendo`,
  },
  none: 'Aún no hay nadie aquí.',
  remove: {
    label: 'Quitar',
    labelFor: (name) => `Quitar a ${name}`,
    done: 'Ya no te sigue',
    failed: 'No pudimos quitar a esta persona. Inténtalo de nuevo.',
    question: {
      title: (name) => `¿Hacer que ${name} deje de seguirte?`,
      text: 'Ya no verá lo que compartes con quienes te siguen. No le avisaremos.',
    },
  },
}

export const requestsText: Translation<typeof english.requestsText> = {
  title: 'Solicitudes para seguirte',
  failed: 'No pudimos cargar tus solicitudes',
  accept: {
    label: 'Aceptar',
    labelFor: (name) => `Aceptar a ${name}`,
    done: 'Solicitud aceptada',
    failed: 'No pudimos aceptar esta solicitud. Inténtalo de nuevo.',
  },
  decline: {
    label: 'Rechazar',
    labelFor: (name) => `Rechazar a ${name}`,
    done: 'Solicitud rechazada',
    failed: 'No pudimos rechazar esta solicitud. Inténtalo de nuevo.',
  },
}
