import type * as english from '#features/community/data/safety.text.ts'
import type { Translation } from '#intl/translation.ts'

export const safetyText: Translation<typeof english.safetyText> = {
  mute: 'Silenciar',
  unmute: 'Dejar de silenciar',
  report: 'Denunciar',
  block: 'Bloquear',
  blockTitle: (name) => `¿Bloquear a ${name}?`,
  blockText: 'Ni tú verás a esta persona ni ella a ti, y ninguna seguirá a la otra. No le avisaremos.',
  muted: (name) => `Silenciaste a ${name}`,
  mutedText: 'Sus prácticas no aparecerán en tus novedades. No le avisaremos.',
  undoOtherwise: 'También puedes dejar de silenciar a alguien en tus ajustes de privacidad',
  muteFailed: 'No pudimos silenciar a esta persona. Inténtalo de nuevo.',
  unmuted: (name) => `Ya no silencias a ${name}`,
  unmuteFailed: 'No pudimos dejar de silenciar a esta persona. Inténtalo de nuevo.',
  blocked: (name) => `Bloqueaste a ${name}`,
  blockedText: 'Puedes desbloquear a esta persona en tus ajustes de privacidad.',
  blockFailed: 'No pudimos bloquear a esta persona. Inténtalo de nuevo.',
  reported: 'Gracias. Nuestro equipo de moderación lo revisará.',
  reportFailed: 'No pudimos enviar tu denuncia',
  reportFailedText: 'Inténtalo de nuevo.',
}
