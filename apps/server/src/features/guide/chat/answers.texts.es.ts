import { plural } from '#platform/intl.rules.ts'
import type { AnswerTexts } from './answers.texts.en.ts'

const ownPages = 'Tus propias páginas'

export const es: AnswerTexts = {
  welcome: 'De nada. Aquí estoy cuando surja algo más.',
  hello: 'Hola. Pregúntame por una rama del yoga o por la app, o qué puedes hacer con unos minutos.',
  nothing:
    'Busqué en el manual y en la biblioteca y no encontré nada sobre eso. Quizá ayuden otras palabras. Si quieres preguntarle a una persona, escríbenos.',
  unsure:
    'No sé si tengo una respuesta para eso. Estas páginas son las más cercanas. Quizá ayuden otras palabras, o pregúntale a una persona: escríbenos.',
  inEnglish: (words) => `Sobre eso solo encontré algo en inglés:\n\n${words}`,
  englishSource: (source) => `${source} (en inglés)`,
  noConsent:
    'No sé nada de ti mientras no actives «Puede usar mi diario de prácticas» aquí abajo. En tus propias páginas está todo: las cifras, en «Inicio», y cada práctica, en tu lista.',
  emptyLog: 'En tu diario no hay nada de los últimos 30 días.',
  suggestion: ({ limbType, duration, focus }, reason) =>
    `¿Qué tal ${limbType}, ${plural('es', duration, { one: '1 minuto', other: `${duration} minutos` })}? Una idea: ${focus}. ${reason ? `${reason} ` : ''}En «Inicio» hay más para elegir, y siempre puedes hacer menos.`,
  forAnyone: 'inhala contando tres, exhala contando cuatro, sin esfuerzo',
  wellness:
    'No puedo ver tu sueño ni el ánimo que anotas, solo tus prácticas y cómo te sentiste antes y después de ellas, y solo si lo permites. Tu sueño y tu ánimo están en la página «Tu bienestar», día a día.',
  elsewhere: {
    level: 'Eso no puedo verlo, solo prácticas, y solo si lo permites. Tu nivel y tus puntos están en «Progreso».',
    stones: 'Eso no puedo verlo, solo prácticas, y solo si lo permites. Tus piedras están en «Logros».',
    challenges: 'Eso no puedo verlo, solo prácticas, y solo si lo permites. Tus retos compartidos están en «Retos».',
    buddies: 'Eso no puedo verlo, solo prácticas, y solo si lo permites. Tu compañía de práctica está en «Compañía».',
    followers:
      'Eso no puedo verlo, solo prácticas, y solo si lo permites. Quienes te siguen y las personas a las que sigues están en «Perfil».',
    goal: 'Eso no puedo verlo, solo prácticas, y solo si lo permites. Tu meta semanal está en «Ajustes de práctica».',
  },
  pages: {
    ownLog: { source: 'Tu diario', title: 'Todas mis prácticas', path: '/sessions' },
    letters: { source: 'Lo lee una persona', title: 'Escríbenos', path: '/settings/letters' },
    handbook: { source: 'Manual', title: 'Abrir el manual', path: '/guide#guide-what' },
    home: { source: 'Inicio', title: 'Tus sugerencias', path: '/' },
    guided: { source: 'Meditación', title: 'Prácticas guiadas', path: '/meditation' },
    wellness: { source: ownPages, title: 'Tu bienestar', path: '/wellness' },
    level: { source: ownPages, title: 'Progreso', path: '/gamification?tab=progress' },
    stones: { source: ownPages, title: 'Logros', path: '/gamification?tab=achievements' },
    challenges: { source: ownPages, title: 'Retos', path: '/gamification?tab=challenges' },
    buddies: { source: ownPages, title: 'Compañía', path: '/gamification?tab=buddies' },
    followers: { source: ownPages, title: 'Perfil', path: '/profile' },
    goal: { source: ownPages, title: 'Ajustes de práctica', path: '/settings/practice' },
  },
}
