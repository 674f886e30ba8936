import { clsx } from 'clsx'
import { LogOut, Moon, PanelLeftClose, PanelLeftOpen, Search, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import { Avatar } from '#src/components/ui/avatar.tsx'
import { Brand, BrandMark } from '#src/components/ui/brand.tsx'
import { IconButton } from '#src/components/ui/button.tsx'
import { LanguageSwitch, ThemeSwitch } from '#src/components/ui/preferences.tsx'
import { Tooltip } from '#src/components/ui/tooltip.tsx'
import { useTheme } from '#src/lib/theme.ts'
import { useLogout } from '#src/lib/use-logout.ts'
import { displayName } from '#src/lib/visitor.ts'
import { useIsSupervisedPage } from '#src/lib/supervised-page.ts'
import { isCurrent, navGroups, type NavItem } from './nav-items.ts'
import { NotificationBell } from './notification-bell.tsx'
import { paletteShortcut } from './use-palette.ts'

/** The sidebar of wide screens: 240 px, or a column of icons. */
export function Sidebar(props: {
  user: User
  collapsed: boolean
  onCollapse: (folded: boolean) => void
  onSearch: () => void
}): ReactNode {
  const t = useTranslations('shell')
  const { collapsed } = props
  const toggleLabel = collapsed ? t('unfold') : t('fold')
  return (
    <aside
      className={clsx(
        'sticky top-0 hidden h-dvh shrink-0 flex-col border-r border-border bg-surface lg:flex',
        collapsed ? 'w-16' : 'w-60',
      )}
    >
      <div
        className={clsx('flex h-16 items-center', collapsed ? 'justify-center' : 'justify-between pr-2 pl-5')}
      >
        {collapsed ? <BrandMark /> : <Brand />}
        {!collapsed && (
          <div className="flex items-center">
            <NotificationBell user={props.user} place="popover" />
            <IconButton label={toggleLabel} onClick={() => props.onCollapse(true)}>
              <PanelLeftClose aria-hidden size={16} />
            </IconButton>
          </div>
        )}
      </div>
      {collapsed && (
        <div className="flex flex-col items-center">
          <IconButton label={toggleLabel} onClick={() => props.onCollapse(false)}>
            <PanelLeftOpen aria-hidden size={16} />
          </IconButton>
          <NotificationBell user={props.user} place="popover" />
        </div>
      )}
      <SearchEntry collapsed={collapsed} onSearch={props.onSearch} />
      <Navigation user={props.user} collapsed={collapsed} />
      <SidebarFooter user={props.user} collapsed={collapsed} />
    </aside>
  )
}

/** Opens the command palette. */
function SearchEntry(props: { collapsed: boolean; onSearch: () => void }): ReactNode {
  const t = useTranslations('shell')
  const common = { 'aria-haspopup': 'dialog', 'aria-keyshortcuts': 'Control+K Meta+K' } as const
  if (props.collapsed)
    return (
      <Tooltip text={`${t('search')} (${paletteShortcut})`} side="right">
        <IconButton {...common} label={t('search')} className="mx-auto" onClick={props.onSearch}>
          <Search aria-hidden size={16} />
        </IconButton>
      </Tooltip>
    )
  return (
    <button
      {...common}
      type="button"
      onClick={props.onSearch}
      className="mx-3 mb-2 flex h-9 shrink-0 items-center gap-3 rounded-ui border border-border bg-page px-2 text-14 text-text-muted transition-colors duration-150 ease-out hover:border-border-strong hover:text-text"
    >
      <Search aria-hidden size={16} className="shrink-0" />
      <span className="flex-1 text-left">{t('search')}</span>
      <kbd aria-hidden className="font-sans text-12">
        {paletteShortcut}
      </kbd>
    </button>
  )
}

/** The groups of links. `onNavigate` closes the sheet that holds them on a phone. */
export function Navigation(props: { user: User; collapsed: boolean; onNavigate?: () => void }): ReactNode {
  const t = useTranslations('shell')
  const assigns = can(props.user, 'assign', { ownerId: null, teamId: props.user.teamId })
  return (
    <nav aria-label={t('navigation')} className="flex-1 overflow-y-auto px-3 py-2">
      {navGroups.map((group) => (
        <div key={group.name} className="mb-4">
          <h2 className={clsx('px-2 pb-1 text-12 font-medium text-text-muted', props.collapsed && 'sr-only')}>
            {t(group.name)}
          </h2>
          <ul className="flex flex-col gap-0.5">
            {group.items
              .filter((item) => item.forAssigning !== true || assigns)
              .map((item) => (
                <li key={item.name}>
                  <NavLink item={item} collapsed={props.collapsed} onNavigate={props.onNavigate} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function NavLink(props: {
  item: NavItem
  collapsed: boolean
  onNavigate: (() => void) | undefined
}): ReactNode {
  const t = useTranslations('shell')
  const { pathname } = useLocation()
  const supervised = useIsSupervisedPage()
  const current = isCurrent(props.item, supervised ? '/teams' : pathname)
  const Icon = props.item.icon
  const label = t(props.item.name)
  return (
    <Tooltip text={label} side="right" disabled={!props.collapsed}>
      <Link
        to={props.item.to}
        onClick={props.onNavigate}
        aria-current={current ? 'page' : undefined}
        className={clsx(
          'flex h-9 items-center gap-3 rounded-ui text-14 font-medium transition-colors duration-150 ease-out',
          props.collapsed ? 'justify-center' : 'px-2',
          current
            ? 'bg-accent-surface text-accent-text'
            : 'text-text-muted hover:bg-surface-hover hover:text-text',
        )}
      >
        <Icon aria-hidden size={16} className="shrink-0" />
        <span className={props.collapsed ? 'sr-only' : 'truncate'}>{label}</span>
      </Link>
    </Tooltip>
  )
}

/** The logged-in user, the language and theme switches, and logout. */
export function SidebarFooter(props: { user: User; collapsed: boolean }): ReactNode {
  const t = useTranslations('shell')
  const tRole = useTranslations('vocabulary.role')
  const logout = useLogout()
  const name = displayName(props.user)
  if (props.collapsed)
    return (
      <div className="flex flex-col items-center gap-1 border-t border-border py-3">
        <LanguageSwitch short className="shrink-0 flex-col [&_label]:flex-none" />
        <ThemeToggle />
        <Tooltip text={t('logout')} side="right">
          <IconButton label={t('logout')} onClick={() => void logout()}>
            <LogOut aria-hidden size={16} />
          </IconButton>
        </Tooltip>
        <Tooltip text={`${name} · ${tRole(props.user.role)}`} side="right">
          <button
            type="button"
            aria-label={`${name}, ${tRole(props.user.role)}`}
            className="mt-1 rounded-full"
          >
            <Avatar name={name} />
          </button>
        </Tooltip>
      </div>
    )
  return (
    <div className="flex flex-col gap-2 border-t border-border px-3 py-3">
      <LanguageSwitch className="w-full" />
      <ThemeSwitch className="w-full" />
      <div className="mt-1 flex items-center gap-2.5 pl-1">
        <Avatar name={name} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-14 font-medium">{name}</p>
          <p className="text-12 text-text-muted">{tRole(props.user.role)}</p>
        </div>
        <Tooltip text={t('logout')}>
          <IconButton label={t('logout')} onClick={() => void logout()}>
            <LogOut aria-hidden size={16} />
          </IconButton>
        </Tooltip>
      </div>
    </div>
  )
}

function ThemeToggle(): ReactNode {
  const t = useTranslations('shell')
  const [, choose] = useTheme()
  const dark = document.documentElement.classList.contains('dark')
  const Icon = dark ? Sun : Moon
  const label = `${t('theme')}: ${t(dark ? 'themes.light' : 'themes.dark')}`
  return (
    <Tooltip text={label} side="right">
      <IconButton label={label} onClick={() => choose(dark ? 'light' : 'dark')}>
        <Icon aria-hidden size={16} />
      </IconButton>
    </Tooltip>
  )
}
