import { phoneRoutes as routes } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import type { AccountDeps } from '../shared/account.deps.ts'
import { confirmPhone, verifyPhone } from './member-phone.service.ts'
import { registerByPhone, sendPhoneCode, signInByPhone } from './phone-sign-in.service.ts'

export const phoneRoutes = (deps: Omit<AccountDeps, 'db'>) =>
  implement(routes, {
    sendCode: ({ body, caller, db }) => sendPhoneCode({ ...deps, db }, body, caller),
    signIn: ({ body, caller, db }) => signInByPhone({ ...deps, db }, body, caller),
    register: ({ body, caller, db }) => registerByPhone({ ...deps, db }, body, caller),
    verifyPhone: ({ member, body, caller, db }) => verifyPhone({ ...deps, db }, member, body, caller),
    confirmPhone: ({ member, body, caller, db }) => confirmPhone({ ...deps, db }, member, body, caller),
  })
