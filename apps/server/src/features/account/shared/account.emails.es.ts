import type { AccountTexts } from './account.emails.en.ts'

export const es: AccountTexts = {
  reset: {
    subject: 'Restablece tu contraseña',
    text: 'Hemos recibido una solicitud para restablecer tu contraseña. El enlace de este correo sirve una sola vez y caduca a los 30 minutos. Si no se abre, ve a la página de inicio de sesión, elige «¿Olvidaste tu contraseña?», luego «Ya tengo el código», y pega esto:',
    action: 'Elegir una contraseña nueva',
    closing: 'Si no lo pediste, puedes ignorar este correo. Tu contraseña no cambiará.',
  },
  erasureBegun: {
    subject: (day) => `Tu cuenta se borrará el ${day}`,
    paragraphs: (day) => [
      'Nos pediste que borráramos tu cuenta. Tu página ya no está a la vista y se ha cerrado tu sesión en todos los dispositivos. Si tenías una contribución en curso, ha terminado.',
      'Tienes catorce días para cambiar de opinión. Basta con iniciar sesión: no hay que hacer nada más.',
      `Si no haces nada, todo se borrará el ${day}: prácticas, notas, registros de ánimo, sueño y todas las formas de iniciar sesión. Los recibos se conservan sin tu nombre, porque la ley lo exige.`,
      'Si creaste un archivo, puedes descargarlo durante las 24 horas siguientes al momento en que estuvo listo.',
    ],
    action: 'Iniciar sesión y detenerlo',
    closing: '¿No lo pediste? Inicia sesión ahora y cambia tu contraseña; eso también lo detiene.',
  },
  erased: {
    subject: 'Tu cuenta se ha borrado',
    paragraphs: (askedOn) => [
      `Hemos borrado tu cuenta, como pediste el ${askedOn}: tus registros, tus archivos y todas las formas de iniciar sesión.`,
      'Este es nuestro último correo. La dirección a la que llegó también se ha borrado.',
    ],
    closing: 'Que tu práctica vaya bien, dondequiera que continúe.',
  },
}
