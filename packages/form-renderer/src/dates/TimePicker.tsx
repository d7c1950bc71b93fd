/** One time of day: typed in its format, stepped by arrow keys, or chosen on a clock. */
import { LARGER_ICONS } from '../controls/larger-icons'
import { useLargerMessages } from '../messages/use-larger-messages'
import { clockPanel } from './lazy-clock'
import { formatDate } from '../values/date-text'
import { momentOf, timePartsOf } from '../values/date-value'
import { MomentPicker, type MomentPickerProps } from './MomentPicker'

export type TimePickerProps = Omit<MomentPickerProps, 'panel' | 'arrows'> & { readonly arrowControl: boolean }

export function TimePicker({ arrowControl, ...props }: TimePickerProps) {
  const messages = useLargerMessages()
  const { text, format, onText } = props
  const time = timePartsOf(format)
  return (
    <MomentPicker
      {...props}
      arrows={arrowControl && props.editable !== false}
      panel={
        time.length === 0
          ? null
          : {
              icon: LARGER_ICONS.clock,
              label: messages.openClock,
              prefetch: clockPanel.prefetch,
              render: (close) => (
                <clockPanel.Component
                  time={time}
                  selected={momentOf(text, format)}
                  onChange={(moment) => onText(formatDate(moment, format))}
                  onDone={close}
                />
              ),
            }
      }
    />
  )
}
