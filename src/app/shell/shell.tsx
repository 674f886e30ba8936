import { clsx } from 'clsx'
import { Menu, Search } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import { Brand } from '#src/components/ui/brand.tsx'
import { IconButton } from '#src/components/ui/button.tsx'
import { LazySheet } from '#src/components/ui/lazy-sheet.tsx'
import { LanguageAnnouncer } from '#src/components/ui/preferences.tsx'
import { storage, storageKeys } from '#src/lib/storage.ts'
import { EarlyField } from '../palette/early-field.tsx'
import { NotificationBell } from './notification-bell.tsx'
import { Navigation, Sidebar, SidebarFooter } from './sidebar.tsx'
import { usePalette } from './use-palette.ts'

const CommandPalette = lazy(async () => ({
  default: (await import('../palette/command-palette.tsx')).CommandPalette,
}))

/** The frame of every screen: the sidebar, or a top bar on phones, and the content. */
export function Shell(props: { user: User; children: ReactNode }): ReactNode {
  const t = useTranslations()
  const [collapsed, setCollapsed] = useState(storage.get(storageKeys.sidebar) === 'folded')
  // A conversation fills the screen and scrolls inside itself.
  const fullHeight = useLocation().pathname.startsWith('/training/')
  // Nothing beside the call asks for attention unless it is opened; elsewhere the sidebar stays as it was left.
  const [openInCall, setOpenInCall] = useState(false)
  const { palette, open: search, close, setSearch } = usePalette()
  const collapse = (next: boolean) => {
    if (fullHeight) {
      setOpenInCall(!next)
      return
    }
    storage.set(storageKeys.sidebar, next ? 'folded' : 'open')
    setCollapsed(next)
  }
  return (
    <>
      <LanguageAnnouncer />
      <a
        href="#content"
        className="sr-only z-50 rounded-ui bg-surface px-3 py-2 text-14 font-medium focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('common.skipToContent')}
      </a>
      <div className={clsx('lg:flex', fullHeight ? 'flex h-dvh flex-col lg:flex-row' : 'min-h-dvh')}>
        <Sidebar
          user={props.user}
          collapsed={fullHeight ? !openInCall : collapsed}
          onCollapse={collapse}
          onSearch={search}
        />
        <MobileBar user={props.user} onSearch={search} />
        <main
          id="content"
          tabIndex={-1}
          className={clsx('min-w-0 flex-1 outline-none', fullHeight && 'min-h-0')}
        >
          {props.children}
        </main>
      </div>
      {palette && (
        <>
          <EarlyField search={palette.search} onSearch={setSearch} onClose={close} opener={palette.opener} />
          <Suspense>
            <CommandPalette user={props.user} {...palette} onSearch={setSearch} onClose={close} />
          </Suspense>
        </>
      )}
    </>
  )
}

function MobileBar(props: { user: User; onSearch: () => void }): ReactNode {
  const t = useTranslations('shell')
  const [open, setOpen] = useState(false)
  return (
    <div className="sticky top-0 z-30 flex h-14 shrink-0 items-center justify-between border-b border-border bg-surface px-4 lg:hidden">
      <Brand />
      <div className="flex items-center gap-1">
        <IconButton label={t('search')} aria-haspopup="dialog" onClick={props.onSearch}>
          <Search aria-hidden size={20} />
        </IconButton>
        <NotificationBell user={props.user} place="sheet" />
        <IconButton
          label={t('menu')}
          aria-expanded={open}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Menu aria-hidden size={20} />
        </IconButton>
      </div>
      <LazySheet open={open} onOpenChange={setOpen} title={t('menu')} side="left">
        <div className="-mx-3 flex min-h-full flex-col">
          <Navigation user={props.user} collapsed={false} onNavigate={() => setOpen(false)} />
          <SidebarFooter user={props.user} collapsed={false} />
        </div>
      </LazySheet>
    </div>
  )
}
