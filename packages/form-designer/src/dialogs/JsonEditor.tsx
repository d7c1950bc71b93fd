/** CodeMirror for JSON and for reading code. Loaded only when a dialog needs it. */
import { json, jsonParseLinter } from '@codemirror/lang-json'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { lintGutter, linter } from '@codemirror/lint'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useTheme } from '@mui/material/styles'
import CodeMirror from '@uiw/react-codemirror'
import { tags } from '@lezer/highlight'
import { useMemo } from 'react'
import { paletteOf } from '../parts/designer-root'

export interface JsonEditorProps {
  readonly value: string
  readonly label: string
  readonly language: 'json' | 'text'
  readonly isReadOnly: boolean
  readonly cspNonce: string | undefined
  /** CSS height. */
  readonly height: string
  readonly onChange?: ((value: string) => void) | undefined
}

/** A colour drawn towards the text's, which keeps it readable on light and on dark paper. */
function mixed(color: string, text: string): string {
  return `color-mix(in srgb, ${color} 72%, ${text})`
}

export function JsonEditor({ value, label, language, isReadOnly, cspNonce, height, onChange }: JsonEditorProps) {
  const theme = useTheme()
  const extensions = useMemo((): Extension[] => {
    const palette = paletteOf(theme)
    return [
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
      EditorView.theme({
        '&': { fontSize: '13px', color: palette.text.primary, backgroundColor: 'transparent' },
        '&.cm-focused': { outline: 'none' },
        '.cm-scroller': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', lineHeight: '1.55' },
        '.cm-content': { caretColor: palette.text.primary },
        '.cm-cursor': { borderLeftColor: palette.text.primary },
        '.cm-gutters': { backgroundColor: 'transparent', color: palette.text.secondary, border: 'none' },
        '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: palette.action.hover },
        '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
          backgroundColor: `color-mix(in srgb, ${palette.primary.main} 25%, transparent)`,
        },
        '.cm-foldPlaceholder': { backgroundColor: palette.action.hover, border: 'none', color: palette.text.secondary },
        '.cm-tooltip': { backgroundColor: palette.background.paper, border: `1px solid ${palette.divider}`, color: palette.text.primary },
      }),
      // The host's colours, so that both schemes are readable; the built-in ones are made for white paper.
      syntaxHighlighting(
        HighlightStyle.define([
          { tag: tags.propertyName, color: palette.text.primary },
          { tag: tags.string, color: mixed(palette.success.main, palette.text.primary) },
          { tag: [tags.number, tags.bool, tags.null], color: mixed(palette.primary.main, palette.text.primary) },
          { tag: [tags.punctuation, tags.separator, tags.bracket], color: palette.text.secondary },
        ]),
      ),
      ...(language === 'json' ? [json()] : []),
      ...(language === 'json' && !isReadOnly
        ? [linter((view) => (view.state.doc.length === 0 ? [] : jsonParseLinter()(view))), lintGutter()]
        : []),
      ...(isReadOnly ? [EditorState.readOnly.of(true)] : []),
      ...(cspNonce === undefined ? [] : [EditorView.cspNonce.of(cspNonce)]),
    ]
  }, [theme, label, language, isReadOnly, cspNonce])
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
        autocompletion: false,
        searchKeymap: false,
      }}
      {...(onChange === undefined ? {} : { onChange })}
    />
  )
}
