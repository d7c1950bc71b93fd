/** Everything the checker found: where it is, what it is, the way there, and the repair where there is one. */
import { fixFinding, type LintFinding, typeOf } from '@formwork/form-schema'
import Button from '@mui/material/Button'
import { nodeOf } from '../commands/tree-queries'
import { Glyph } from '../icons/Glyph'
import { fillTemplate } from '../messages/fill-template'
import { typeTitle } from '../messages/name-of-widget'
import { SideList } from '../parts/side-list'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import { formOf } from '../store/form-of'
import { isRepairable } from './findings'

export function ProblemsPane() {
  const { editing } = useMessages()
  const findings = useDesignerStore((state) => state.findings)
  return (
    <SideList>
      {findings.list.length === 0 ? (
        <p>{editing.checker.clean}</p>
      ) : (
        <ul aria-label={editing.checker.title}>
          {findings.list.map((finding, index) => (
            // Two findings may have the same text for one widget: their index distinguishes them.
            // oxlint-disable-next-line react/no-array-index-key
            <Problem key={`${index} ${finding.code}`} finding={finding} />
          ))}
        </ul>
      )}
    </SideList>
  )
}

function Problem({ finding }: { readonly finding: LintFinding }) {
  const { store } = useDesigner()
  const messages = useMessages()
  const { widgetKey, severity, code, params } = finding
  const { checker, selection } = messages.editing
  const widget = useDesignerStore(({ document }) => (widgetKey === null ? null : (nodeOf(document, widgetKey)?.widget ?? null)))
  const title = widget === null ? selection.wholeForm : widget.name.trim() === '' ? typeTitle(messages, typeOf(widget)) : widget.name
  const go = () => {
    store.getState().select(widgetKey)
    store.getState().requestFocus()
  }
  const repair = () => {
    const { document, dispatch } = store.getState()
    const form = fixFinding(formOf(document), finding)
    if (form === null) go()
    else dispatch({ type: 'replace-form', form, origin: 'fix' })
  }
  return (
    <li data-severity={severity}>
      <button type="button" className="fd-entry" onClick={go}>
        <Glyph name={severity === 'error' ? 'errorCircle' : 'warning'} size={16} />
        <span>
          <strong>{title}</strong>
          <span className="fd-sentence">
            {checker.severities[severity]}
            {messages.listSeparator}
            {fillTemplate(messages.lint[code], params)}
          </span>
        </span>
      </button>
      {isRepairable(finding) && (
        <Button size="small" color="inherit" aria-label={checker.fixOf(title)} onClick={repair}>
          {checker.fix}
        </Button>
      )}
    </li>
  )
}
