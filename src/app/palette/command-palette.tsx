import { Command } from 'cmdk'
import { CornerDownLeft, Search, SearchX, X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import { OverlayLock } from '#src/components/ui/use-overlay-lock.ts'
import { ScreenTexts } from '#src/i18n/language-provider.tsx'
import type { OpenPalette } from '../shell/use-palette.ts'
import { type Command as PaletteCommand, groupsFor, matching } from './commands.ts'
import { palettePlace } from './early-field.tsx'
import { useFoundCommands } from './use-found-commands.ts'
import { useStaticCommands } from './use-static-commands.ts'

type PaletteProps = OpenPalette & { user: User; onSearch: (search: string) => void; onClose: () => void }

const movingKeys = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End'])

/** Searches pages, prospects, sessions, lessons and commands, by keyboard first. Mounted while it is open. */
export function CommandPalette(props: PaletteProps): ReactNode {
  return (
    <ScreenTexts>
      <Palette {...props} />
    </ScreenTexts>
  )
}

function Palette(props: PaletteProps): ReactNode {
  const t = useTranslations('palette')
  const tCommon = useTranslations('common')
  const navigate = useNavigate()
  const { search, opener } = props
  const field = useRef<HTMLInputElement>(null)
  /** Where the focus goes depends on what was chosen: a new page takes it itself. */
  const leaves = useRef(false)
  /** What the user moved to; until then it is the first one, also when an answer arrives. */
  const [moved, setMoved] = useState(false)
  const [value, setValue] = useState('')
  const { commands: found, searching, failed } = useFoundCommands(search)
  const commands = matching([...useStaticCommands(props.user), ...found], search)

  const first = commands[0]?.id ?? ''
  /** From the first one; what is chosen next follows. */
  const move = () => {
    if (moved) return
    setValue(first)
    setMoved(true)
  }
  const type = (text: string) => {
    props.onSearch(text)
    setMoved(false)
  }
  const choose = ({ action }: PaletteCommand) => {
    leaves.current = 'to' in action
    props.onClose()
    if ('to' in action) void navigate(action.to)
    else action.run()
  }
  return (
    <Radix.Root open onOpenChange={(open) => !open && props.onClose()}>
      <Radix.Portal>
        <OverlayLock />
        <div className="fixed inset-0 z-40 animate-appear bg-overlay" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            // Radix would select what was typed meanwhile, and the next key would replace it.
            event.preventDefault()
            field.current?.focus()
            field.current?.setSelectionRange(search.length, search.length)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!leaves.current) opener?.focus()
          }}
          className={`${palettePlace} animate-appear rounded-ui border border-border bg-surface shadow-raised outline-none`}
        >
          <Radix.Title className="sr-only">{t('title')}</Radix.Title>
          <Command
            label={t('title')}
            shouldFilter={false}
            loop
            // Its Ctrl+K would move the choice instead of closing the palette.
            vimBindings={false}
            value={moved ? value : first}
            onValueChange={setValue}
            onKeyDown={({ key }) => movingKeys.has(key) && move()}
            onPointerMoveCapture={move}
            className="flex max-h-[min(32rem,calc(100dvh-1.5rem-var(--toast-room,0px)))] flex-col sm:max-h-[min(32rem,calc(88dvh-0.75rem-var(--toast-room,0px)))]"
          >
            <div className="flex items-center gap-3 border-b border-border px-4">
              <Search aria-hidden size={16} className="shrink-0 text-text-muted" />
              <Command.Input
                ref={field}
                value={search}
                onValueChange={type}
                placeholder={t('placeholder')}
                className="h-12 min-w-0 flex-1 bg-transparent text-16 text-text outline-none placeholder:text-text-muted"
              />
              <Radix.Close
                aria-label={tCommon('close')}
                className="-mr-2 inline-flex size-9 shrink-0 items-center justify-center rounded-ui text-text-muted hover:bg-surface-hover hover:text-text"
              >
                <X aria-hidden size={16} />
              </Radix.Close>
            </div>
            <Command.List label={t('results')} className="min-h-0 flex-1 scroll-py-2 overflow-y-auto p-2">
              {groupsFor(search).map((group) => (
                <Group
                  key={group}
                  title={t(`groups.${group === 'sessions' && search.trim() === '' ? 'recent' : group}`)}
                  commands={commands.filter((command) => command.group === group)}
                  onChoose={choose}
                />
              ))}
            </Command.List>
            {commands.length === 0 && (
              <div className="flex flex-col items-center gap-1 px-6 pt-4 pb-10 text-center text-14 text-text-muted">
                {searching ? (
                  t('searching')
                ) : (
                  <>
                    <SearchX aria-hidden size={20} className="mb-2" />
                    <p className="max-w-full font-medium break-words text-text">{t('nothing', { search })}</p>
                    <p>{t('nothingHint')}</p>
                  </>
                )}
              </div>
            )}
            {failed && (
              <p className="border-t border-border px-4 py-2 text-14 text-critical">{t('failed')}</p>
            )}
            <Footer />
          </Command>
          <p role="status" className="sr-only">
            {search !== '' && !searching && t('found', { count: commands.length })}
          </p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Group(props: {
  title: string
  commands: readonly PaletteCommand[]
  onChoose: (command: PaletteCommand) => void
}): ReactNode {
  if (props.commands.length === 0) return null
  return (
    <Command.Group
      heading={props.title}
      className="mb-1 **:[[cmdk-group-heading]]:px-2 **:[[cmdk-group-heading]]:py-1.5 **:[[cmdk-group-heading]]:text-12 **:[[cmdk-group-heading]]:font-medium **:[[cmdk-group-heading]]:text-text-muted"
    >
      {props.commands.map((command) => (
        <Command.Item
          key={command.id}
          value={command.id}
          onSelect={() => props.onChoose(command)}
          className="group flex min-h-10 cursor-pointer items-center gap-3 rounded-ui px-2 text-14 text-text select-none data-[selected=true]:bg-accent-surface data-[selected=true]:text-accent-text"
        >
          <command.icon
            aria-hidden
            size={16}
            className="shrink-0 text-text-muted group-data-[selected=true]:text-accent-text"
          />
          <span className="flex min-w-0 flex-1 flex-col py-1 sm:flex-row sm:items-center sm:gap-3">
            <span lang={command.lang} className="min-w-0 truncate sm:flex-1">
              {command.label}
            </span>
            {command.hint !== undefined && (
              <span className="min-w-0 truncate text-12 text-text-muted sm:shrink-0">{command.hint}</span>
            )}
          </span>
          <CornerDownLeft
            aria-hidden
            size={14}
            className="hidden shrink-0 sm:group-data-[selected=true]:block"
          />
        </Command.Item>
      ))}
    </Command.Group>
  )
}

/** Says which keys do what, where there is a keyboard. */
function Footer(): ReactNode {
  const t = useTranslations('palette.keys')
  return (
    <div
      aria-hidden
      className="hidden items-center gap-4 border-t border-border px-4 py-2 text-12 text-text-muted sm:flex"
    >
      <span className="flex items-center gap-1.5">
        <Key>↑</Key>
        <Key>↓</Key>
        {t('move')}
      </span>
      <span className="flex items-center gap-1.5">
        <Key>↵</Key>
        {t('open')}
      </span>
      <span className="flex items-center gap-1.5">
        <Key>Esc</Key>
        {t('close')}
      </span>
    </div>
  )
}

function Key(props: { children: string }): ReactNode {
  return (
    <kbd
      aria-hidden
      className="inline-flex h-5 min-w-5 items-center justify-center rounded-md border border-border px-1 font-sans text-12 text-text-muted"
    >
      {props.children}
    </kbd>
  )
}
