/** The form as text beside the canvas: JSON to edit, and what can be made of the form to read and to copy. */
import { type FormDefinition, toHtmlPage, toJsonSchema, toTypeScript } from '@formwork/form-schema'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useDeferredValue, useMemo } from 'react'
import { CodeBox } from '../dialogs/CodeBox'
import { useCopyText } from '../dialogs/use-copy-text'
import { Glyph } from '../icons/Glyph'
import { TabRow } from '../parts/TabRow'
import { CODE_VIEWS, type CodeView } from '../store/code-view'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import { formOf } from '../store/form-of'
import { jsonFindings, refusalIn } from './json-findings'
import { useJsonText } from './use-json-text'

const Pane = styled('div')({
  flex: '1 1 auto',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  '& .fd-code-head': { flex: 'none', display: 'flex', alignItems: 'center', borderBottom: '1px solid var(--fd-line)', paddingInlineEnd: 8 },
  '& .fd-tabs': { flex: '1 1 auto', minWidth: 0, borderBottom: 0 },
  '& .fd-tabs > [role="tab"]': { flex: 'none', padding: '0 12px', whiteSpace: 'nowrap' },
  '& .fd-code-text': { flex: '1 1 auto', minHeight: 0, overflow: 'auto', padding: 12 },
  '& .fd-code-foot': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    padding: '4px 12px',
    borderTop: '1px solid var(--fd-line)',
    fontSize: 13,
  },
  '& .fd-code-foot > p': { flex: '1 1 auto', minWidth: 0, margin: 0, color: 'var(--fd-muted)', overflowWrap: 'anywhere' },
  '& .fd-code-foot > p[data-severity="error"]': { color: 'var(--fd-error)' },
})

export function CodePane() {
  const { store } = useDesigner()
  const { code: texts } = useMessages()
  const view = useDesignerStore((state) => state.view.codeView) ?? 'json'
  return (
    <Pane>
      <div className="fd-code-head">
        <TabRow<CodeView>
          label={texts.label}
          value={view}
          tabs={CODE_VIEWS.map((value) => ({ value, label: texts.views[value] }))}
          onChange={(next) => store.getState().setView({ codeView: next })}
        />
        <IconButton size="small" aria-label={texts.close} onClick={() => store.getState().setView({ codeView: null })}>
          <Glyph name="close" />
        </IconButton>
      </div>
      {view === 'json' ? <EditedJson /> : <MadeText view={view} />}
    </Pane>
  )
}

function EditedJson() {
  const messages = useMessages()
  const { code: texts } = messages
  const { text, setText, result } = useJsonText()
  const findings = useMemo(() => jsonFindings(text, result?.report ?? [], messages), [result, messages, text])
  const isRefused = result !== null && !result.ok
  const { line, reason } = refusalIn(text, findings)
  return (
    <>
      <div className="fd-code-text">
        <CodeBox
          value={text}
          label={texts.editor}
          language="json"
          isReadOnly={false}
          height="100%"
          findings={findings}
          onChange={setText}
        />
      </div>
      <div className="fd-code-foot">
        <p role="status" data-severity={isRefused ? 'error' : 'ok'}>
          {isRefused ? texts.refused(line, reason) : texts.inStep}
        </p>
        <CopyButton text={text} />
      </div>
    </>
  )
}

function MadeText({ view }: { readonly view: Exclude<CodeView, 'json'> }) {
  const { locale } = useDesigner()
  const { code: texts } = useMessages()
  // Typing into the panel stays smooth while a long text is made again.
  const document = useDeferredValue(useDesignerStore((state) => state.document))
  const text = useMemo(() => {
    const form = formOf(document)
    return view === 'html' ? toHtmlPage(form, { locale }) : made[view](form)
  }, [document, view, locale])
  return (
    <>
      <div className="fd-code-text">
        <CodeBox value={text} label={texts.views[view]} language={view === 'schema' ? 'json' : 'text'} isReadOnly height="100%" />
      </div>
      <div className="fd-code-foot">
        <p />
        <CopyButton text={text} />
      </div>
    </>
  )
}

const made: Readonly<Record<Exclude<CodeView, 'json' | 'html'>, (form: FormDefinition) => string>> = {
  typescript: (form) => toTypeScript(form),
  schema: (form) => JSON.stringify(toJsonSchema(form), null, 2),
}

function CopyButton({ text }: { readonly text: string }) {
  const { code: texts } = useMessages()
  const copy = useCopyText(text)
  return (
    <Button size="small" variant="outlined" color="inherit" sx={{ flex: 'none', height: 32 }} onClick={copy}>
      {texts.copy}
    </Button>
  )
}
