import { operators } from './operators.ts'

/** Asks the operators' command line for a referral code, as the first member's host would. */
export function foundingCode(): string {
  const [code = ''] = operators('invite').split('\n')
  return code
}
