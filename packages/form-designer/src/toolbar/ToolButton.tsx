/** A button of the toolbar that shows an icon alone. */
import { Glyph } from '../icons/Glyph'
import type { ToolbarAction } from './toolbar-action'

export interface ToolButtonProps extends Omit<ToolbarAction, 'id'> {
  /** The keys that do the same, as people read them. */
  readonly keys?: string
}

export function ToolButton({ glyph, text, disabled, keys, run }: ToolButtonProps) {
  return (
    // The title is on a span around it: a disabled button sends no events.
    <span title={keys === undefined ? text : `${text} (${keys})`}>
      <button
        type="button"
        className="fd-icon-act"
        aria-label={text}
        aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
        disabled={disabled}
        onClick={run}
      >
        <Glyph name={glyph} />
      </button>
    </span>
  )
}
