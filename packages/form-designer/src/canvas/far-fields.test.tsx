/** The canvas renders the fields of a long form near the view. The others are placeholders with a name, and going to one of them renders it. */
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { formOfWidgets, gridOf, widgetOf } from '../testing/forms'
import { renderDesigner } from '../testing/render-designer'

/** The elements the browser would observe, and a way to report some as visible. */
const watched = new Set<Element>()
let comeNear: (...elements: readonly Element[]) => void

beforeEach(() => {
  watched.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void) {
        comeNear = (...elements) => act(() => told([...watched].map((target) => ({ target, isIntersecting: elements.includes(target) }))))
      }
      observe = (element: Element) => void watched.add(element)
      unobserve = (element: Element) => void watched.delete(element)
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const keys = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `f${from + at}`)

function longForm() {
  const page = renderDesigner(formOfWidgets(...keys(0, 60).map((key) => widgetOf('input', key))), { locale: 'en' })
  const isDrawn = (key: string) => page.item(key).querySelector('input') !== null
  const drawn = () => page.names().filter(isDrawn)
  const far = (key: string) => page.item(key).querySelector('.fd-far') ?? document.body
  return { ...page, isDrawn, drawn, far }
}

it('draws the first screen; the others are there by name, and drawn before the keyboard goes there', () => {
  const { names, drawn, item } = longForm()
  expect(drawn()).toEqual(keys(0, 16))
  expect(names()).toHaveLength(60)
  expect(item('f59').textContent).toBe('f59')
  expect(item('f59').getAttribute('aria-label')).toContain('f59')
  for (const key of keys(0, 17)) fireEvent.keyDown(item(key), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(item('f17'))
  expect(drawn()).toEqual(keys(0, 33))
})

it('draws a field as it comes near the view, once and for all, and watches it no longer', () => {
  const { drawn, far } = longForm()
  const element = far('f50')
  comeNear(element, far('f51'))
  expect(drawn()).toEqual([...keys(0, 16), 'f50', 'f51'])
  expect(watched.has(element)).toBe(false)
  comeNear()
  expect(drawn()).toHaveLength(18)
})

it('keeps the element of a field when it is drawn, so that the focus stays', () => {
  const { item, isDrawn } = longForm()
  const element = item('f55')
  act(() => element.focus())
  expect(isDrawn('f55')).toBe(true)
  expect(item('f55')).toBe(element)
  expect(document.activeElement).toBe(element)
})

it('draws what is selected elsewhere, and a screen around it, before the canvas goes there', async () => {
  const { user, drawn, item } = longForm()
  const seen: (boolean | number)[] = []
  item('f40').scrollIntoView = () => seen.push(drawn().includes('f40'), drawn().length)
  await user.click(screen.getByRole('tab', { name: 'Outline' }))
  await user.click(screen.getByRole('treeitem', { name: 'f40' }))
  expect(seen).toEqual([true, 16 + 32])
  expect(drawn()).toEqual([...keys(0, 16), ...keys(24, 56)])
})

it('draws what an undo brings back, and goes there though it was selected before', async () => {
  const { user, isDrawn, item, names } = longForm()
  item('f58').focus()
  await user.keyboard('{Delete}')
  expect(names()).toHaveLength(59)
  const goes = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(isDrawn('f58')).toBe(true)
  expect(goes).toHaveBeenCalled()
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'x')
  goes.mockClear()
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(goes).toHaveBeenCalledTimes(1)
  goes.mockRestore()
})

it('draws containers at once, so that what lies in them is found', () => {
  const inside = keys(0, 40).map((key) => widgetOf('input', key))
  const page = renderDesigner(formOfWidgets(...keys(100, 120).map((key) => widgetOf('input', key)), gridOf('grid', inside)))
  expect(page.names()).toHaveLength(61)
  expect(page.item('f39').querySelector('.fd-far')).not.toBeNull()
  act(() => page.item('f39').focus())
  expect(page.item('f39').querySelector('input')).not.toBeNull()
})

it('draws everything before the page is printed', () => {
  const { drawn } = longForm()
  window.dispatchEvent(new Event('beforeprint'))
  expect(drawn()).toHaveLength(60)
})

it('draws everything where the browser does not say what is in view', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  expect(longForm().drawn()).toHaveLength(60)
})
