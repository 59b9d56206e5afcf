import type * as english from '#features/community/safety/report.text.ts'
import type { Translation } from '#intl/translation.ts'

export const reportText: Translation<typeof english.reportText> = {
  title: (name) => `Denunciar a ${name}`,
  titleOfPractice: (name) => `Denunciar esta práctica de ${name}`,
  text: 'Solo lo leerá nuestro equipo de moderación. No diremos quién lo escribió.',
  kind: '¿De qué se trata?',
  kinds: {
    worry: 'Me preocupa cómo está esta persona',
    unkind: 'Ofensas o amenazas',
    selling: 'Vende algo o pide dinero',
    other: 'Otra cosa',
  },
  reason: '¿Qué pasó?',
  send: 'Enviar denuncia',
  sending: 'Enviando…',
}
