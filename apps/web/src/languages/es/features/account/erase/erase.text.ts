import { localMoment } from '@sadhana/contract'
import type * as english from '#features/account/erase/erase.text.ts'
import { dayAndMonthName, plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { deviceZone } from '#lib/time/device-zone.ts'

export const dueDay = (moment: string): string =>
  dayAndMonthName(localMoment(new Date(moment), deviceZone() ?? 'UTC').date)

export const eraseText: Translation<typeof english.eraseText> = {
  back: 'Ajustes',
  title: 'Borrar tu cuenta',
  lede: 'Tu práctica es tuya, para conservarla o para soltarla. Así funciona lo de soltarla.',
  couldNotLoad: 'No pudimos cargar qué significaría borrarla',
  goes: {
    title: 'Lo que se va para siempre',
    log: ['Prácticas, notas, etiquetas, imágenes, ánimo, sueño', 'Y todas las cifras que salen de ahí'],
    people: ['Tu página, quienes te siguen y tu compañía de práctica', 'No avisamos a nadie; simplemente ya no estás'],
    giving: ['Tu contribución', 'PayPal la termina al momento; no se cobra nada más'],
    ways: [
      'Todas tus formas de iniciar sesión',
      'Contraseña, llaves de acceso, cuentas vinculadas, verificación en dos pasos, todas las sesiones',
    ],
  },
  stays: {
    title: 'Lo que se queda, y por qué',
    receipts: (count) => [
      plural(count, { one: 'Un recibo', other: (many) => `${many} recibos` }),
      'La ley fiscal nos pide conservarlos. Llevan un número al azar, no tu nombre',
    ],
    reports: ['Lo que denunciaste', 'Trata de otra persona. Lo conservamos sin tu nombre'],
    backups: [
      'Copias de seguridad',
      'Se guardan solo para emergencias. Quienes administran esta instalación eliminan las antiguas',
    ],
  },
  grace: {
    title: 'Catorce días para cambiar de opinión',
    about: (day) =>
      `Tu página desaparece al momento; lo demás espera hasta el ${day}. Si inicias sesión antes, todo se detiene; no tienes que hacer nada más.`,
  },
  next: 'Seguir con el borrado',
  keep: 'Conservar mi cuenta',
  proof: {
    title: '¿Eres tú?',
    intro: {
      choose: 'Confirma una vez más que eres tú.',
      password: 'Tu contraseña, una vez más.',
      passkey: 'Tu navegador te pedirá la huella, la cara o el PIN.',
      authenticator: 'Escribe el código de 6 cifras de tu app de autenticación.',
      'backup-code': 'Escribe uno de tus códigos de respaldo. Cada código sirve una vez.',
      provider: (name) => `${name} ha confirmado que eres tú. Vale durante cinco minutos.`,
      sent: (contact) => `Escribe el código de 6 cifras que enviamos a ${contact}.`,
    },
    none: 'Tu cuenta no tiene contraseña, ni un correo o teléfono verificados. Verifica antes tu correo.',
    verify: 'Verificar mi correo',
    password: 'Contraseña',
    code: 'Código de verificación',
    backupCode: 'Código de respaldo',
    read: 'He leído qué se va y qué se queda',
    submit: (day) => `Borrar el ${day}`,
    atOnce: 'Borrarla ya, sin los catorce días',
    atOnceHint: 'Te has mudado, así que aquí nada tiene que esperar. Nadie podrá recuperarla.',
    submitAtOnce: 'Borrar ahora',
    failed: 'No funcionó. Inténtalo de nuevo.',
    otherAccount: 'Esa no es la cuenta que tienes vinculada aquí. Inténtalo de nuevo con la vinculada.',
    notConfirmed: 'No recibimos ninguna confirmación de que eres tú. Inténtalo de nuevo o elige otra forma.',
    signInAgain: (provider) => `Volver a iniciar sesión con ${provider}`,
    others: {
      password: 'Usar mi contraseña',
      passkey: 'Usar una llave de acceso',
      authenticator: 'Usar mi app de autenticación',
      'backup-code': 'Usar un código de respaldo',
      email: 'Recibir un código por correo',
      phone: 'Recibir un código por SMS',
    },
  },
  started: {
    title: (day) => `Se borrará el ${day}.`,
    say: 'Cerramos tu sesión en todas partes y tu página ya no está a la vista.',
    written: (email) => `Escribimos a ${email} para que tengas constancia.`,
    before: 'Si inicias sesión antes, no se borra nada.',
    leave: 'Salir',
    stop: 'Iniciar sesión y detenerlo',
    thanks: 'Gracias por practicar en nuestra compañía.',
  },
  atOnce: {
    title: 'Tu cuenta se está borrando.',
    say: 'Cerramos tu sesión en todas partes. En unos minutos ya no quedará aquí nada tuyo.',
    written: (email) => `Nuestro último correo, a ${email}, te dirá cuándo está hecho.`,
  },
  stopped: {
    title: 'Volviste, así que lo detuvimos.',
    say: (day) =>
      `La cuenta se iba a borrar el ${day}. Al iniciar sesión lo detuviste, y todo está donde lo dejaste: tus prácticas, tus notas, tu gente.`,
    day: (day) => `Detenido el día ${day} de 14`,
    toPractice: 'Ir a mi práctica',
    toArchive: 'Solo vine por mi archivo',
    giving:
      'Lo único que no vuelve por sí solo es una contribución: PayPal la terminó. Si no fuiste tú quien lo pidió, <activity>mira tus inicios de sesión</activity> y cambia tu contraseña.',
    signOut: 'Cerrar sesión',
  },
}
