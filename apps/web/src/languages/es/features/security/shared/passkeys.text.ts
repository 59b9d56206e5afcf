import type * as english from '#features/security/shared/passkeys.text.ts'
import { momentText } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const passkeysText: Translation<typeof english.passkeysText> = {
  title: 'Cómo inicias sesión',
  none: 'Aún no tienes ninguna llave de acceso. Es la huella, la cara o el PIN que ya usas: nada que recordar, y nada que nadie pueda robarnos.',
  add: 'Añadir una llave de acceso',
  note: 'Cada dispositivo puede tener su propia llave de acceso. Una llave de acceso cuenta como los dos pasos.',
  password: 'Contraseña',
  change: 'Cambiar',
  changePassword: 'Cambiar la contraseña',
  unsupported: 'Este navegador no puede crear llaves de acceso.',
  loadFailed: 'No pudimos cargar tus llaves de acceso',
  loadFailedText: 'No han cambiado. Inténtalo de nuevo.',
  use: (lastUsedAt, createdAt) =>
    lastUsedAt ? `Último uso: ${momentText(lastUsedAt)}` : `Añadida: ${momentText(createdAt)}, aún sin usar`,
  rename: 'Renombrar',
  renameOf: (name) => `Renombrar: ${name}`,
  remove: 'Quitar',
  removeOf: (name) => `Quitar: ${name}`,
  added: 'Añadimos tu llave de acceso.',
  keptAlready: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  confirmFailed: 'Esta llave de acceso no funcionó',
  addFailed: 'No pudimos añadir la llave de acceso. Inténtalo de nuevo.',
  naming: {
    ready: 'Tu llave de acceso está lista',
    title: (name) => `Cambiar el nombre de «${name}»`,
    text: 'Ponle un nombre que aún reconozcas cuando leas esta lista dentro de un año.',
    label: 'Nombre',
    hint: 'Hasta 40 caracteres. Solo tú lo ves.',
    failed: 'No pudimos guardar el nombre. Inténtalo de nuevo.',
  },
  removing: {
    title: (name) => `¿Quitar «${name}»?`,
    text: 'Deja de funcionar aquí al momento. Puede que tu dispositivo la siga ofreciendo hasta que también la elimines ahí.',
    go: 'Quitar la llave',
    keep: 'Conservarla',
    done: 'Llave de acceso quitada',
    failed: 'No pudimos quitar la llave de acceso. Inténtalo de nuevo.',
  },
}
