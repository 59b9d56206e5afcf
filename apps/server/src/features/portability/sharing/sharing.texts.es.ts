import { plural } from '#platform/intl.rules.ts'
import type { SharingTexts } from './sharing.texts.en.ts'

const one = (count: number, singular: string, other: string): string => plural('es', count, { one: singular, other })

export const es: SharingTexts = {
  labels: { streak: 'Racha', time: 'Tiempo total', favorite: 'Práctica favorita', week: 'Esta semana' },
  days: (count) => one(count, 'día', 'días'),
  minutes: (count) => one(count, 'minuto', 'minutos'),
  hours: 'horas',
  sessions: (count) => one(count, 'práctica', 'prácticas'),
  ofSessions: (sessions, all) => `${sessions} de ${all} prácticas`,
  ofPractice: (unit) => `${unit} de práctica`,
  thisWeek: (unit) => `${unit} esta semana`,
  mostOfAll: 'la más frecuente',
  shared: 'Una práctica, compartida',
}
