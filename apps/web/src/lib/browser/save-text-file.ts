/** Lets the browser save a text as a file, without a request to any server. */
export function saveTextFile(name: string, text: string, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By then the save has started, and the text must not stay in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
