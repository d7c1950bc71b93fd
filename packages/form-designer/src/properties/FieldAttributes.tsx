/** The first tab: everything about the selected widget. */
import { type AnyKnownWidget, typeOf, type Widget, type WidgetKey } from '@formwork/form-schema'
import { memo, useId, useMemo, useState } from 'react'
import { isKnown, nodeOf } from '../commands/tree-queries'
import { Glyph } from '../icons/Glyph'
import { HostPanel } from '../host/HostPanel'
import { useFollowing } from '../loading/use-following'
import { fillTemplate } from '../messages/fill-template'
import { useDesignerStore, useMessages } from '../store/designer-context'
import { StateConditionRows } from './editors/conditions/StateConditionRows'
import { FurtherRuleRows } from './FurtherRuleRows'
import { GroupSection } from './GroupSection'
import { LogicRows } from './logic/LogicRows'
import { ManyAttributes } from './ManyAttributes'
import { ModelField } from './ModelField'
import { panelGroups } from './panel-groups'
import { hasFurther, PanelSearch, rowSearch } from './PanelSearch'
import { PropertyRow } from './PropertyRow'
import { RowFrame } from './RowFrame'
import { RuleMessageRows } from './RuleMessageRows'
import { rowLabel } from './row-label'
import { TitleField } from './title/TitleField'
import { TypeRow } from './type-change/TypeRow'
import { useWithoutTitle } from './use-without-title'
import { WidgetPath } from './WidgetPath'

export function FieldAttributes() {
  const { panel } = useMessages()
  const current = useDesignerStore((state) => state.selected)
  const selection = useDesignerStore((state) => state.selection)
  const now = useMemo(() => ({ selected: current, many: selection }), [current, selection])
  // The sheet answers a click at once; the panel's many controls may follow a moment later.
  const { selected, many } = useFollowing(now)
  const titled = useTitled(selection.length > 1 ? null : current)
  const first = useWidget(titled ?? selected)
  const widget = useWidget(many.length > 1 ? null : selected)
  if (many.length > 1 && titled === null)
    return (
      <fieldset className="fd-attributes" role="none" disabled={many !== selection}>
        <ManyAttributes key={many.join()} keys={many} />
      </fieldset>
    )
  if (first === null) return <p className="fd-none">{panel.nothingSelected}</p>
  if (first.type === 'unknown') return <UnknownAttributes widget={first} />
  return (
    <>
      {/* Until the panel has followed, it still shows the widget before: what is typed now is not meant for that one. */}
      <fieldset className="fd-attributes" role="none" disabled={first.key !== current}>
        {/* Another widget gets fresh editors: a half-typed text belongs to the one it was typed for. */}
        <NamingRows key={first.key} widget={first} />
      </fieldset>
      {widget !== null && isKnown(widget) && (
        <fieldset className="fd-attributes" role="none" disabled={widget.key !== current}>
          <KnownAttributes key={widget.key} widget={widget} />
        </fieldset>
      )}
    </>
  )
}

const useWidget = (key: WidgetKey | null) =>
  useDesignerStore(({ document }) => (key === null ? null : (nodeOf(document, key)?.widget ?? null)))

/** The widget whose title was asked for, while it is the selected one: its first rows wait for nothing, as keys typed now are its title. */
function useTitled(current: WidgetKey | null): WidgetKey | null {
  const asked = useDesignerStore(({ view }) => view.titleRequest)
  const [last, setLast] = useState(asked)
  if (asked !== null && asked !== last) setLast(asked)
  return (asked ?? last) === current ? current : null
}

const NamingRows = memo(function NamingRows({ widget }: { readonly widget: AnyKnownWidget }) {
  const { panel } = useMessages()
  const id = useId()
  return (
    <>
      <WidgetPath widgetKey={widget.key} />
      <Notices widget={widget} />
      <div className="fd-group">
        <RowFrame id={`${id}-name`} label={panel.name}>
          <TitleField id={`${id}-name`} widget={widget} />
        </RowFrame>
        <RowFrame id={`${id}-type`} label={panel.typeOfField} labelled={false}>
          <TypeRow id={`${id}-type`} widget={useWithoutTitle(widget)} />
        </RowFrame>
        <RowFrame id={`${id}-model`} label={panel.model}>
          <ModelField id={`${id}-model`} widget={widget} />
        </RowFrame>
      </div>
    </>
  )
})

/** The rows below. Not rendered again when another widget is selected and its panel is still loading. */
const KnownAttributes = memo(function KnownAttributes({ widget }: { readonly widget: AnyKnownWidget }) {
  const messages = useMessages()
  const { panelGroups: titles, editing } = messages
  const [query, setQuery] = useState('')
  // Typing in the title renders none of these rows.
  const settled = useWithoutTitle(widget)
  const groups = useMemo(() => {
    const isWanted = rowSearch(query)
    return panelGroups(settled)
      .map(({ group, rows }) => ({
        group,
        rows: rows.filter((row) => isWanted(rowLabel(messages, row)) || isWanted(messages.panelGroups[group])),
      }))
      .filter(({ group, rows }) => rows.length > 0 || (query !== '' && hasFurther(messages, group, settled, isWanted)))
  }, [settled, query, messages])
  const type = typeOf(widget)
  return (
    <>
      <PanelSearch query={query} onChange={setQuery} />
      {groups.map(({ group, rows }) => (
        <GroupSection key={group} title={titles[group]} name={`${type} ${group}`} isForcedOpen={query !== ''}>
          {rows.map((row) => (
            <PropertyRow key={row.option} widget={settled} row={row} isLone={rows.length === 1 && group !== 'condition'} />
          ))}
          {group === 'validation' && <FurtherRuleRows widget={settled} />}
          {/* The usual message says the title. */}
          {group === 'validation' && <RuleMessageRows widget={widget} />}
          {group === 'condition' && <StateConditionRows widget={settled} />}
          {group === 'condition' && <LogicRows widget={settled} />}
        </GroupSection>
      ))}
      {groups.length === 0 && query !== '' && <p className="fd-none">{editing.panel.nothingFound(query)}</p>}
      <HostPanel widget={widget} />
    </>
  )
})

/** The linter's findings on this widget. */
function Notices({ widget }: { readonly widget: Widget }) {
  const { lint } = useMessages()
  const found = useDesignerStore((state) => state.findings.byWidget.get(widget.key))
  // The pattern's own editor already says so, at the place where it is typed.
  const findings = (found ?? []).filter(({ code }) => !code.startsWith('pattern-'))
  if (findings.length === 0) return null
  return (
    <ul className="fd-notices">
      {findings.map((finding) => (
        <li key={`${finding.code}:${JSON.stringify(finding.params)}`} className="fd-notice" data-severity={finding.severity}>
          <Glyph name={finding.severity === 'error' ? 'errorCircle' : 'warning'} size={15} />
          <span>{fillTemplate(lint[finding.code], finding.params)}</span>
        </li>
      ))}
    </ul>
  )
}

function UnknownAttributes({ widget }: { readonly widget: Extract<Widget, { type: 'unknown' }> }) {
  const messages = useMessages()
  return (
    <>
      <div className="fd-row">
        <span className="fd-label">{messages.panel.typeOfField}</span>
        <span className="fd-fixed">{widget.sourceType}</span>
      </div>
      <p className="fd-none">{messages.panel.unknownSelected}</p>
      {/* A scrolling block must be reachable with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label={messages.panel.unknownRaw}>
        {JSON.stringify(widget.raw, null, 2)}
      </pre>
    </>
  )
}
