import type { SecurityEventType } from '@sadhana/contract'
import type * as english from '#features/security/activity/activity.text.ts'
import { momentText } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const sessionsText: Translation<typeof english.sessionsText> = {
  title: 'Sesiones activas',
  loadFailed: 'No pudimos cargar tus sesiones',
  loadFailedText: 'No han cambiado. Inténtalo de nuevo.',
  thisDevice: 'Este dispositivo',
  use: (ipAddress, lastUsedAt) =>
    ipAddress
      ? `Iniciada desde ${ipAddress} · Último uso: ${momentText(lastUsedAt)}`
      : `Último uso: ${momentText(lastUsedAt)}`,
  signOut: 'Cerrar sesión',
  signOutHere: 'Cerrar sesión en este dispositivo',
  end: 'Cerrar sesión',
  endOf: (device) => `Cerrar sesión: ${device}`,
  ended: 'Sesión cerrada',
  endedText: (device) => `Cerramos la sesión en ${device}.`,
  endFailed: 'No pudimos cerrar esta sesión',
  everywhere: {
    open: 'Cerrar sesión en todas partes',
    title: '¿Cerrar sesión en todos los dispositivos?',
    text: 'Se cerrará tu sesión en todas partes, también aquí, y tus claves de acceso a la API dejarán de funcionar. Puedes volver a iniciar sesión cuando quieras.',
    go: 'Cerrar sesión',
    failed: 'No pudimos cerrar tu sesión en todos los dispositivos. Inténtalo de nuevo.',
  },
}

const events: Record<SecurityEventType, string> = {
  account_created_success: 'Cuenta creada',
  login_success: 'Sesión iniciada',
  login_success_new_device: 'Sesión iniciada en un dispositivo nuevo',
  login_failed: 'Inicio de sesión fallido',
  logout_success: 'Sesión cerrada',
  logout_all_devices_success: 'Sesión cerrada en todos los dispositivos',
  logout_other_device_success: 'Sesión cerrada en otro dispositivo',
  logout_other_devices_success: 'Sesión cerrada en los demás dispositivos',
  refresh_token_reuse_error: 'Sesión sospechosa terminada',
  password_changed_success: 'Contraseña cambiada',
  password_reset_success: 'Contraseña restablecida por correo',
  email_verified_success: 'Correo verificado',
  email_change_requested: 'Cambio de correo solicitado',
  email_changed_success: 'Correo cambiado',
  phone_verified_success: 'Teléfono verificado',
  phone_changed_success: 'Teléfono cambiado',
  '2fa_enabled': 'Verificación en dos pasos activada',
  '2fa_disabled': 'Verificación en dos pasos desactivada',
  '2fa_failed': 'Código de verificación no aceptado',
  '2fa_backup_code_success': 'Sesión iniciada con un código de respaldo',
  '2fa_backup_codes_generated': 'Nuevos códigos de respaldo generados',
  '2fa_recovery_requested': 'Solicitud para desactivar los dos pasos',
  '2fa_recovery_cancelled': 'Solicitud para desactivar los dos pasos, cancelada',
  '2fa_disabled_by_recovery': 'Verificación en dos pasos desactivada por recuperación',
  passkey_added_success: 'Llave de acceso añadida',
  passkey_removed: 'Llave de acceso quitada',
  passkey_counter_error: 'Llave de acceso no aceptada: puede que la hayan copiado',
  erasure_requested: 'Borrado de la cuenta solicitado',
  erasure_stopped: 'Borrado de la cuenta detenido',
  social_linked_success: 'Cuenta vinculada para iniciar sesión',
  account_suspended: 'Cuenta pausada por el equipo de esta instalación',
  account_restored: 'Cuenta ya sin pausa',
  logout_by_operator: 'Sesión cerrada en todas partes por el equipo de esta instalación',
  '2fa_disabled_by_operator': 'Verificación en dos pasos desactivada por el equipo de esta instalación',
  social_unlinked: 'Cuenta vinculada quitada',
  access_token_created_success: 'Clave de acceso a la API creada',
  access_token_first_used: 'Clave de acceso a la API usada por primera vez',
  access_token_revoked: 'Clave de acceso a la API revocada',
  access_tokens_ended: 'Claves de acceso a la API terminadas con tus sesiones',
  move_approved_success: 'Mudanza a otra instalación aprobada',
}

export const securityLogText: Translation<typeof english.securityLogText> = {
  title: 'Registro de seguridad',
  event: 'Evento',
  details: 'Detalles',
  ipAddress: 'Dirección IP',
  time: 'Fecha y hora',
  none: 'No hay nada en el registro de seguridad',
  loadFailed: 'No pudimos cargar el registro de seguridad',
  events,
}
