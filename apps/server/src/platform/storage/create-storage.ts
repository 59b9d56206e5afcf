import { fileURLToPath } from 'node:url'
import type { Config } from '#platform/config.ts'
import { createLocalStorage } from './local-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

const project = new URL('../../../../../', import.meta.url)

export function createStorage(config: Config): Storage {
  const url = new URL(config.STORAGE_URL, project)
  if (url.protocol === 'file:') return createLocalStorage(fileURLToPath(url))
  return createS3Storage({
    bucket: url.hostname,
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT,
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
  })
}
