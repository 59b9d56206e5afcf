import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll } from 'vitest'

/** Speaks as much of the S3 protocol as we use; a request without a signature by our key is refused. */
export async function s3StandIn(accessKeyId: string) {
  const objects = new Map<string, { bytes: Buffer; contentType: string }>()
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url?.split('?')[0] ?? ''
    const refuse = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)

    if (!request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKeyId}/`)) {
      refuse(403, 'AccessDenied')
    } else if (request.method === 'PUT') {
      objects.set(path, { bytes: await buffer(request), contentType: request.headers['content-type'] ?? '' })
      response.writeHead(200, { etag: '"1"' }).end()
    } else if (request.method === 'DELETE') {
      objects.delete(path)
      response.writeHead(204).end()
    } else {
      const object = objects.get(path)
      if (object) response.writeHead(200, { 'content-type': object.contentType }).end(object.bytes)
      else refuse(404, 'NoSuchKey')
    }
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => server.close())
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
