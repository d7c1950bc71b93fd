/** CodeMirror for the JavaScript of a step, which completes what a script may name. Loaded only where a script is shown. */
import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete'
import { javascript } from '@codemirror/lang-javascript'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView, placeholder } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { type Theme, useTheme } from '@mui/material/styles'
import CodeMirror from '@uiw/react-codemirror'
import { useMemo } from 'react'
import { pageNonce } from '../../../shared/page-nonce'
import { EXAMPLE, type ScriptName } from './script-names'

export interface ScriptEditorProps {
  readonly value: string
  readonly label: string
  readonly describedBy: string | undefined
  readonly isReadOnly: boolean
  /** In a window of its own, with room for long scripts. */
  readonly isLarge: boolean
  readonly mostCharacters: number
  readonly names: readonly ScriptName[]
  readonly onChange: (value: string) => void
}

export function ScriptEditor({ value, label, describedBy, isReadOnly, isLarge, mostCharacters, names, onChange }: ScriptEditorProps) {
  const theme = useTheme()
  const extensions = useMemo((): Extension[] => {
    const nonce = pageNonce()
    return [
      javascript(),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({
        'aria-label': label,
        ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
        tabindex: '0',
      }),
      lookOf(theme),
      placeholder(EXAMPLE),
      autocompletion({ override: [(context) => completions(context, names)] }),
      EditorState.changeFilter.of(
        (change) => change.newDoc.length <= mostCharacters || change.newDoc.length < change.startState.doc.length,
      ),
      ...(isReadOnly ? [EditorState.readOnly.of(true), EditorView.editable.of(false)] : []),
      ...(nonce === undefined ? [] : [EditorView.cspNonce.of(nonce)]),
    ]
  }, [theme, label, describedBy, isReadOnly, mostCharacters, names])
  return (
    <CodeMirror
      value={value}
      minHeight={isLarge ? '45vh' : '180px'}
      maxHeight={isLarge ? '60vh' : '50vh'}
      theme="none"
      extensions={extensions}
      // Tab leads out of it, as out of every field.
      indentWithTab={false}
      basicSetup={{ foldGutter: false, highlightActiveLine: false, searchKeymap: false, syntaxHighlighting: false, autocompletion: false }}
      onChange={onChange}
    />
  )
}

function completions(context: CompletionContext, names: readonly ScriptName[]): CompletionResult | null {
  const before = context.matchBefore(/[\w$.]*/)
  if (before === null || (before.text === '' && !context.explicit)) return null
  const options = names.map(({ text, label }) => ({ label: text, ...(label === null ? {} : { detail: label }) }))
  return { from: before.from, options, validFor: /^[\w$.]*$/ }
}

function lookOf({ vars, palette }: Theme): Extension {
  const { text, primary, success, divider, background, action } = (vars ?? { palette }).palette
  const drawn = (color: string) => `color-mix(in srgb, ${color} 72%, ${text.primary})`
  const quiet = { color: text.secondary }
  return [
    EditorView.theme({
      '&': { fontSize: '13px', color: text.primary, backgroundColor: 'transparent' },
      '&.cm-focused': { outline: 'none' },
      '.cm-scroller': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', lineHeight: '1.55' },
      '.cm-content': { caretColor: text.primary },
      '.cm-cursor': { borderLeftColor: text.primary },
      '.cm-placeholder': quiet,
      '.cm-gutters': { backgroundColor: 'transparent', color: text.secondary, border: 'none' },
      '.cm-activeLineGutter': { backgroundColor: action.hover },
      '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
        backgroundColor: `color-mix(in srgb, ${primary.main} 25%, transparent)`,
      },
      '.cm-tooltip': { backgroundColor: background.paper, border: `1px solid ${divider}`, color: text.primary },
      '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: action.selected, color: text.primary },
    }),
    syntaxHighlighting(
      HighlightStyle.define([
        { tag: [tags.keyword, tags.bool, tags.null, tags.number], color: drawn(primary.main) },
        { tag: [tags.string, tags.regexp, tags.special(tags.string)], color: drawn(success.main) },
        { tag: tags.comment, ...quiet },
      ]),
    ),
  ]
}
