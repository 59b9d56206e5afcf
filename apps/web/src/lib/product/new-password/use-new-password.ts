import { isTypedDifferently, passwordsDiffer } from '@sadhana/contract'
import { useEffect, useState } from 'react'
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
    mismatch: isTypedDifferently(password, confirmPassword) ? passwordsDiffer : undefined,
  }
}

function useStrength(password: string, about: readonly (string | null)[]): number | undefined {
  const [estimate, setEstimate] = useState<{ password: string; score: number }>()
  const aboutText = about.join('\n')
  useEffect(() => {
    if (!password) return
    let isCurrent = true
    const timer = setTimeout(() => {
      estimateStrength(password, aboutText.split('\n')).then(
        (score) => isCurrent && setEstimate({ password, score }),
        // Without the meter, the server still checks the password, and its error is shown at the field.
        () => {},
      )
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [password, aboutText])
  return password ? estimate?.score : undefined
}
