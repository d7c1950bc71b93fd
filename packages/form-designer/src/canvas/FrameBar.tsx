/** Above the canvas: for which width the form is shown, how large, and in light or dark. */
import { Glyph } from '../icons/Glyph'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import { plainRoot } from '../styles/plain-root'
import { type CanvasFrame, FRAME_WIDTHS, ZOOM_STEPS } from '../store/canvas-frame'

const Bar = plainRoot('fd-frame-bar', () => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 40,
  padding: '4px 16px',
  borderBottom: '1px solid var(--fd-line)',
  background: 'var(--fd-surface)',
  '& > [role="group"]': { display: 'flex' },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 28,
    padding: 0,
    border: 0,
    borderRadius: 6,
    color: 'var(--fd-muted)',
    background: 'transparent',
    cursor: 'pointer',
  },
  '& button:hover': { background: 'var(--fd-hover)' },
  '& button[aria-pressed="true"]': { color: 'var(--fd-text)', background: 'color-mix(in srgb, var(--fd-text) 10%, transparent)' },
  '& button:focus-visible': { outline: '2px solid var(--fd-primary)', outlineOffset: -2 },
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
    '& button': { width: 40, height: 40 },
    '& select': { height: 40 },
  },
}))

export function FrameBar() {
  const { store } = useDesigner()
  const { frame: texts } = useMessages()
  const frame = useDesignerStore(({ view }) => view.frame)
  const set = (change: Partial<CanvasFrame>) => store.getState().setView({ frame: { ...frame, ...change } })
  return (
    <Bar role="group" aria-label={texts.label}>
      <div role="group" aria-label={texts.width}>
        {FRAME_WIDTHS.map((width) => (
          <button
            key={width}
            type="button"
            aria-pressed={frame.width === width}
            aria-label={texts.widths[width]}
            title={texts.widths[width]}
            onClick={() => set({ width })}
          >
            <Glyph name={width} />
          </button>
        ))}
      </div>
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
      <button
        type="button"
        aria-label={texts.schemes[frame.scheme]}
        title={texts.schemes[frame.scheme]}
        onClick={() => set({ scheme: frame.scheme === 'page' ? 'light' : frame.scheme === 'light' ? 'dark' : 'page' })}
      >
        <Glyph name="scheme" />
      </button>
    </Bar>
  )
}
