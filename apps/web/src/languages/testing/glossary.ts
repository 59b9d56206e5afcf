import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './pairs.ts'

/** How a word of the English texts is said, in every form that it may have there. */
export type Term = { english: RegExp; de: RegExp; es: RegExp }

/** The rows of the table in docs/design/languages.md that can be looked for, by their first words. */
export const terms: Record<string, Term> = {
  'rest day': { english: /\brest days?\b/i, de: /ruhetag/i, es: /días? de descanso/i },
  streak: { english: /\bstreaks?\b/i, de: /serien?\b/i, es: /rachas?\b/i },
  'eight limbs': { english: /\blimbs?\b/i, de: /glied(er|ern|s|es)?\b/i, es: /ramas?\b/i },
  'quiet mode': { english: /\bquiet mode\b/i, de: /ruhemodus/i, es: /modo tranquilo/i },
  'gentle days': { english: /\bgentle days\b/i, de: /sanften? tagen?\b/i, es: /días suaves/i },
  stone: { english: /\bstones?\b/i, de: /stein(e|en|s|turm)?\b/i, es: /piedras?\b/i },
  achievement: { english: /\bachievements?\b/i, de: /meilenstein/i, es: /logros?\b/i },
  challenge: { english: /\bchallenges?\b/i, de: /vorhaben/i, es: /retos?\b/i },
  buddy: { english: /\bbudd(y|ies)\b/i, de: /partnerschaft|begleit|seite an seite/i, es: /compañía|acompañ/i },
  'quiet word': { english: /\bquiet words?\b/i, de: /stillen? gr(uß|üße)|stiller gruß/i, es: /palabras en voz baja/i },
  insights: { english: /\binsights\b/i, de: /einblicke/i, es: /observaciones/i },
  handbook: { english: /\b(handbook|user guide)\b/i, de: /handbuch/i, es: /manual/i },
  article: { english: /\barticles?\b/i, de: /artikel/i, es: /artículos?\b/i },
  bell: { english: /\bbells?\b/i, de: /glocken?\b|glocken/i, es: /campanas?\b/i },
  waitlist: { english: /\bwaitlist\b/i, de: /warteliste/i, es: /lista de espera/i },
  'referral code': { english: /\breferral codes?\b/i, de: /einladungscode/i, es: /códigos? de invitación/i },
  passkey: { english: /\bpasskeys?\b/i, de: /passkey/i, es: /llaves? de acceso/i },
  'backup code': { english: /\bbackup codes?\b/i, de: /ersatzcode/i, es: /códigos? de respaldo/i },
  'access token': { english: /\baccess tokens?\b/i, de: /zugangsschlüssel/i, es: /claves? de acceso/i },
  password: { english: /\bpasswords?\b/i, de: /passw[oö]rt/i, es: /contraseñas?\b/i },
  device: { english: /\bdevices?\b/i, de: /gerät/i, es: /dispositivos?\b/i },
  reminder: { english: /\breminders?\b/i, de: /erinnerung|erinner/i, es: /recordatorios?|recordar/i },
  'quiet hours': { english: /\bquiet hours\b/i, de: /ruhezeit/i, es: /horas de silencio/i },
  archive: { english: /\barchives?\b/i, de: /archiv/i, es: /archivos?\b/i },
  draft: { english: /\bdrafts?\b/i, de: /entw[uü]rf/i, es: /borrador/i },
  tag: { english: /\btags?\b/i, de: /schlagw[oö]rt/i, es: /etiquetas?\b/i },
  'read receipt': { english: /\bread receipts?\b/i, de: /lesebestätigung/i, es: /confirmaci(ón|ones) de lectura/i },
  'display name': { english: /\bdisplay names?\b/i, de: /anzeigename/i, es: /nombres? visibles?/i },
  username: { english: /\busernames?\b/i, de: /mitgliedsname/i, es: /nombres? de usuario/i },
}

type Row = { english: string; de: string; es: string }

/** The table under "Words". */
export function agreedWords(): Row[] {
  const page = readFileSync(join(root, '../../../docs/design/languages.md'), 'utf8')
  const rows = page.slice(page.indexOf('## Words')).match(/^\|.*\|$/gm) ?? []
  return rows.slice(2).map((row) => {
    const [english = '', de = '', es = ''] = row
      .split('|')
      .map((cell) => cell.trim())
      .slice(1)
    return { english, de, es }
  })
}
