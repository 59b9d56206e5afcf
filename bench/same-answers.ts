import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { casesOf as communityCasesOf } from './community/cases.ts'
import { nameOf } from './community/names.ts'
import { communitySizes, lightMembers } from './community/size.ts'
import { startChild } from './kit/child.ts'
import { type Call, send } from './kit/pace.ts'
import { memberId, type Size } from './kit/sizes.ts'
import { bearerOf } from './kit/tokens.ts'
import { casesOf as practiceCasesOf } from './practice/cases.ts'
import { longMember, practiceSizes } from './practice/size.ts'

/**
 * `npm run bench:same -- 100000 TREE` requests the same lists and pages of the loaded data from our API and from that
 * of another working tree. The replies must be the same, byte by byte once their keys are sorted.
 */
const tree = process.argv.slice(2).find((word) => !/^\d+$/.test(word))
if (!tree) throw new Error('Name the other working tree.')
const requests = 260
const maxAttempts = 20

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  )
}
const comparable = ({ status, body }: { status: number; body: string }) =>
  `${status} ${body === '' ? '' : JSON.stringify(sortKeys(JSON.parse(body)))}`

/** A server that is overloaded, as it may be just after its start, gets the request again. */
async function answerOf(agent: Agent, url: string, call: Call) {
  let answer = await send(agent, url, call)
  for (let attempt = 1; answer.status === 503 && attempt < maxAttempts; attempt++) {
    await setTimeout(500)
    answer = await send(agent, url, call)
  }
  return answer
}

type FoundPage = { items?: { displayName?: string }[] }

/** The order of members with the same name isn't defined, so any of them may be last on a page of results. */
function isTie(answers: { body: string }[]): boolean {
  const [one, other] = answers.map(({ body }) =>
    ((JSON.parse(body) as FoundPage).items ?? []).map(({ displayName }) => displayName ?? '').join('\n'),
  )
  return one !== undefined && one.trim() !== '' && one === other
}

/** Pages that the cases of the bench don't request. */
async function otherPages(size: Size, isCommunity: boolean, number: number): Promise<Call[]> {
  const member = number % size.members
  const { username } = nameOf(lightMembers(size) + member)
  const owner = isCommunity || number % 5 > 0 ? memberId(member) : longMember(size)
  const headers = { authorization: await bearerOf(owner) }
  const paths = isCommunity
    ? [
        `/api/people/${username}`,
        `/api/people/${username}/followers`,
        `/api/people/${username}/following`,
        `/api/people/${username}/sessions?limit=${1 + (number % 100)}`,
        `/api/feed?limit=${1 + (number % 100)}`,
        `/api/feed?scope=following&limit=${1 + (number % 100)}`,
        `/api/users/search?q=${encodeURIComponent(username.slice(0, 1 + (number % 12)))}`,
        '/api/blocks',
        '/api/mutes',
      ]
    : [
        `/api/practice-sessions?limit=${1 + (number % 100)}`,
        '/api/practice-sessions?limb=asana',
        '/api/usual-practices',
        '/api/practice-sessions/deleted',
        '/api/gamification/stats',
        '/api/gamification/achievements',
        '/api/analytics?range=last-90-days',
        '/api/auth/me',
        '/api/wellness/insights',
        '/api/journey/settings',
        '/api/meditation-stats',
      ]
  return paths.map((path) => ({ method: 'GET', path, headers }))
}

async function compareOn(size: Size, casesOf: typeof communityCasesOf, isCommunity: boolean) {
  const servers = [
    new URL('servers/dated-api.ts', import.meta.url),
    new URL(`file://${tree}/bench/servers/dated-api.ts`),
  ]
  const [ours, theirs] = await Promise.all(servers.map((server) => startChild(server, [size.url])))
  if (!ours || !theirs) throw new Error('two servers are needed')
  const cases = (await casesOf(size)).filter(({ request }) => request().method === 'GET')
  const agent = new Agent({ keepAlive: true })
  const counts = { same: 0, refused: 0, ties: 0, different: 0 }
  const compareOne = async (call: Call) => {
    const answers = await Promise.all([ours, theirs].map(({ urls }) => answerOf(agent, urls.full, call)))
    const [one = '', other = ''] = answers.map(comparable)
    if (one === other && answers[0] && answers[0].status < 300) counts.same++
    else if (one === other) counts.refused++
    else if (isTie(answers)) counts.ties++
    else counts.different++
    if (one !== other) console.log(`${call.path}\n  ${one}\n  ${other}`)
  }
  for (let number = 0; counts.same < requests && counts.different < requests; number++) {
    for (const { request } of cases) await compareOne(request() as Call)
    for (const call of await otherPages(size, isCommunity, 1 + number * 37)) await compareOne(call)
  }
  agent.destroy()
  await Promise.all([ours.stop(), theirs.stop()])
  console.log(
    `${size.database}: ${counts.same} the same, ${counts.refused} refused alike, ${counts.ties} with a tie, ${counts.different} different`,
  )
  if (counts.different > 0) process.exitCode = 1
}

for (const size of communitySizes([100_000])) await compareOn(size, communityCasesOf, true)
for (const size of practiceSizes([100_000])) await compareOn(size, practiceCasesOf, false)
