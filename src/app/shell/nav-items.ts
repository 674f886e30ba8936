import {
  BookOpenCheck,
  BookUser,
  ClipboardCheck,
  GraduationCap,
  History,
  LayoutDashboard,
  type LucideIcon,
  ReceiptText,
  Settings,
  Users,
  UsersRound,
} from 'lucide-react'

type NavName =
  | 'overview'
  | 'training'
  | 'prospects'
  | 'coaches'
  | 'history'
  | 'onboarding'
  | 'teams'
  | 'scorecards'
  | 'billing'
  | 'settings'
export type NavItem = {
  name: NavName
  to: string
  icon: LucideIcon
  /** Paths that belong to the entry besides its own and those below it. */
  otherPaths?: readonly string[]
  /** Only for those who give others work to do: they also answer for what it costs. */
  forAssigning?: true
}

/** The sidebar entries of the specification [NAV16]. */
export const navGroups: readonly { name: 'mainPanel' | 'manage'; items: readonly NavItem[] }[] = [
  {
    name: 'mainPanel',
    items: [
      { name: 'overview', to: '/', icon: LayoutDashboard, otherPaths: ['/analytics'] },
      { name: 'training', to: '/training', icon: GraduationCap, otherPaths: ['/training-setup'] },
      { name: 'prospects', to: '/prospects', icon: Users },
      { name: 'coaches', to: '/coaches', icon: BookUser },
      { name: 'history', to: '/history', icon: History, otherPaths: ['/session'] },
      { name: 'onboarding', to: '/onboarding', icon: BookOpenCheck },
    ],
  },
  {
    name: 'manage',
    items: [
      { name: 'teams', to: '/teams', icon: UsersRound },
      { name: 'scorecards', to: '/scorecards', icon: ClipboardCheck, forAssigning: true },
      { name: 'billing', to: '/billing', icon: ReceiptText, forAssigning: true },
      { name: 'settings', to: '/settings', icon: Settings },
    ],
  },
]

/** Whether a path belongs to an entry. */
export function isCurrent(item: NavItem, pathname: string): boolean {
  if (pathname === item.to) return true
  // Every path starts with the overview's.
  const paths = [...(item.to === '/' ? [] : [item.to]), ...(item.otherPaths ?? [])]
  return paths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}
