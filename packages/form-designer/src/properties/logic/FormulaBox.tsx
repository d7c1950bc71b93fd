/** Where a formula is typed: CodeMirror with completion, and what is wrong marked where it stands. */
import { autocompletion, closeCompletion } from '@codemirror/autocomplete'
import { type Diagnostic, linter } from '@codemirror/lint'
import { Prec } from '@codemirror/state'
import { EditorView, keymap, placeholder } from '@codemirror/view'
import { styled, useTheme } from '@mui/material/styles'
import CodeMirror, { type ReactCodeMirrorRef } from '@uiw/react-codemirror'
import { forwardRef, useImperativeHandle, useMemo, useRef } from 'react'
import { codeTheme } from '../../code/code-theme'
import { paletteOf } from '../../parts/designer-root'
import { useDesigner } from '../../store/designer-context'
import { formulaCompletions, type FormulaWords } from './formula-completions'

export interface FormulaProblem {
  readonly from: number
  readonly to: number
  readonly message: string
}

export interface FormulaBoxProps extends FormulaWords {
  readonly label: string
  readonly describedBy: string
  readonly hint: string
  readonly value: string
  readonly problem: FormulaProblem | null
  readonly onChange: (text: string) => void
}

export interface FormulaBoxHandle {
  /** Puts a text where the cursor stands, and the cursor behind it. */
  readonly insert: (text: string) => void
}

const Frame = styled('div')(({ theme }) => ({
  borderRadius: 6,
  border: `1px solid ${paletteOf(theme).divider}`,
  '&:focus-within': { borderColor: paletteOf(theme).primary.main, outline: `1px solid ${paletteOf(theme).primary.main}` },
  '&[data-problem="true"]': { borderColor: paletteOf(theme).error.main },
}))

export const FormulaBox = forwardRef<FormulaBoxHandle, FormulaBoxProps>(function FormulaBox(props, ref) {
  const { label, describedBy, hint, value, problem, fields, functions, onChange } = props
  const { cspNonce } = useDesigner()
  const theme = useTheme()
  const editor = useRef<ReactCodeMirrorRef>(null)
  useImperativeHandle(ref, () => ({
    insert(text) {
      const view = editor.current?.view
      if (view === undefined) return
      view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.complete' })
      view.focus()
    },
  }))
  const extensions = useMemo(
    () => [
      EditorView.lineWrapping,
      codeTheme(paletteOf(theme)),
      placeholder(hint),
      autocompletion({ override: [formulaCompletions({ fields, functions })], icons: false }),
      // Escape closes the list and does not reach the panel, which would leave the field.
      Prec.highest(keymap.of([{ key: 'Escape', run: closeCompletion, stopPropagation: true }])),
      ...(cspNonce === undefined ? [] : [EditorView.cspNonce.of(cspNonce)]),
    ],
    [theme, hint, fields, functions, cspNonce],
  )
  const marks = useMemo(
    () => [
      EditorView.contentAttributes.of({
        'aria-label': label,
        'aria-describedby': describedBy,
        'aria-invalid': String(problem !== null),
        'aria-autocomplete': 'list',
      }),
      linter((view) => diagnosticsOf(problem, view.state.doc.length), { delay: 0 }),
    ],
    [label, describedBy, problem],
  )
  return (
    <Frame dir="ltr" data-problem={problem !== null}>
      <CodeMirror
        ref={editor}
        value={value}
        theme="none"
        minHeight="56px"
        maxHeight="200px"
        // Tab leaves the box, as everywhere in the panel.
        indentWithTab={false}
        extensions={[...extensions, ...marks]}
        basicSetup={{
          lineNumbers: false,
          foldGutter: false,
          highlightActiveLine: false,
          syntaxHighlighting: false,
          autocompletion: false,
          searchKeymap: false,
        }}
        onChange={(text) => {
          if (text !== value) onChange(text)
        }}
      />
    </Frame>
  )
})

/** The end of a text that breaks off is no place to see: its last character is marked. */
function diagnosticsOf(problem: FormulaProblem | null, length: number): Diagnostic[] {
  if (problem === null || length === 0) return []
  const from = Math.min(problem.from, length - 1)
  return [{ from, to: Math.min(Math.max(problem.to, from + 1), length), severity: 'error', message: problem.message }]
}
