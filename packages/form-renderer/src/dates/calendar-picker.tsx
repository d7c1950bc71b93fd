/** The calendar as the panel of a typed date. */
import { LARGER_ICONS } from '../controls/larger-icons'
import type { CalendarPanelProps } from '../pickers/calendar-panel-props'
import type { CalendarShape } from '../values/date-value'
import { calendarPanel } from './lazy-calendar'
import type { PickerPanel } from './MomentPicker'

/** @returns null where the format has no calendar. */
export function calendarPicker(
  shape: CalendarShape | null,
  label: string,
  chosen: Pick<CalendarPanelProps, 'kind' | 'selected' | 'onChange'>,
): PickerPanel | null {
  return (
    shape && {
      icon: LARGER_ICONS.calendar,
      label,
      prefetch: calendarPanel.prefetch,
      render: (close) => <calendarPanel.Component {...shape} {...chosen} onDone={close} />,
    }
  )
}
