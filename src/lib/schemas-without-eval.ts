import { z } from 'zod'

// Zod compiles its parsers with `new Function`, which the content security policy blocks and reports. Every
// schema tries this on creation, so main.tsx imports this file before any file with schemas, and
// vite.config.ts bundles it into one chunk with zod.
z.config({ jitless: true })
