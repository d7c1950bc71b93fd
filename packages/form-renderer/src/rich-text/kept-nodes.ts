/** Nodes for what stored rich texts contain and this editor cannot create: pictures and tables. They can be moved and removed, and are saved unchanged. */
import { Node } from '@tiptap/core'

const IMAGE_ATTRIBUTES = ['src', 'alt', 'title', 'width', 'height']

/** A picture in a line. Its address was checked by the cleaner: nothing else is ever parsed. */
export const KeptImage = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => Object.fromEntries(IMAGE_ATTRIBUTES.map((name) => [name, { default: null }])),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

/** A table as one block. The element is kept outside the document's model, under a number that the model knows. */
export function keptTable() {
  const elements = new Map<number, Element>()
  return Node.create({
    name: 'keptTable',
    group: 'block',
    atom: true,
    selectable: true,
    addAttributes: () => ({ number: { default: 0, rendered: false } }),
    parseHTML: () => [
      {
        tag: 'table',
        getAttrs(element) {
          const number = elements.size + 1
          elements.set(number, element)
          return { number }
        },
      },
    ],
    renderHTML({ node }) {
      const { number }: { number?: unknown } = node.attrs
      const element = typeof number === 'number' ? elements.get(number) : undefined
      return element ? { dom: document.importNode(element, true) } : ['p']
    },
  })
}
