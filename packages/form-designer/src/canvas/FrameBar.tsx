/** Above the canvas: for which width the form is shown, how large, and in light or dark. */
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { Glyph } from '../icons/Glyph'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import { type CanvasFrame, FRAME_WIDTHS, type FrameWidth, ZOOM_STEPS } from '../store/canvas-frame'

const Bar = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 40,
  padding: '4px 16px',
  borderBottom: '1px solid var(--fd-line)',
  background: 'var(--fd-surface)',
  '& .MuiToggleButton-root': { width: 36, height: 28, padding: 0, border: 0, borderRadius: 6, color: 'var(--fd-muted)' },
  '& .MuiToggleButton-root.Mui-selected': { color: 'var(--fd-text)' },
  '& .MuiIconButton-root': { width: 32, height: 28, borderRadius: 6, color: 'var(--fd-muted)' },
  '& .MuiIconButton-root[aria-pressed="true"]': { color: 'var(--fd-text)', background: 'var(--fd-hover)' },
  '& select': {
    height: 28,
    padding: '0 4px',
    border: '1px solid transparent',
    borderRadius: 6,
    background: 'transparent',
    color: 'var(--fd-text)',
    font: 'inherit',
    fontSize: 13,
  },
  '& select:hover': { background: 'var(--fd-hover)' },
  '& select:focus-visible': { outline: '2px solid var(--fd-primary)', outlineOffset: -1 },
  '& option': { color: 'var(--fd-text)', background: 'var(--fd-surface)' },
  '@media (pointer: coarse)': {
    '& .MuiToggleButton-root, & .MuiIconButton-root': { width: 40, height: 40 },
    '& select': { height: 40 },
  },
})

export function FrameBar() {
  const { store } = useDesigner()
  const { frame: texts } = useMessages()
  const frame = useDesignerStore(({ view }) => view.frame)
  const set = (change: Partial<CanvasFrame>) => store.getState().setView({ frame: { ...frame, ...change } })
  return (
    <Bar role="group" aria-label={texts.label}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={frame.width}
        aria-label={texts.width}
        onChange={(_event, width: FrameWidth | null) => {
          if (width !== null) set({ width })
        }}
      >
        {FRAME_WIDTHS.map((width) => (
          <ToggleButton key={width} value={width} aria-label={texts.widths[width]} title={texts.widths[width]} disableRipple>
            <Glyph name={width} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <select
        aria-label={texts.zoom}
        title={texts.zoom}
        value={String(frame.zoom)}
        onChange={({ target }) => set({ zoom: target.value === 'fit' ? 'fit' : Number(target.value) })}
      >
        <option value="fit">{texts.zoomFit}</option>
        {ZOOM_STEPS.map((percent) => (
          <option key={percent} value={percent}>{`${percent}%`}</option>
        ))}
      </select>
      <IconButton
        aria-label={texts.schemes[frame.scheme]}
        title={texts.schemes[frame.scheme]}
        disableRipple
        onClick={() => set({ scheme: frame.scheme === 'page' ? 'light' : frame.scheme === 'light' ? 'dark' : 'page' })}
      >
        <Glyph name="scheme" />
      </IconButton>
    </Bar>
  )
}
