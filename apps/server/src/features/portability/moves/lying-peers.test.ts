import type { ServerResponse } from 'node:http'
import { importPartBytes, type MoveRefusal, portability } from '@sadhana/contract'
import { describe, expect, onTestFinished, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { answerIn } from '#testing/portability/departures.ts'
import { practiceFile, practiceLine, zipOf } from '#testing/portability/archives.ts'
import { ownFolder, requestIn, settled } from '#testing/portability/installations.ts'
import { type Interception, startRelay } from '#testing/portability/relay.ts'
import { testApp } from '#testing/test-app.ts'
import { maxArchiveBytes } from './move-values.service.ts'

const [peer, secret] = [await startRelay(), await startRelay()]
const config = { PUBLIC_URL: 'http://next.localhost', MOVE_PRIVATE_PEER: peer.url, STORAGE_URL: ownFolder() }
const app = await testApp({ config })
await app.startWorker()

const { departureToken, departedArchive, departedPart } = portability
type Answers = Record<string, (response: ServerResponse) => unknown>

const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const redirect = (response: ServerResponse) => response.writeHead(302, { location: `${secret.url}/secret` }).end()
const grant = json({ token: 't'.repeat(43), expiresIn: 3_600, version: 1 })
const bytesOf = (content: Buffer) => ({
  [departedArchive.path]: json({ state: 'ready', bytes: content.length }),
  [departedPart.path]: (response: ServerResponse) => response.writeHead(200).end(content),
})

/** Sends without end, until the other side hangs up. */
function endless(response: ServerResponse): void {
  const chunk = Buffer.alloc(256 * 1024)
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.writeHead(200).on('drain', more)
  more()
}

function play(answers: Answers): void {
  const intercept: Interception = async ({ path }, response) => answers[path]?.(response)
  peer.intercept = intercept
  onTestFinished(() => {
    peer.intercept = undefined
  })
}

/** A member comes back from a peer that answers like this. */
async function comeBack(answers: Answers) {
  const here = app.as(await app.member())
  play({ [departureToken.path]: grant, ...answers })
  const { url } = await here.portability.startMove({ body: { id: newId(), address: peer.url } })
  const body = { state: requestIn(url).state, code: 'c'.repeat(43), issuer: peer.url }
  return { here, answer: here.portability.answerMove({ body }) }
}

describe('when a code is exchanged', () => {
  test.each<[string, (response: ServerResponse) => unknown, string]>([
    ['a redirect to a private address', redirect, 'move_answer_wrong'],
    ['no JSON', (response) => response.end('<html>'), 'move_answer_wrong'],
    ['other JSON', json({ token: 1 }), 'move_answer_wrong'],
    ['nothing here', json({ code: 'request.not_found' }, 404), 'move_answer_wrong'],
    ['an endless answer', endless, 'move_answer_wrong'],
    ['a refusal', json({ code: 'portability.departure_code_refused' }, 403), 'move_expired'],
    ['a newer version', json({ token: 't'.repeat(43), expiresIn: 60, version: 2 }), 'move_version_newer'],
    ['an error of its own', json({}, 500), 'move_unreachable'],
    ['a broken connection', (response) => response.destroy(), 'move_unreachable'],
  ])('%s is refused in words', async (_, lie, code) => {
    const { here, answer } = await comeBack({ [departureToken.path]: lie })
    await expect(answer).rejects.toMatchObject({ code: `portability.${code}`, message: expect.stringMatching(/\.$/) })
    expect(await here.portability.moves()).toMatchObject({ here: { state: 'asking' } })
  })
})

const part = Buffer.alloc(1_000)
const damaged = { files: [{ name: 'data/practice_sessions.jsonl', rows: 1, bytes: 1, sha256: 'f'.repeat(64) }] }

describe('when an archive is fetched', () => {
  test.each<[string, Answers, MoveRefusal]>([
    [
      'a size beyond all bounds',
      { [departedArchive.path]: json({ state: 'ready', bytes: maxArchiveBytes + 1 }) },
      'too-large',
    ],
    ['a size below zero', { [departedArchive.path]: json({ state: 'ready', bytes: -1 }) }, 'answer-wrong'],
    ['an archive that failed', { [departedArchive.path]: json({ state: 'failed', bytes: null }) }, 'failed-there'],
    ['a redirect to a private address', { [departedArchive.path]: redirect }, 'answer-wrong'],
    ['a redirected part', { ...bytesOf(part), [departedPart.path]: redirect }, 'answer-wrong'],
    [
      'a part that is too short',
      { ...bytesOf(part), [departedPart.path]: (response) => response.end('short') },
      'answer-wrong',
    ],
    ['an endless part', { ...bytesOf(part), [departedPart.path]: endless }, 'too-large'],
    ['a token that ended', { [departedArchive.path]: json({}, 403) }, 'expired'],
  ])('%s ends the move in words', async (_, answers, refusal) => {
    const { here, answer } = await comeBack(answers)
    await answer
    expect((await settled(here)).move).toMatchObject({ state: 'refused', refusal })
    expect((await here.practice.list({ query: {} })).items).toEqual([])
  })

  test('a size that changes on the way ends the move', async () => {
    let asked = 0
    const { here, answer } = await comeBack({
      ...bytesOf(part),
      [departedArchive.path]: (response) => json({ state: 'ready', bytes: importPartBytes + asked++ })(response),
      // The first run stops here, as if the network were down.
      [departedPart.path]: (response) => json({}, 503)(response),
    })
    await answer
    expect((await settled(here)).move).toMatchObject({ refusal: 'answer-wrong' })
  })

  test.each<[string, () => Promise<Buffer>, string]>([
    ['something that is no archive', async () => part, 'not-an-archive'],
    ['a forged manifest', () => zipOf(practiceFile(practiceLine()), { manifest: damaged }), 'damaged'],
    ['a newer format', () => zipOf(practiceFile(practiceLine()), { manifest: { version: 2 } }), 'newer-version'],
    ['another format', () => zipOf(practiceFile(practiceLine()), { manifest: { format: 'x' } }), 'not-an-archive'],
  ])('%s is refused by the import', async (_, make, refusal) => {
    const { here, answer } = await comeBack(bytesOf(await make()))
    await answer
    const { move, state } = await settled(here)
    expect(state).toBe('refused')
    expect(await here.portability.import({ params: { id: move.importId } })).toMatchObject({ refusal })
  })

  test('an honest archive arrives, and an entry that can’t be read is counted', async () => {
    const content = await zipOf(practiceFile(practiceLine(), practiceLine({ time: '07:00:00', duration: -5 })))
    const { here, answer } = await comeBack(bytesOf(content))
    await answer
    const { move } = await settled(here)
    const { counts } = await here.portability.import({ params: { id: move.importId } })
    expect(counts).toMatchObject({ practices: { new: 1 }, broken: 1 })
  })
})

test('no request has left for where the redirects led', () => {
  expect(secret.calls).toEqual([])
})

const strict = await testApp({ config: { PUBLIC_URL: 'https://next.example' } })

const start = async (address: string) =>
  strict.as(await strict.member()).portability.startMove({ body: { id: newId(), address } })

describe('without an exception for it', () => {
  const port = new URL(peer.url).port

  test.each([
    `http://127.0.0.1:${port}`,
    `https://127.0.0.1:${port}`,
    `https://2130706433:${port}`,
    `https://[::1]:${port}`,
    `https://[::ffff:127.0.0.1]:${port}`,
    `https://localhost:${port}`,
    'https://10.0.0.1',
    'https://192.168.1.1',
    'https://169.254.169.254',
    'https://[fd00::1]',
  ])('%s is refused as private', async (address) => {
    await expect(start(address)).rejects.toMatchObject({ code: 'portability.move_address_private' })
  })

  test.each([
    '',
    'nowhere',
    'ftp://compass.example',
    'http://compass.example',
    'https://a:b@compass.example',
    'https://',
  ])('%j is refused as no address of an installation', async (address) => {
    await expect(start(address)).rejects.toMatchObject({ status: 422 })
  })

  test('its own address is refused, and one without https:// is understood', async () => {
    await expect(start('next.example')).rejects.toMatchObject({ code: 'portability.move_address_own' })
    expect(await start('Former.example/settings')).toMatchObject({ peer: 'https://former.example' })
  })

  test('no request leaves for a private address, also not one that was stored', async () => {
    const asha = await strict.member()
    const here = strict.as(asha)
    const before = peer.calls.length
    const { url } = await here.portability.startMove({ body: { id: newId(), address: 'https://former.example' } })
    for (const address of [`http://127.0.0.1:${port}`, `https://localhost:${port}`, `https://127.0.0.1:${port}`]) {
      await strict.db.updateTable('moves').set({ peer: address }).where('user_id', '=', asha.id).execute()
      const body = { state: requestIn(url).state, code: 'c'.repeat(43), issuer: address }
      await expect(here.portability.answerMove({ body })).rejects.toMatchObject({
        code: 'portability.move_address_private',
      })
    }
    expect(peer.calls.length).toBe(before)
  })

  test('a practice goes only to installations with https', async () => {
    const asha = await strict.member()
    const client = 'http://next.localhost'
    const body = {
      client,
      redirectUri: `${client}/settings/move`,
      state: 's'.repeat(43),
      codeChallenge: 'c'.repeat(43),
    }
    await expect(strict.as(asha).portability.approveDeparture({ body })).rejects.toMatchObject({
      code: 'portability.departure_unsafe',
    })
    const secure = { ...body, client: 'https://other.example', redirectUri: 'https://other.example/settings/move' }
    const { url } = await strict.as(asha).portability.approveDeparture({ body: secure })
    expect(answerIn(url).issuer).toBe('https://next.example')
  })
})
