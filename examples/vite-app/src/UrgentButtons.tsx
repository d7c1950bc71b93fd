/** An own component in place of the built-in switch: two buttons. The renderer goes on drawing label, tip and error around it. */
import type { WidgetComponents, WidgetProps } from '@formwork/form-renderer'

function UrgentButtons({ id, labelId, describedBy, value, onChange, onBlur, disabled, readOnly, mode }: WidgetProps<'switch'>) {
  if (mode === 'preview') return <span>{value === true ? 'Yes, today' : 'No'}</span>
  return (
    <div id={id} role="group" aria-labelledby={labelId} aria-describedby={describedBy} onBlur={onBlur}>
      {[true, false].map((choice) => (
        <button
          key={String(choice)}
          type="button"
          aria-pressed={(value === true) === choice}
          disabled={disabled || readOnly}
          onClick={() => onChange(choice)}
        >
          {choice ? 'Today' : 'Some day'}
        </button>
      ))}
    </div>
  )
}

export const components: Partial<WidgetComponents> = { switch: UrgentButtons }
