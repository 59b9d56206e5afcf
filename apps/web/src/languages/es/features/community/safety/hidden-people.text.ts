import type * as english from '#features/community/safety/hidden-people.text.ts'
import type { Translation } from '#intl/translation.ts'

export const hiddenPeopleText: Translation<typeof english.hiddenPeopleText> = {
  blocked: {
    title: 'Personas bloqueadas',
    hint: 'No ves sus páginas ni sus prácticas, y esas personas no ven las tuyas.',
    none: 'No has bloqueado a nadie.',
    unblock: {
      label: 'Desbloquear',
      labelFor: (name) => `Desbloquear a ${name}`,
      done: 'Persona desbloqueada',
      failed: 'No pudimos desbloquear a esta persona. Inténtalo de nuevo.',
    },
  },
  muted: {
    title: 'Personas silenciadas',
    hint: 'Sus prácticas no aparecen en tus novedades. Esas personas no pueden saberlo.',
    none: 'No has silenciado a nadie.',
    unmute: {
      label: 'Dejar de silenciar',
      labelFor: (name) => `Dejar de silenciar a ${name}`,
      done: 'Ya no silencias a esta persona',
      failed: 'No pudimos dejar de silenciar a esta persona. Inténtalo de nuevo.',
    },
  },
}
