// Runs before the browser tests: finds a Chromium, installs Debian's if permitted, or prints how to install
// one.
import { chromiumHelp, findChromium } from '#e2e/chromium.ts'
import { aptInstall, stop } from './apt-install.mjs'

if (!findChromium()) {
  aptInstall({
    missing: 'Chromium',
    packages: ['chromium', 'fonts-liberation'],
    optional: ['chromium-headless-shell'],
    help: chromiumHelp,
  })
  if (!findChromium()) stop(chromiumHelp)
}
