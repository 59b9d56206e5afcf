// node verify-dkim.mjs LAB: verifies each email in LAB/mail/received with mailauth, and checks that a changed body is
// refused. trial.sh installs mailauth in LAB, because only this trial needs it.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const [, , lab] = process.argv
const { dkimVerify } = createRequire(join(lab, 'package.json'))('mailauth/lib/dkim/verify.js')
const record = readFileSync(join(lab, 'mail/keys/trial.txt'), 'utf8').match(/"[^"]*"/g)
const key = record.map((part) => part.slice(1, -1)).join('')

/** Only the key of the trial exists. */
const resolver = async (name, type) => {
  if (type === 'TXT' && name === 'trial._domainkey.sadhana.test') return [[key]]
  throw Object.assign(new Error(`no record for ${name}`), { code: 'ENOTFOUND' })
}
const resultOf = async (source) => {
  const { results } = await dkimVerify(Buffer.from(source, 'latin1'), { resolver })
  return results.map(({ signingDomain, status }) => `${signingDomain} ${status.result}`).join(', ')
}

const folder = join(lab, 'mail/received')
let verified = 0
for (const name of readdirSync(folder)) {
  // The sink adds its own lines before the email.
  const kept = readFileSync(join(folder, name), 'latin1').replace(/^X-(Client|Helo|Mail|Rcpt)-[A-Za-z]+:.*\n/gm, '')
  const source = kept.replace(/\r?\n/g, '\r\n')
  const subject = /^Subject: (.*)$/m.exec(source)?.[1]
  const results = [
    await resultOf(source),
    await resultOf(source.replace('Sadhana Compass', 'Sadhana Kompass').replace('Hello', 'Hallo')),
  ]
  console.log(`${subject}: as received ${results[0]}; changed ${results[1]}`)
  if (results[0] === 'sadhana.test pass' && !/pass/.test(results[1])) verified++
}
console.log(`${verified} of ${readdirSync(folder).length} emails verified`)
process.exitCode = verified > 0 && verified === readdirSync(folder).length ? 0 : 1
