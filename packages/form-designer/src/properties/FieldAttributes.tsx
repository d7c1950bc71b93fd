/** The first tab: everything about the selected widget. */
import { eachWidget, lintDefinition, typeOf, type Widget } from '@formwork/form-schema'
import InputBase from '@mui/material/InputBase'
import { useDeferredValue, useId, useMemo } from 'react'
import { nodeOf } from '../commands/tree-queries'
import { Glyph } from '../icons/Glyph'
import { HostPanel } from '../host/HostPanel'
import { fillTemplate } from '../messages/fill-template'
import { typeTitle } from '../messages/name-of-widget'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import { formOf } from '../store/form-of'
import { useFormulaFindings } from '../store/use-formula-findings'
import { StateConditionRows } from './editors/conditions/StateConditionRows'
import { FurtherRuleRows } from './FurtherRuleRows'
import { GroupSection } from './GroupSection'
import { ModelField } from './ModelField'
import { panelGroups } from './panel-groups'
import { PropertyRow } from './PropertyRow'
import { RowFrame } from './RowFrame'

export function FieldAttributes() {
  const { panel } = useMessages()
  const current = useDesignerStore((state) => state.selected)
  // The sheet answers a click at once; the panel's many controls may follow a moment later.
  const selected = useDeferredValue(current)
  const widget = useDesignerStore(({ document }) => (selected === null ? null : (nodeOf(document, selected)?.widget ?? null)))
  if (widget === null) return <p className="fd-none">{panel.nothingSelected}</p>
  if (widget.type === 'unknown') return <UnknownAttributes widget={widget} />
  return (
    // Until the panel has followed, it still shows the widget before: what is typed now is not meant for that one.
    <fieldset className="fd-attributes" role="none" disabled={selected !== current}>
      {/* Another widget gets fresh editors: a half-typed text belongs to the one it was typed for. */}
      <KnownAttributes key={widget.key} widget={widget} />
    </fieldset>
  )
}

function KnownAttributes({ widget }: { readonly widget: Exclude<Widget, { type: 'unknown' }> }) {
  const { store } = useDesigner()
  const messages = useMessages()
  const id = useId()
  const { panel, panelGroups: titles } = messages
  return (
    <>
      <Notices widget={widget} />
      <div className="fd-group">
        <RowFrame id={`${id}-type`} label={panel.typeOfField} labelled={false}>
          <span className="fd-fixed">{typeTitle(messages, typeOf(widget))}</span>
        </RowFrame>
        <RowFrame id={`${id}-model`} label={panel.model}>
          <ModelField id={`${id}-model`} widget={widget} />
        </RowFrame>
        <RowFrame id={`${id}-name`} label={panel.name}>
          <InputBase
            id={`${id}-name`}
            className="fd-input"
            fullWidth
            value={widget.name}
            onChange={(event) => store.getState().dispatch({ type: 'rename-widget', key: widget.key, name: event.target.value })}
          />
        </RowFrame>
      </div>
      {panelGroups(widget).map(({ group, rows }) => (
        <GroupSection key={group} title={titles[group]}>
          {rows.map((row) => (
            <PropertyRow key={row.option} widget={widget} row={row} isLone={rows.length === 1 && group !== 'condition'} />
          ))}
          {group === 'validation' && <FurtherRuleRows widget={widget} />}
          {group === 'condition' && <StateConditionRows widget={widget} />}
        </GroupSection>
      ))}
      <HostPanel widget={widget} />
    </>
  )
}

/** The linter's findings on this widget. */
function Notices({ widget }: { readonly widget: Widget }) {
  const { lint } = useMessages()
  const document = useDesignerStore((state) => state.document)
  const form = useMemo(() => {
    const whole = formOf(document)
    // Checking costs a walk over the form; a very large one is checked when it is saved.
    return [...eachWidget(whole)].length > 1000 ? null : whole
  }, [document])
  const plain = useMemo(() => (form === null ? [] : lintDefinition(form)), [form])
  const formulas = useFormulaFindings(form)
  // The pattern's own editor already says so, at the place where it is typed.
  const findings = [...plain, ...formulas].filter(({ widgetKey, code }) => widgetKey === widget.key && !code.startsWith('pattern-'))
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
