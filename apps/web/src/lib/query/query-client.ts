import { account, ApiError, createClient } from '@sadhana/contract'
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

/** A default query loads the address with which its key starts, as the member. This route only provides the access. */
function readFirstKeyPart({ queryKey }: QueryFunctionContext): Promise<unknown> {
  const url = String(queryKey[0])
  return createClient({ account }, (sent) => send({ ...sent, url })).account.me()
}

/**
 * When a query is invalidated, TanStack keeps a first load that is in progress, although its reply may be older than
 * the change. Here it starts again.
 */
class AppQueryClient extends QueryClient {
  override async invalidateQueries(filters: InvalidateQueryFilters = {}, options: InvalidateOptions = {}) {
    const isFirstLoad = (query: Query) =>
      query.state.data === undefined && query.state.fetchStatus !== 'idle' && matchQuery(filters, query)
    if (this.getQueryCache().getAll().some(isFirstLoad)) await this.cancelQueries({ predicate: isFirstLoad })
    await super.invalidateQueries(filters, options)
  }
}

/** After a refusal because something is turned off, the screens learn what is. */
function learnWhatIsOff(error: Error): void {
  const isOff = error instanceof ApiError && error.code === 'service.switched_off'
  if (isOff) void queryClient.invalidateQueries({ queryKey: [account.me.path] })
}

/** Failures are shown at once, and nothing is requested twice unless a query says how long its data stays fresh. */
export const queryClient = new AppQueryClient({
  // The toast of a failed change disappears when the change is tried again.
  mutationCache: new MutationCache({ onMutate: dismissFailure, onError: learnWhatIsOff }),
  defaultOptions: {
    queries: {
      queryFn: readFirstKeyPart,
      retry: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      // Without a network, a request must fail with a message instead of waiting behind a spinner. It is tried again
      // later.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

let hasSession = sessionStore.read() !== null

// The next member must not see the last one's data. Visitors have none, and must not lose what is being loaded.
sessionStore.subscribe(() => {
  const hadSession = hasSession
  hasSession = sessionStore.read() !== null
  if (hadSession && !hasSession) queryClient.clear()
})
