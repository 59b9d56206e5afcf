// Found by its path (`apps/web/tooling/languages.ts`), with the exports of the English module.

export const closingText = (day: string): string =>
  `Diese Installation schließt am ${day} und nimmt deshalb keine neuen Mitglieder, Einladungen oder Beiträge mehr an.`

export const closedText = (day: string): string =>
  `Diese Installation ist seit dem ${day} geschlossen. Anmelden ist nicht mehr möglich.`
