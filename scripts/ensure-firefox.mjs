// Runs before `npm run verify:firefox`: finds Firefox and PulseAudio, installs Debian's if permitted, or prints how to
// install them.
import { findFirefox, firefoxHelp, firefoxPackages } from '#e2e/firefox/find-firefox.ts'
import { aptInstall, stop } from './apt-install.mjs'

if (process.platform === 'linux' && !findFirefox()) {
  aptInstall({ missing: 'Firefox with PulseAudio', packages: firefoxPackages, help: firefoxHelp })
  if (!findFirefox()) stop(firefoxHelp)
}
