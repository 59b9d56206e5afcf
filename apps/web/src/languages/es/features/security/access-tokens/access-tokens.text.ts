import type * as english from '#features/security/access-tokens/access-tokens.text.ts'
import { clockTime, dayAndMonthName, fullDate, plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { atTime } from '#languages/es/intl/words.ts'

const numberWords = ['Ninguna', 'Una', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve']
const thisYear = (day: string, today: string) => day.slice(0, 4) === today.slice(0, 4)
const dayText = (day: string, today: string) => (thisYear(day, today) ? dayAndMonthName(day) : fullDate(day))

export const tokensText: Translation<typeof english.tokensText> = {
  title: 'Claves de acceso a la API',
  opening: (count) =>
    plural(count, {
      one: 'Una clave puede acceder a tu diario',
      other: (many) => `${numberWords[count] ?? many} claves pueden acceder a tu diario`,
    }),
  about: 'Una clave abre solo lo que indica. Nunca llega a tu cuenta, a tus pagos ni a otras personas.',
  none: 'Solo tú puedes abrir tu diario',
  noneAbout:
    'Con una clave, una etiqueta NFC, un atajo o tu propio script pueden registrar una práctica. Abre solo lo que tú elijas y termina por sí sola.',
  loadFailed: 'No pudimos cargar tus claves de acceso a la API',
  loadFailedText: 'No han cambiado. Inténtalo de nuevo.',
  used: ({ date, time }, today, ip) => {
    const when = date === today ? `Último uso: hoy ${atTime(clockTime(time))}` : `Último uso: ${dayText(date, today)}`
    return ip === null ? when : `${when}, desde ${ip}`
  },
  neverUsed: 'Aún sin usar',
  ends: (day, today) => `Termina el ${dayText(day, today)}`,
  ended: (day, today) => `Terminó el ${dayText(day, today)}`,
  new: 'Nueva clave',
  scopes: {
    'practice:log': {
      label: 'Registrar prácticas',
      hint: 'Añadir prácticas y meditaciones nuevas. No puede leer ninguna.',
    },
    'practice:read': { label: 'Leer prácticas', hint: 'Ver tus prácticas y estadísticas. Nunca tus notas.' },
    'mood:log': { label: 'Registrar el ánimo', hint: 'Añadir cómo están tu ánimo y tu energía.' },
    export: {
      label: 'Crear un archivo',
      hint: 'Con tus notas, pero sin inicios de sesión, conversaciones ni mensajes. Elígelo con cuidado.',
    },
  },
  form: {
    title: 'Una clave nueva',
    name: 'Nombre',
    nameHint: 'Para que la reconozcas dentro de un año.',
    nameMissing: 'Ponle un nombre',
    may: 'Puede',
    mayMissing: 'Elige qué puede hacer',
    endsAfter: 'Termina después de',
    lives: { '30-days': '30 días', '6-months': '6 meses', '1-year': '1 año' },
    make: 'Crear la clave',
    failed: 'No pudimos crear la clave',
  },
  made: {
    title: 'Cópiala ahora. No podremos mostrarla otra vez.',
    label: (name) => `La clave para ${name}`,
    copy: 'Copiar',
    copied: 'Clave copiada.',
    done: 'Listo',
  },
  revoke: 'Revocar',
  remove: 'Quitar',
  revokeOf: (name) => `Revocar: ${name}`,
  removeOf: (name) => `Quitar: ${name}`,
  revoking: {
    title: (name) => `¿Revocar «${name}»?`,
    text: 'Deja de funcionar al momento, en todas partes. Lo que ha registrado se queda en tu diario.',
    done: (name) => `Revocaste «${name}»`,
    failed: 'No pudimos revocar esta clave',
  },
  recipes: {
    title: 'Para qué se usan',
    links: [
      { id: 'tag', label: 'Una etiqueta NFC que registra una meditación', anchor: 'an-nfc-tag-that-logs-a-sit' },
      { id: 'home', label: 'Domótica', anchor: 'home-automation' },
      { id: 'sheet', label: 'Tu propia hoja de cálculo', anchor: 'your-own-spreadsheet' },
    ],
    note: 'Cada receta está probada, o dice que no lo está.',
  },
}
