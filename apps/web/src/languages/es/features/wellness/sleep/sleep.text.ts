import type * as english from '#features/wellness/sleep/sleep.text.ts'
import { clockTime } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { theTime } from '#languages/es/intl/words.ts'

export const sleepText: Translation<typeof english.sleepText> = {
  title: 'Registra tu sueño',
  thisMorning: 'la noche que terminó esta mañana',
  date: 'Fecha',
  dateHint: 'La fecha es la de la mañana en que despertaste. La hora de acostarte puede ser de la noche anterior.',
  bedtime: 'Hora de acostarte',
  wakeTime: 'Hora de despertar',
  quality: 'Calidad',
  poor: 'Mala',
  excellent: 'Excelente',
  save: 'Guardar sueño',
  missing: 'Elige una fecha',
  failed: 'No pudimos guardar tu sueño',
  sameAsLast: (bedtime, wakeTime) =>
    `Mismas horas que la última vez: de ${clockTime(bedtime)} a ${clockTime(wakeTime)}`,
  recent: 'Historial de sueño',
  empty: 'Aún no hay noches registradas. Puedes empezar aquí arriba.',
  emptyHint: 'Con una noche basta para empezar.',
  editTitle: 'Editar noche',
  loadFailed: 'No pudimos cargar tus noches',
  safe: 'Están a salvo. Inténtalo de nuevo.',
  noTimes: 'Sin horas anotadas',
  noDuration: 'Duración desconocida',
  range: (bedtime, wakeTime) => `${clockTime(bedtime)} a ${clockTime(wakeTime)}`,
  from: (bedtime) => `desde ${theTime(clockTime(bedtime))}`,
  until: (wakeTime) => `hasta ${theTime(clockTime(wakeTime))}`,
  axisHint: (start, end) => `Las barras van de ${start} a ${end}: cuanto más tarde la noche, más a la derecha.`,
  badge: (quality, band) => `${quality}/10 ${bands[band]}`,
  durationMarked: (hours, minutes) =>
    hours === 0 ? `${minutes} <unit>min</unit>` : `${hours} <unit>h</unit> ${minutes} <unit>min</unit>`,
  duration: (hours, minutes) =>
    hours === 0 ? `${minutes} min` : minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`,
}

const bands = { light: 'Ligero', fair: 'Regular', restful: 'Reparador' }

/** "7 h 5 min" */
export const durationText = (minutes: number): string =>
  sleepText.duration(Math.floor(minutes / 60), Math.round(minutes) % 60)
