import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { dispositionOf } from './download-links.ts'
import { checkFolder, checkKey } from './key.ts'
import { inParts } from './parts.ts'
import type { Storage } from './storage.ts'

type Options = {
  bucket: string
  region: string
  /** Set for S3-compatible stores. Amazon's own is found by region. */
  endpoint: string | undefined
  accessKeyId: string
  secretAccessKey: string
}

type Place = { Bucket: string; Key: string; ContentType: string }

/** A file can have at most 10,000 parts, so this allows 80 GB. */
const partBytes = 8 * 1024 * 1024

export function createS3Storage({ bucket, region, endpoint, accessKeyId, secretAccessKey }: Options): Storage {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // By default the client adds checksums that S3-compatible stores refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
    ...(endpoint && { endpoint, forcePathStyle: true }),
  })
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) })
  const remove = async (key: string) => void (await client.send(new DeleteObjectCommand(at(key))))

  async function* pagesOf(folder: string): AsyncIterable<string[]> {
    let token: string | undefined
    do {
      const page: ListObjectsV2CommandOutput = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: checkFolder(folder), ContinuationToken: token }),
      )
      yield (page.Contents ?? []).flatMap(({ Key }) => Key ?? [])
      token = page.NextContinuationToken
    } while (token)
  }

  return {
    put: async (key, content, contentType) => {
      const place = { ...at(key), ContentType: contentType }
      const parts = inParts(content, partBytes)[Symbol.asyncIterator]()
      const first = await parts.next()
      const bytes = first.done ? new Uint8Array() : first.value
      if (bytes.length < partBytes) await client.send(new PutObjectCommand({ ...place, Body: bytes }))
      else await putInParts(client, place, bytes, { [Symbol.asyncIterator]: () => parts })
    },
    find: async (key) => {
      const head = await orMissing(client.send(new HeadObjectCommand(at(key))))
      return head && { size: head.ContentLength ?? 0, contentType: head.ContentType ?? 'application/octet-stream' }
    },
    get: async (key, range) => {
      const wanted = range && { Range: `bytes=${range.start}-${range.end}` }
      const object = await orMissing(client.send(new GetObjectCommand({ ...at(key), ...wanted })))
      // In Node the body is always a Node stream.
      return object?.Body as Readable | undefined
    },
    async *list(folder) {
      for await (const keys of pagesOf(folder)) yield* keys
    },
    delete: remove,
    deleteAll: async (folder) => {
      for await (const keys of pagesOf(folder)) await Promise.all(keys.map(remove))
    },
    downloadUrl: async (key, { name, seconds }) => {
      const download = new GetObjectCommand({ ...at(key), ResponseContentDisposition: dispositionOf(name) })
      return getSignedUrl(client, download, { expiresIn: seconds })
    },
  }
}

/** The file appears once all parts are uploaded. After a failure, the parts are discarded. */
async function putInParts(client: S3Client, place: Place, first: Uint8Array, rest: AsyncIterable<Uint8Array>) {
  const { ContentType, ...at } = place
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...at, ContentType }))
  const upload = { ...at, UploadId }
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = []
    const send = async (Body: Uint8Array) => {
      const PartNumber = Parts.length + 1
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }))
      Parts.push({ PartNumber, ETag })
    }
    await send(first)
    for await (const part of rest) await send(part)
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand(upload))
    throw error
  }
}

async function orMissing<T>(asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)) return undefined
    throw error
  }
}
