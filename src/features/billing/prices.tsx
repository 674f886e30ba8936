import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PriceList } from '#protocol/rest/usage.ts'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { DescriptionItem, DescriptionList } from '#src/components/ui/description-list.tsx'
import { useFormats } from '#src/lib/format.ts'

/** The current prices; an admin is told where they are set. Where none is, nobody else is told four times. */
export function Prices(props: { prices: PriceList; admin: boolean }): ReactNode {
  const t = useTranslations('billing')
  const formats = useFormats()
  const { prices } = props
  const priceLines = [
    { name: 'modelTokensIn', usd: prices.usdPerMillionTokensIn, unit: 'perMillionTokens' },
    { name: 'modelTokensOut', usd: prices.usdPerMillionTokensOut, unit: 'perMillionTokens' },
    { name: 'voiceCharacters', usd: prices.usdPerMillionVoiceCharacters, unit: 'perMillionCharacters' },
    { name: 'practiceMinutes', usd: prices.usdPerPracticeHour, unit: 'perHour' },
  ] as const
  if (priceLines.every(({ usd }) => usd === null))
    return props.admin ? (
      <Card>
        <CardHeader title={t('prices')} description={t('pricesNone')} />
      </Card>
    ) : null
  return (
    <Card>
      <CardHeader
        title={t('prices')}
        description={props.admin ? `${t('pricesHint')} ${t('pricesAdmin')}` : t('pricesHint')}
      />
      <DescriptionList className="max-w-lg px-5 pb-5">
        {priceLines.map(({ name, usd, unit }) => (
          <DescriptionItem key={name} name={t(name)}>
            {usd === null ? (
              <span className="text-text-muted">{t('priceUnset')}</span>
            ) : (
              t(unit, { price: formats.price(usd) })
            )}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Card>
  )
}
