import { voiceTuning } from '#protocol/rest/speech.ts'
import * as coach from '#protocol/vocabulary/coach.ts'
import { course, lessonTypes } from '#protocol/vocabulary/course.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import * as prospect from '#protocol/vocabulary/prospect.ts'
import { roles } from '#protocol/vocabulary/roles.ts'
import { scoreBands } from '#protocol/vocabulary/score-bands.ts'
import * as session from '#protocol/vocabulary/training-session.ts'
import { tooltipDelays } from '#src/components/ui/tooltip.tsx'
import { swrConfig } from '#src/lib/api/swr-config.ts'
import { toastLimits } from '#src/lib/toasts.ts'
import { voiceGenders } from '#src/lib/voice/custom-voices.ts'
import { defaultVoiceSettings, voiceRanges } from '#src/lib/voice/voice-settings.ts'
import { speechLanguages } from '#protocol/realtime/voice.ts'

/**
 * The figures and enumerations that the specification sets or that stand in their place, by the section that
 * names them. The table says each as `name = value`, so that a changed figure has its row looked at.
 */
export const figures = {
  3: {
    roles,
    lessonTypes,
    estimatedTimes: course.map(({ estimatedTime }) => estimatedTime),
    voiceGenders,
    ...listsOf(prospect),
    ...listsOf(coach),
    ...listsOf(session),
  },
  5: { voiceRanges },
  7: { swrConfig },
  9: {
    limits,
    scoreBands: scoreBands.map(({ from, name, tone }) => `${from} ${name} ${tone}`),
    experienceStars: coach.experienceStars,
    toastLimits,
    tooltipDelays,
    speechLanguages,
    defaultVoiceSettings,
    voiceTuning: voiceTuning.parse({}),
  },
} as const

/** A module's lists of values, without its schemas, functions and types. */
function listsOf<Module extends object>(module: Module) {
  type Lists = {
    [Name in keyof Module as Module[Name] extends readonly unknown[] ? Name : never]: Module[Name]
  }
  return Object.fromEntries(Object.entries(module).filter(([, value]) => Array.isArray(value))) as Lists
}

/** `limits.nameMax = 120` for each figure in it; a list is one value. */
export function written(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return [`${name} = ${value.join(', ')}`]
  if (typeof value !== 'object' || value === null) return [`${name} = ${String(value)}`]
  return Object.entries(value).flatMap(([key, inner]) => written(name === '' ? key : `${name}.${key}`, inner))
}
