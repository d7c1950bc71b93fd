/** A list box of any length: of a long list only the rows around the window are in the document. */
import { useLayoutEffect } from 'react'
import { useCss } from '../css/use-css'
import { useRowWindow } from './use-row-window'

export interface OptionRow {
  readonly key: string
  readonly text: string
  readonly isSelected: boolean
}

export interface OptionListProps {
  readonly id: string
  readonly labelId: string
  readonly rows: readonly OptionRow[]
  /** Position of the current row; -1 for none. */
  readonly active: number
  readonly isMultiple: boolean
  readonly onPick: (index: number) => void
  readonly onHover: (index: number) => void
  /** Called with the last row that can be seen. */
  readonly onSeen?: (index: number) => void
}

/** Longer texts are cut by most lists, so the pointer shows them whole. */
const LONG_TEXT = 24

export const optionId = (id: string, index: number) => `${id}-${index}`

export function OptionList({ id, labelId, rows, active, isMultiple, onPick, onHover, onSeen }: OptionListProps) {
  const { element, onScroll, first, end, isLong, above, below, lastSeen } = useRowWindow(rows.length, active)
  useLayoutEffect(() => onSeen?.(lastSeen), [onSeen, lastSeen])
  return (
    <div
      ref={element}
      id={id}
      role="listbox"
      aria-labelledby={labelId}
      aria-multiselectable={isMultiple || undefined}
      className="fw-options"
      // The box has the focus; without this a scrolling element would be a stop of its own.
      tabIndex={-1}
      onScroll={onScroll}
    >
      <Gap height={above} />
      {rows.slice(first, end).map((row, offset) => {
        const index = first + offset
        return (
          // Keys are answered by the text box that has the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={row.key}
            id={optionId(id, index)}
            role="option"
            aria-selected={row.isSelected}
            aria-setsize={isLong ? rows.length : undefined}
            aria-posinset={isLong ? index + 1 : undefined}
            className={index === active ? 'fw-option fw-option--active' : 'fw-option'}
            title={row.text.length > LONG_TEXT ? row.text : undefined}
            onClick={() => onPick(index)}
            onPointerMove={() => index !== active && onHover(index)}
          >
            <span className="fw-option-text">{row.text}</span>
          </div>
        )
      })}
      <Gap height={below} />
    </div>
  )
}

/** The height of rows that are not rendered. */
export function Gap({ height }: { readonly height: number }) {
  const styled = useCss({ height: `${height}px` })
  return height > 0 ? <div role="presentation" ref={styled} /> : null
}
