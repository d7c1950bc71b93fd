/** How TipTap is set up: which formats there are, and that nothing enters the document uncleaned. */
import type { Editor, Extensions } from '@tiptap/core'
import { type Node as DocumentNode, DOMParser, type Schema } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { StarterKit } from '@tiptap/starter-kit'
import type { Cleaner } from './cleaner'
import { KeptImage, keptTable } from './kept-nodes'
import { isSafeLink } from './safe-link'

export function editorExtensions(): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [1, 2, 3] },
      link: {
        openOnClick: false,
        isAllowedUri: (address) => isSafeLink(address),
        HTMLAttributes: { rel: 'noopener noreferrer', target: '_blank' },
      },
      trailingNode: false,
    }),
    KeptImage,
    keptTable(),
  ]
}

/** A stored text as a document. Parsed from clean nodes: TipTap's own way from a text is a sink that Trusted Types close. */
export function readDocument(schema: Schema, html: string, clean: Cleaner): DocumentNode {
  return DOMParser.fromSchema(schema).parse(clean(html))
}

/** Takes what is pasted or dropped from outside, cleaned. @returns false when there is nothing that this editor takes. */
export function takeTransfer(view: EditorView, transfer: DataTransfer | null, clean: Cleaner, at?: number): boolean {
  const html = transfer?.getData('text/html') ?? ''
  const text = transfer?.getData('text/plain') ?? ''
  if (html === '' && text === '') return false
  if (at === undefined && linksSelection(view, text)) return true
  const isCode = view.state.selection.$from.parent.type.spec.code === true
  const content = html === '' || isCode ? textNodes(view, text) : clean(html)
  const slice = DOMParser.fromSchema(view.state.schema).parseSlice(content, { preserveWhitespace: isCode ? 'full' : false })
  const { tr } = view.state
  view.dispatch((at === undefined ? tr.replaceSelection(slice) : tr.replace(at, at, slice)).scrollIntoView().setMeta('paste', true))
  return true
}

/** An address pasted over words makes them a link. */
function linksSelection(view: EditorView, text: string): boolean {
  const { state } = view
  const { from, to, empty } = state.selection
  const link = state.schema.marks['link']
  const address = text.trim()
  if (empty || !link || !/^https?:\/\/\S+$/i.test(address) || !isSafeLink(address)) return false
  view.dispatch(state.tr.addMark(from, to, link.create({ href: address })))
  return true
}

/** Plain text as paragraphs; in code as it is. */
function textNodes(view: EditorView, text: string): DocumentFragment {
  const page = view.dom.ownerDocument
  const fragment = page.createDocumentFragment()
  if (view.state.selection.$from.parent.type.spec.code === true) {
    fragment.append(text)
    return fragment
  }
  for (const line of text.split(/(?:\r\n?|\n)+/)) {
    const paragraph = page.createElement('p')
    paragraph.textContent = line
    fragment.append(paragraph)
  }
  return fragment
}

/** The stored HTML: empty for a text without words and pictures. */
export function writeHtml(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML()
}
