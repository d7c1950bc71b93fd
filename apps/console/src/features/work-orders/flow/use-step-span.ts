/** How long a step took, or has waited by now; '' where it has not begun. */
import { useSpanWords } from '../../../shared/tickets/use-span-words'
import { useNow } from '../../../shared/ui/display/use-now'
import type { ProgressStep } from '../ticket-progress'

export function useStepSpan(step: Pick<ProgressStep, 'kind' | 'startedAt' | 'endedAt' | 'state'> | null): string {
  const words = useSpanWords()
  const now = useNow()
  if (step === null || step.kind !== 'task' || step.startedAt === null) return ''
  if (step.endedAt === null && step.state !== 'current') return ''
  const end = step.endedAt === null ? now : new Date(step.endedAt).getTime()
  return words(Math.max(0, end - new Date(step.startedAt).getTime()))
}
