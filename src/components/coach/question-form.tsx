import { SendHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#protocol/vocabulary/limits.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Textarea } from '#src/components/ui/field.tsx'

/** The form for a question in free text. Typing is never blocked; sending waits for the pending answer. */
export function QuestionForm(props: {
  asking: boolean
  onAsk: (question: string) => void
  /** Stands small at the end. */
  note: ReactNode
}): ReactNode {
  const t = useTranslations('coach')
  const hintId = useId()
  const [text, setText] = useState('')
  const question = text.trim()
  const blocked = question === '' || props.asking
  const send = () => {
    if (blocked) return
    props.onAsk(question)
    setText('')
  }
  return (
    <form
      className="w-full"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="flex items-end gap-2">
        <Textarea
          rows={1}
          value={text}
          maxLength={limits.questionMax}
          aria-label={t('question')}
          aria-describedby={hintId}
          placeholder={t('placeholder')}
          className="field-sizing-content max-h-32 min-h-10 resize-none"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            // While an input method composes a character, Enter belongs to it.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            send()
          }}
        />
        <Button
          type="submit"
          variant="primary"
          aria-disabled={blocked}
          aria-label={t('send')}
          className="h-10 px-3"
        >
          <SendHorizontal aria-hidden size={16} />
        </Button>
      </div>
      <div className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-12 text-text-muted">
        {/* Of keys that a phone's keyboard does not have. */}
        <p id={hintId} className={props.asking ? undefined : 'max-sm:sr-only'}>
          {props.asking ? t('wait') : t('questionHint')}
        </p>
        <p>{props.note}</p>
      </div>
    </form>
  )
}
