/** One widget type to drag, click, or reach with Tab, the arrows and Enter. */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useCallback, useRef } from 'react'
import type { DragSubject } from '../dnd/drag-port'
import { useDragSource } from '../dnd/react-dnd-adapter'
import { Glyph } from '../icons/Glyph'
import type { GlyphName } from '../icons/glyphs'
import { useDesigner, useMessages } from '../store/designer-context'

export interface PaletteChipProps {
  /** Which chip it is among all. */
  readonly id: string
  readonly title: string
  readonly icon: GlyphName | readonly string[]
  readonly subject: DragSubject
  /** True for the one chip that Tab reaches. */
  readonly isTabStop: boolean
  readonly onFocus: () => void
  /** `isByMouse`: what was added is titled next. */
  readonly onAdd: (isByMouse: boolean) => void
  /** Called when it was dragged into the form, as `onAdd`. */
  readonly onDropped: (isByMouse: boolean) => void
  /** The small button at its corner, which a key presses as well; none where the host keeps nothing. */
  readonly corner: ChipCorner | null
}

export interface ChipCorner {
  readonly glyph: GlyphName
  readonly label: string
  /** Whether it is pressed; null for what is no switch. */
  readonly isPressed: boolean | null
  /** The letter that does the same on the chip. */
  readonly press: string
  readonly run: () => void
}

export function PaletteChip({ id, title, icon, subject, isTabStop, onFocus, onAdd, onDropped, corner }: PaletteChipProps) {
  const { store } = useDesigner()
  const { palette } = useMessages()
  const ref = useRef<HTMLDivElement>(null)
  const pressedBy = useRef('')
  const onStart = useCallback(() => {
    // Changing the page inside the browser's own dragstart cancels the drag in Chromium.
    setTimeout(() => store.getState().setView({ isDragging: true, paletteOpen: false }), 0)
  }, [store])
  const onEnd = useCallback(
    (isDropped: boolean) => {
      store.getState().setView({ isDragging: false, dropPlace: null })
      if (isDropped) onDropped(pressedBy.current === 'mouse')
    },
    [store, onDropped],
  )
  useDragSource(ref, { subject, onStart, onEnd })
  return (
    <div className="fd-chip">
      {/* A real <button> cannot be dragged in Firefox. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div
        ref={ref}
        className="fd-chip-face"
        role="button"
        aria-label={palette.add(title)}
        aria-keyshortcuts={corner?.press}
        data-palette-type={id}
        title={title}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={onFocus}
        onPointerDown={({ pointerType }: PointerEvent) => {
          pressedBy.current = pointerType
        }}
        // A screen reader clicks without having pressed.
        onClick={({ detail }: MouseEvent) => onAdd(detail > 0 && pressedBy.current === 'mouse')}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' || event.key === ' ') {
            event.preventDefault()
            if (event.key === 'Enter') onAdd(false)
          }
          if (corner === null || event.ctrlKey || event.metaKey || event.altKey || event.key.toUpperCase() !== corner.press) return
          event.preventDefault()
          corner.run()
        }}
        // As a button does: a space that is held adds nothing.
        onKeyUp={(event: KeyboardEvent) => event.key === ' ' && onAdd(false)}
      >
        <Glyph name={icon} />
        <span>{title}</span>
      </div>
      {corner !== null && (
        <button
          type="button"
          className="fd-corner"
          aria-label={corner.label}
          title={corner.label}
          aria-pressed={corner.isPressed ?? undefined}
          // The letter on the chip does the same; with Tab one would pass a second stop.
          tabIndex={-1}
          onClick={corner.run}
        >
          <Glyph name={corner.glyph} size={14} />
        </button>
      )}
    </div>
  )
}
