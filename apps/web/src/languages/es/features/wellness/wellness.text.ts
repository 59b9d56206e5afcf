import type * as english from '#features/wellness/wellness.text.ts'
import type { Translation } from '#intl/translation.ts'

export const wellnessText: Translation<typeof english.wellnessText> = {
  title: 'Tu bienestar',
  tabs: 'Bienestar',
  mood: 'Ánimo',
  sleep: 'Sueño',
  insights: 'Observaciones',
  preferences: 'Preferencias',
}

export const deletedText: Translation<typeof english.deletedText> = {
  back: 'Bienestar',
  title: 'Papelera',
  intro: 'Los ánimos y las noches se quedan aquí siete días. Después se borran.',
  failed: 'No pudimos cargar lo que eliminaste',
  none: 'Aquí no hay nada',
  noneHint: 'Los ánimos y las noches que elimines aparecen aquí durante siete días.',
  mood: (mood, when) => `${mood}, ${when}`,
  night: (day) => `Noche, al despertar el ${day}`,
  until: (moment) => `Se puede recuperar hasta el ${moment}.`,
  restore: 'Recuperar',
  restoreOf: (entry) => `Recuperar: ${entry}`,
}
