import { createECDH } from 'node:crypto'
import { findProblem, type Finding, ok, type Patient, unchecked, wrong } from './findings.ts'

/** Apple answers 403 to every message whose subject no one could write to. */
const placeholder =
  /@(localhost|example\.(com|org|net))$|[@/.](example|test|invalid|localhost)(\/|$)|^https:\/\/localhost/

export async function checkPush(patient: Patient): Promise<Finding> {
  const problem = findProblem(patient, 'VAPID_')
  if (problem) return problem
  if (!patient.config) return unchecked('the settings can’t be read')
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = patient.config
  if (!publicKey || !privateKey || !subject) {
    return ok('not set up: reminders come by email and calendar alone; cli push-keys prints keys for push messages')
  }
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(privateKey, 'base64url')
  if (ecdh.getPublicKey('base64url') !== publicKey) {
    return wrong('the two keys do not belong together', 'run cli push-keys, and put both keys into .env')
  }
  if (placeholder.test(subject)) {
    return wrong(
      `VAPID_SUBJECT is a placeholder, and some push services refuse it: ${subject}`,
      'set VAPID_SUBJECT to mailto: and an address that you read, then restart',
    )
  }
  return ok(`push messages are signed as ${subject}`)
}
