/** `npm run bench` measures against the limits; `npm run bench -- sign-in` what a flood of sign-ins does to readers. */
await import(process.argv.includes('sign-in') ? './sign-in-flood.ts' : './against-limits.ts')
