import type { Plugin } from 'vite'
import { brand, brandIcon } from '../src/brand.ts'

/** Puts the product's name into index.html and makes /icon.svg of its mark. */
export function brandAssets(): Plugin {
  return {
    name: 'brand-assets',
    transformIndexHtml: (html) => html.replaceAll('%BRAND_NAME%', brand.name),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'icon.svg', source: brandIcon() })
    },
    configureServer(server) {
      server.middlewares.use('/icon.svg', (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(brandIcon())
      })
    },
  }
}
