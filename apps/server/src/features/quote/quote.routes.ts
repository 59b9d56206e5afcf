import { quote } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import { generateQuote, listOwnQuotes, type QuoteDeps } from './quote.service.ts'

export const quoteRoutes = (deps: Omit<QuoteDeps, 'db'>) =>
  implement(quote, {
    list: ({ member, query, db }) => listOwnQuotes({ ...deps, db }, member.id, query),
    generate: ({ member, body, db }) => generateQuote({ ...deps, db }, member.id, body),
  })
