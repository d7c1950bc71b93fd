/** One widget type to drag, click, or reach with Tab, the arrows and Enter. */
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useCallback, useMemo, useRef } from 'react'
import type { DragSubject } from '../dnd/drag-port'
import { useDragSource } from '../dnd/react-dnd-adapter'
import { Glyph } from '../icons/Glyph'
import { useDesigner, useMessages } from '../store/designer-context'
import type { PaletteEntry } from './palette-entries'

const Chip = styled(ButtonBase)({
  display: 'flex',
  justifyContent: 'flex-start',
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
  readonly entry: PaletteEntry
  /** True for the one chip that Tab reaches. */
  readonly isTabStop: boolean
  readonly onFocus: () => void
  readonly onAdd: (entry: PaletteEntry) => void
}

export function PaletteChip({ entry, isTabStop, onFocus, onAdd }: PaletteChipProps) {
  const { store } = useDesigner()
  const { palette } = useMessages()
  const ref = useRef<HTMLDivElement>(null)
  const subject = useMemo((): DragSubject => ({ kind: 'new', type: entry.type, nesting: entry.nesting }), [entry])
  const onStart = useCallback(() => {
    // Changing the page inside the browser's own dragstart cancels the drag in Chromium.
    setTimeout(() => store.getState().setView({ isDragging: true, paletteOpen: false }), 0)
  }, [store])
  const onEnd = useCallback(() => store.getState().setView({ isDragging: false, dropPlace: null }), [store])
  useDragSource(ref, { subject, onStart, onEnd })
  return (
    // A real <button> cannot be dragged in Firefox; ButtonBase gives a div a button's keys and role.
    <Chip
      ref={ref}
      component="div"
      disableRipple
      aria-label={palette.add(entry.title)}
      data-palette-type={entry.type}
      title={entry.title}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onClick={() => onAdd(entry)}
    >
      <Glyph name={entry.icon} />
      <span>{entry.title}</span>
    </Chip>
  )
}
