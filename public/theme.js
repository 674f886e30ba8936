// Runs before the first paint, so that nobody sees a flash of the other theme or the wrong `lang`.
// A file of its own because the content security policy allows no inline script.
;(function () {
  var root = document.documentElement
  var theme = null
  var language = null
  try {
    theme = localStorage.getItem('portal-theme')
    language = localStorage.getItem('portal-language')
  } catch {
    // Storage is blocked: the system's theme and the default language.
  }
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.classList.toggle('dark', dark)
  if (language === 'en' || language === 'es') root.lang = language
})()
