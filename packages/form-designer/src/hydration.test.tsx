/** A page that a server has drawn, in a framework that does so by itself: the designer takes it over without a mismatch. */
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { FormDesigner } from './FormDesigner'
import { formOfWidgets, widgetOf } from './testing/forms'

/** More than a screen holds: those below are drawn when they come near. */
const long = formOfWidgets(...Array.from({ length: 40 }, (_, at) => widgetOf('input', `field${at}`)))

/** @returns the markup as a server writes it, which has no window. */
function drawnByServer(page: Parameters<typeof renderToString>[0]): string {
  for (const name of ['document', 'window', 'IntersectionObserver', 'ResizeObserver', 'matchMedia', 'requestIdleCallback'])
    vi.stubGlobal(name, undefined)
  try {
    return renderToString(page)
  } finally {
    vi.unstubAllGlobals()
  }
}

it.each(['a phone', 'a wide screen'])('draws on %s what the server has drawn', async (screen) => {
  const page = <FormDesigner value={long} locale="en" />
  const place = document.body.appendChild(document.createElement('div'))
  place.append(document.createRange().createContextualFragment(drawnByServer(page)))
  const nothing = () => undefined
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: screen === 'a phone' && media.includes('max-width'),
    addEventListener: nothing,
    removeEventListener: nothing,
  }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  const first = place.querySelector('[data-widget-key]')
  const mismatches: unknown[] = []
  const root = await act(async () => hydrateRoot(place, page, { onRecoverableError: (error) => mismatches.push(error) }))
  expect(mismatches).toEqual([])
  expect(place.querySelectorAll('[data-widget-key]')).toHaveLength(40)
  expect(place.querySelector('[data-widget-key]')).toBe(first)
  act(() => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})
