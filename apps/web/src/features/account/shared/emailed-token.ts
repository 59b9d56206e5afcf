import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Links in our emails carry their token after `#`; empty if there is none under this name. */
export const emailedToken = (hash: string, name: string): string =>
  new URLSearchParams(hash.replace(/^#/, '')).get(name) ?? ''

/**
 * The token an emailed link brought along, or an empty string. It leaves the address at once, so that it is neither
 * shown nor kept in the history; `searchLeft` is the search that stays.
 */
export function useEmailedToken(name: string, searchLeft: string): string {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const arriving = emailedToken(hash, name)
  const [token, setToken] = useState(arriving)
  if (arriving && arriving !== token) setToken(arriving)
  useEffect(() => {
    if (arriving) void navigate({ search: searchLeft, hash: '' }, { replace: true })
  }, [arriving, searchLeft, navigate])
  return token
}
