import { account, createClient } from '@sadhana/contract'
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  matchQuery,
  MutationCache,
  type Query,
  QueryClient,
  type QueryFunctionContext,
} from '@tanstack/react-query'
import { send } from '#lib/api/calls.ts'
import { sessionStore } from '#lib/session/session-store.ts'
import { dismissFailure } from './failure-toast.ts'

/** The route only lends its access: a default query loads the address that its key starts with, as the member. */
function readFirstKeyPart({ queryKey }: QueryFunctionContext): Promise<unknown> {
  const url = String(queryKey[0])
  return createClient({ account }, (sent) => send({ ...sent, url })).account.me()
}

/**
 * TanStack keeps a first load that is under way when its query is invalidated, though its answer may be from before the
 * change. Here it starts over.
 */
class AppQueryClient extends QueryClient {
  override async invalidateQueries(filters: InvalidateQueryFilters = {}, options: InvalidateOptions = {}) {
    const isFirstLoad = (query: Query) =>
      query.state.data === undefined && query.state.fetchStatus !== 'idle' && matchQuery(filters, query)
    if (this.getQueryCache().getAll().some(isFirstLoad)) await this.cancelQueries({ predicate: isFirstLoad })
    await super.invalidateQueries(filters, options)
  }
}

/** Failures show at once, and nothing is requested twice unless a query says how long its answer stays fresh. */
export const queryClient = new AppQueryClient({
  // The toast of a failed change goes when the change is tried again.
  mutationCache: new MutationCache({ onMutate: dismissFailure }),
  defaultOptions: {
    queries: {
      queryFn: readFirstKeyPart,
      retry: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      // Without a network a request must fail in words instead of waiting behind a spinner; it is tried again later.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

let hasSession = sessionStore.read() !== null

// The next member must not find data of the last one. Visitors have none, and must not lose what is just being loaded.
sessionStore.subscribe(() => {
  const hadSession = hasSession
  hasSession = sessionStore.read() !== null
  if (hadSession && !hasSession) queryClient.clear()
})
