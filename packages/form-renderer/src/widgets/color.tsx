/** `color`: a colour as text, with its swatch; the swatch opens the panel. */
import { readColor } from '@formwork/form-schema'
import { useRef, useState } from 'react'
import { useLargerMessages } from '../messages/use-larger-messages'
import { colorPanel } from '../controls/lazy-color'
import { colorText, tidyColor } from '../values/color-text'
import { ClearButton } from '../controls/ClearButton'
import { whenLeaving } from '../controls/ControlGroup'
import { textOf } from '../values/choice-text'
import { Opener } from '../controls/Opener'
import { controlAttributes } from '../controls/control-attributes'
import { PreviewText } from '../controls/PreviewText'
import { Swatch } from '../controls/Swatch'
import type { WidgetProps } from '../api/widget-props'

export function ColorWidget(props: WidgetProps<'color'>) {
  const { widget, id, labelId, value, onChange, onBlur, disabled, readOnly, mode } = props
  const messages = useLargerMessages()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  const text = textOf(value)
  if (mode === 'preview')
    return text === '' ? (
      <PreviewText text="" />
    ) : (
      <p className="fw-value fw-color-value">
        <Swatch text={text} />
        {text}
      </p>
    )
  const locked = disabled || readOnly
  const change = (next: string) => onChange(next === '' ? null : next)
  return (
    <div ref={anchor} className="fw-affixed fw-color" onBlur={whenLeaving(onBlur)}>
      <input
        {...controlAttributes(props)}
        className="fw-input"
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={messages.colorHint}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (locked || event.key !== 'ArrowDown' || !event.altKey) return
          event.preventDefault()
          setOpen(true)
        }}
        onBlur={() => {
          const tidy = tidyColor(text)
          if (tidy !== text && !readOnly) change(tidy)
        }}
      />
      <span className="fw-color-start">
        {locked ? (
          <Swatch text={text} />
        ) : (
          <Opener
            face={<Swatch text={text} />}
            className="fw-color-button"
            label={messages.openColors}
            labelledBy={labelId}
            anchor={anchor}
            open={open}
            onOpen={setOpen}
            onNear={colorPanel.prefetch}
          >
            <colorPanel.Component
              color={readColor(text)}
              showAlpha={widget.options.showAlpha}
              onChange={(color) => onChange(colorText(color))}
              onDone={() => setOpen(false)}
            />
          </Opener>
        )}
      </span>
      {!locked && text !== '' && (
        <span className="fw-affix">
          <ClearButton controlId={id} labelId={labelId} onClear={() => onChange(null)} />
        </span>
      )}
    </div>
  )
}
