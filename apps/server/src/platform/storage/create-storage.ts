import { fileURLToPath } from 'node:url'
import type { Config } from '#platform/config.ts'
import type { DownloadLinks } from './download-links.ts'
import { createLocalStorage } from './local-storage.ts'
import type { Storage } from './storage.ts'

const project = new URL('../../../../../', import.meta.url)

export const isLocal = ({ STORAGE_URL }: Config): boolean => STORAGE_URL.startsWith('file:')

/** A relative path is relative to the project. */
export const storageUrl = ({ STORAGE_URL }: Config): URL => new URL(STORAGE_URL, project)

export async function createStorage(config: Config, links: DownloadLinks): Promise<Storage> {
  const url = storageUrl(config)
  if (isLocal(config)) return createLocalStorage(fileURLToPath(url), links)
  // Loaded here because the S3 client is large, and a local folder doesn't need it.
  const { createS3Storage } = await import('./s3-storage.ts')
  return createS3Storage({
    bucket: url.hostname,
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT,
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
  })
}
