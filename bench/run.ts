/** `npm run bench` measures against the limits; `npm run bench -- sign-in` what a flood of sign-ins does to readers. */
if (process.argv.includes('sign-in')) await import('./sign-in-flood.ts')
else await import('./against-limits.ts')
