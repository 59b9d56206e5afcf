/** Lets the browser save a text under this name, without asking any server for it. */
export function saveTextFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The save has begun by then; the text must not stay in memory for as long as the page does.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
