import type { TimeOfDay } from '@sadhana/contract'
import type { WeeklyTexts } from './weekly.emails.en.ts'

const when: Record<TimeOfDay, string> = {
  morning: 'por la mañana',
  afternoon: 'por la tarde',
  evening: 'al anochecer',
  night: 'por la noche',
}

export const es: WeeklyTexts = {
  subject: 'Tu semana',
  practised: (days, minutes) =>
    `Esta semana practicaste ${days === 1 ? 'un día' : `${days} días`}, ${minutes === 1 ? 'un minuto' : `${minutes} minutos`} en total.`,
  practisedQuiet: 'Hubo práctica en tu semana.',
  stones: (days) => `Siete piedras, una por cada día. Práctica: ${days}.`,
  stonesQuiet: 'Siete piedras en fila.',
  part: (part, isAll) => `${isAll ? 'Todas' : 'La mayoría de'} tus prácticas fueron ${when[part]}.`,
  partCounted: (part, times, all) => `${times} de ${all} prácticas ${when[part]}.`,
  partQuiet: (part) => `Prácticas ${when[part]}.`,
  limb: (limb, isAll) => (isAll ? `Todas tus prácticas fueron de ${limb}.` : `Lo que más practicaste fue ${limb}.`),
  limbCounted: (limb, times, all) => `${times} de ${all} prácticas de ${limb}.`,
  limbQuiet: (limb) => `Prácticas de ${limb}.`,
  action: 'Abrir tus observaciones',
  otherAction: 'Cambiar el día o desactivarlo',
  closing: 'Recibes este correo porque lo elegiste en Recordatorios.',
}
