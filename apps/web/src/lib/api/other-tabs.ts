import { account, type Answer, type SentRequest } from '@sadhana/contract'

const channelName = 'sadhana-changes'
/** Several changes in a row count as one. */
const gatherMs = 300

let channel: BroadcastChannel | undefined
const openChannel = () => (channel ??= new BroadcastChannel(channelName))

const isChange = ({ method, route }: SentRequest, { status }: Answer) =>
  method !== 'GET' && status < 400 && route.access !== 'public' && route !== account.logout

/** Notifies the other tabs of this browser when the member has changed something here. */
export function announceChange(sent: SentRequest, answer: Answer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  if (isChange(sent, answer)) openChannel().postMessage('changed')
}

/** Calls `listener` after changes in other tabs, never after those of this one. */
export function onChangeElsewhere(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const gather = () => {
    clearTimeout(timer)
    timer = setTimeout(listener, gatherMs)
  }
  openChannel().addEventListener('message', gather)
  return () => {
    clearTimeout(timer)
    openChannel().removeEventListener('message', gather)
  }
}
