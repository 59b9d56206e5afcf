import { sharedFileAddress, sharedFileCache } from './shared-file-place.ts'
import { worker } from './scope.ts'

/** The address in the manifest's `share_target`, to which the device sends the file. */
const target = '/share'
const importPage = '/settings/import?shared=file'

/** Keeps the file for the import page, which a form sent by the device could not reach otherwise. */
async function takeFile(request: Request): Promise<Response> {
  const file = (await request.formData()).get('file')
  if (file instanceof File) {
    const place = await caches.open(sharedFileCache)
    await place.put(sharedFileAddress, new Response(file, { headers: { 'x-name': encodeURIComponent(file.name) } }))
  }
  return Response.redirect(importPage, 303)
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method === 'POST' && new URL(request.url).pathname === target)
    event.respondWith(takeFile(request).catch(() => Response.redirect(importPage, 303)))
})
