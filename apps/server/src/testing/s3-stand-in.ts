import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll } from 'vitest'

type StoredObject = { bytes: Buffer; contentType: string }
type Upload = { path: string; contentType: string; parts: Map<number, Buffer> }
type Call = { method: string; path: string; query: URLSearchParams; request: IncomingMessage; response: ServerResponse }

/** Small enough that a few files already fill two pages. */
const pageSize = 3

/**
 * Implements the part of the S3 protocol that we use. It refuses requests that aren't signed with our key, but doesn't
 * verify signatures. Only a real server does that (`TEST_S3_ENDPOINT`).
 */
export async function s3StandIn(accessKeyId: string) {
  const objects = new Map<string, StoredObject>()
  const uploads = new Map<string, Upload>()

  const answer = async (call: Call) => {
    const { query } = call
    if (!isSigned(call, accessKeyId)) return refuse(call.response, 403, 'AccessDenied')
    if (query.has('uploads') || query.has('uploadId')) return answerUpload(call)
    if (query.has('list-type')) return answerList(call)
    return answerObject(call)
  }

  const answerObject = async ({ method, path, query, request, response }: Call) => {
    if (method === 'PUT') {
      objects.set(path, { bytes: await buffer(request), contentType: request.headers['content-type'] ?? '' })
      return response.writeHead(200, { etag: '"1"' }).end()
    }
    if (method === 'DELETE') {
      objects.delete(path)
      return response.writeHead(204).end()
    }
    const object = objects.get(path)
    if (!object) return refuse(response, 404, 'NoSuchKey')
    const [, start = '0', end = String(object.bytes.length - 1)] =
      /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
    if (Number(start) > 0 && Number(start) >= object.bytes.length) return refuse(response, 416, 'InvalidRange')
    const bytes = object.bytes.subarray(Number(start), Number(end) + 1)
    const disposition = query.get('response-content-disposition')
    return response
      .writeHead(request.headers.range ? 206 : 200, {
        'content-type': object.contentType,
        'content-length': bytes.length,
        ...(disposition && { 'content-disposition': disposition }),
      })
      .end(method === 'HEAD' ? undefined : bytes)
  }

  const answerUpload = async ({ method, path, query, request, response }: Call) => {
    const id = query.get('uploadId') ?? randomUUID()
    if (query.has('uploads')) {
      uploads.set(id, { path, contentType: request.headers['content-type'] ?? '', parts: new Map() })
      return sendXml(
        response,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      )
    }
    const upload = uploads.get(id)
    if (!upload) return refuse(response, 404, 'NoSuchUpload')
    if (method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), await buffer(request))
      return response.writeHead(200, { etag: `"${query.get('partNumber')}"` }).end()
    }
    uploads.delete(id)
    if (method === 'DELETE') return response.writeHead(204).end()
    const named = [...(await buffer(request)).toString().matchAll(/<PartNumber>(\d+)</g)]
    const bytes = Buffer.concat(named.map(([, number]) => upload.parts.get(Number(number)) ?? Buffer.alloc(0)))
    objects.set(path, { bytes, contentType: upload.contentType })
    return sendXml(response, '<CompleteMultipartUploadResult><ETag>"1"</ETag></CompleteMultipartUploadResult>')
  }

  const answerList = ({ path, query, response }: Call) => {
    const bucket = `${path.replace(/\/$/, '')}/`
    const keys = [...objects.keys()]
      .filter((name) => name.startsWith(`${bucket}${query.get('prefix') ?? ''}`))
      .map((name) => name.slice(bucket.length))
      .toSorted()
      .filter((key) => key > (query.get('continuation-token') ?? ''))
    const page = keys.slice(0, pageSize)
    const next = keys.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
    return sendXml(response, `<ListBucketResult>${contents}${next}</ListBucketResult>`)
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
    void answer({ method: request.method ?? '', path: pathname, query: searchParams, request, response })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => server.close())
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, uploads }
}

const isSigned = ({ request, query }: Call, accessKeyId: string): boolean =>
  request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKeyId}/`) === true ||
  (query.get('X-Amz-Credential')?.startsWith(`${accessKeyId}/`) === true && query.has('X-Amz-Signature'))

const sendXml = (response: ServerResponse, xml: string, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${xml}`)

const refuse = (response: ServerResponse, status: number, code: string) =>
  sendXml(response, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`, status)
