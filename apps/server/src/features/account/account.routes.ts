import { account } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import { changeEmail, verifyEmail } from './email/change-email.service.ts'
import { readDelivery, resumeEmail } from './email/delivery.service.ts'
import { beginErasure, eraseAtOnce, previewErasure, sendErasureCode } from './erase/begin-erasure.service.ts'
import { askOwnerForPasskey, confirmWithPasskey } from './passkey/answered-passkey.service.ts'
import {
  askForPasskey,
  askForPasskeyStep,
  answerWithPasskey,
  signInWithPasskey,
} from './passkey/passkey-sign-in.service.ts'
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './passkey/passkeys.service.ts'
import { changePassword, resetPassword } from './password/change-password.service.ts'
import { readCurrentUser } from './sessions/current-user.service.ts'
import { forgotPassword } from './password/forgot-password.service.ts'
import { refreshSession } from './sessions/refresh-session.service.ts'
import { register } from './registration/register.service.ts'
import { answerTwoFactor, signIn } from './sign-in/sign-in.service.ts'
import { signOut } from './sessions/sign-out.service.ts'
import {
  explainRefusal,
  linkSocial,
  listLinkedAccounts,
  registerSocial,
  unlinkSocial,
} from './social/linked-accounts.service.ts'
import { startProviderProof } from './social/provider-proof.service.ts'
import type { SocialDeps } from './social/social.service.ts'

export function accountRoutes(deps: Omit<SocialDeps, 'db'>) {
  // What is turned off for everyone, and when the installation closes, so that screens leave it out or explain it.
  const readSwitches = async () => {
    const [off, closing] = await Promise.all([deps.switches.off(), deps.switches.closing()])
    return { off: [...off], ...(closing && { closing }) }
  }
  return implement(account, {
    register: ({ body, caller, db, idempotencyKey }) => register({ ...deps, db }, body, caller, idempotencyKey),
    login: ({ body, caller, db }) => signIn({ ...deps, db }, body, caller),
    verifyTwoFactor: ({ body, caller, db }) => answerTwoFactor({ ...deps, db }, { ...body, kind: 'totp' }, caller),
    verifyBackupCode: ({ body, caller, db }) => answerTwoFactor({ ...deps, db }, { ...body, kind: 'backup' }, caller),
    refresh: ({ body, caller, db }) => refreshSession({ ...deps, db }, body.refreshToken, caller),
    logout: ({ body, member, caller, db }) => signOut({ ...deps, db }, body, member, caller),
    me: async ({ member, caller, db }) => {
      const user = await readCurrentUser({ db }, member.id)
      const isFollowed = user.language !== undefined && caller.followLanguage(user.language)
      return { ...user, ...(await readSwitches()), ...(isFollowed && { followsLanguage: true }) }
    },
    forgotPassword: ({ body, caller, db }) => forgotPassword({ db }, body.email, caller),
    resetPassword: ({ body, caller, db }) => resetPassword({ ...deps, db }, body, caller),
    verifyEmail: ({ body, member, caller, db }) => verifyEmail({ ...deps, db }, body, member, caller),
    changeEmail: ({ body, member, caller, db }) => changeEmail({ ...deps, db }, member, body, caller),
    emailDelivery: ({ member, db }) => readDelivery({ ...deps, db }, member.id),
    resumeEmail: ({ member, db }) => resumeEmail({ ...deps, db }, member.id),
    erasurePreview: ({ member, db }) => previewErasure({ ...deps, db }, member.id),
    sendErasureCode: ({ member, db }) => sendErasureCode({ ...deps, db }, member.id),
    askErasurePasskey: ({ member, db }) => askOwnerForPasskey({ ...deps, db }, member.id),
    startErasureProvider: ({ member, body, db }) => startProviderProof({ ...deps, db }, member, body),
    erase: ({ member, body, caller, db }) => beginErasure({ ...deps, db }, member, body, caller),
    eraseAtOnce: ({ member, body, caller, db }) => eraseAtOnce({ ...deps, db }, member, body, caller),
    passkeys: ({ member, db }) => listPasskeys({ db }, member.id),
    startPasskey: ({ member, body, db }) => startPasskey({ ...deps, db }, member, body ?? {}),
    addPasskey: ({ member, body, caller, db }) => addPasskey({ ...deps, db }, member.id, body, caller),
    confirmWithPasskey: ({ member, body, caller, db }) => confirmWithPasskey({ ...deps, db }, member, body, caller),
    renamePasskey: ({ member, params, body, db }) => renamePasskey({ db }, member.id, params.id, body.name),
    removePasskey: ({ member, params, body, caller, db }) =>
      removePasskey({ ...deps, db }, member, { id: params.id, proof: body ?? {} }, caller),
    askForPasskey: ({ db }) => askForPasskey({ ...deps, db }),
    signInWithPasskey: ({ body, caller, db }) => signInWithPasskey({ ...deps, db }, body, caller),
    askForPasskeyStep: ({ body, db }) => askForPasskeyStep({ ...deps, db }, body),
    verifyPasskey: ({ body, caller, db }) => answerWithPasskey({ ...deps, db }, body, caller),
    changePassword: ({ body, member, caller, db }) => changePassword({ ...deps, db }, member, body, caller),
    socialProviders: async () => ({
      ...(deps.ownProvider && { oidc: deps.ownProvider }),
      providers: [...deps.identity.keys()],
      phoneCountries: [...(deps.texts?.countries ?? [])],
      ...(await readSwitches()),
      ...(deps.checksBreaches && { checksBreaches: true }),
    }),
    registerSocial: ({ body, caller, db }) => registerSocial({ ...deps, db }, body, caller),
    socialRefusal: ({ body, caller, db }) => explainRefusal({ ...deps, db }, body.ticket, caller),
    linkedAccounts: ({ member, db }) => listLinkedAccounts({ ...deps, db }, member.id),
    linkSocial: ({ member, body, caller, db }) => linkSocial({ ...deps, db }, member, body, caller),
    unlinkSocial: ({ member, body, caller, db }) => unlinkSocial({ ...deps, db }, member, body, caller),
  })
}
