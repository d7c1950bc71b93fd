/** The first tab while several widgets are selected: what they have in common, set for all of them at once. */
import type { PanelRow, WidgetKey } from '@formwork/form-schema'
import { useMemo } from 'react'
import { setOptionOfMany } from '../actions/many-actions'
import { isKnown, nodeOf } from '../commands/tree-queries'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import { GroupSection } from './GroupSection'
import { PropertyRow } from './PropertyRow'
import { differs, sharedRows } from './shared-rows'

export function ManyAttributes({ keys }: { readonly keys: readonly WidgetKey[] }) {
  const designer = useDesigner()
  const { editing, panelGroups: titles } = useMessages()
  const document = useDesignerStore((state) => state.document)
  const widgets = useMemo(() => keys.flatMap((key) => nodeOf(document, key)?.widget ?? []).filter(isKnown), [document, keys])
  const [first] = widgets
  const groups = useMemo(() => sharedRows(widgets), [widgets])
  const set = (row: PanelRow, value: unknown) => {
    const here = widgets.map(({ key }) => key)
    setOptionOfMany(designer, here, row.option, value)
  }
  return (
    <>
      <div className="fd-many">
        <strong>{editing.selection.count(keys.length)}</strong>
        <p>{groups.length === 0 ? editing.selection.bulkNone : editing.selection.bulkHint}</p>
      </div>
      {first !== undefined &&
        groups.map(({ group, rows }) => (
          <GroupSection key={group} title={titles[group]} name={`* ${group}`}>
            {rows.map((row) => (
              <PropertyRow
                key={row.option}
                widget={first}
                row={row}
                isLone={rows.length === 1}
                note={differs(widgets, row.option) ? editing.selection.mixed : undefined}
                onChange={(value) => set(row, value)}
              />
            ))}
          </GroupSection>
        ))}
    </>
  )
}
