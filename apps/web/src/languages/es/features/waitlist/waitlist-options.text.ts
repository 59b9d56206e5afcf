import type * as english from '#features/waitlist/waitlist-options.text.ts'
import type { Translation } from '#intl/translation.ts'

export const practiceLabels: Translation<typeof english.practiceLabels> = {
  'absolute-beginner': 'Nunca he practicado',
  beginner: 'Nivel inicial',
  intermediate: 'Nivel intermedio',
  advanced: 'Nivel avanzado',
  teacher: 'Doy clases',
}

export const practiceTypeLabels: Translation<typeof english.practiceTypeLabels> = {
  meditation: 'Meditación',
  yoga: 'Posturas de yoga',
  'eight-limbs': 'Las ocho ramas',
  philosophy: 'Filosofía y estudio',
  breathwork: 'Respiración',
  all: 'Un poco de todo',
}

export const frequencyLabels: Translation<typeof english.frequencyLabels> = {
  daily: 'Todos los días',
  'few-times-week': 'Varias veces a la semana',
  weekly: 'Una vez a la semana',
  monthly: 'Más o menos una vez al mes',
  rarely: 'Rara vez',
  'wanting-to-start': 'Todavía no, pero me gustaría empezar',
}

export const interestLabels: Translation<typeof english.interestLabels> = {
  tracking: 'Llevar un diario de práctica',
  'ai-guidance': 'La orientación de la guía de práctica',
  community: 'Practicar con más gente',
  'eight-limbs': 'Aprender las ocho ramas',
  'personal-growth': 'Crecimiento personal',
  wellness: 'Ánimo, sueño y bienestar',
}

export const sourceLabels: Translation<typeof english.sourceLabels> = {
  friend: 'Por una amistad',
  'social-media': 'En redes sociales',
  search: 'En un buscador',
  'yoga-community': 'En una comunidad de yoga',
  blog: 'En un blog o artículo',
  other: 'De otra manera',
}
