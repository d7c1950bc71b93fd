/** The hint on an empty canvas. */
import useMediaQuery from '@mui/material/useMediaQuery'
import { Glyph } from '../icons/Glyph'
import { NARROW_QUERY } from '../parts/designer-root'
import { useDesigner, useMessages } from '../store/designer-context'

export function EmptySheet() {
  const { store } = useDesigner()
  const { canvas } = useMessages()
  const isNarrow = useMediaQuery(NARROW_QUERY)
  return (
    <div className="fd-empty">
      <svg
        aria-hidden="true"
        width="120"
        height="84"
        viewBox="0 0 120 84"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path opacity="0.55" d="M34 6h62a4 4 0 0 1 4 4v62a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4z" />
        <path opacity="0.55" d="M42 20h18M42 27h46v9H42zM42 48h14" />
        <path opacity="0.55" strokeDasharray="3 3" d="M42 55h46v9H42z" />
        <path d="M8 40h34v14H8z" fill="var(--fd-surface)" />
        <path d="M13 47h10" />
        <path d="M37 49l3 10 2.4-4 4.4-1.4z" fill="var(--fd-surface)" />
      </svg>
      {isNarrow ? (
        // The palette is out of sight here, behind a sign alone.
        <button type="button" onClick={() => store.getState().setView({ paletteOpen: true })}>
          <Glyph name="catalogue" />
          {canvas.emptyHintTouch}
        </button>
      ) : (
        <>
          <p>{canvas.emptyHint}</p>
          <p className="fd-empty-more">{canvas.emptyHintKeyboard}</p>
        </>
      )}
    </div>
  )
}
