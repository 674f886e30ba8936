import { Clock, RotateCw, TriangleAlert, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { faultCodes } from '#protocol/vocabulary/error-codes.ts'
import { Turn } from '#src/components/transcript/turn.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { ErrorId } from '#src/components/ui/error-id.tsx'
import { useErrorCodeText } from '#src/lib/error-text.ts'
import type { PendingLine } from '#src/lib/realtime/session-view.ts'

/**
 * A line of the user that is pending or was refused. A refused one can be sent again or edited; it is never
 * lost.
 */
export function PendingTurn(props: {
  line: PendingLine
  debtorName: string
  lang: string | undefined
  onRetry: () => void
  onEdit: () => void
}): ReactNode {
  const t = useTranslations('session')
  const tCall = useTranslations('call')
  const codeText = useErrorCodeText()
  const { line } = props
  if (line.state.name === 'pending')
    return (
      <Turn
        status="pending"
        speaker="user"
        debtorName={props.debtorName}
        at={line.at}
        lang={props.lang}
        faded
        statusNote={
          <span className="inline-flex items-center gap-1">
            <Clock aria-hidden size={12} />
            {t('pending')}
          </span>
        }
      >
        {line.text ?? tCall('transcribing')}
      </Turn>
    )
  return (
    <Turn
      speaker="user"
      debtorName={props.debtorName}
      at={line.at}
      lang={props.lang}
      statusNote={
        <span className="inline-flex items-center gap-1 font-medium text-critical">
          <TriangleAlert aria-hidden size={12} />
          {t('failed')}
        </span>
      }
      footer={
        <div className="flex flex-col items-end gap-1.5">
          <p role="alert" className="text-right text-12 text-critical">
            {codeText(line.state.code)}
          </p>
          {faultCodes.has(line.state.code) && <ErrorId id={line.clientMsgId} />}
          <div className="flex flex-wrap justify-end gap-2">
            <Button size="small" variant="quiet" onClick={props.onEdit}>
              <Undo2 aria-hidden size={16} />
              {t('edit')}
            </Button>
            {line.state.retryable && (
              <Button size="small" onClick={props.onRetry}>
                <RotateCw aria-hidden size={16} />
                {t('retry')}
              </Button>
            )}
          </div>
        </div>
      }
    >
      {line.text ?? tCall('transcribing')}
    </Turn>
  )
}
