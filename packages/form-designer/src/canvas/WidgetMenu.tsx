/** Everything that can be done with one widget, as a menu: the twin of dragging and of every shortcut. */
import type { WidgetKey } from '@formwork/form-schema'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useMemo } from 'react'
import { clipboardTextOf, writeClipboard } from '../acts/clipboard'
import { destinationsOf } from '../acts/destinations'
import { deleteWidget, duplicateWidget, moveWidgetBy, moveWidgetTo } from '../acts/widget-acts'
import { nodeOf, placeOf, siblingsAt } from '../commands/tree-questions'
import { typeTitle } from '../messages/name-of-widget'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'

export type MenuAnchor =
  | { readonly kind: 'element'; readonly element: HTMLElement }
  | { readonly kind: 'point'; readonly top: number; readonly left: number }

export interface WidgetMenuProps {
  readonly widgetKey: WidgetKey
  readonly anchor: MenuAnchor
  readonly onClose: () => void
}

export function WidgetMenu({ widgetKey, anchor, onClose }: WidgetMenuProps) {
  const designer = useDesigner()
  const messages = useMessages()
  const { acts } = messages
  const document = useDesignerStore((state) => state.document)
  const destinations = useMemo(() => destinationsOf(document, widgetKey), [document, widgetKey])
  const place = placeOf(document, widgetKey)
  const total = place === null ? 0 : (siblingsAt(document, place.parent)?.length ?? 0)
  const run = (act: () => unknown) => () => {
    onClose()
    act()
    designer.store.getState().requestFocus()
  }
  const copy = (andDelete: boolean) => {
    const text = clipboardTextOf(designer, widgetKey)
    if (text === null) return
    void writeClipboard(text).then((ok) => {
      if (!ok) designer.store.getState().tell({ kind: 'copy-failed' }, { shown: true })
      else if (andDelete) deleteWidget(designer, widgetKey, 'cut')
      else designer.store.getState().tell({ kind: 'copied' })
    })
  }
  const position =
    anchor.kind === 'element' ? { anchorEl: anchor.element } : { anchorReference: 'anchorPosition' as const, anchorPosition: anchor }
  return (
    // Clicks and keys of the menu bubble through React's tree, not the page's: they are not meant for the widget.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      onClick={(event) => event.stopPropagation()}
      onContextMenu={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
      onFocus={(event) => event.stopPropagation()}
    >
      <Menu
        open
        onClose={onClose}
        {...position}
        slotProps={{ list: { dense: true, 'aria-label': acts.more }, paper: { sx: { minWidth: 200, maxHeight: 420 } } }}
      >
        <MenuItem disabled={place === null || place.index === 0} onClick={run(() => moveWidgetBy(designer, widgetKey, -1))}>
          <Entry text={acts.moveUp} keys="Alt+↑" />
        </MenuItem>
        <MenuItem disabled={place === null || place.index >= total - 1} onClick={run(() => moveWidgetBy(designer, widgetKey, 1))}>
          <Entry text={acts.moveDown} keys="Alt+↓" />
        </MenuItem>
        <Divider />
        <MenuItem onClick={run(() => duplicateWidget(designer, widgetKey))}>
          <Entry text={acts.duplicate} keys="Ctrl+D" />
        </MenuItem>
        <MenuItem onClick={run(() => copy(false))}>
          <Entry text={acts.copy} keys="Ctrl+C" />
        </MenuItem>
        <MenuItem onClick={run(() => copy(true))}>
          <Entry text={acts.cut} keys="Ctrl+X" />
        </MenuItem>
        <MenuItem onClick={run(() => deleteWidget(designer, widgetKey))}>
          <Entry text={acts.delete} keys="Del" />
        </MenuItem>
        {destinations.length > 0 && <Divider />}
        {destinations.length > 0 && (
          <ListSubheader disableSticky sx={{ lineHeight: '32px', fontSize: 12, bgcolor: 'transparent' }}>
            {acts.moveTo}
          </ListSubheader>
        )}
        {destinations.map(({ place: target, grid }) => (
          <MenuItem
            key={`${target.parent?.key ?? ''}:${target.parent?.slot ?? 0}`}
            onClick={run(() => moveWidgetTo(designer, widgetKey, target))}
          >
            {grid === null
              ? acts.toSheet
              : acts.toColumn(
                  grid.name === '' ? typeTitle(messages, nodeOf(document, target.parent?.key ?? '')?.widget.type ?? 'grid') : grid.name,
                  grid.column,
                )}
          </MenuItem>
        ))}
      </Menu>
    </div>
  )
}

function Entry({ text, keys }: { readonly text: string; readonly keys: string }) {
  return (
    <>
      <Box component="span" sx={{ flex: 1, pr: 4 }}>
        {text}
      </Box>
      <Box component="kbd" aria-hidden="true" sx={{ fontFamily: 'inherit', fontSize: 12, color: 'text.secondary' }}>
        {keys}
      </Box>
    </>
  )
}
