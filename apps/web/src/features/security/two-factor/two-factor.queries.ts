import { failedWith, security, type BackupCodes, type OwnerProof, type TwoFactorSetup } from '@sadhana/contract'
import { useMutation } from '@tanstack/react-query'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { securityApi } from '../shared/security.queries.ts'
import { offerToSignOutOthers } from '../shared/sign-out-others.ts'
import { twoFactorText as text } from './two-factor.text.ts'

const refreshUser = () => queryClient.invalidateQueries(currentUserQuery)

// The callbacks are passed to the hooks and not to `mutate`, because they must run even after a change of tab: backup
// codes are shown only once.

/** Starts the setup. If the sign-in is too old for that, `onPasswordNeeded` asks for a proof to send along. */
export const useEnableTwoFactor = (onSetup: (setup: TwoFactorSetup) => void, onPasswordNeeded: () => void) =>
  useMutation({
    mutationFn: (proof: OwnerProof | undefined) => securityApi.enableTwoFactor({ body: proof ?? {} }),
    onSuccess: (setup) => {
      onSetup(setup)
      toast({ title: text.setup.started, text: text.setup.startedText, tone: 'success' })
    },
    onError: (error, proof) => {
      if (failedWith(security.enableTwoFactor, error, 'security.password_needed')) onPasswordNeeded()
      // If there was a proof, its field shows the error.
      else if (proof === undefined) failureToast(error, { text: text.enableFailed })
    },
  })

export const useConfirmTwoFactor = (onCodes: (codes: BackupCodes) => void) =>
  useMutation({
    mutationFn: (code: string) => securityApi.verifyTwoFactorSetup({ body: { code } }),
    onSuccess: async (codes) => {
      onCodes(codes)
      toast({
        title: text.setup.done,
        text: text.setup.doneText,
        tone: 'success',
        ...offerToSignOutOthers,
      })
      await refreshUser()
    },
  })

/** The sign-in is too old for the password alone, so a code is needed too. */
export const isFactorNeeded = (error: unknown): boolean =>
  failedWith(security.disableTwoFactor, error, 'security.factor_needed') ||
  failedWith(security.generateBackupCodes, error, 'security.factor_needed')

/** The password was right, and the code wasn't. */
export const isCodeWrong = (error: unknown): boolean =>
  failedWith(security.disableTwoFactor, error, 'security.code_invalid') ||
  failedWith(security.generateBackupCodes, error, 'security.code_invalid')

/** `onDisabled` is called once two-factor authentication is off and this form is gone. */
export const useDisableTwoFactor = (onDisabled: () => void) =>
  useMutation({
    mutationFn: (proof: OwnerProof) => securityApi.disableTwoFactor({ body: proof }),
    onSuccess: async () => {
      toast({
        title: text.enabled.disabled,
        text: text.enabled.disabledText,
        tone: 'success',
        ...offerToSignOutOthers,
      })
      await refreshUser()
      onDisabled()
    },
  })

export const useGenerateBackupCodes = (onCodes: (codes: BackupCodes) => void) =>
  useMutation({
    mutationFn: (proof: OwnerProof) => securityApi.generateBackupCodes({ body: proof }),
    onSuccess: (codes) => {
      onCodes(codes)
      toast({ title: text.enabled.generated, text: text.enabled.generatedText, tone: 'success' })
    },
  })
