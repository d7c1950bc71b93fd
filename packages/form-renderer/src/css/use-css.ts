/**
 * Values from a definition on an element's style. A `style` property would write a `style` attribute into server-rendered HTML, which a strict
 * Content-Security-Policy refuses; an element's own style object is open to scripts under every policy.
 */
import { useMemo } from 'react'

/** CSS properties by their name in a stylesheet (`width`, `--_label-width`). An undefined one is left out. */
export type CssValues = Readonly<Record<string, string | undefined>>

type StyleRef = (element: HTMLElement | null) => void

/**
 * A ref callback that sets `values` before the browser paints.
 *
 * @example <div ref={useCss({ width: cssLength(options.width) })} />
 */
export function useCss(values: CssValues): StyleRef {
  // As text, so that equal values keep the ref and cost nothing at the next render.
  const text = JSON.stringify(values)
  return useMemo(() => (text === '{}' ? ignore : styleRef(JSON.parse(text) as Record<string, string>)), [text])
}

function styleRef(values: Readonly<Record<string, string>>): StyleRef {
  let styled: HTMLElement | null = null
  return (element) => {
    for (const [name, value] of Object.entries(values)) {
      if (element) element.style.setProperty(name, value)
      else styled?.style.removeProperty(name)
    }
    styled = element
  }
}

const ignore: StyleRef = () => undefined
