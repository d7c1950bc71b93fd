/** The deadline of a step, as a tag: quiet while there is more than a day, then in the warning colour, in the error colour once it has passed. */
import { Moment } from '../../ui/display/Moment'
import { StatusTag } from '../../ui/display/StatusTag'
import { useDue } from './use-due'

export interface DueTagProps {
  /** Null: there is no time limit. */
  readonly at: string | null
  /** Not shown while there is more than a day. */
  readonly isOnlyNear?: boolean
}

export function DueTag({ at, isOnlyNear = false }: DueTagProps) {
  // An older server does not send it.
  return (at ?? '') === '' ? null : <Tag at={at ?? ''} isOnlyNear={isOnlyNear} />
}

function Tag({ at, isOnlyNear }: { readonly at: string; readonly isOnlyNear: boolean }) {
  const { isOver, isNear, words } = useDue(at, true)
  if (isOnlyNear && !isNear) return null
  return (
    <StatusTag tone={isOver ? 'error' : isNear ? 'warning' : 'neutral'} icon={isOver ? 'warning' : 'clock'}>
      <Moment at={at} words={words} />
    </StatusTag>
  )
}
