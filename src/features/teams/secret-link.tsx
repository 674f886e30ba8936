import { Check, Copy } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/components/ui/button.tsx'
import { Field, Input } from '#src/components/ui/field.tsx'

/**
 * A link that is shown once, with a button to copy it. The token stands behind the `#`, so that no server log
 * and no referrer has it.
 */
export function SecretLink(props: {
  label: string
  hint: string
  path: '/invitation' | '/reset-password'
  token: string
}): ReactNode {
  const t = useTranslations('people')
  const inputRef = useRef<HTMLInputElement>(null)
  const [copying, setCopying] = useState<'not yet' | 'copied' | 'refused'>('not yet')
  const url = `${window.location.origin}${props.path}#${props.token}`
  // It appears in place of a form or below a button: the keyboard goes on here.
  useEffect(() => inputRef.current?.focus(), [])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopying('copied')
    } catch {
      // Not allowed, or the page is not served over HTTPS.
      inputRef.current?.focus()
      setCopying('refused')
    }
  }
  return (
    <div>
      <Field label={props.label} hint={props.hint}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...control}
              ref={inputRef}
              readOnly
              value={url}
              // Backward, so that the start of the link stays in view.
              onFocus={({ currentTarget }) => currentTarget.setSelectionRange(0, url.length, 'backward')}
              className="min-w-0 flex-1 basis-44"
            />
            <Button className="h-10" onClick={() => void copy()}>
              {copying === 'copied' ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
              {t('copy')}
            </Button>
          </div>
        )}
      </Field>
      <p role="status" className="mt-1 text-12 text-text empty:mt-0">
        {copying === 'copied' && t('linkCopied')}
        {copying === 'refused' && t('copyFailed')}
      </p>
    </div>
  )
}
