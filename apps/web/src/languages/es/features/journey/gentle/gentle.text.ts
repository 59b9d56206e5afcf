import { gentleDaysLength } from '@sadhana/contract'
import type * as english from '#features/journey/gentle/gentle.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

const numbers = ['', 'Una', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve']

export const gentleText: Translation<typeof english.gentleText> = {
  offer: {
    title: '¿Vamos con suavidad por un tiempo?',
    why: (practices) =>
      plural(practices, {
        one: 'Una práctica fue muy difícil en los últimos catorce días.',
        other: (count) => `${numbers[practices] ?? count} prácticas fueron difíciles en los últimos catorce días.`,
      }),
    quietWhy: 'Algunas de tus prácticas han sido difíciles últimamente.',
    plan: 'Durante dos semanas te propondríamos cosas más breves, con los ojos abiertos y algo de movimiento. Puedes seguir haciendo lo que quieras.',
    short: 'Nada de más de 10 minutos en nuestras sugerencias',
    breath: 'Sin retener la respiración',
    eyes: 'Ojos abiertos, caminar, movimiento',
    rest: 'Los retos y las palabras en voz baja descansan. Una pausa está a un toque',
    yes: 'Sí, con suavidad',
    notNow: 'Ahora no',
  },
  strip: {
    title: (lastDay) => `Días suaves hasta el ${lastDay}`,
    text: 'Nuestras sugerencias son breves y con los ojos abiertos.',
    day: (day) => `Día ${day} de ${gentleDaysLength}`,
    pause: 'Hacer una pausa',
    paused: (lastDay) => `Estás en pausa hasta el ${lastDay}.`,
    end: 'Terminar días suaves',
    ended: 'Los días suaves han terminado',
    undoOtherwise: 'También puedes hacer una pausa en tus ajustes de práctica',
  },
  care: {
    title: 'Si se hace demasiado',
    helps: 'Qué puede ayudar ahora',
    talk: 'Hablar con alguien',
    write: 'Escribirnos',
  },
  resting: {
    title: 'En descanso por ahora',
    challenge: 'Tu reto espera. Ningún día cuenta en tu contra.',
    words: 'Palabras en voz baja',
    heldFrom: (lastDay, name) => `Esperan hasta el ${lastDay}. A ${name} no le decimos por qué.`,
    heldFromAll: (lastDay) => `Esperan hasta el ${lastDay}. A quienes te acompañan no les decimos por qué.`,
  },
  failed: 'No pudimos guardarlo',
}
