import {
  type Article,
  type ArticleBlock,
  articleCategories,
  type ArticleText,
  difficultyLevels,
  limbs,
} from '@sadhana/contract'

/** An article as in its file. The file's name is the slug. */
export type WrittenArticle = Omit<Article, 'isRead' | 'place' | 'next'> & { order: number }

/** Slow, because these texts are meant to be read at leisure. */
const wordsPerMinute = 180

/** The number of words that a reader would count: everything on the page except the sources. */
export function wordsOf({ title, standfirst, content }: Pick<Article, 'title' | 'standfirst' | 'content'>): number {
  const texts = [title, standfirst, ...content.flatMap(textsOf)]
  return texts.flatMap((text) => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'.-]*/gu) ?? []).length
}

export const plain = (text: ArticleText[]): string => text.map((part) => part.text).join('')

/** The texts of a block, one for each paragraph or step. */
export function textsOf(block: ArticleBlock): string[] {
  if (block.kind === 'try') return [block.title, ...block.steps.map(plain), ...(block.note ? [plain(block.note)] : [])]
  if (block.kind === 'quote') return [plain(block.text), plain(block.cite)]
  if (block.kind === 'care') return [block.title, plain(block.text)]
  return [plain(block.text)]
}

/**
 * Parses the Markdown of an article (content/README.md says what it may contain). Throws an error for anything else.
 */
export function parseArticle(slug: string, text: string): WrittenArticle {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  if (head === undefined || body === undefined) throw new Error(`${slug} has no head between two lines of ---`)
  const fields = new Map<string, string>()
  const sources: ArticleText[][] = []
  for (const line of head.split('\n')) {
    const [, key, value] = /^(\w+): (.+)$/.exec(line) ?? []
    if (line.startsWith('- ')) sources.push(parseText(line.slice(2)))
    else if (key && value) fields.set(key, value)
    else if (line !== 'sources:') throw new Error(`${slug}: “${line}” is neither a field nor a source`)
  }
  const field = (key: string): string => {
    const value = fields.get(key)
    if (value === undefined) throw new Error(`${slug} has no ${key}`)
    return value
  }
  const oneOf = <T extends string>(key: string, allowed: readonly T[]): T => {
    const match = allowed.find((value) => value === field(key))
    if (!match) throw new Error(`${slug}: ${key} must be one of ${allowed.join(', ')}`)
    return match
  }
  const article = {
    slug,
    title: field('title'),
    standfirst: field('standfirst'),
    category: oneOf('category', articleCategories),
    limbType: oneOf('limb', limbs),
    difficulty: oneOf('difficulty', difficultyLevels),
    order: Number(field('order')),
    checkedOn: field('checked'),
    sources,
    content: parseBlocks(slug, body),
  }
  return { ...article, readTime: Math.max(1, Math.round(wordsOf(article) / wordsPerMinute)) }
}

const parseBlocks = (slug: string, body: string): ArticleBlock[] =>
  body
    .trim()
    .split(/\n{2,}(?![^:]*\n:::(?:\n|$))/)
    .map((part) => parseBlock(slug, part.trim()))

function parseBlock(slug: string, part: string): ArticleBlock {
  if (part.startsWith('## ')) return { kind: 'heading', text: parseText(part.slice(3)) }
  if (part.startsWith('> ')) return parseQuote(slug, part)
  if (part.startsWith(':::')) return parseBox(slug, part)
  if (/^(#|[-*] |\d+\. |```|<)/.test(part)) throw new Error(`${slug}: an article cannot hold “${part.slice(0, 40)}”`)
  return { kind: 'paragraph', text: parseText(oneLine(part)) }
}

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ')

function parseQuote(slug: string, part: string): ArticleBlock {
  const [, quoted, cite] = /^(.*) — (.*)$/s.exec(oneLine(part.replace(/^> ?/gm, ''))) ?? []
  if (!quoted || !cite) throw new Error(`${slug}: a quotation ends with “— ” and where it is from`)
  return { kind: 'quote', text: parseText(quoted), cite: parseText(cite) }
}

/** `:::care Title` or `:::try Title`, closed by `:::`. */
function parseBox(slug: string, part: string): ArticleBlock {
  const [, kind, title, inside] = /^:::(care|try) (.+?)\n(.*)\n:::$/s.exec(part) ?? []
  if (!kind || !title || !inside) throw new Error(`${slug}: “${part.slice(0, 40)}” is not closed by a line of :::`)
  if (kind === 'care') return { kind, title, text: parseText(oneLine(inside)) }
  const lines = inside.split('\n')
  const note = lines.find((line) => line.startsWith('note: '))?.slice('note: '.length)
  const minutes = lines.find((line) => line.startsWith('minutes: '))?.slice('minutes: '.length)
  return {
    kind: 'try',
    title,
    steps: lines.flatMap((line) => {
      const step = /^\d+\. (.+)$/.exec(line)?.[1]
      return step === undefined ? [] : [parseText(step)]
    }),
    ...(note && { note: parseText(note) }),
    ...(minutes && { minutes: Number(minutes) }),
  }
}

/** `*Sanskrit*` and `_emphasis_`. */
function parseText(text: string): ArticleText[] {
  return text
    .split(/(\*[^*]+\*|_[^_]+_)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('*')) return { text: part.slice(1, -1), mark: 'sanskrit' as const }
      if (part.startsWith('_')) return { text: part.slice(1, -1), mark: 'emphasis' as const }
      return { text: part }
    })
}
