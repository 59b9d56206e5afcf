/** The images that a Dockerfile starts from, without digests and each once. Stages of its own are left out. */
export function basesOf(dockerfile: string): string[] {
  const froms = [...dockerfile.matchAll(/^FROM\s+(?:--\S+\s+)*(\S+?)(?:@sha256:\w+)?(?:\s+AS\s+(\S+))?\s*$/gim)]
  const stages = new Set(froms.map(([, , stage]) => stage))
  return [...new Set(froms.map(([, image = '']) => image))].filter((image) => !stages.has(image))
}

const isDigest = (text: string) => /^sha256:[0-9a-f]{64}$/.test(text)

/** The Dockerfile with this digest after every use of the image. The tag stays, so that people can read it. */
export function pinned(dockerfile: string, image: string, digest: string): string {
  if (!isDigest(digest)) throw new RangeError(`${digest} is not a digest`)
  const name = image.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const use = new RegExp(String.raw`^(FROM\s+(?:--\S+\s+)*${name})(?:@sha256:\w+)?(?=\s|$)`, 'gim')
  return dockerfile.replaceAll(use, `$1@${digest}`)
}
