import { operators } from './operators.ts'

/** Starting the command line takes a second, so each worker requests many codes at once. */
const atOnce = 150
const linesPerCode = 3
let stock: string[] = []

/** A referral code from the operators' command line, as the first member would get it. */
export function foundingCode(): string {
  if (stock.length === 0) {
    stock = operators('invite', '--count', String(atOnce))
      .split('\n')
      .filter((line, index) => line !== '' && index % linesPerCode === 0)
  }
  return stock.pop() ?? ''
}
