import type { SecurityTexts } from './security.emails.en.ts'

export const es: SecurityTexts = {
  notices: {
    login_success_new_device: {
      subject: 'Nuevo inicio de sesión en tu cuenta',
      text: 'Alguien ha iniciado sesión en tu cuenta desde un dispositivo que no habíamos visto antes.',
    },
    password_changed_success: {
      subject: 'Se ha cambiado tu contraseña',
      text: 'Se ha cambiado tu contraseña y hemos cerrado la sesión en tus otros dispositivos.',
    },
    password_reset_success: {
      subject: 'Se ha restablecido tu contraseña',
      text: 'Se ha restablecido tu contraseña por correo y hemos cerrado la sesión en todos tus dispositivos.',
    },
    email_change_requested: {
      subject: 'Solicitud para cambiar tu correo',
      text: 'Alguien ha pedido cambiar la dirección de correo de tu cuenta. Cambiará cuando se verifique la nueva dirección.',
    },
    email_changed_success: {
      subject: 'Se ha cambiado tu correo',
      text: 'Se ha cambiado la dirección de correo de tu cuenta. Este es el último mensaje que enviamos a esta dirección.',
    },
    phone_verified_success: {
      subject: 'Se ha añadido un número de teléfono',
      text: 'Alguien ha verificado un número de teléfono para tu cuenta. Desde ahora, los códigos que se envíen a ese número sirven para iniciar sesión.',
    },
    phone_changed_success: {
      subject: 'Se ha cambiado tu número de teléfono',
      text: 'Se ha cambiado el número de teléfono de tu cuenta. El anterior ya no sirve para iniciar sesión.',
    },
    '2fa_enabled': {
      subject: 'La verificación en dos pasos está activada',
      text: 'Desde ahora, para iniciar sesión también hará falta un código. Guarda tus códigos de respaldo en un lugar seguro.',
    },
    '2fa_disabled': {
      subject: 'La verificación en dos pasos está desactivada',
      text: 'Se ha desactivado la verificación en dos pasos. Para iniciar sesión ya no hace falta un código.',
    },
    '2fa_backup_code_success': {
      subject: 'Se ha usado un código de respaldo',
      text: 'Alguien ha iniciado sesión en tu cuenta con uno de tus códigos de respaldo. Ese código ya no sirve.',
    },
    '2fa_backup_codes_generated': {
      subject: 'Nuevos códigos de respaldo',
      text: 'Alguien ha generado nuevos códigos de respaldo para tu cuenta. Los anteriores ya no sirven.',
    },
    '2fa_recovery_cancelled': {
      subject: 'Recuperación cancelada',
      text: 'Se ha cancelado la solicitud para iniciar sesión sin la verificación en dos pasos, que sigue activada.',
    },
    '2fa_disabled_by_recovery': {
      subject: 'La verificación en dos pasos está desactivada',
      text: 'La recuperación ha terminado: la verificación en dos pasos está desactivada y para iniciar sesión ya no hace falta un código. Vuelve a configurarla pronto.',
    },
    access_token_created_success: {
      subject: 'Una nueva clave de acceso a la API',
      text: 'Alguien ha creado una clave de acceso a la API para tu cuenta. Quien la tenga puede hacer lo que en ella se indica, hasta que caduque o la revoques en Seguridad, Claves de la API.',
    },
    move_approved_success: {
      subject: 'Una mudanza a otra instalación',
      text: 'Alguien ha aceptado trasladar tu práctica a otra instalación. En Ajustes, Mudanza, puedes ver a cuál y detenerla.',
    },
    passkey_added_success: {
      subject: 'Se ha añadido una llave de acceso',
      text: 'Alguien ha añadido una llave de acceso a tu cuenta. Desde ahora permite iniciar sesión sin tu contraseña.',
    },
    passkey_removed: {
      subject: 'Se ha quitado una llave de acceso',
      text: 'Alguien ha quitado una llave de acceso de tu cuenta. Ya no sirve para iniciar sesión.',
    },
    passkey_counter_error: {
      subject: 'Puede que se haya copiado una de tus llaves de acceso',
      text: 'Una de tus llaves de acceso ha contado hacia atrás, lo que puede significar que existe una copia. No la hemos aceptado y hemos pedido otra forma de iniciar sesión. Por seguridad, quita esta llave de acceso y añade una nueva.',
    },
    social_linked_success: {
      subject: 'Una nueva forma de iniciar sesión',
      text: 'Alguien ha vinculado a la tuya una cuenta de otro proveedor. Desde ahora sirve para iniciar sesión.',
    },
    social_unlinked: {
      subject: 'Se ha quitado una forma de iniciar sesión',
      text: 'Alguien ha desvinculado de la tuya una cuenta de otro proveedor. Ya no sirve para iniciar sesión.',
    },
    '2fa_disabled_by_operator': {
      subject: 'La verificación en dos pasos está desactivada',
      text: 'El equipo de esta instalación ha desactivado la verificación en dos pasos, porque alguien demostró que esta cuenta es suya, y ha cerrado tu sesión en todos los dispositivos. Para iniciar sesión ya no hace falta un código. Vuelve a configurarla pronto.',
    },
    account_restored: {
      subject: 'Tu cuenta está de vuelta',
      text: 'Tu cuenta ya no está en pausa. Inicia sesión como siempre: todo está donde lo dejaste, y lo que compartes se ve de nuevo.',
    },
    erasure_stopped: {
      subject: 'Tu cuenta se queda',
      text: 'Alguien ha iniciado sesión en tu cuenta, así que ya no la vamos a borrar. Todo está donde lo dejaste. Solo una contribución no se reanuda por sí misma.',
    },
  },
  notice: {
    circumstances: { from: (ip) => `desde ${ip}`, on: (moment) => `el ${moment}` },
    details: (circumstances) => `Detalles: ${circumstances}.`,
    action: 'Revisar la seguridad de tu cuenta',
    closing:
      'Si lo hiciste tú, todo está bien. Si no, cambia ahora tu contraseña y cierra la sesión en todos los dispositivos.',
  },
  proof: {
    subject: 'Verifica tu correo',
    welcome: 'Te damos la bienvenida a Sadhana Compass.',
    text: 'Verifica que esta dirección de correo es tuya: abre el enlace de abajo o escribe el código. El enlace sirve durante 24 horas; el código, durante diez minutos.',
    action: 'Verificar mi correo',
    closing: 'Si no lo pediste, puedes ignorar este correo. No cambiará nada.',
  },
  ownerCode: {
    subject: 'Tu código de confirmación',
    text: 'Este es el código para confirmar que eres tú. Sirve durante diez minutos:',
    closing:
      'Nunca pedimos este código por correo ni por teléfono. Si no lo pediste, puede que alguien tenga abierta una sesión en tu cuenta: inicia sesión, cierra la sesión en todos los dispositivos y cambia tu contraseña.',
  },
  recovery: {
    subject: 'Solicitud para desactivar la verificación en dos pasos',
    paragraphs: (from, until) => [
      'Alguien que superó el primer paso del inicio de sesión ha pedido desactivar la verificación en dos pasos de tu cuenta.',
      `Si lo hiciste tú, guarda este correo. El segundo enlace sirve desde el ${from} hasta el ${until}. La espera te da tiempo para detener a otra persona.`,
      'Si no lo hiciste tú, detenlo ahora: abre la página de seguridad, cancela la recuperación y cambia tu forma de iniciar sesión.',
    ],
    action: 'Detener la recuperación',
    otherAction: 'Desactivar la verificación en dos pasos',
    closing:
      'Si alguien vuelve a pedirlo mientras esta recuperación está pendiente, la espera sigue igual y no enviamos otro correo.',
  },
}
