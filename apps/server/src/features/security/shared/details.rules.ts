import type { Language } from '@sadhana/contract'
import { detailsTexts } from './details.texts.ts'

const signIns = new Set(['login_success', 'login_success_new_device', 'account_created_success'])
const signIn = /^(?<app>.+?)(?: on (?<system>.+))?, (?<way>[a-z ]+)$/
const endedTokens = /^(\d+) access tokens?$/

const { en } = detailsTexts
const isWay = (way: string): way is keyof typeof en.ways => Object.hasOwn(en.ways, way)

/**
 * What the log says about an event, such as "Firefox on Linux, password", in the language of a reader. Names that members
 * gave stay as they are.
 */
export function detailsIn(language: Language, type: string, details: string | null): string | null {
  const { device, app: unknownApp, on, ways, tokens } = detailsTexts[language]
  if (type === 'access_tokens_ended') {
    const [, count] = endedTokens.exec(details ?? '') ?? []
    return count === undefined ? details : tokens(Number(count))
  }
  const { app = '', system, way = '' } = signIn.exec(details ?? '')?.groups ?? {}
  if (!signIns.has(type) || !isWay(way)) return details
  const unknown = new Map([
    [en.device, device],
    [en.app, unknownApp],
  ])
  return `${[unknown.get(app) ?? app, system].filter(Boolean).join(` ${on} `)}, ${ways[way]}`
}
