/** Shows a rich text, cleaned. Until the cleaner is loaded, and on a server, its words as plain text; never the markup itself. */
import { useRef } from 'react'
import { shareLoad, useSharedLoad } from './shared-load'
import type { Cleaner } from './cleaner'
import { plainText } from './plain-text'
import { useBeforePaint } from '../controls/use-before-paint'

/** The cleaner of this page. */
export const pageCleaner = shareLoad<Cleaner>(async () => {
  const { openCleaner } = await import('./cleaner')
  return openCleaner(window)
})

export interface RichTextProps {
  readonly html: string
}

export function RichText({ html }: RichTextProps) {
  const hasMarkup = html.includes('<') || html.includes('&')
  const clean = useSharedLoad(pageCleaner, hasMarkup)
  return hasMarkup && clean ? <CleanText html={html} clean={clean} /> : <div className="fw-prose fw-prose--plain">{plainText(html)}</div>
}

function CleanText({ html, clean }: RichTextProps & { readonly clean: Cleaner }) {
  const element = useRef<HTMLDivElement>(null)
  useBeforePaint(() => {
    element.current?.replaceChildren(clean(html))
  }, [html, clean])
  return <div ref={element} className="fw-prose" />
}
