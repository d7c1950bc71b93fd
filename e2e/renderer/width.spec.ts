/** How wide a form is where its parent asks how wide it wants to be, and that it still follows its own width. */
import type { Page } from '@playwright/test'
import { expect, test } from './harness/test'

const definition = {
  list: [
    { type: 'input', name: 'Name', key: 'name', model: 'name', options: {}, rules: [] },
    { type: 'date', name: 'Day', key: 'day', model: 'day', options: { type: 'daterange' }, rules: [] },
  ],
  config: {},
}

/** Styles of two elements around the form that make the inner one as wide as its content. */
const PARENTS: Readonly<Record<string, readonly [outer: string, inner: string]>> = {
  'a centring column': ['display: flex; flex-direction: column; align-items: center', ''],
  'a centring row': ['display: flex; justify-content: center', ''],
  'fit-content': ['', 'width: fit-content'],
  'max-content': ['', 'width: max-content'],
  'an inline-block': ['', 'display: inline-block'],
  'a float': ['', 'float: left'],
  'an absolutely placed box': ['position: relative; height: 400px', 'position: absolute'],
  'a column of a grid that is auto': ['display: grid; grid-template-columns: auto auto; justify-content: start', ''],
  'an item of a grid that is not stretched': ['display: grid; justify-items: center', ''],
  'a cell of a table': ['display: table', 'display: table-cell'],
}

async function putInto(page: Page, [outer, inner]: readonly [string, string]) {
  await page.evaluate(
    (styles) => {
      const form = document.querySelector<HTMLElement>('.fw-form')
      const root = document.querySelector<HTMLElement>('#root')
      if (form === null || root === null) throw new Error('there is no form')
      const parents = styles.map((style) => {
        const parent = document.createElement('div')
        parent.style.cssText = style
        return parent
      })
      // Around the root, so that React keeps what it knows.
      const [outside, inside] = parents
      if (!outside || !inside) throw new Error('there are two parents')
      root.replaceWith(outside)
      outside.append(inside)
      inside.append(root)
    },
    [outer, inner],
  )
}

const widthOf = (page: Page, selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().width)

for (const [name, styles] of Object.entries(PARENTS))
  test.describe(`in ${name}`, () => {
    test('a form has the width it wants', async ({ page, show }) => {
      await show({ definition, locale: 'en' })
      await putInto(page, styles)
      expect(await widthOf(page, '.fw-form')).toBe(640)
      expect(await widthOf(page, '[data-field="name"] .fw-input')).toBeGreaterThan(400)
    })

    // Asked for all that its content wants, a parent does not care how narrow the page is.
    if (name === 'max-content') return
    test('it takes what there is on a phone, with labels on top', async ({ page, show }) => {
      await page.setViewportSize({ width: 390, height: 800 })
      await show({ definition, locale: 'en' })
      await putInto(page, styles)
      const width = await widthOf(page, '.fw-form')
      expect(width).toBeGreaterThan(340)
      expect(width).toBeLessThanOrEqual(390)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      const label = await page.getByText('Name', { exact: true }).boundingBox()
      const input = await page.getByRole('textbox', { name: 'Name' }).boundingBox()
      expect(label && input && label.y + label.height <= input.y).toBe(true)
    })
  })

test('in a place that asks for the least, a form can still be filled', async ({ page, show }) => {
  await show({ definition, locale: 'en' })
  await putInto(page, ['', 'width: min-content'])
  expect(await widthOf(page, '.fw-form')).toBe(240)
})

test('in a block, a form takes all of it and no less than is there', async ({ page, show }) => {
  await show({ definition, locale: 'en' })
  // Without the room that the page keeps around it.
  await page.locator('#root').evaluate((root) => {
    root.style.padding = '0'
  })
  await putInto(page, ['', 'width: 1000px'])
  expect(await widthOf(page, '.fw-form')).toBe(1000)
  await page.locator('#root').evaluate((root) => {
    root.style.width = '200px'
  })
  expect(await widthOf(page, '.fw-form')).toBe(200)
  expect(await page.locator('#root').evaluate((root) => root.scrollWidth)).toBe(200)
})

/** Types that are one control, with what that is. */
const CONTROLS: Readonly<Record<string, string>> = {
  input: '.fw-input',
  textarea: '.fw-input',
  number: '.fw-number',
  select: '.fw-select',
  date: '.fw-date',
  time: '.fw-date',
  color: '.fw-color',
  slider: '.fw-slider-field',
  cascader: '.fw-combo',
  editor: '.fw-editor',
}

const everyControl = {
  list: Object.keys(CONTROLS).map((type) => ({ type, name: type, key: type, model: type, options: {}, rules: [] })),
  config: {},
}

for (const width of [390, 1000])
  test(`on a page of ${width} px every control ends at the same edge`, async ({ page, show }) => {
    await page.setViewportSize({ width, height: 900 })
    await show({ definition: everyControl, locale: 'en' })
    const edges = new Map<number, string[]>()
    for (const [type, control] of Object.entries(CONTROLS)) {
      const box = await page.locator(`[data-field="${type}"] ${control}`).first().boundingBox()
      if (box === null) throw new Error(`${type} is not shown`)
      const edge = Math.round(box.x + box.width)
      edges.set(edge, [...(edges.get(edge) ?? []), type])
    }
    expect([...edges.values()]).toEqual([Object.keys(CONTROLS)])
  })

for (const [look, height, type] of [
  [undefined, 32, '14px'],
  ['compact', 28, '13px'],
  ['comfortable', 44, '16px'],
] as const)
  test(`the look ${look ?? 'of the definition'} has controls of ${height} px`, async ({ page, show }) => {
    await show({ definition, locale: 'en', ...(look && { look }) })
    const input = page.locator('[data-field="name"] .fw-input')
    expect((await input.boundingBox())?.height).toBe(height)
    expect(await input.evaluate((element) => getComputedStyle(element).fontSize)).toBe(type)
  })
