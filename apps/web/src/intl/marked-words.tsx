import { createElement, Fragment, type ReactNode } from 'react'

/**
 * A sentence in which some words are a link or stand out: `Read <terms>our terms</terms> first.` It stays one text,
 * because other languages order its words in their own way.
 */
export function withMarked(sentence: string, marks: Record<string, (words: string) => ReactNode>): ReactNode {
  // Every third part is a name, and the words it stands for come after it.
  const parts = sentence.split(/<(\w+)>(.*?)<\/\1>/)
  const shown = parts.map((part, at) => {
    if (at % 3 === 1) return null
    return marks[at % 3 === 2 ? (parts[at - 1] ?? '') : '']?.(part) ?? part
  })
  return createElement(Fragment, null, ...shown)
}
