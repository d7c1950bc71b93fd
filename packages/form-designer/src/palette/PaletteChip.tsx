/** One widget type to drag, click, or reach with Tab, the arrows and Enter. */
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useCallback, useRef } from 'react'
import type { DragSubject } from '../dnd/drag-port'
import { useDragSource } from '../dnd/react-dnd-adapter'
import { Glyph } from '../icons/Glyph'
import type { GlyphName } from '../icons/glyphs'
import { useDesigner, useMessages } from '../store/designer-context'

const Chip = styled(ButtonBase)({
  display: 'flex',
  justifyContent: 'flex-start',
  width: '100%',
  gap: 6,
  height: 34,
  padding: '0 6px 0 7px',
  borderRadius: 6,
  border: '1px solid var(--fd-line)',
  background: 'var(--fd-surface)',
  color: 'var(--fd-text)',
  fontSize: 13,
  fontFamily: 'inherit',
  textAlign: 'left',
  cursor: 'grab',
  WebkitTouchCallout: 'none',
  userSelect: 'none',
  transition: 'border-color 120ms ease-out, background-color 120ms ease-out, color 120ms ease-out',
  '& svg': { flex: 'none', color: 'var(--fd-muted)' },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&:hover': { borderColor: 'var(--fd-primary)', background: 'var(--fd-tint)' },
  '&:hover svg': { color: 'var(--fd-primary)' },
  '&.Mui-focusVisible': { outline: '2px solid var(--fd-primary)', outlineOffset: 1 },
  '@media (pointer: coarse)': { height: 40 },
  // The type of `styled` loses the `component` prop.
}) as typeof ButtonBase

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

export function PaletteChip({ id, title, icon, subject, isTabStop, onFocus, onAdd, corner }: PaletteChipProps) {
  const { store } = useDesigner()
  const { palette } = useMessages()
  const ref = useRef<HTMLDivElement>(null)
  const pressedBy = useRef('')
  const onStart = useCallback(() => {
    // Changing the page inside the browser's own dragstart cancels the drag in Chromium.
    setTimeout(() => store.getState().setView({ isDragging: true, paletteOpen: false }), 0)
  }, [store])
  const onEnd = useCallback(() => store.getState().setView({ isDragging: false, dropPlace: null }), [store])
  useDragSource(ref, { subject, onStart, onEnd })
  return (
    <div className="fd-chip">
      {/* A real <button> cannot be dragged in Firefox; ButtonBase gives a div a button's keys and role. */}
      <Chip
        ref={ref}
        component="div"
        disableRipple
        aria-label={palette.add(title)}
        aria-keyshortcuts={corner?.press}
        data-palette-type={id}
        title={title}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={onFocus}
        onPointerDown={({ pointerType }: PointerEvent) => {
          pressedBy.current = pointerType
        }}
        // A key clicks without having pressed: the `detail` of its click is 0.
        onClick={({ detail }: MouseEvent) => onAdd(detail > 0 && pressedBy.current === 'mouse')}
        onKeyDown={(event: KeyboardEvent) => {
          if (corner === null || event.ctrlKey || event.metaKey || event.altKey || event.key.toUpperCase() !== corner.press) return
          event.preventDefault()
          corner.run()
        }}
      >
        <Glyph name={icon} />
        <span>{title}</span>
      </Chip>
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
