import { type DepartureRequest, installationPattern, movePath } from '@sadhana/contract'

/**
 * What another installation asks for, in the parameters of the authorisation code grant. Undefined if it isn't whole,
 * or would lead anywhere but back there.
 */
export function departureRequestIn(search: string): DepartureRequest | undefined {
  const asked = new URLSearchParams(search)
  const [client = '', redirectUri = '', state = '', codeChallenge = ''] = [
    'client_id',
    'redirect_uri',
    'state',
    'code_challenge',
  ].map((name) => asked.get(name) ?? '')
  const isWhole =
    asked.get('response_type') === 'code' &&
    asked.get('code_challenge_method') === 'S256' &&
    installationPattern.test(client) &&
    URL.canParse(client) &&
    redirectUri === client + movePath &&
    /^[\w-]{22,128}$/.test(state) &&
    /^[\w-]{43}$/.test(codeChallenge)
  return isWhole ? { client, redirectUri, state, codeChallenge } : undefined
}
