/** The menu of the selected widgets: everything that dragging and shortcuts do as well. */
import { typeOf, type WidgetDefinitions, type WidgetKey } from '@formwork/form-schema'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useMemo } from 'react'
import { clipboardTextOf, writeClipboard } from '../actions/clipboard'
import { destinationsOf } from '../actions/destinations'
import { deleteSelected, duplicateSelected, moveSelectedBy, moveSelectedTo, pickedKeys, wrapSelected } from '../actions/many-actions'
import { selectEverything } from '../actions/selection-actions'
import { placeOf, siblingsAt } from '../commands/tree-queries'
import type { Destination } from '../actions/destinations'
import type { DesignerMessages } from '../messages/designer-messages'
import { slotTitle, typeTitle } from '../messages/name-of-widget'
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
  const { actions, editing } = messages
  const document = useDesignerStore((state) => state.document)
  const destinations = useMemo(() => destinationsOf(document, widgetKey), [document, widgetKey])
  const place = placeOf(document, widgetKey)
  const isMany = useDesignerStore(({ selection }) => selection.length > 1)
  const containers = useMemo(() => containerTypes(designer.widgets), [designer.widgets])
  const total = place === null ? 0 : (siblingsAt(document, place.parent)?.length ?? 0)
  const run = (action: () => unknown) => () => {
    onClose()
    action()
    designer.store.getState().requestFocus()
  }
  const copy = (andDelete: boolean) => {
    const text = clipboardTextOf(designer, pickedKeys(designer))
    if (text === null) return
    void writeClipboard(text).then((ok) => {
      if (!ok) designer.store.getState().notify({ kind: 'copy-failed' }, { shown: true })
      else if (andDelete) deleteSelected(designer, 'cut')
      else designer.store.getState().notify({ kind: 'copied' })
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
        slotProps={{ list: { dense: true, 'aria-label': actions.more }, paper: { sx: { minWidth: 200, maxHeight: 420 } } }}
      >
        <MenuItem disabled={!isMany && (place === null || place.index === 0)} onClick={run(() => moveSelectedBy(designer, -1))}>
          <Entry text={actions.moveUp} keys="Alt+↑" />
        </MenuItem>
        <MenuItem disabled={!isMany && (place === null || place.index >= total - 1)} onClick={run(() => moveSelectedBy(designer, 1))}>
          <Entry text={actions.moveDown} keys="Alt+↓" />
        </MenuItem>
        <MenuItem
          onClick={() => {
            onClose()
            designer.store.getState().setView({ editing: widgetKey })
          }}
        >
          <Entry text={editing.inPlace.edit} keys="F2" />
        </MenuItem>
        <Divider />
        <MenuItem onClick={run(() => duplicateSelected(designer))}>
          <Entry text={actions.duplicate} keys="Ctrl+D" />
        </MenuItem>
        <MenuItem onClick={run(() => copy(false))}>
          <Entry text={actions.copy} keys="Ctrl+C" />
        </MenuItem>
        <MenuItem onClick={run(() => copy(true))}>
          <Entry text={actions.cut} keys="Ctrl+X" />
        </MenuItem>
        <MenuItem onClick={run(() => deleteSelected(designer))}>
          <Entry text={actions.delete} keys="Del" />
        </MenuItem>
        <MenuItem onClick={run(() => selectEverything(designer))}>
          <Entry text={editing.selection.selectAll} keys="Ctrl+A" />
        </MenuItem>
        {designer.blocks?.onChange !== undefined && (
          <MenuItem
            onClick={() => {
              onClose()
              designer.store.getState().setView({ dialog: 'block', block: null })
            }}
          >
            {editing.library.save}
          </MenuItem>
        )}
        {containers.length > 0 && <Divider />}
        {containers.map((type) => (
          <MenuItem key={type} onClick={run(() => wrapSelected(designer, type))}>
            {editing.selection.wrapIn(typeTitle(messages, type))}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            onClose()
            designer.store.getState().setView({ dialog: 'keys' })
          }}
        >
          <Entry text={editing.keys.title} keys="?" />
        </MenuItem>
        {destinations.length > 0 && <Divider />}
        {destinations.length > 0 && (
          <ListSubheader role="presentation" disableSticky sx={{ lineHeight: '32px', fontSize: 12, bgcolor: 'transparent' }}>
            {actions.moveTo}
          </ListSubheader>
        )}
        {destinations.map(({ place: target, container }) => (
          <MenuItem
            key={`${target.parent?.key ?? ''}:${target.parent?.slot ?? 0}`}
            // The group headings are not announced to screen reader users who go through the items one by one.
            aria-description={actions.moveTo}
            onClick={run(() => moveSelectedTo(designer, target))}
          >
            {container === null ? actions.toSheet : destinationTitle(messages, container)}
          </MenuItem>
        ))}
      </Menu>
    </div>
  )
}

/** What widgets can be put into as they are: a subform keeps its fields in rows, which is another form. */
function containerTypes(widgets: WidgetDefinitions): readonly string[] {
  return Object.entries(widgets).flatMap(([type, { kind, slots }]) => (kind === 'layout' && slots !== null ? [type] : []))
}

function destinationTitle(messages: DesignerMessages, { widget, slot }: NonNullable<Destination['container']>): string {
  const name = widget.name === '' ? typeTitle(messages, typeOf(widget)) : widget.name
  const place = slotTitle(messages, widget, slot)
  return place === '' ? name : messages.actions.toPane(name, place)
}

function Entry({ text, keys }: { readonly text: string; readonly keys: string }) {
  return (
    <>
      <Box component="span" sx={{ flex: 1, paddingInlineEnd: '32px' }}>
        {text}
      </Box>
      <Box component="kbd" aria-hidden="true" dir="ltr" sx={{ fontFamily: 'inherit', fontSize: 12, color: 'text.secondary' }}>
        {keys}
      </Box>
    </>
  )
}
