/** The selection after a click or a key with Ctrl or Shift, and its announcement. */
import { describe, expect, it } from 'vitest'
import { designerOf, formOfWidgets, gridOf, widgetOf } from '../testing/forms'
import { extendBy, extendTo, selectBy, selectEverything, selectLess, toggleWidget } from './selection-actions'

const form = formOfWidgets(widgetOf('input', 'a'), gridOf('g', [widgetOf('input', 'b')], [widgetOf('input', 'c')]), widgetOf('input', 'd'))

function selecting(start: string | null) {
  const designer = designerOf(form)
  designer.store.getState().select(start)
  const selected = () => {
    const { selected: lead, selection } = designer.store.getState()
    return `${lead}: ${selection.join(' ')}`
  }
  return { designer, selected }
}

describe('one after the other', () => {
  it('goes into containers and out of them, and stays at the ends', () => {
    const { designer, selected } = selecting('a')
    const seen = Array.from({ length: 6 }, () => {
      selectBy(designer, 1)
      return selected()
    })
    expect(seen).toEqual(['g: g', 'b: b', 'c: c', 'd: d', 'd: d', 'd: d'])
    for (let step = 0; step < 9; step += 1) selectBy(designer, -1)
    expect(selected()).toBe('a: a')
  })

  it('begins at the first where nothing is selected', () => {
    const { designer, selected } = selecting(null)
    selectBy(designer, -1)
    expect(selected()).toBe('a: a')
  })
})

describe('several', () => {
  it('grow from where the selection began, and shrink on the way back', () => {
    const { designer, selected } = selecting('c')
    extendBy(designer, 1)
    expect(selected()).toBe('d: c d')
    extendBy(designer, -1)
    expect(selected()).toBe('c: c')
    extendBy(designer, -1)
    expect(selected()).toBe('b: c b')
  })

  it('leave out what lies in a container that is selected too', () => {
    const { designer, selected } = selecting('a')
    extendTo(designer, 'd')
    expect(selected()).toBe('d: a g d')
  })

  it('are gathered one by one and given back one by one; who led hands on to the last that is left', () => {
    const { designer, selected } = selecting('a')
    toggleWidget(designer, 'd')
    toggleWidget(designer, 'b')
    expect(selected()).toBe('b: a d b')
    toggleWidget(designer, 'b')
    expect(selected()).toBe('d: a d')
    toggleWidget(designer, 'a')
    toggleWidget(designer, 'd')
    expect(selected()).toBe('null: ')
  })

  it('are told by their number', () => {
    const { designer } = selecting('a')
    selectEverything(designer)
    expect(designer.store.getState().view.notice).toMatchObject({ kind: 'selected', count: 3, shown: false })
  })
})

describe('less', () => {
  it('is one of several, then the container around it, then nothing', () => {
    const { designer, selected } = selecting('b')
    toggleWidget(designer, 'c')
    const seen = Array.from({ length: 4 }, () => {
      selectLess(designer)
      return selected()
    })
    expect(seen).toEqual(['c: c', 'g: g', 'null: ', 'null: '])
  })

  it('selects nothing that is not in the form', () => {
    const { designer, selected } = selecting('a')
    designer.store.getState().select('nobody')
    designer.store.getState().selectAll({ selected: 'nobody', selection: ['nobody', 'b'] })
    expect(selected()).toBe('b: b')
  })
})
