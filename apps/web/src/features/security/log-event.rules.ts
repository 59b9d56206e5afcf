/** "2fa_backup_code_success" becomes "2FA backup code success". */
export function eventText(eventType: string): string {
  const words = eventType.replaceAll('_', ' ').replaceAll(/\b2fa\b/g, '2FA')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What went wrong is told apart from what went well; a protection that was switched off is neither. */
export function eventTone(eventType: string): 'good' | 'bad' | 'plain' {
  const words = new Set(eventType.split('_'))
  if (words.has('failed') || words.has('error')) return 'bad'
  return words.has('success') || words.has('enabled') ? 'good' : 'plain'
}
