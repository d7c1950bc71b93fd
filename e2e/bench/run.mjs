/** `pnpm bench <name>`: benchmarks are programs that print figures; they never decide whether a test passes. */
const BENCHES = {
  approvals: './approvals.mjs',
  crash: './crash/crash.mjs',
  designer: './designer/designer.mjs',
  'first-screen': './forms/first-screen.mjs',
  forms: './forms/forms.mjs',
  schema: './schema.mjs',
  server: './server/server.mjs',
  soak: './soak/soak.mjs',
  start: './start-up.mjs',
}

const name = process.argv[2] ?? ''
if (!Object.hasOwn(BENCHES, name)) {
  console.error(`Usage: pnpm bench <name>; there is: ${Object.keys(BENCHES).join(', ')}`)
  process.exit(1)
}
await import(BENCHES[name])
