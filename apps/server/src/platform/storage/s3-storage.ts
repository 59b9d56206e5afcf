import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { checkKey } from './key.ts'
import type { Storage } from './storage.ts'

type Options = {
  bucket: string
  region: string
  /** For S3-compatible stores; Amazon's own is found by region. */
  endpoint: string | undefined
  accessKeyId: string
  secretAccessKey: string
}

export function createS3Storage({ bucket, region, endpoint, accessKeyId, secretAccessKey }: Options): Storage {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
  })
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) })

  return {
    put: async (key, bytes, contentType) => {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType }))
    },
    get: async (key) => {
      try {
        const { Body, ContentType = 'application/octet-stream' } = await client.send(new GetObjectCommand(at(key)))
        return Body && { bytes: await Body.transformToByteArray(), contentType: ContentType }
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    delete: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)))
    },
  }
}
