import type * as english from '#features/community/safety/hidden-people.text.ts'
import type { Translation } from '#intl/translation.ts'

export const hiddenPeopleText: Translation<typeof english.hiddenPeopleText> = {
  blocked: {
    title: 'Personas bloqueadas',
    hint: 'Ni tú ves sus páginas y prácticas, ni esas personas ven las tuyas.',
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
    hint: 'Sus prácticas no aparecen en tus novedades. No pueden saberlo.',
    none: 'No has silenciado a nadie.',
    unmute: {
      label: 'Dejar de silenciar',
      labelFor: (name) => `Dejar de silenciar a ${name}`,
      done: 'Silencio quitado',
      failed: 'No pudimos dejar de silenciar a esta persona. Inténtalo de nuevo.',
    },
  },
}
