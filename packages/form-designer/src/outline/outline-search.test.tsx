/** What the search above the outline shows. */
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { designerOf, formOfWidgets, gridOf, tabsOf, widgetOf } from '../testing/forms'
import { renderPart } from '../testing/render-part'
import { Outline } from './Outline'

function outline() {
  const input = (key: string, name: string) => widgetOf('input', key, { name, model: `model_${key}` })
  const form = formOfWidgets(
    input('a', 'Customer name'),
    gridOf('g', [input('b', 'Street')], [input('c', 'City')]),
    tabsOf('t', { One: [gridOf('h', [input('d', 'City of birth')])], Two: [input('e', 'Note')] }),
    widgetOf('rate', 'r', { name: 'How was it' }),
  )
  const part = renderPart(designerOf(form), <Outline />)
  const rows = () => [...part.container.querySelectorAll<HTMLElement>('[data-outline-key]')].map((row) => row.dataset['outlineKey'])
  const columns = () => [...part.container.querySelectorAll('.fd-column')].map(({ textContent }) => textContent)
  const stops = () =>
    [...part.container.querySelectorAll<HTMLElement>('[role="treeitem"][tabindex="0"]')].map((row) => row.dataset['outlineKey'])
  return { ...part, rows, columns, stops, box: screen.getByRole('searchbox', { name: '搜索标题或数据绑定 Key' }) }
}

let page: ReturnType<typeof outline>
beforeEach(() => {
  page = outline()
})

describe('the search of the outline', () => {
  it.each([
    ['a title, with the containers around it', 'city', ['g', 'c', 't', 'h', 'd'], ['第 2 列', 'One', '第 1 列']],
    ['a data key', 'MODEL_E', ['t', 'e'], ['Two']],
    ['a type', '评分', ['r'], []],
  ])('finds %s', async (_, query, rows, columns) => {
    await page.user.type(page.box, query)
    expect([page.rows(), page.columns()]).toEqual([rows, columns])
  })

  it('says that nothing was found, and Escape shows everything again', async () => {
    const all = page.rows()
    await page.user.type(page.box, 'zzz')
    expect([page.rows(), screen.getByRole('status').textContent]).toEqual([[], '没有与「zzz」匹配的内容'])
    await page.user.keyboard('{Escape}')
    expect(page.rows()).toEqual(all)
  })

  it('leads to what it finds first: the arrow to its row, Enter selects it', async () => {
    // The DOM that tests of a host run in has none.
    vi.stubGlobal('CSS', undefined)
    await page.user.type(page.box, 'city')
    await page.user.keyboard('{ArrowDown}')
    expect([document.activeElement?.getAttribute('data-outline-key'), page.state().selected]).toEqual(['c', 'a'])
    act(() => page.box.focus())
    await page.user.keyboard('{Enter}')
    expect([document.activeElement?.getAttribute('data-outline-key'), page.state().selection]).toEqual(['c', ['c']])
    vi.unstubAllGlobals()
  })

  it('keeps one row in the tab order, though what is selected is not shown', async () => {
    expect([page.state().selected, page.stops()]).toEqual(['a', ['a']])
    await page.user.type(page.box, 'city')
    expect(page.stops()).toEqual(['c'])
  })

  it('follows what is changed meanwhile', async () => {
    await page.user.type(page.box, 'city')
    act(() => void page.state().dispatch({ type: 'rename-widget', key: 'c', name: 'Town' }))
    expect(page.rows()).toEqual(['t', 'h', 'd'])
  })
})

it('is not there where the form is empty', () => {
  renderPart(designerOf(formOfWidgets()), <Outline />)
  expect(screen.getAllByRole('searchbox')).toHaveLength(1)
})
