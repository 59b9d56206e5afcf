import type * as english from '#features/outbox/outbox.text.ts'
import { feelingWords, moodWords } from '#intl/feelings.text.ts'
import { minutesInWords, plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const outboxText: Translation<typeof english.outboxText> = {
  back: 'Inicio',
  title: (count) =>
    count === 0
      ? 'Todo está enviado'
      : plural(count, {
          one: 'Hay 1 cosa pendiente de enviar',
          other: (many) => `Hay ${many} cosas pendientes de enviar`,
        }),
  about: 'Está a salvo en este dispositivo. Lo enviaremos en este orden cuando vuelvas a tener conexión.',
  nothing: 'No hay nada pendiente en este dispositivo.',
  ifYouSignOut: 'Si cierras sesión, antes te preguntaremos.',
  sendNow: 'Enviar ahora',
  waits: 'pendiente',
  changedElsewhere: 'Cambió también en otro dispositivo',
  look: 'Ver',
  edit: 'Editar',
  editFailed: 'No pudimos cargar esta entrada',
  editFailedText: 'Está a salvo en este dispositivo. Inténtalo de nuevo cuando tengas conexión.',
  discard: 'Descartar',
  lookAt: (entry) => `Ver: ${entry}`,
  editOne: (entry) => `Editar: ${entry}`,
  retry: (entry) => `Intentar de nuevo: ${entry}`,
  discardOne: (entry) => `Descartar: ${entry}`,
  saveOneAnyway: (entry) => `Guardar de todos modos: ${entry}`,
  saveAnyway: 'Guardar de todos modos',
  practice: (limb, minutes) => `${limb}, ${minutesInWords(minutes)}`,
  sit: (minutes) => `Una meditación, ${minutesInWords(minutes)}`,
  mood: (mood, energy) => (energy ? `Ánimo: ${moodWords[mood]}, energía ${energy}` : `Ánimo: ${moodWords[mood]}`),
  sleep: (date) => `Sueño, al despertar el ${date}`,
  editOf: {
    practice: 'Cambios en una práctica',
    sit: 'Añadido a una meditación',
    mood: 'Cambios en un ánimo',
    sleep: 'Cambios en una noche',
  },
  removalOf: {
    practice: 'Una práctica eliminada',
    sit: 'Una meditación eliminada',
    mood: 'Un ánimo eliminado',
    sleep: 'Una noche eliminada',
  },
  restored: 'Algo que recuperaste',
  setAside: 'La versión que no elegiste',
  like: 'Un «Me gusta»',
  preset: 'Una meditación tuya',
  reading: 'Por dónde ibas en un artículo',
  questionDay: 'Un día de tu pregunta',
  directMessage: (name) => `Un mensaje para ${name}`,
}

export const choiceText: Translation<typeof english.choiceText> = {
  title: 'Cambiaste esta entrada en dos dispositivos. ¿Con qué versión nos quedamos?',
  about: 'No se ha eliminado nada.',
  mine: 'En este dispositivo',
  theirs: 'En el otro dispositivo',
  keep: 'Quedarme con la elegida',
  later: 'Decidir más tarde',
  other: 'La otra se queda en la papelera durante siete días.',
  none: 'Nada',
  fields: {
    date: 'Fecha',
    time: 'Hora',
    limbType: 'Rama',
    duration: 'Minutos',
    beforeFeeling: 'Antes',
    afterFeeling: 'Después',
    hard: 'Fue difícil',
    notes: 'Notas',
    tags: 'Etiquetas',
    visibility: 'Quién la ve',
    shareNotes: 'Notas compartidas',
    mood: 'Ánimo',
    energy: 'Energía',
    bedtime: 'Hora de acostarse',
    wakeTime: 'Al despertar',
    quality: 'Calidad',
  },
  values: {
    beforeFeeling: feelingWords,
    afterFeeling: feelingWords,
    mood: moodWords,
    visibility: { private: 'privada', followers: 'para quienes te siguen', public: 'pública' },
  },
  yes: 'Sí',
  no: 'No',
}
