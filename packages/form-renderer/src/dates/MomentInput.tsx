/** A typed date or time with what stands at its end: a cross that empties it, and the button of its panel. */
import { type ReactNode, type RefObject, useRef } from 'react'
import { useRenderSettings } from '../form/render-settings'
import { whenLeaving } from '../controls/ControlGroup'
import { Icon, ICONS } from '../controls/Icon'
import { MomentText, type MomentTextProps } from './MomentText'

export interface MomentInputProps extends Omit<MomentTextProps, 'inputRef'> {
  readonly clearable: boolean
  /** The button that opens the panel, and the panel. */
  readonly opener?: ReactNode
  readonly anchor?: RefObject<HTMLDivElement | null>
  /** Called when the focus leaves input, buttons and panel. */
  readonly onLeave?: (() => void) | undefined
}

export function MomentInput({ clearable, opener, anchor, onLeave, ...text }: MomentInputProps) {
  const { messages } = useRenderSettings()
  const input = useRef<HTMLInputElement>(null)
  const locked = text.disabled === true || text.readOnly === true
  const canClear = clearable && text.text !== '' && !locked
  return (
    <div ref={anchor} className="fw-affixed fw-date" onBlur={onLeave && whenLeaving(onLeave)}>
      <MomentText {...text} inputRef={input} />
      {!locked && (canClear || opener) && (
        <span className="fw-affix">
          {canClear && (
            <button
              type="button"
              tabIndex={-1}
              className="fw-icon-button"
              aria-label={messages.clear}
              onClick={() => {
                text.onText('')
                input.current?.focus()
              }}
            >
              <Icon path={ICONS.clear} />
            </button>
          )}
          {opener}
        </span>
      )}
    </div>
  )
}
