/** Errors with values. Those without are in the contract. */
export const en = {
  unavailable: (operator: string) => `Recovery needs a verified email address. Please contact us: ${operator}`,
  notReady: (moment: string) => `This link works from ${moment}. Please keep the email until then.`,
}

export type RecoveryTexts = typeof en
