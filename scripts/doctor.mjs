// `npm run doctor`. A checkout runs the sources; the image has neither them nor tsx, but the bundle that the build made.
import { existsSync } from 'node:fs'

const source = new URL('../server/doctor/main.ts', import.meta.url)
if (existsSync(source)) {
  const { register } = await import('tsx/esm/api')
  register()
  await import(source.href)
} else await import(new URL('../dist/server/doctor.js', import.meta.url).href)
