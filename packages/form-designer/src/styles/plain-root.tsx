/** An element with a style sheet of its own, written once for each theme. What is below it is styled by plain class names. */
import { withEmotionCache } from '@emotion/react'
import { type Theme, useTheme } from '@mui/material/styles'
import { type HTMLAttributes, type RefAttributes, useInsertionEffect } from 'react'
import { cssOf, type StyleRules } from './css-of'

type EmotionSheet = Parameters<Parameters<typeof withEmotionCache<object>>[0]>[1]['sheet']
type DataAttributes = Readonly<Record<`data-${string}`, string | boolean | undefined>>
export type PlainRootProps = HTMLAttributes<HTMLDivElement> & RefAttributes<HTMLDivElement> & DataAttributes

interface Look {
  readonly className: string
  readonly css: string
}

/** What a document, or what else holds style sheets, has: by class and nonce. */
const adopted = new WeakMap<Node, Map<string, HTMLStyleElement>>()

/** @param name - of its class, which is the designer's own */
export function plainRoot(name: string, rules: (theme: Theme) => StyleRules) {
  const byTheme = new WeakMap<Theme, Look>()
  const byText = new Map<string, Look>()
  const lookIn = (theme: Theme): Look => {
    const known = byTheme.get(theme)
    if (known !== undefined) return known
    const text = cssOf('&', rules(theme))
    // A host may build its theme again with each render.
    const className = byText.get(text)?.className ?? (byText.size === 0 ? name : `${name}-${byText.size + 1}`)
    const look = { className, css: byText.get(text)?.css ?? text.replaceAll('&', `.${className}`) }
    byText.set(text, look)
    byTheme.set(theme, look)
    return look
  }
  return withEmotionCache<PlainRootProps>(function PlainRoot(props, { sheet }, ref) {
    const look = lookIn(useTheme())
    return (
      <>
        <Adopted sheet={sheet} look={look} />
        <div {...props} ref={ref} className={look.className} />
      </>
    )
  })
}

interface AdoptedProps {
  readonly sheet: EmotionSheet
  readonly look: Look
}

/** Stands before its element: so the rules of what is around come before the rules of what is inside, which may say otherwise. */
function Adopted({ sheet, look }: AdoptedProps) {
  useInsertionEffect(() => adopt(sheet, look), [sheet, look])
  return null
}

/** Where emotion has its own, with the same nonce, so that a host's order of style sheets holds for these as well. */
function adopt({ container, tags, nonce, insertionPoint, prepend, before }: EmotionSheet, { className, css }: Look): void {
  const there = adopted.get(container) ?? new Map<string, HTMLStyleElement>()
  adopted.set(container, there)
  const entry = `${className} ${nonce ?? ''}`
  if (there.has(entry)) return
  const style = document.createElement('style')
  style.dataset['formworkLook'] = className
  if (nonce !== undefined) style.setAttribute('nonce', nonce)
  style.textContent = css
  const last = [...there.values()].findLast(({ parentNode }) => parentNode === container) ?? tags.at(-1) ?? insertionPoint
  there.set(entry, style)
  container.insertBefore(style, last === undefined ? (prepend === true ? container.firstChild : before) : last.nextSibling)
}
