/** Widgets slide to where an act has put them, so that the eye can follow; and stand still whenever that would disturb. */
import type { Widget } from '@formwork/form-schema'
import { act } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WIDGET_ATTRIBUTE } from '../dnd/insertion-index'
import { useDesignerStore } from '../store/designer-context'
import { designerOf, formOfWidgets, widgetOf } from '../testing/forms'
import { renderPart } from '../testing/render-part'
import { useSlideOnMove } from './use-slide-on-move'

const HEIGHT = 50
let slid: string[] = []
let isReduced = false

function List() {
  const list = useRef<HTMLDivElement>(null)
  const keys = useDesignerStore(({ document }) => document.root)
  useSlideOnMove(list, keys)
  return (
    <div ref={list}>
      {keys.map((key) => (
        <div key={key} {...{ [WIDGET_ATTRIBUTE]: key }} />
      ))}
    </div>
  )
}

const kept = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetTop')
beforeEach(() => {
  slid = []
  isReduced = false
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }))
  // Each stands below those before it.
  Object.defineProperty(HTMLElement.prototype, 'offsetTop', {
    configurable: true,
    get(this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * HEIGHT
    },
  })
  Object.assign(Element.prototype, {
    animate(this: Element, [from]: readonly Keyframe[]) {
      slid.push(`${this.getAttribute(WIDGET_ATTRIBUTE) ?? ''} ${from?.opacity === 0 ? 'appears' : String(from?.['transform'])}`)
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(Element.prototype, 'animate')
  if (kept !== undefined) Object.defineProperty(HTMLElement.prototype, 'offsetTop', kept)
})

const inputs = (...keys: readonly string[]): readonly Widget[] => keys.map((key) => widgetOf('input', key))
const list = (...keys: readonly string[]) => {
  const { state } = renderPart(designerOf(formOfWidgets(...inputs(...keys))), <List />)
  return {
    state,
    move: (key: string, index: number) => act(() => void state().dispatch({ type: 'move-widget', key, place: { parent: null, index } })),
  }
}

describe('after an act', () => {
  it('those that stand elsewhere come from where they stood, the others do not stir', () => {
    const { move } = list('a', 'b', 'c')
    move('b', 0)
    expect(slid.toSorted()).toEqual(['a translateY(-50px)', 'b translateY(50px)'])
  })

  it('what is new appears, and what it pushed down slides', () => {
    const { state } = list('a', 'b')
    act(() => void state().dispatch({ type: 'insert-widgets', widgets: inputs('x'), place: { parent: null, index: 1 }, origin: 'palette' }))
    expect(slid.toSorted()).toEqual(['b translateY(-50px)', 'x appears'])
  })

  it('that is undone they slide back', () => {
    const { state, move } = list('a', 'b', 'c')
    move('c', 0)
    slid = []
    act(() => void state().undo())
    expect(slid).toHaveLength(3)
  })
})

describe('nothing slides', () => {
  it('while somebody types', () => {
    const { state } = list('a', 'b')
    act(() => void state().dispatch({ type: 'rename-widget', key: 'a', name: 'x' }))
    expect(slid).toEqual([])
  })

  it('where it was dropped: it lies where the line was', () => {
    const { state, move } = list('a', 'b')
    act(() => state().setView({ isDragging: true }))
    move('b', 0)
    expect(slid).toEqual([])
  })

  it('for somebody who wants less motion', () => {
    const { move } = list('a', 'b')
    isReduced = true
    move('b', 0)
    expect(slid).toEqual([])
  })

  it('in a list so long that measuring it would be felt', () => {
    const { move } = list(...Array.from({ length: 151 }, (_, index) => `k${index}`))
    move('k1', 0)
    expect(slid).toEqual([])
  })
})
