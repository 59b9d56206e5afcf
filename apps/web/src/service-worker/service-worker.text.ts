import type { ReminderAction } from '@sadhana/contract'

const actions: Record<ReminderAction, string> = { start: 'Start', later: 'Later', 'not-today': 'Not today' }

/** What a reminder says when its message can't be read, and what its buttons say. */
export const pushText = {
  title: 'A moment for yourself',
  body: 'Whenever you’re ready.',
  actions,
} as const

/**
 * When the browser has removed the stored app and there's no network either. Nothing else can be loaded then, so the
 * page brings its own styles.
 */
export const notStoredPage = `<!doctype html>
<html lang="en">
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
<h1>You’re offline</h1>
<p>This device no longer has the app stored. Please open it again when you’re online. Everything you’ve logged is safe.</p>
</body>
</html>`
