/** The control that picks files or pictures. */
import type { Html, HtmlWriter } from './html-writer'

export function filePicker(page: HtmlWriter, kind: 'files' | 'pictures', most: number): Html {
  const accept = kind === 'pictures' ? 'image/*' : ''
  return page.labelled(page.element('input', { ...page.control, 'data-kind': kind, accept, type: 'file', multiple: most > 1 }))
}
