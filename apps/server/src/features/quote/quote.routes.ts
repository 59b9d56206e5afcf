import { quote } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import { generateQuote, listOwnQuotes, type QuoteDeps } from './quote.service.ts'

export const quoteRoutes = (deps: Omit<QuoteDeps, 'db'>) =>
  implement(quote, {
    list: ({ member, query, caller, db }) => listOwnQuotes({ ...deps, db }, member.id, query, caller.language),
    generate: ({ member, body, caller, db }) => generateQuote({ ...deps, db }, member.id, body, caller.language),
  })
