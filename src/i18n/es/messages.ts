import type { en } from '../en/messages.ts'
import { access } from './access.ts'
import { accountFile } from './account-file.ts'
import { analysis } from './analysis.ts'
import { analytics } from './analytics.ts'
import { assignments } from './assignments.ts'
import { billing } from './billing.ts'
import { builder } from './builder.ts'
import { call } from './call.ts'
import { coach } from './coach.ts'
import { coaches } from './coaches.ts'
import { common } from './common.ts'
import { criteriaEdition } from './criteria-edition.ts'
import { details } from './details.ts'
import { errors, failures } from './errors.ts'
import { history } from './history.ts'
import { home } from './home.ts'
import { landing } from './landing.ts'
import { law } from './law.ts'
import { life } from './life.ts'
import { notices } from './notices.ts'
import { onboarding } from './onboarding.ts'
import { overview } from './overview.ts'
import { palette } from './palette.ts'
import { people } from './people.ts'
import { plan } from './plan.ts'
import { privacy } from './privacy.ts'
import { prospects } from './prospects.ts'
import { criteria, findings } from './criteria.ts'
import { review } from './review.ts'
import { scorecardTemplates } from './scorecard-templates.ts'
import { scorecards } from './scorecards.ts'
import { session } from './session.ts'
import { settings } from './settings.ts'
import { setup } from './setup.ts'
import { shell } from './shell.ts'
import { skills } from './skills.ts'
import { steps } from './steps.ts'
import { teams } from './teams.ts'
import { training } from './training.ts'
import { tries } from './tries.ts'
import { undo } from './undo.ts'
import { vocabulary } from './vocabulary.ts'
import { voice } from './voice.ts'
import { watching } from './watching.ts'

export const es: typeof en = {
  access,
  accountFile,
  analysis,
  analytics,
  assignments,
  billing,
  builder,
  call,
  coach,
  coaches,
  common,
  criteria,
  criteriaEdition,
  details,
  errors,
  failures,
  findings,
  history,
  home,
  landing,
  law,
  life,
  notices,
  onboarding,
  overview,
  palette,
  people,
  plan,
  privacy,
  prospects,
  review,
  scorecardTemplates,
  scorecards,
  session,
  settings,
  setup,
  shell,
  skills,
  steps,
  teams,
  training,
  tries,
  undo,
  vocabulary,
  voice,
  watching,
}
