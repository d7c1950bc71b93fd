/** Colours of JSON from the host's palette, readable in both schemes; CodeMirror's own suit a white background only. */
import type { Theme } from '@mui/material/styles'
import { Decoration, type DecorationSet, EditorView, MatchDecorator, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import type { Extension } from '@codemirror/state'

/** A text, with the colon that makes it a key; or a literal. Only what is on the screen is matched. */
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b/g
const TEXT = Decoration.mark({ class: 'fd-json-text' })
const LITERAL = Decoration.mark({ class: 'fd-json-literal' })

const tokens = new MatchDecorator({
  regexp: TOKEN,
  decorate(add, from, to, [, text, colon]) {
    if (text === undefined) add(from, to, LITERAL)
    else if (colon === undefined) add(from, to, TEXT)
  },
})

class Colours {
  decorations: DecorationSet

  constructor(view: EditorView) {
    this.decorations = tokens.createDeco(view)
  }

  update(update: ViewUpdate): void {
    this.decorations = tokens.updateDeco(update, this.decorations)
  }
}

const plugin = ViewPlugin.fromClass(Colours, { decorations: (colours) => colours.decorations })

export function jsonColours(palette: Theme['palette']): Extension {
  return [
    plugin,
    EditorView.theme({
      '.fd-json-text': { color: mixed(palette.success.main, palette.text.primary) },
      '.fd-json-literal': { color: mixed(palette.primary.main, palette.text.primary) },
    }),
  ]
}

/** A colour drawn towards the text's, which keeps it readable on a light and on a dark background. */
function mixed(color: string, text: string): string {
  return `color-mix(in srgb, ${color} 72%, ${text})`
}
