/** CodeMirror for JSON and for reading code. Loaded only when a dialog needs it. */
import { json, jsonParseLinter } from '@codemirror/lang-json'
import { type Diagnostic, lintGutter, linter } from '@codemirror/lint'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useTheme } from '@mui/material/styles'
import CodeMirror from '@uiw/react-codemirror'
import { useMemo } from 'react'
import { paletteOf } from '../parts/designer-root'
import { codeTheme } from '../code/code-theme'
import { jsonColours } from './json-colours'

export interface JsonEditorProps {
  readonly value: string
  readonly label: string
  readonly language: 'json' | 'text'
  readonly isReadOnly: boolean
  readonly cspNonce: string | undefined
  /** CSS height. */
  readonly height: string
  /** What else there is to say about the text than that it is no JSON, in its places. */
  readonly findings?: readonly EditorFinding[] | undefined
  readonly onChange?: ((value: string) => void) | undefined
}

/** Characters from the beginning of the text. */
export type EditorFinding = Pick<Diagnostic, 'from' | 'to' | 'severity' | 'message'>

const NO_FINDINGS: readonly EditorFinding[] = []

export function JsonEditor({ value, label, language, isReadOnly, cspNonce, height, findings = NO_FINDINGS, onChange }: JsonEditorProps) {
  const theme = useTheme()
  const extensions = useMemo((): Extension[] => {
    const palette = paletteOf(theme)
    return [
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
      codeTheme(palette),
      ...(language === 'json' ? [json(), jsonColours(palette)] : []),
      ...(language === 'json' && !isReadOnly ? [linter((view) => diagnosticsOf(view, findings), { delay: 300 }), lintGutter()] : []),
      ...(isReadOnly ? [EditorState.readOnly.of(true)] : []),
      ...(cspNonce === undefined ? [] : [EditorView.cspNonce.of(cspNonce)]),
    ]
  }, [theme, label, language, isReadOnly, cspNonce, findings])
  return (
    <CodeMirror
      value={value}
      height={height}
      theme="none"
      extensions={extensions}
      basicSetup={{
        highlightActiveLine: !isReadOnly,
        highlightActiveLineGutter: !isReadOnly,
        foldGutter: true,
        syntaxHighlighting: false,
        autocompletion: false,
        searchKeymap: false,
      }}
      {...(onChange === undefined ? {} : { onChange })}
    />
  )
}

function diagnosticsOf(view: EditorView, findings: readonly EditorFinding[]): Diagnostic[] {
  const { length } = view.state.doc
  if (length === 0) return []
  // Findings are of the text that was read last; what was typed since may be shorter.
  const known = findings.filter(({ to }) => to <= length).map((finding) => ({ ...finding }))
  const unread = jsonParseLinter()(view)
  // Callers with findings report the syntax error as well, in the reader's language.
  return unread.length > 0 && !known.some(({ severity }) => severity === 'error') ? unread : known
}
