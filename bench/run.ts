/** `npm run bench` compares with the limits; `npm run bench -- sign-in` measures readers during a flood of sign-ins. */
if (process.argv.includes('sign-in')) await import('./sign-in/sign-in-flood.ts')
else await import('./kit/against-limits.ts')
