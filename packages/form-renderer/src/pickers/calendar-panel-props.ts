/** The props of a calendar. */
import type { CalendarParts, DateValueKind } from '@formwork/form-schema'
import type { CalendarUnit, TimePart } from '../values/date-value'
import type { ChosenMoments } from './choose-moments'

export interface CalendarPanelProps {
  readonly kind: DateValueKind
  readonly unit: CalendarUnit
  /** The parts of a time of day that are stored as well; empty for none. */
  readonly time: readonly TimePart[]
  readonly selected: ChosenMoments
  readonly onChange: (moments: readonly CalendarParts[]) => void
  /** Nothing is left to choose: the panel may close. */
  readonly onDone: () => void
}
