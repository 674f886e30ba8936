import { z } from 'zod'

// Zod compiles its parsers with `new Function`, which the content security policy refuses and reports.
// Each schema tries it as it is made, so main.tsx imports this before anything that has schemas, and
// vite.config.ts puts it into one file with zod.
z.config({ jitless: true })
