import { casesOf as communityCasesOf } from '../community/cases.ts'
import { communitySizes } from '../community/size.ts'
import { startChild } from '../kit/child.ts'
import { loadUrl } from '../kit/load.ts'

/**
 * Runs our API at full load for STEADY_MINUTES (10). Every case of the community runs for a second at a time, again and
 * again. At the end, memory may be no larger than after the second minute, apart from the fluctuations of garbage
 * collection.
 */
const minutes = Number(process.env['STEADY_MINUTES'] ?? 10)
const allowedMegabytes = 15
const [size] = communitySizes([1_000_000])
if (!size) throw new Error('name a loaded size')

const api = await startChild(new URL('../servers/dated-api.ts', import.meta.url), [size.url])
const cases = await communityCasesOf(size)
const began = performance.now()
const megabytes: number[] = []
let [requests, failed] = [0, 0]
for (let minute = 1; minute <= minutes; minute++) {
  let most = 0
  while (performance.now() - began < minute * 60_000) {
    for (const { request } of cases) {
      const result = await loadUrl(api.urls.full, request, 1)
      requests += result.times.length
      failed += result.failed
      most = Math.max(most, (await api.usage()).residentBytes / 2 ** 20)
    }
  }
  megabytes.push(Math.round(most))
  console.log(
    `minute ${minute}: at most ${megabytes.at(-1)} MB resident, ${requests} requests so far, ${failed} failed`,
  )
}
await api.stop()
const growth = (megabytes.at(-1) ?? 0) - (megabytes[1] ?? 0)
console.log(`Since the second minute: ${growth} MB.`)
if (growth > allowedMegabytes || failed > 0) process.exitCode = 1
