/**
 * How the server is bundled: as `npm start` and the image run it, and as a benchmark has to.
 * @satisfies {import('esbuild').BuildOptions}
 */
export const serverBundle = /** @type {const} */ ({
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
})
