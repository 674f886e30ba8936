import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { Field, Select } from '#src/components/ui/field.tsx'
import { VersionChanges } from './version-changes.tsx'

/** What changed between a version and another one, at first the one before it. */
export function VersionChangesCard(props: {
  scorecardId: string
  version: number
  current: number
}): ReactNode {
  const t = useTranslations('scorecards')
  const { version, current } = props
  const [other, setOther] = useState(version === 1 ? Math.min(2, current) : version - 1)
  if (current === 1)
    return (
      <Card>
        <CardHeader title={t('changes')} />
        <p className="px-5 pb-5 text-14 text-text-muted">{t('firstVersion')}</p>
      </Card>
    )
  const others = Array.from({ length: current }, (_, index) => current - index).filter(
    (each) => each !== version,
  )
  return (
    <Card>
      <CardHeader title={t('changes')} />
      <div className="flex flex-col gap-4 px-5 pb-5">
        <Field label={t('compareWith')}>
          {(control) => (
            <Select {...control} value={other} onChange={({ target }) => setOther(Number(target.value))}>
              {others.map((each) => (
                <option key={each} value={each}>
                  {t('version', { version: each })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <VersionChanges
          scorecardId={props.scorecardId}
          from={Math.min(version, other)}
          to={Math.max(version, other)}
        />
      </div>
    </Card>
  )
}
