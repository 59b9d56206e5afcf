import type * as english from '#features/journey/shared/journey.text.ts'
import { plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const daysInWords = (days: number): string => plural(days, { one: '1 día', other: (count) => `${count} días` })

export const journeyText: Translation<typeof english.journeyText> = {
  title: 'Camino de práctica',
  tabs: {
    streaks: 'Rachas',
    achievements: 'Logros',
    challenges: 'Retos',
    buddies: 'Compañía',
    learning: 'Aprender',
    progress: 'Progreso',
  },
  logPractice: 'Registrar una práctica',
  stats: {
    failed: 'No pudimos cargar tus estadísticas',
    safe: 'Tu diario está a salvo, y a partir de él lo calculamos todo otra vez. Inténtalo de nuevo.',
  },
  achievements: {
    failed: 'No pudimos cargar tus logros',
    safe: 'Tus piedras siguen donde las dejaste. Inténtalo de nuevo.',
    placeFailed: 'No pudimos colocar esta piedra. Sigue siendo tuya. Inténtalo de nuevo.',
  },
  pauseSaved: { title: 'Pausa guardada', text: 'Tu racha seguirá aquí cuando vuelvas.' },
  year: {
    title: (year) => `${year}, día a día`,
    total: (days, hours) => `${daysInWords(days)}, ${hours} h`,
    quiet: 'Cada punto más grande es un día en que practicaste.',
  },
  level: {
    title: 'Nivel',
    experience: (points) => `${wholeNumber(points)} de experiencia`,
    towards: (points, next) => `${points} de 100 para el nivel ${next}`,
    bar: (next) => `Experiencia hacia el nivel ${next}`,
  },
  quiet: {
    title: 'Los números descansan',
    text: 'El modo tranquilo está activado: el nivel, la experiencia y las cifras no se ven. Siguen al día por si algún día los quieres de vuelta.',
    turnOff: 'Desactivar modo tranquilo',
    turnOn: 'Activar modo tranquilo',
  },
}
