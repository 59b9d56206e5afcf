import type { Quote, QuoteTheme } from '@sadhana/contract'
import type { Db } from '#platform/db/database.ts'

const columns = [
  'id',
  'text',
  'author',
  'original',
  'theme',
  'practice_context as practiceContext',
  'generated_at as generatedAt',
] as const

export type QuoteRow = Omit<Quote, 'generatedAt'> & { generatedAt: Date }

export async function insertQuote(db: Db, userId: string, { practiceContext, generatedAt, ...quote }: QuoteRow) {
  await db
    .insertInto('motivational_quotes')
    .values({ user_id: userId, ...quote, practice_context: practiceContext, generated_at: generatedAt })
    .execute()
}

/** Newest first, because ids sort by time; if wanted, without those of one author. */
export const listQuotes = (
  db: Db,
  userId: string,
  { after, without, count }: { after: string | undefined; without: string | undefined; count: number },
): Promise<QuoteRow[]> =>
  db
    .selectFrom('motivational_quotes')
    .select(columns)
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .$if(without !== undefined, (query) => query.where('author', 'is distinct from', without ?? ''))
    .orderBy('id', 'desc')
    .limit(count)
    .$castTo<QuoteRow>()
    .execute()

/** Newest first. */
export const listShownSince = (
  db: Db,
  userId: string,
  { since, count }: { since: Date; count: number },
): Promise<{ text: string; theme: QuoteTheme }[]> =>
  db
    .selectFrom('motivational_quotes')
    .select(['text', 'theme'])
    .where('user_id', '=', userId)
    .where('generated_at', '>=', since)
    .orderBy('id', 'desc')
    .limit(count)
    .$castTo<{ text: string; theme: QuoteTheme }>()
    .execute()
