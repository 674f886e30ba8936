import { Gauge, Mic, Scale } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { brand } from '#src/brand.ts'
import { Brand } from '#src/components/ui/brand.tsx'
import { LanguageSwitch } from '#src/components/ui/preferences.tsx'
import { AuthForm } from './auth-form.tsx'
import { SampleCall } from './sample-call.tsx'

const points = [
  { name: 'voice', icon: Mic },
  { name: 'score', icon: Gauge },
  { name: 'law', icon: Scale },
] as const

/** The page of a visitor without a login: what the portal is, and the login form. */
export function LandingPage(): ReactNode {
  const t = useTranslations()
  const title = `${brand.name} · ${t('landing.title')}`
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(26rem,32rem)]">
      <main className="order-2 flex flex-col bg-surface px-5 py-5 sm:px-10 lg:border-l lg:border-border">
        <div className="hidden justify-end lg:flex">
          <LanguageSwitch />
        </div>
        <div className="mx-auto my-auto w-full max-w-sm py-2 sm:py-6 lg:py-8">
          <AuthForm />
        </div>
      </main>
      <section className="flex flex-col px-5 py-5 sm:px-10 lg:px-14">
        <div className="flex items-center justify-between">
          <Brand />
          <LanguageSwitch short className="lg:hidden" />
        </div>
        <div className="mx-auto my-auto w-full max-w-xl pt-4 sm:pt-8 lg:py-12">
          <h1 className="max-w-lg text-20 font-semibold tracking-tight text-balance sm:text-40">
            {t('landing.title')}
          </h1>
          <p className="mt-3 max-w-lg text-16 text-pretty text-text-muted max-sm:hidden">
            {t('landing.lead')}
          </p>
          <div className="hidden lg:block">
            <SampleCall />
            <Points />
          </div>
        </div>
      </section>
      <section className="order-3 px-5 pb-10 sm:px-10 lg:hidden">
        <div className="mx-auto max-w-xl">
          <SampleCall />
          <Points />
        </div>
      </section>
    </div>
  )
}

function Points(): ReactNode {
  const t = useTranslations('landing.points')
  return (
    <ul className="mt-8 grid grid-cols-1 gap-5 sm:grid-cols-3">
      {points.map(({ name, icon: Icon }) => (
        <li key={name} className="text-14 text-text-muted">
          <Icon aria-hidden size={16} className="mb-2 text-accent-text" />
          {t(name)}
        </li>
      ))}
    </ul>
  )
}
