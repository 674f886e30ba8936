import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { browser } from '#src/lib/browser.ts'
import { hasLoginMarker } from '#src/lib/login-marker.ts'
import { rememberReturnPath } from '#src/lib/return-path.ts'
import { user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockGatewayFailure, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp } from '#src/testing/render-app.tsx'

beforeEach(() => {
  server.use(
    mockError('currentUser', 401, 'unauthenticated'),
    mockEndpoint('getRegistration', { mode: 'open', setupOpen: false }),
  )
  vi.spyOn(browser, 'reloadTo')
    .mockClear()
    .mockImplementation(() => undefined)
})

const login = async (actor: ReturnType<typeof renderApp>['actor'], username: string, password: string) => {
  if (username !== '') await actor.type(await screen.findByLabelText('Usuario'), username)
  if (password !== '') await actor.type(screen.getByLabelText('Contraseña'), password)
  await actor.click(screen.getByRole('button', { name: 'Iniciar sesión' }))
}

describe('the landing page', () => {
  it('[LANG3] is in Spanish unless another language was chosen', async () => {
    renderApp('/', 'es')
    expect(await screen.findByRole('heading', { name: 'Practique las llamadas difíciles' })).toBeVisible()
    await waitFor(() => expect(document.documentElement.lang).toBe('es'))
  })

  it.each([
    ['en', 'I am sorry, that is a lot to sort out in a new job.'],
    ['es', 'Siento mucho lo del coche.'],
  ] as const)('[AUTH13] shows the line that the score of the call quotes (%s)', async (language, quote) => {
    const { container } = renderApp('/', language)
    // Once as it was said, once as it is praised.
    await waitFor(() => {
      const lines = [...(container.querySelector('figure')?.querySelectorAll('figcaption ~ div p') ?? [])]
      expect(lines.filter((line) => line.textContent.includes(quote))).toHaveLength(2)
    })
  })

  it.each([
    ['en', /^United States, in dollars/, /dollars a month/],
    ['es', /^México, en pesos/, /pesos al mes/],
  ] as const)(
    '[AUTH13] says where the call is held and in what money its figures are (%s)',
    async (language, where, figure) => {
      renderApp('/', language)
      // The page may be in the document, hidden, while a part of it is still loaded.
      await waitFor(() => {
        expect(screen.getAllByText(where)[0]?.closest('figcaption')).toBeVisible()
        expect(screen.getAllByText(figure).length).toBeGreaterThan(0)
      })
    },
  )

  it('[LANG2] switches its language and stores the choice', async () => {
    const { actor } = renderApp('/', 'es')
    await actor.click(
      await screen.findAllByRole('radio', { name: 'English' }).then((all) => all[0] as HTMLElement),
    )
    expect(
      await screen.findByRole('heading', { name: 'Practice the calls that are hard to make' }),
    ).toBeVisible()
    expect(localStorage.getItem('portal-language')).toBe('en')
    expect(document.documentElement.lang).toBe('en')
  })

  it('stores the current language when the user selects it', async () => {
    const { actor } = renderApp('/', 'es')
    const [spanish] = await screen.findAllByRole('radio', { name: 'Español', checked: true })
    expect(localStorage.getItem('portal-language')).toBeNull()
    await actor.click(spanish as HTMLElement)
    expect(localStorage.getItem('portal-language')).toBe('es')
  })

  it.each([
    ['es-MX', 'es'],
    ['en-US', null],
  ])(
    'with a browser in %s the language after login is %s if none was chosen',
    async (browserLanguage, storedLanguage) => {
      const navigatorLanguage = vi.spyOn(navigator, 'language', 'get').mockReturnValue(browserLanguage)
      onTestFinished(() => navigatorLanguage.mockRestore())
      server.use(mockEndpoint('login', user))
      const { actor } = renderApp('/', 'es')
      await screen.findByLabelText('Usuario')
      await login(actor, 'ana', 'una frase larga')
      await waitFor(() => expect(browser.reloadTo).toHaveBeenCalledWith('/'))
      expect(localStorage.getItem('portal-language')).toBe(storedLanguage)
    },
  )

  it('[LANG2] restores a stored language only if it is en or es', async () => {
    localStorage.setItem('portal-language', 'fr')
    renderApp('/', 'es')
    expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
  })

  it('[AUTH2][AUTH3][AUTH15] requires both fields', async () => {
    const { actor } = renderApp('/', 'es')
    await screen.findByLabelText('Usuario')
    await login(actor, 'ana', '')
    expect(await screen.findByText('Error')).toBeVisible()
    expect(screen.getByText('Usuario y contraseña son requeridos')).toBeVisible()
    expect(screen.getByText('Escriba su contraseña.')).toBeVisible()
    expect(screen.getByLabelText('Contraseña').getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByText('Escriba su usuario.')).toBeNull()
  })

  it('[AUTH8] reports wrong credentials', async () => {
    server.use(mockError('login', 401, 'invalid_credentials'))
    const { actor } = renderApp('/', 'es')
    await login(actor, 'ana', 'wrong')
    expect(await screen.findByText('Error de Inicio de Sesión')).toBeVisible()
    expect(screen.getByText('Credenciales inválidas')).toBeVisible()
    expect(browser.reloadTo).not.toHaveBeenCalled()
  })

  it('names the way in that is left after too many wrong passwords', async () => {
    server.use(mockError('login', 429, 'rate_limited'))
    const { actor } = renderApp('/', 'es')
    await login(actor, 'ana', 'wrong')
    expect(
      await screen.findByText(
        'Demasiados intentos. Espere un poco, o pida a su gerente o a un administrador un enlace de un solo uso.',
      ),
    ).toBeVisible()
  })

  it('[AUTH9] falls back to its own text if the server sends none', async () => {
    server.use(mockGatewayFailure('register'))
    const { actor } = renderApp('/', 'es')
    await actor.click(await screen.findByRole('button', { name: '¿No tiene cuenta? Regístrese' }))
    await actor.type(screen.getByLabelText('Usuario'), 'ana')
    await actor.type(screen.getByLabelText('Contraseña'), 'una frase larga')
    await actor.click(screen.getByRole('button', { name: 'Crear cuenta' }))
    expect(await screen.findByText('Error de Registro')).toBeVisible()
    expect(screen.getByText('Error al crear la cuenta')).toBeVisible()
  })

  it.each([
    ['password_too_common', 'Esa contraseña es común y fácil de adivinar. Elija otra.'],
    ['invalid_input', 'Al menos 8 caracteres. Una frase corta funciona bien.'],
  ] as const)(
    '[PREFS6] shows at the field what is wrong with a password, in its own language: %s',
    async (code, text) => {
      const message = 'English words of the server'
      server.use(mockError('register', 400, code, message, [{ path: 'password', message }]))
      const { actor } = renderApp('/', 'es')
      await actor.click(await screen.findByRole('button', { name: '¿No tiene cuenta? Regístrese' }))
      await actor.type(screen.getByLabelText('Usuario'), 'ana')
      const field = screen.getByLabelText('Contraseña')
      await actor.type(field, 'password')
      await actor.click(screen.getByRole('button', { name: 'Crear cuenta' }))
      await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
      expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(text)
      expect(screen.queryByText(message)).toBeNull()
    },
  )

  it('[AUTH6][API9] reloads the portal after a login', async () => {
    server.use(mockEndpoint('login', user))
    const { actor } = renderApp('/', 'es')
    await login(actor, 'ana', 'una frase larga')
    await waitFor(() => expect(browser.reloadTo).toHaveBeenCalledWith('/'))
  })

  it('[AUTH6][API9] reloads the portal after a registration', async () => {
    server.use(mockEndpoint('register', user))
    const { actor } = renderApp('/', 'es')
    await actor.click(await screen.findByRole('button', { name: '¿No tiene cuenta? Regístrese' }))
    await actor.type(screen.getByLabelText('Usuario'), 'ana')
    await actor.type(screen.getByLabelText('Contraseña'), 'una frase larga')
    await actor.click(screen.getByRole('button', { name: 'Crear cuenta' }))
    await waitFor(() => expect(browser.reloadTo).toHaveBeenCalledWith('/'))
  })

  it('[AUTH2][AUTH4] sends the optional fields only when filled', async () => {
    const sent = vi.fn<(body: unknown) => void>()
    server.use(
      mockEndpoint('register', ({ body }) => {
        sent(body)
        return user
      }),
    )
    const { actor } = renderApp('/', 'es')
    await actor.click(await screen.findByRole('button', { name: '¿No tiene cuenta? Regístrese' }))
    await actor.type(screen.getByLabelText('Usuario'), 'ana')
    await actor.type(screen.getByLabelText('Contraseña'), 'una frase larga')
    await actor.type(screen.getByLabelText(/^Nombre/), 'Ana')
    await actor.click(screen.getByRole('button', { name: 'Crear cuenta' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ username: 'ana', password: 'una frase larga', firstName: 'Ana' }),
    )
  })

  it('[AUTH1] switches from login to registration and back', async () => {
    const { actor } = renderApp('/', 'es')
    await actor.click(await screen.findByRole('button', { name: '¿No tiene cuenta? Regístrese' }))
    expect(screen.getByLabelText('Contraseña')).toHaveProperty('autocomplete', 'new-password')
    await actor.click(screen.getByRole('button', { name: '¿Ya tiene cuenta? Inicie sesión' }))
    expect(screen.getByLabelText('Contraseña')).toHaveProperty('autocomplete', 'current-password')
  })

  it('[AUTH14] asks nobody who has no login, and forgets a login that has ended', async () => {
    let asked = 0
    server.events.on('request:start', ({ request }) => {
      if (new URL(request.url).pathname === '/api/user') asked += 1
    })
    onTestFinished(() => server.events.removeAllListeners())
    const first = renderApp('/history', 'es', { login: false })
    expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    expect(asked).toBe(0)
    first.unmount()

    renderApp('/', 'es')
    expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
    expect(asked).toBe(1)
    await waitFor(() => expect(hasLoginMarker()).toBe(false))
  })

  it('[NAV1][AUTH5][API3] is the only page without a login, whatever the path', async () => {
    renderApp('/history', 'es')
    expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
    await waitFor(() => expect(window.location.pathname).toBe('/'))
  })

  it.each([
    ['invite', '¿No tiene cuenta? Pida a su gerente o a un administrador un enlace de invitación.'],
    ['closed', 'Este portal no admite cuentas nuevas. Si necesita una, consulte a un administrador.'],
  ] as const)(
    '[ACCESS3] says how to get an account where nobody can simply register: %s',
    async (mode, text) => {
      server.use(mockEndpoint('getRegistration', { mode, setupOpen: false }))
      renderApp('/', 'es')
      expect(await screen.findByText(text)).toBeVisible()
      expect(screen.queryByRole('button', { name: '¿No tiene cuenta? Regístrese' })).toBeNull()
    },
  )

  it('[ACCESS4] says how to get a new password', async () => {
    const { actor } = renderApp('/', 'es')
    const button = await screen.findByRole('button', { name: '¿Olvidó su contraseña?', expanded: false })
    await actor.click(button)
    expect(screen.getByText(/Pida a su gerente o a un administrador un enlace de un solo uso/)).toBeVisible()
    expect(button.getAttribute('aria-expanded')).toBe('true')
  })

  it('[ACCESS5] offers the setup while the first admin is missing', async () => {
    server.use(mockEndpoint('getRegistration', { mode: 'invite', setupOpen: true }))
    const { actor } = renderApp('/', 'es')
    await actor.click(await screen.findByRole('link', { name: 'Configurar' }))
    expect(await screen.findByRole('heading', { name: 'Configure el portal' })).toBeVisible()
    expect(window.location.pathname).toBe('/setup')
  })

  it('[SESS35] leads back to the page that asked for the login', async () => {
    window.history.replaceState(null, '', '/training/7')
    rememberReturnPath()
    server.use(mockEndpoint('login', user))
    const { actor } = renderApp('/', 'es')
    await login(actor, 'ana', 'una frase larga')
    await waitFor(() => expect(browser.reloadTo).toHaveBeenCalledWith('/training/7'))
  })
})
