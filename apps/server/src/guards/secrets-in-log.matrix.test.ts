import { afterAll, expect, test, vi } from 'vitest'
import { ask, type RequestParts } from '#testing/ask.ts'
import { movableClock } from '#testing/clock.ts'
import { aProvider } from '#testing/identity/identity-stand-in.ts'
import { recordedLog } from '#testing/recorded-log.ts'
import { requestFor } from '#testing/requests/index.ts'
import { allRoutes } from '#testing/routes.ts'
import { startTwilioStandIn, twilioSettings } from '#testing/sms/twilio-stand-in.ts'
import { testApp } from '#testing/test-app.ts'

const { log, written } = recordedLog('trace')
// Without a provider, texts would be written to the log, which production refuses.
const twilio = await startTwilioStandIn()
afterAll(twilio.close)
const clock = movableClock()
const kit = {
  ...(await testApp({ clock, log, config: { ...aProvider, ...twilioSettings(twilio.url), LOG_LEVEL: 'trace' } })),
  clock,
}
await kit.startWorker()

/** What opens something, or what people write. A name of a field is enough, at any depth. */
const secretFields =
  /^(.*password|token|accessToken|refreshToken|tempToken|ticket|code|backupCodes|referralCode|secret|identifier|email|phone|notes|additionalNotes|tags|text|words|caption|content|question|displayName|bio|reason|endpoint|p256dh|auth|name|recipient)$/i
/** Shorter ones, such as a single digit, are in every log. */
const minLength = 6
/** The kind of email that an operator sends again is no secret, although its field is named `email`. */
const kinds: ReadonlySet<string> = new Set(['password'])

function secretsIn(value: unknown, isSecret = false): string[] {
  if (typeof value === 'string') return isSecret && value.length >= minLength && !kinds.has(value) ? [value] : []
  if (typeof value !== 'object' || value === null || value instanceof ArrayBuffer) return []
  if (Array.isArray(value)) return value.flatMap((item) => secretsIn(item, isSecret))
  return Object.entries(value).flatMap(([field, inner]) => secretsIn(inner, isSecret || secretFields.test(field)))
}

/** The values that are in this text of a log, as they are or as JSON. */
const foundIn = (text: string, secrets: readonly string[]): string[] =>
  secrets.filter((secret) => text.includes(secret) || text.includes(JSON.stringify(secret).slice(1, -1)))

const sentBy = ({ as, params, query, body }: RequestParts): string[] => [
  ...(as ? [as.token] : []),
  ...secretsIn({ params, query, body }),
]

test('a secret in the log is found', () => {
  const body = { password: 'kelp owl moss', more: [{ notes: 'a private “thought”\n' }], durationMinutes: 10 }
  const secrets = sentBy({ as: { token: 'an access token' }, body })
  expect(foundIn('{"msg":"an access token"}', secrets)).toEqual(['an access token'])
  expect(foundIn(JSON.stringify({ free: body }), secrets)).toEqual(['kelp owl moss', 'a private “thought”\n'])
  expect(foundIn('{"status":200}', secrets)).toEqual([])
})

/** The request as it is, one that the contract refuses, and one with a token that isn't ours. */
const variantsOf = (request: RequestParts): RequestParts[] => [
  request,
  ...(request.body && !(request.body instanceof ArrayBuffer)
    ? [{ ...request, body: { ...request.body, unexpected: { password: 'nested kelp owl moss' } } }]
    : []),
  { ...request, as: { token: `${request.as?.token ?? 'not.a'}.token` } },
]

test.each(allRoutes)('$name leaves no secret in the log at the trace level', async ({ name, route }) => {
  const before = written().length
  const request = await requestFor(name)(kit)
  const secrets: string[] = []
  for (const variant of variantsOf(request)) {
    const { status, body } = await ask(kit.url, route, variant)
    secrets.push(...sentBy(variant), ...(status < 300 ? secretsIn(body) : []))
  }
  // A line is written after its reply.
  await vi.waitFor(() => expect(written().slice(before)).toContain(`"route":"${route.path}"`), 60_000)
  const logged = written().slice(before)
  expect(foundIn(logged, secrets)).toEqual([])
})
