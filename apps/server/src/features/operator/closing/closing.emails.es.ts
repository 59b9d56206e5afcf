import type { ClosingTexts } from './closing.emails.en.ts'

const takeIt =
  'Tu archivo contiene todo lo que es tuyo. Se abre en cualquier navegador sin conexión, y otra instalación de Sadhana Compass puede importarlo.'
const after = (day: string) =>
  `Desde el ${day} nadie podrá iniciar sesión aquí, y borraremos todas las cuentas. La última copia de seguridad está cifrada y se destruye 30 días después.`

export const es: ClosingTexts = {
  answer: 'Las respuestas a este correo las lee una persona.',
  getArchive: 'Obtener tu archivo',
  archive: {
    subject: 'Tu archivo está listo',
    text: 'Hemos preparado un archivo con todo lo que es tuyo aquí. Se puede descargar durante un día.',
  },
  announced: {
    subject: (day) => `Sadhana Compass cierra el ${day}`,
    paragraphs: (day, host, reason) => [
      `Sadhana Compass en ${host} cierra el ${day}. El equipo de esta instalación escribe: «${reason}»`,
      `${takeIt} Puedes crear uno cuando quieras y descargarlo hasta el ${day}. Una semana antes crearemos uno para ti y te escribiremos de nuevo.`,
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
      `Sadhana Compass en ${host} cierra el ${day}. Hemos creado un archivo para ti que se puede descargar hasta entonces. Si practicas mientras tanto, puedes crear uno nuevo.`,
      takeIt,
      after(day),
      'Gracias por practicar aquí.',
    ],
  },
  cancelled: {
    subject: () => 'Sadhana Compass sigue abierto',
    paragraphs: (day, host) => [
      `Te escribimos que Sadhana Compass en ${host} cerraba el ${day}. Al final sigue abierto: nada de lo tuyo ha cambiado, y pueden unirse nuevos miembros otra vez.`,
      'Una contribución que terminó no se reanuda por sí misma.',
    ],
  },
}
