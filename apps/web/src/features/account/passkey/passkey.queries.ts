import { account, failedWith, type PasskeyAnswer, type WaitingSignIn } from '@sadhana/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { accountApi } from '#lib/member/account-api.ts'
import { answerOf, fillsInPasskeys, isCancelled, loadLibrary, stopFillingIn } from '#lib/product/passkeys.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { startSession } from '../shared/start-session.ts'

/** Members who closed the browser's dialog themselves need no message. */
async function unlessCancelled(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isCancelled(error)) throw error
  }
}

const signInWith = async (answer: PasskeyAnswer) => startSession(await accountApi.signInWithPasskey({ body: answer }))

export const usePasskeySignIn = () =>
  useMutation(
    {
      mutationFn: () => unlessCancelled(async () => signInWith(await answerOf(await accountApi.askForPasskey()))),
    },
    queryClient,
  )

/** Used instead of a code, after the password. */
export const useVerifyPasskey = (waiting: WaitingSignIn) =>
  useMutation(
    {
      mutationFn: () =>
        unlessCancelled(async () => {
          const answer = await answerOf(await accountApi.askForPasskeyStep({ body: waiting }))
          await startSession(await accountApi.verifyPasskey({ body: { ...waiting, answer } }))
        }),
    },
    queryClient,
  )

/** A challenge works for five minutes, and someone may stay on the page for longer. */
const renewAfterMs = 4 * 60_000

const isRefused = (error: unknown) =>
  failedWith(account.signInWithPasskey, error, 'account.passkey_refused') ||
  failedWith(account.signInWithPasskey, error, 'account.passkey_suspect')

type Autofill = {
  /** While the browser shows its own passkey dialog, a second challenge would end the first. */
  isPaused: boolean
  /** Called when a passkey was chosen and refused. */
  onRefused: (error: unknown) => void
}

/** Lets the browser offer passkeys while the name is typed. Where it can't, the page works without. */
export function usePasskeyAutofill({ isPaused, onRefused }: Autofill): void {
  useEffect(() => {
    if (isPaused) return undefined
    let isOver = false
    const offer = async () => {
      if (!(await fillsInPasskeys())) return
      const [question] = await Promise.all([accountApi.askForPasskey(), loadLibrary()])
      if (!isOver) await signInWith(await answerOf(question, { fillsIn: true }))
    }
    const listen = (error: unknown) => {
      if (!isOver && isRefused(error)) onRefused(error)
    }
    const ask = () => void offer().catch(listen)
    ask()
    const again = setInterval(ask, renewAfterMs)
    return () => {
      isOver = true
      clearInterval(again)
    }
  }, [isPaused, onRefused])
  useEffect(() => () => void stopFillingIn(), [])
}
