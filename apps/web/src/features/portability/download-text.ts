/** Spreadsheets take a text for UTF-8, and show a long a as one, only when it begins with this mark. */
const byteOrderMark = '\uFEFF'

/** Hands a file to the browser's own download, as if a link to it had been followed. */
export function downloadText(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([byteOrderMark, text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser takes its own hold of the data when the download begins, which is after this task.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
