import { type ElementType, Fragment, type ReactNode } from 'react'
import { LoadError } from '#ui/status/load-error.tsx'
import { isFirstLoad } from './first-load.ts'

/** The part of a query that its view needs. */
export type ViewedQuery<Data> = {
  data: Data | undefined
  isFetchedAfterMount: boolean
  isFetching: boolean
  refetch: () => Promise<{ isSuccess: boolean }>
}

type QueryViewProps<Data> = {
  query: ViewedQuery<Data>
  /** Shown until the query has been answered for the first time. */
  skeleton: ReactNode
  /** Says what couldn’t be loaded, as a whole sentence without a full stop. */
  failed: string
  failedText?: ReactNode
  /** The heading that gets the focus after loading, if it isn't the page's own. */
  heading?: string
  /** Wraps the failure, for example in a panel. */
  failedIn?: ElementType<{ children: ReactNode }>
  children: (data: Data) => ReactNode
}

/** Shows a query's data: before that its skeleton, and if it fails, a way to try again. */
export function QueryView<Data>({ query, skeleton, failed, failedText, heading, ...rest }: QueryViewProps<Data>) {
  const { failedIn: Frame = Fragment, children } = rest
  if (query.data !== undefined) return children(query.data)
  if (isFirstLoad(query)) return skeleton
  return (
    <Frame>
      <LoadError title={failed} query={query} heading={heading}>
        {failedText}
      </LoadError>
    </Frame>
  )
}
