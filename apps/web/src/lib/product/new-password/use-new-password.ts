import { isTooShort, isTypedDifferently, passwordsDiffer } from '@sadhana/contract'
import { useEffect, useState } from 'react'
import { accountApi } from '#lib/member/account-api.ts'
import type { Strength } from '#ui/form/strength-meter.tsx'
import { estimateStrength } from './strength-meter.ts'

/** People who type fluently pause for less than this between two letters. */
const pauseMs = 150

type PasswordFields = {
  password: string
  confirmPassword: string
  /** Facts about the member that others know. A password made of them is easy to guess. */
  about: readonly (string | null)[]
}

/** Feedback on a new password while it is being typed. */
export function useNewPassword({ password, confirmPassword, about }: PasswordFields) {
  return {
    score: useStrength(password, about),
    isCompared: useComparison(password !== ''),
    mismatch: isTypedDifferently(password, confirmPassword) ? passwordsDiffer : undefined,
  }
}

/** True once we know that the server compares new passwords. It is asked when someone starts to type one. */
function useComparison(isTyping: boolean): boolean {
  const [isCompared, setCompared] = useState(false)
  useEffect(() => {
    if (!isTyping) return
    accountApi.socialProviders().then(
      ({ checksBreaches = false }) => setCompared(checksBreaches),
      () => {},
    )
  }, [isTyping])
  return isCompared
}

function useStrength(password: string, about: readonly (string | null)[]): Strength | undefined {
  const [estimate, setEstimate] = useState<{ password: string; strength: Strength }>()
  const aboutText = about.join('\n')
  useEffect(() => {
    if (!password || isTooShort(password)) return
    let isCurrent = true
    const timer = setTimeout(() => {
      estimateStrength(password, aboutText.split('\n')).then(
        (strength) => isCurrent && setEstimate({ password, strength }),
        // Without the meter, the server still checks the password, and its error is shown at the field.
        () => {},
      )
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [password, aboutText])
  if (!password) return undefined
  return isTooShort(password) ? 'short' : estimate?.strength
}
