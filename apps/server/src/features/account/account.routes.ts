import { account } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import type { AccountDeps } from './account.deps.ts'
import { changeEmail, verifyEmail } from './change-email.ts'
import { changePassword, resetPassword } from './change-password.ts'
import { readCurrentUser } from './current-user.ts'
import { forgotPassword } from './forgot-password.ts'
import { refreshSession } from './refresh-session.ts'
import { register } from './register.ts'
import { answerSecondFactor, signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export const accountRoutes = (deps: Omit<AccountDeps, 'db'>) =>
  implement(account, {
    register: ({ body, caller, db }) => register({ ...deps, db }, body, caller),
    login: ({ body, caller, db }) => signIn({ ...deps, db }, body, caller),
    verifyTwoFactor: ({ body, caller, db }) => answerSecondFactor({ ...deps, db }, { ...body, kind: 'totp' }, caller),
    verifyBackupCode: ({ body, caller, db }) =>
      answerSecondFactor({ ...deps, db }, { ...body, kind: 'backup' }, caller),
    refresh: ({ body, caller, db }) => refreshSession({ ...deps, db }, body.refreshToken, caller),
    logout: ({ body, member, caller, db }) => signOut({ ...deps, db }, body, member, caller),
    me: ({ member, db }) => readCurrentUser({ db }, member.id),
    forgotPassword: ({ body, db }) => forgotPassword({ db }, body.email),
    resetPassword: ({ body, caller, db }) => resetPassword({ ...deps, db }, body, caller),
    verifyEmail: ({ body, member, caller, db }) => verifyEmail({ ...deps, db }, body, member, caller),
    changeEmail: ({ body, member, caller, db }) => changeEmail({ ...deps, db }, member.id, body, caller),
    changePassword: ({ body, member, caller, db }) => changePassword({ ...deps, db }, member, body, caller),
  })
