type Names = { username: string; displayName: string; email: string | null; phone: string | null }

const isWordPart = /[\p{L}\p{N}_]/u

/** True if the text contains the name as a whole word: "banana" doesn't contain "Ana". */
function holds(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + name.length]]
    if (!isWordPart.test(before) && !isWordPart.test(after)) return true
  }
  return false
}

/** The log outlives the member, so a reason must not reveal who they are. */
export function namesMember(reason: string, { username, displayName, email, phone }: Names): boolean {
  const text = reason.toLowerCase()
  return [username, displayName, email, phone].some((name) => name !== null && holds(text, name.toLowerCase()))
}
