import type { EyeState, Limb, Recommendation, TimeOfDay } from '@sadhana/contract'
import type * as english from '#features/insight/recommendations/recommendations.text.ts'
import { minutesInWords, plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

const today: Record<TimeOfDay, (minutes: string) => string> = {
  morning: (minutes) => `{limb}, ${minutes} esta mañana`,
  afternoon: (minutes) => `{limb}, ${minutes} esta tarde`,
  evening: (minutes) => `{limb}, ${minutes} hoy al atardecer`,
  night: (minutes) => `{limb}, ${minutes} esta noche`,
}

const anyDay: Record<TimeOfDay, (minutes: string) => string> = {
  ...today,
  morning: (minutes) => `{limb}, ${minutes} por la mañana`,
  afternoon: (minutes) => `{limb}, ${minutes} por la tarde`,
  evening: (minutes) => `{limb}, ${minutes} al atardecer`,
}

const intensities: Record<Recommendation['intensity'], string> = {
  gentle: 'Suave',
  moderate: 'Moderada',
  intense: 'Intensa',
}
const eyeStates: Record<EyeState, string> = { open: 'ojos abiertos', closed: 'ojos cerrados' }

export const recommendationsText: Translation<typeof english.recommendationsText> = {
  title: 'Para ti, hoy',
  beginning: 'Para empezar',
  notFromLog: 'Aún no salen de tu diario',
  fromLog: 'De tus últimos 30 días',
  gentleDays: 'Días suaves',
  later: 'A partir de tu quinta práctica, las sugerencias salen de tu diario, y así lo dicen.',
  heading: (minutes, timeOfDay, isOver) => (isOver ? anyDay : today)[timeOfDay](minutesInWords(minutes)),
  starter: (minutes) => `{limb}, ${minutesInWords(minutes)}`,
  facts: ({ intensity, focus, eyes, holdsBreath }) =>
    [intensities[intensity], focus, eyeStates[eyes], ...(holdsBreath ? ['con retención de la respiración'] : [])].join(
      ' · ',
    ),
  steadiness: {
    'early sign': 'Respaldo: un primer indicio',
    'fairly steady': 'Respaldo: bastante firme',
    steady: 'Respaldo: firme',
  },
  evidence: (sessions) =>
    plural(sessions, { one: 'La práctica en que se basa', other: (count) => `Las ${count} prácticas en que se basa` }),
  doThis: 'Hacer esto',
  doThisWith: (name) => `Hacer esto: ${name}`,
  notToday: 'Hoy no',
  notTodayWith: (name) => `Hoy no: ${name}`,
  more: (name) => `Más sobre ${name}`,
  notForMe: 'No es para mí',
  notForMeHint: 'No aparecerá durante 30 días',
  hidden: (name) => ({
    today: `No te sugeriremos «${name}» hasta mañana`,
    month: `No te sugeriremos «${name}» durante 30 días`,
  }),
  undoOtherwise: 'También vuelve sola',
  hideFailed: 'No pudimos ocultar esta sugerencia',
  showFailed: 'No pudimos volver a mostrar esta sugerencia',
  empty: 'No hay sugerencias por ahora',
  emptyHint: 'Habrá nuevas mañana, o cuando vuelvas a practicar.',
  failed: 'No pudimos cargar las sugerencias',
  safe: 'Todo lo que has registrado está a salvo. Inténtalo de nuevo.',
}

export const starterNames: Partial<Record<Limb, string>> = {
  dhyana: 'Meditar',
  pranayama: 'Exhalación más larga',
  asana: 'Cuatro posturas de pie, despacio',
  pratyahara: 'Escuchar con los ojos cerrados',
  niyamas: 'Unas líneas para ti',
}
