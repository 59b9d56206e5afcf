import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Links in our emails carry their token after `#`. Empty if there is none with this name. */
export const emailedToken = (hash: string, name: string): string =>
  new URLSearchParams(hash.replace(/^#/, '')).get(name) ?? ''

/**
 * The token from an emailed link, or an empty string. It is removed from the address at once, so that it is neither
 * shown nor stored in the history; `searchLeft` is the search that stays.
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
