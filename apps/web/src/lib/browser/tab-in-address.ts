import { useSearchParams } from 'react-router'

/**
 * The tab is in the address, so that it can be linked to and a reload keeps it. Choosing another tab replaces the
 * history entry, so the back button leads to the previous page. `named` is for addresses that name a tab in another
 * way.
 */
export function useTabInAddress<Id extends string>(ids: readonly [Id, ...Id[]], named?: Id) {
  const [search, setSearch] = useSearchParams()
  const tab = ids.find((id) => id === search.get('tab')) ?? named ?? ids[0]
  const onChange = (chosen: string) => setSearch(chosen === ids[0] ? {} : { tab: chosen }, { replace: true })
  return { tab, onChange }
}
