import type { ClosingTexts } from './closing.emails.en.ts'

const takeIt =
  'Tu archivo contiene todo lo que es tuyo. Se abre sin conexión en cualquier navegador, y otra instalación de Sadhana Compass puede importarlo.'
const after = (day: string) =>
  `A partir del ${day} nadie podrá iniciar sesión aquí, y borraremos todas las cuentas. La última copia de seguridad está cifrada y se destruirá 30 días después de esa fecha.`

export const es: ClosingTexts = {
  answer: 'Las respuestas a este correo las lee una persona.',
  getArchive: 'Obtener tu archivo',
  archive: {
    subject: 'Tu archivo está listo',
    text: 'Hemos preparado un archivo con todo lo que es tuyo aquí. Puedes descargarlo durante 24 horas.',
  },
  announced: {
    subject: (day) => `Sadhana Compass cierra el ${day}`,
    paragraphs: (day, host, reason) => [
      `Sadhana Compass en ${host} cierra el ${day}. El equipo de esta instalación escribe: «${reason}»`,
      `${takeIt} Puedes crear uno cuando quieras y descargarlo antes del ${day}. Una semana antes de ese día crearemos uno para ti y te escribiremos de nuevo.`,
      'Si tenías una contribución en curso, ha terminado. No se cobrará nada más.',
      after(day),
    ],
  },
  reminder: {
    subject: (day) => `Cerramos el ${day}: llévate tu archivo`,
    paragraphs: (day, host) => [
      `Sadhana Compass en ${host} cierra el ${day}, como ya te escribimos. ${takeIt}`,
      after(day),
    ],
  },
  last: {
    subject: (day) => `Tu archivo, antes de que cerremos el ${day}`,
    paragraphs: (day, host) => [
      `Sadhana Compass en ${host} cierra el ${day}. Hemos creado un archivo para ti; puedes descargarlo antes de ese día. Si practicas mientras tanto, puedes crear uno nuevo.`,
      takeIt,
      after(day),
      'Gracias por practicar aquí.',
    ],
  },
  cancelled: {
    subject: () => 'Sadhana Compass sigue abierto',
    paragraphs: (day, host) => [
      `Te escribimos que Sadhana Compass en ${host} cerraba el ${day}. Al final sigue abierto. Tu cuenta y tu diario están como estaban, y de nuevo pueden unirse más personas.`,
      'Si tu contribución terminó, no se reanuda por sí sola.',
    ],
  },
}
