import type * as english from '#features/practice/list/sessions.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const sessionsText: Translation<typeof english.sessionsText> = {
  title: 'Todas mis prácticas',
  log: 'Registrar una práctica',
  failed: 'No pudimos cargar tus prácticas',
  failedText: 'Están a salvo. Inténtalo de nuevo en un momento.',
  noMatch: 'Ninguna práctica coincide con tus filtros',
  showAll: 'Mostrar todas',
  moreFailed: 'No pudimos cargar más prácticas',
  views: { label: 'Mostrar', sessions: 'Prácticas', deleted: 'Papelera' },
  filter: { label: 'Filtrar prácticas', limb: 'Rama', allLimbs: 'Todas las ramas', from: 'Desde', to: 'Hasta' },
  columns: {
    practice: 'Práctica',
    when: 'Cuándo',
    minutes: 'Minutos',
    feeling: 'Sensación',
    notes: 'Notas',
    actions: 'Acciones',
  },
  minutes: (minutes) => `${minutes} min`,
  withNotes: (audience) => `${audience}, con notas`,
  withTags: (audience) => `${audience}, con etiquetas`,
  gone: 'Eliminada',
  undoDelete: (session) => `Deshacer la eliminación: ${session}`,
  remove: (session) => `Eliminar ${session}`,
  notes: {
    unfold: (words) =>
      plural(words, { one: 'Seguir leyendo, 1 palabra', other: (count) => `Seguir leyendo, unas ${count} palabras` }),
    fold: 'Mostrar menos',
    unfoldOf: (words, session) =>
      plural(words, {
        one: `Seguir leyendo, 1 palabra: ${session}`,
        other: (count) => `Seguir leyendo, unas ${count} palabras: ${session}`,
      }),
    foldOf: (session) => `Mostrar menos: ${session}`,
  },
  deleted: {
    intro:
      'Lo que eliminas espera aquí siete días. Si lo recuperas, cuenta como si nunca se hubiera ido: también en la racha, las gráficas y las piedras.',
    failed: 'No pudimos cargar lo que eliminaste',
    failedText: 'Está a salvo. Inténtalo de nuevo en un momento.',
    none: 'No hay nada eliminado',
    noneText: 'Si eliminas una práctica, espera aquí siete días.',
    toSessions: 'Volver a las prácticas',
    what: (limb, minutes) => `${limb}, ${minutes}`,
    when: { today: 'eliminada hoy', yesterday: 'eliminada ayer', on: (day) => `eliminada el ${day}` },
    until: (day) => `Se irá para siempre el ${day}.`,
    putBack: 'Recuperar',
    eraseNow: 'Borrar ya',
    putBackOf: (what, moment) => `Recuperar: ${what}, ${moment}`,
    eraseNowOf: (what, moment) => `Borrar ya: ${what}, ${moment}`,
    ask: '¿Borrar esta práctica ahora?',
    askText: (what, moment) => `${what}, ${moment}. Ya no podrás recuperarla.`,
    erase: 'Borrar',
    more: 'Mostrar más',
  },
}
