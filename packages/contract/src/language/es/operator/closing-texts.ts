// Found by its path (`apps/web/tooling/languages.ts`), with the exports of the English module.

export const closingText = (day: string): string =>
  `Esta instalación cierra el ${day}, así que ya no acepta miembros, invitaciones ni contribuciones nuevas.`

export const closedText = (day: string): string => `Esta instalación cerró el ${day}. Ya no es posible iniciar sesión.`
