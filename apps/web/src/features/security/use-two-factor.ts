import type { TwoFactorSetup } from '@sadhana/contract'
import { useState } from 'react'
import { securityApi } from '#lib/api/security.ts'
import { currentUserQuery } from '#lib/current-user.ts'
import { queryClient } from '#lib/query-client.ts'
import { toast } from '#ui/toast-store.ts'

type View = { name: 'initial' } | { name: 'setup'; setup: TwoFactorSetup } | { name: 'backupCodes'; codes: string[] }

export type TwoFactor = ReturnType<typeof useTwoFactor>

const refreshUser = () => queryClient.invalidateQueries(currentUserQuery)
const failed = (text: string) => toast({ title: 'Error', text, tone: 'error' })

/** The three views of two-factor sign-in, and the calls that lead from one to the next. */
export function useTwoFactor() {
  const [view, setView] = useState<View>({ name: 'initial' })
  const [isPending, setPending] = useState(false)

  /** True when it went well; a failure is said in the given words. */
  const attempt = async (step: () => Promise<void>, failure: string): Promise<boolean> => {
    setPending(true)
    try {
      await step()
      return true
    } catch {
      failed(failure)
      return false
    } finally {
      setPending(false)
    }
  }

  return {
    view,
    isPending,
    returnToStart: () => setView({ name: 'initial' }),
    start: () =>
      attempt(async () => {
        setView({ name: 'setup', setup: await securityApi.enableTwoFactor() })
        toast({ title: '2FA Setup Initiated', text: 'Scan the QR code with your authenticator app.', tone: 'success' })
      }, 'Failed to enable 2FA. Please try again.'),
    confirm: (code: string) =>
      attempt(async () => {
        const { backupCodes } = await securityApi.verifyTwoFactorSetup({ body: { code } })
        setView({ name: 'backupCodes', codes: backupCodes })
        toast({ title: '2FA Enabled', text: 'Please keep your backup codes.', tone: 'success' })
        await refreshUser()
      }, 'Invalid verification code. Please try again.'),
    disable: (password: string) =>
      attempt(async () => {
        await securityApi.disableTwoFactor({ body: { password } })
        setView({ name: 'initial' })
        toast({ title: '2FA Disabled', text: 'Your password alone now opens your account.', tone: 'success' })
        await refreshUser()
      }, 'Failed to disable 2FA. Please check your password and try again.'),
    regenerate: (password: string) =>
      attempt(async () => {
        const { backupCodes } = await securityApi.generateBackupCodes({ body: { password } })
        setView({ name: 'backupCodes', codes: backupCodes })
        toast({ title: 'Backup Codes Generated', text: 'The old ones no longer work.', tone: 'success' })
      }, 'Failed to generate backup codes. Please check your password and try again.'),
  }
}
