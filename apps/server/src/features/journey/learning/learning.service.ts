import { readdir, readFile } from 'node:fs/promises'
import { addDays, type Article, type ReadingChange, type SuggestedArticle } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { parseArticle, type WrittenArticle } from './article.rules.ts'
import { findLibrary, saveArticles, saveReading } from './articles.repo.ts'
import { suggest } from './suggestions.rules.ts'

const folder = new URL('../../../../content/learning/', import.meta.url)

/** The articles as they were written and reviewed. */
export async function readArticles(): Promise<WrittenArticle[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted()
  return Promise.all(
    names.map(async (name) => parseArticle(name.replace(/\.md$/, ''), await readFile(new URL(name, folder), 'utf8'))),
  )
}

/** Updates the database from the written articles. Running it again changes nothing. */
export async function publishArticles(db: Db): Promise<number> {
  const articles = await readArticles()
  await inTransaction(db, (tx) => saveArticles(tx, articles))
  return articles.length
}

type LearningDeps = { db: Db; clock: Clock }

const readLibrary = ({ db, clock }: LearningDeps, userId: string, open: string | null) =>
  findLibrary(db, userId, addDays(clock.now().toISOString().slice(0, 10), -30), open)

export async function suggestArticles(deps: LearningDeps, userId: string): Promise<{ items: SuggestedArticle[] }> {
  const { library, ...practised } = await readLibrary(deps, userId, null)
  return { items: suggest(library, practised) }
}

export async function readArticle(deps: LearningDeps, userId: string, slug: string): Promise<Article> {
  const { library, open, ...practised } = await readLibrary(deps, userId, slug)
  const entry = library.find((article) => article.slug === slug)
  if (!open || !entry) throw new AppError('learning.not_found')
  const { order: _order, startedAt: _startedAt, readAt, ...card } = entry
  const next = suggest(library, practised).find((article) => article.slug !== slug)
  return {
    ...card,
    ...open,
    isRead: readAt !== null,
    next: next ? { slug: next.slug, title: next.title } : null,
  }
}

export async function changeReading(
  { db, clock }: LearningDeps,
  userId: string,
  slug: string,
  { changedAt, ...change }: ReadingChange,
): Promise<null> {
  const now = clock.now()
  // A device whose clock is ahead must not win over every later change.
  const at = new Date(Math.min(Date.parse(changedAt ?? now.toISOString()), now.getTime()))
  if (!(await saveReading(db, { userId, slug, at }, change))) throw new AppError('learning.not_found')
  return null
}
