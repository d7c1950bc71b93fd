/** How far an upload is; without a figure while nothing is known. */
import { useLargerMessages } from '../messages/use-larger-messages'
import { useCss } from '../css/use-css'

export interface ProgressProps {
  readonly name: string
  readonly percent: number | null
}

export function Progress({ name, percent }: ProgressProps) {
  const messages = useLargerMessages()
  const styled = useCss({ '--_percent': `${percent ?? 0}%` })
  return (
    <span
      ref={styled}
      role="progressbar"
      aria-label={messages.uploadProgress(name)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      className={percent === null ? 'fw-progress fw-progress--open' : 'fw-progress'}
    />
  )
}
