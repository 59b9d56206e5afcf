const startsWith = (head: Uint8Array, text: string, at = 0) =>
  Array.from(text).every((letter, index) => head[at + index] === letter.charCodeAt(0))

/** How many bytes of a file are needed to recognise its type. */
export const typeBytes = 12

/** Recognises the type by the first bytes of the content. The sender's content type and file name are ignored. */
export function pictureTypeOf(head: Uint8Array): 'jpeg' | 'png' | 'webp' | undefined {
  if (startsWith(head, '\u00ff\u00d8\u00ff')) return 'jpeg'
  if (startsWith(head, '\u0089PNG\r\n\u001a\n')) return 'png'
  if (startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8)) return 'webp'
  return undefined
}
