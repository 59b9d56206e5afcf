/** Links in our mails carry their secret behind `#`; empty when there is none under this name. */
export const mailedSecret = (hash: string, name: string): string =>
  new URLSearchParams(hash.replace(/^#/, '')).get(name) ?? ''
