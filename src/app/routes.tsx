import { lazy, type ReactNode, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import type { User } from '#protocol/rest/current-user.ts'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { ScreenTexts } from '#src/i18n/language-provider.tsx'
import { NotFoundPage } from '#src/features/not-found/not-found-page.tsx'

const OverviewPage = lazy(async () => ({
  default: (await import('#src/features/overview/overview-page.tsx')).OverviewPage,
}))
const TrainingSetupPage = lazy(async () => ({
  default: (await import('#src/features/training-setup/training-setup-page.tsx')).TrainingSetupPage,
}))
const TrainingCenterPage = lazy(async () => ({
  default: (await import('#src/features/training-center/training-center-page.tsx')).TrainingCenterPage,
}))
const TrainingSessionPage = lazy(async () => {
  const { TrainingSessionPage: page } =
    await import('#src/features/training-session/training-session-page.tsx')
  // A call leads to its analysis.
  void loadSessionDetailsPage().catch(() => undefined)
  return { default: page }
})
const SessionDetailsPage = lazy(async () => ({
  default: (await loadSessionDetailsPage()).SessionDetailsPage,
}))
const AnalyticsPage = lazy(async () => ({
  default: (await import('#src/features/analytics/analytics-page.tsx')).AnalyticsPage,
}))
const ProspectsPage = lazy(async () => ({
  default: (await import('#src/features/prospects/prospects-page.tsx')).ProspectsPage,
}))
const CoachesPage = lazy(async () => ({
  default: (await import('#src/features/coaches/coaches-page.tsx')).CoachesPage,
}))
const HistoryPage = lazy(async () => ({
  default: (await import('#src/features/history/history-page.tsx')).HistoryPage,
}))
const OnboardingPage = lazy(async () => ({
  default: (await import('#src/features/onboarding/onboarding-page.tsx')).OnboardingPage,
}))
const LessonPage = lazy(async () => ({
  default: (await import('#src/features/onboarding/lesson-page.tsx')).LessonPage,
}))
const TeamsPage = lazy(async () => ({
  default: (await import('#src/features/teams/teams-page.tsx')).TeamsPage,
}))
const TeamPage = lazy(async () => ({
  default: (await import('#src/features/teams/team-page.tsx')).TeamPage,
}))
const PracticePage = lazy(async () => ({
  default: (await import('#src/features/teams/practice-page.tsx')).PracticePage,
}))
const ScorecardRoutes = lazy(async () => ({
  default: (await import('#src/features/scorecards/scorecard-routes.tsx')).ScorecardRoutes,
}))
const BillingPage = lazy(async () => ({
  default: (await import('#src/features/billing/billing-page.tsx')).BillingPage,
}))
const SettingsPage = lazy(async () => ({
  default: (await import('#src/features/settings/settings-page.tsx')).SettingsPage,
}))

async function loadSessionDetailsPage() {
  return import('#src/features/session-details/session-details-page.tsx')
}

/** All routes of a logged-in user. Each screen is a chunk of its own, loaded when first opened. */
export function AppRoutes(props: { user: User }): ReactNode {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ScreenTexts>
        <Routes>
          <Route path="/" element={<OverviewPage user={props.user} />} />
          <Route path="/training-setup" element={<TrainingSetupPage />} />
          <Route path="/training" element={<TrainingCenterPage />} />
          <Route path="/training/:sessionId" element={<TrainingSessionPage />} />
          <Route path="/session/:sessionId" element={<SessionDetailsPage user={props.user} />} />
          <Route path="/analytics" element={<AnalyticsPage user={props.user} />} />
          <Route path="/prospects" element={<ProspectsPage user={props.user} />} />
          <Route path="/coaches" element={<CoachesPage user={props.user} />} />
          <Route path="/history" element={<HistoryPage />} />
          <Route path="/onboarding" element={<OnboardingPage />} />
          <Route path="/onboarding/:lessonId" element={<LessonPage />} />
          <Route path="/teams" element={<TeamsPage user={props.user} />} />
          <Route path="/teams/:teamId" element={<TeamPage user={props.user} />} />
          <Route path="/teams/people/:userId" element={<PracticePage user={props.user} />} />
          <Route path="/scorecards/*" element={<ScorecardRoutes user={props.user} />} />
          <Route path="/billing" element={<BillingPage user={props.user} />} />
          <Route path="/settings" element={<SettingsPage user={props.user} />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </ScreenTexts>
    </Suspense>
  )
}

function PageSkeleton(): ReactNode {
  return (
    <Loading className="mx-auto w-full max-w-[1200px] p-4 sm:p-8">
      <Skeleton className="h-9 w-64" />
      <Skeleton className="mt-3 h-6 w-96 max-w-full" />
      <Skeleton className="mt-8 h-64 w-full" />
    </Loading>
  )
}
