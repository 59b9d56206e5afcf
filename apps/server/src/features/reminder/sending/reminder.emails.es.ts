import type { ReminderTexts } from './reminder.emails.en.ts'

export const es: ReminderTexts = {
  action: 'Empezar una meditación',
  otherAction: 'Cambiar o desactivar tus recordatorios',
  closing: 'Recibes este correo porque pusiste un recordatorio para esta hora.',
  title: 'Un momento para ti',
  usual: 'Cuando quieras, aquí tienes unos minutos de calma.',
  gentle: 'No hace falta que hagas nada. Si te apetece, unas respiraciones suaves con los ojos abiertos.',
  fewer: (count) =>
    `Puede que los últimos ${count} recordatorios hayan llegado en mal momento, así que por ahora enviaremos uno cada tres días. Puedes cambiarlo en Recordatorios.`,
  test: 'Así se ve un recordatorio. No hace falta que hagas nada.',
}
