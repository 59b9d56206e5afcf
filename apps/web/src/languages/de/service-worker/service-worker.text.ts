import type { Translation } from '#intl/translation.ts'
import type * as english from '#service-worker/service-worker.text.ts'

/** What a reminder says when its message can't be read, and what its buttons say. */
export const pushText: Translation<typeof english.pushText> = {
  title: 'Ein Moment für dich',
  body: 'Wann immer du so weit bist.',
  actions: { start: 'Beginnen', later: 'Später', 'not-today': 'Heute nicht' },
}

export const notStoredPage: Translation<typeof english.notStoredPage> = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sadhana Compass</title>
<style>
body { max-width: 32rem; margin: 20vh auto; padding: 0 20px; font: 1.125rem/1.5 system-ui, sans-serif }
h1 { font: 500 2rem/1.2 Georgia, serif }
</style>
</head>
<body>
<h1>Du bist offline</h1>
<p>Die App ist auf diesem Gerät nicht mehr gespeichert. Bitte öffne sie noch einmal, wenn du online bist. Alles, was du eingetragen hast, ist sicher.</p>
</body>
</html>`
