import { type WorkerRequest, createRequestHandler } from './request-handler.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin, windows do
const answer = createRequestHandler((message) => postMessage(message))

onmessage = ({ data }: MessageEvent<WorkerRequest>) => void answer(data)
