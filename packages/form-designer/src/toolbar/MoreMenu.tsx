/** The toolbar's actions behind one button, where it is too narrow for all. */
import { useState } from 'react'
import { Glyph } from '../icons/Glyph'
import { menuOnDemand } from '../loading/opened-on-demand'
import { useMessages } from '../store/designer-context'
import type { ToolbarAction } from './toolbar-action'
import type { ToolMenuProps } from './ToolMenu'

export const ToolMenu = menuOnDemand<ToolMenuProps>(async () => (await import('./ToolMenu')).ToolMenu)

export function MoreMenu({ actions }: { readonly actions: readonly ToolbarAction[] }) {
  const { toolbar } = useMessages()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button
        type="button"
        className="fd-icon-act"
        aria-label={toolbar.more}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Glyph name="more" />
      </button>
      {anchor !== null && <ToolMenu {...{ anchor, actions }} onClose={() => setAnchor(null)} />}
    </>
  )
}
