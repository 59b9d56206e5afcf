import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { mailedSecret } from './mailed-secret.ts'

/**
 * The secret that a mailed link brought along, or an empty text. It leaves the address at once, so that it is neither
 * shown nor kept in the history; `searchLeft` is what the address says afterwards.
 */
export function useMailedSecret(name: string, searchLeft: string): string {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const arriving = mailedSecret(hash, name)
  const [secret, setSecret] = useState(arriving)
  if (arriving && arriving !== secret) setSecret(arriving)
  useEffect(() => {
    if (arriving) void navigate({ search: searchLeft, hash: '' }, { replace: true })
  }, [arriving, searchLeft, navigate])
  return secret
}
