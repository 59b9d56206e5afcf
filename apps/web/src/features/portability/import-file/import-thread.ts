import { type Ask, createAnswers } from './answers.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin, windows do
const answer = createAnswers((message) => postMessage(message))

onmessage = ({ data }: MessageEvent<Ask>) => void answer(data)
