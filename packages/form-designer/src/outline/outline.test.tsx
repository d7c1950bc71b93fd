/** The outline by keyboard, and the palette with one tab stop. */
import { act, screen, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { axeFindings } from '../testing/axe-findings'
import { formOfWidgets, gridOf, widgetOf } from '../testing/forms'
import { renderDesigner } from '../testing/render-designer'

it('gathers widgets that do not stand together, and acts on them', async () => {
  const { user, names, container } = renderDesigner(
    formOfWidgets(widgetOf('input', 'a'), gridOf('g', [widgetOf('input', 'b')], []), widgetOf('input', 'c')),
  )
  await user.click(screen.getByRole('tab', { name: '大纲' }))
  const row = (name: string) => within(container.querySelector('aside') ?? document.body).getByRole('treeitem', { name })
  act(() => row('a').focus())
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(row('c'))
  await user.keyboard('{Control>} {/Control}')
  expect(row('a').getAttribute('aria-selected')).toBe('true')
  expect(row('b').getAttribute('aria-selected')).toBe('false')
  expect(row('c').getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{Delete}')
  expect(names()).toEqual(['g', 'b'])
})

it('shows the row of what is selected, when it is opened and when another is selected on the sheet', async () => {
  const { user, item } = renderDesigner(formOfWidgets(widgetOf('input', 'a'), gridOf('g', [widgetOf('input', 'b')], [])))
  const shown: string[] = []
  const scrolled = vi.fn(function note(this: HTMLElement) {
    // The sheet shows what is selected as well.
    if (this.dataset['outlineKey'] !== undefined) shown.push(this.dataset['outlineKey'])
  })
  Object.defineProperty(Element.prototype, 'scrollIntoView', { value: scrolled, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
  await user.click(item('b'))
  await user.click(screen.getByRole('tab', { name: '大纲' }))
  expect(shown.at(-1)).toBe('b')
  await user.click(item('a'))
  expect(shown.at(-1)).toBe('a')
})

it('has one chip of the palette in the tab order, and the arrows lead to the others', async () => {
  const { user, chip, container, names } = renderDesigner()
  expect(container.querySelectorAll('[data-palette-type][tabindex="0"]')).toHaveLength(1)
  act(() => chip('单行文本').focus())
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(chip('多行文本'))
  await user.keyboard('{End}{Home}{ArrowDown}{Enter}')
  expect(names()).toHaveLength(1)
  expect(container.querySelectorAll('[data-palette-type][tabindex="0"]')).toHaveLength(1)
})

it('is a tree to assistive technology: levels, columns by their names, what is selected', async () => {
  const { user, container } = renderDesigner(formOfWidgets(widgetOf('input', 'a'), gridOf('g', [widgetOf('input', 'b')], [])))
  await user.click(screen.getByRole('tab', { name: '大纲' }))
  const tree = within(screen.getByRole('tree', { name: '大纲' }))
  await user.click(tree.getByRole('treeitem', { name: 'b' }))
  const items = tree
    .getAllByRole('treeitem')
    .map((item) => ['aria-level', 'aria-selected', 'aria-expanded'].map((name) => item.getAttribute(name)))
  expect(items).toEqual([
    ['1', 'false', null],
    ['1', 'false', 'true'],
    ['2', 'true', null],
  ])
  expect(within(tree.getByRole('group', { name: '第 1 列' })).getByRole('treeitem', { name: 'b' })).toBeTruthy()
  expect(await axeFindings(container.querySelector('[data-outline]') ?? container)).toEqual([])
})
