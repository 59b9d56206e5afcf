/** Copies a text. Rejects if the browser doesn't allow it. */
export async function copyText(text: string): Promise<void> {
  // Pages on plain http, and some browsers inside apps, have no clipboard API.
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  if (!copyFromField(text)) throw new Error('This browser has no clipboard.')
}

function copyFromField(text: string): boolean {
  const field = document.createElement('textarea')
  const focused = document.activeElement
  field.value = text
  field.readOnly = true
  field.className = 'sr-only'
  document.body.append(field)
  field.select()
  // oxlint-disable-next-line typescript/no-deprecated -- where there is no clipboard, this is what there is
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isCopied
}
