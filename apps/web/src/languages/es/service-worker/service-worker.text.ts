import type { Translation } from '#intl/translation.ts'
import type * as english from '#service-worker/service-worker.text.ts'

export const pushText: Translation<typeof english.pushText> = {
  title: 'Un momento para ti',
  body: 'Cuando quieras.',
  actions: { start: 'Empezar', later: 'Más tarde', 'not-today': 'Hoy no' },
}

export const notStoredPage: Translation<typeof english.notStoredPage> = `<!doctype html>
<html lang="es">
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
<h1>No tienes conexión</h1>
<p>La app ya no está guardada en este dispositivo. Vuelve a abrirla cuando tengas conexión. Todo lo que has registrado está a salvo.</p>
</body>
</html>`
