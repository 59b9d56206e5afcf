import { accessTokens } from './access-tokens.ts'
import { accountWays } from './account-ways.ts'
import { account } from './account.ts'
import { mail } from './mail.ts'
import { type Mutant, mutantsOf } from './mutant.ts'
import { membersData } from './members-data.ts'
import { moves } from './moves.ts'
import { platform } from './platform.ts'
import { practice } from './practice.ts'
import { securityPolicy } from './security-policy.ts'
import { security } from './security.ts'
import { wellness } from './wellness.ts'

export const mutants: readonly Mutant[] = mutantsOf([
  ...account,
  ...accountWays,
  ...security,
  ...securityPolicy,
  ...accessTokens,
  ...practice,
  ...platform,
  ...mail,
  ...wellness,
  ...membersData,
  ...moves,
])
