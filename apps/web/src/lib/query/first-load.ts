/**
 * True until a query has been answered for the first time. `isPending` is true again while a failed query is retried: a
 * skeleton shown then would replace the load error, its pending button and the focus on it.
 */
export const isFirstLoad = (query: { data: unknown; isFetchedAfterMount: boolean }): boolean =>
  query.data === undefined && !query.isFetchedAfterMount
