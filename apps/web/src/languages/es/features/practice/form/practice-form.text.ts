import type { AfterFeeling, BeforeFeeling, Limb, Visibility } from '@sadhana/contract'
import type * as english from '#features/practice/form/practice-form.text.ts'
import { clockTime, longDay, minutesInWords, plural, shortDay, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { lowerFirst } from '#languages/es/intl/words.ts'

export const limbLines: Record<Limb, string> = {
  yamas: 'Bondad en el trato',
  niyamas: 'Cuidar de ti',
  asana: 'Cuerpo y postura',
  pranayama: 'Respiración',
  pratyahara: 'Sentidos en reposo',
  dharana: 'Una cosa a la vez',
  dhyana: 'Meditar en quietud y apertura',
  samadhi: 'Absorción',
}

export const beforeFeelingLabel = 'Cómo llegas a la práctica'
export const beforeFeelingLabels: Record<BeforeFeeling, string> = {
  stressed: 'Con estrés',
  anxious: 'Con ansiedad',
  tired: 'Con cansancio',
  restless: 'Con inquietud',
  neutral: 'Neutral',
  content: 'A gusto',
  energized: 'Con energía',
}

export const afterFeelingLabel = 'Cómo te vas de la práctica'
export const afterFeelingLabels: Record<AfterFeeling, string> = {
  calm: 'En calma',
  peaceful: 'En paz',
  focused: 'Con concentración',
  energized: 'Con energía',
  centered: 'En equilibrio',
  grateful: 'Con gratitud',
  blissful: 'Con dicha',
}

export const audienceLabels: Record<Visibility, string> = {
  private: 'Solo tú',
  followers: 'Quienes te siguen',
  public: 'Todos los miembros',
}

export const audienceBeforeSaving: Record<Visibility, string> = {
  private: 'Solo tú la verás.',
  followers: 'La verán quienes te siguen.',
  public: 'La verán todos los miembros.',
}

export const audienceAfterSaving: Record<Visibility, string> = {
  private: 'Solo tú la ves.',
  followers: 'La ven quienes te siguen.',
  public: 'La ven todos los miembros.',
}

const numbers = ['', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete']

export const saveStatusText: Translation<typeof english.saveStatusText> = {
  toFix: (count) =>
    plural(count, {
      one: 'Falta corregir una cosa.',
      other: (many) => `Faltan por corregir ${numbers[count] ?? many} cosas.`,
    }),
  limbOrUsual: 'Empieza con lo de siempre o elige una rama.',
  limb: 'Empieza por elegir una rama.',
  minutes: 'Ahora, cuántos minutos fueron.',
  bothFeelings: 'Dos toques más: cómo llegaste y cómo te vas.',
  beforeFeeling: 'Un toque más: cómo llegaste.',
  afterFeeling: 'Un toque más: cómo te vas.',
  practice: (limb, minutes) => `${limb}, ${minutesInWords(minutes)}.`,
  practiceFor: (limb, minutes, date) => `${limb}, ${minutesInWords(minutes)}, para el ${shortDay(date)}.`,
}

const ordinals = ['primera', 'segunda', 'tercera', 'cuarta', 'quinta', 'sexta', 'séptima', 'octava', 'novena', 'décima']

export const practiceFormText: Translation<typeof english.practiceFormText> = {
  title: 'Nueva práctica',
  lede: 'Registra la práctica de hoy o añade una de otro día.',
  usual: 'Lo de siempre',
  what: (limb, minutes) => `<limb>${limb}</limb>, ${minutesInWords(minutes)}`,
  moment: (day, time) => `${day}, ${clockTime(time)}`,
  draft: {
    kept: (day, time) => `Guardamos lo que dejaste a medias: ${lowerFirst(day)}, ${clockTime(time)}.`,
    hasMoment: 'Conserva la fecha y la hora que elegiste.',
    isNow: 'Tiene la fecha y la hora de ahora.',
    wasThen: (day, time) => `Fue ${lowerFirst(day)}, ${clockTime(time)}`,
    startOver: 'Empezar de cero',
  },
  picked: { change: 'Cambiar', changeLabel: 'Cambiar la rama o los minutos' },
  limb: {
    label: 'Rama del Ashtanga',
    ask: '¿Qué es una rama?',
    about: 'Las ocho ramas del yoga según Patanjali',
  },
  minutes: {
    label: 'Duración (minutos)',
    common: 'Duraciones habituales',
    less: 'Cinco minutos menos',
    more: 'Cinco minutos más',
  },
  when: {
    title: 'Fecha y hora',
    date: 'Fecha',
    countsFor: (day) => `Cuenta para el ${longDay(day)}.`,
    time: 'Hora',
    zone: (place) => `Hora de ${place}.`,
    now: 'Ahora',
    thisMorning: (time) => `Esta mañana, ${clockTime(time)}`,
    yesterday: (time) => `Ayer, ${clockTime(time)}`,
  },
  notes: {
    label: 'Notas de la práctica',
    optional: 'Opcional',
    optionalAndYours: 'Opcional, y solo para ti',
    length: (used, most) => `${wholeNumber(used)} de ${wholeNumber(most)} caracteres`,
    hint: '¿Qué notaste?',
  },
  sharing: {
    title: 'Quién puede verla',
    notes: 'Compartir mis notas',
    notesHint: 'Si no lo activas, solo tú verás tus notas y etiquetas.',
  },
  summary: {
    title: 'Esta práctica',
    practice: 'Práctica',
    before: 'Antes',
    after: 'Después',
    when: 'Cuándo',
    seenBy: 'La ven',
    missing: 'Aún no',
  },
  save: 'Guardar la práctica',
  keepsDraft: 'Puedes salir cuando quieras: este dispositivo conserva tu registro durante una semana.',
  justSaved: {
    change: 'Cambiar',
    editNote: 'Editar la nota',
    addNote: 'Añadir una nota',
    feelings: {
      shift: (before, after) => `${before} antes, ${after} después.`,
      hard: (before) => `${before} antes, y fue difícil.`,
      hardShift: (before, after) => `${before} antes, ${after} después, y fue difícil.`,
    },
    veryFirst: 'Tu primera piedra de todas.',
    sinceMonday: ordinals.map((ordinal) => `La ${ordinal} piedra desde el lunes.`),
  },
  edit: {
    title: 'Editar la práctica',
    overtaken: 'Cambiaste esta práctica en otro dispositivo. Esta es la versión más reciente.',
    takeMine: 'Usar mi versión',
    save: 'Guardar cambios',
    remove: 'Eliminar',
  },
}
