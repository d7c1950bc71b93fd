/** How a person fills each widget by keyboard alone, by mouse and by touch, and the value it has then. Total over the types. */
import type { Locator, Page } from '@playwright/test'
import type { ColumnsType, WidgetType } from '@formwork/form-schema'
import { expect } from './harness/test'

/** Fills the field. For the keyboard the focus stands on the field's first control. */
type Way = (field: Locator, page: Page) => Promise<void>

export interface WidgetWays {
  readonly options?: Readonly<Record<string, unknown>>
  readonly columns?: readonly unknown[]
  readonly keyboard: Way
  readonly mouse: Way
  readonly touch: Way
  /** The field's value in the form afterwards. */
  readonly value: unknown
}

const press =
  (...keys: readonly string[]): Way =>
  async (_field, page) => {
    for (const key of keys) await page.keyboard.press(key)
  }
const type =
  (text: string): Way =>
  async (_field, page) =>
    page.keyboard.type(text)
/** Pointing at a text control, then typing: a phone shows its keyboard. */
const pointAndType = (text: string): Pick<WidgetWays, 'mouse' | 'touch'> => ({
  mouse: async (field, page) => {
    await field.getByRole('textbox').first().click()
    await page.keyboard.type(text)
  },
  touch: async (field, page) => {
    await field.getByRole('textbox').first().tap()
    await page.keyboard.type(text)
  },
})
const point = (role: 'radio' | 'checkbox' | 'switch' | 'button', name?: string): Pick<WidgetWays, 'mouse' | 'touch'> => {
  const target = (field: Locator) => field.getByRole(role, name === undefined ? {} : { name, exact: true })
  return { mouse: async (field) => target(field).click(), touch: async (field) => target(field).tap() }
}

const CHOICES = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Banana' },
  { value: 'c', label: 'Cherry' },
]
const TREE = [
  { value: 'zj', label: 'Zhejiang', children: [{ value: 'hz', label: 'Hangzhou' }] },
  { value: 'sh', label: 'Shanghai' },
]

/** Picks from a list or menu that opened below a combobox. */
const pick = (labels: readonly string[], role: 'option' | 'treeitem'): Pick<WidgetWays, 'mouse' | 'touch'> => ({
  mouse: async (field, page) => {
    await field.getByRole('combobox').click()
    for (const label of labels) await page.getByRole(role, { name: label }).click()
  },
  touch: async (field, page) => {
    await field.getByRole('combobox').tap()
    for (const label of labels) await page.getByRole(role, { name: label }).tap()
  },
})

/** A point of an element, as a part of its width. */
async function pointAt(target: Locator, part: number): Promise<{ readonly x: number; readonly y: number }> {
  const box = await target.boundingBox()
  if (box === null) throw new Error('the control is not on the screen')
  return { x: box.x + box.width * part, y: box.y + box.height / 2 }
}

const rows = [
  { type: 'input', name: 'Item', key: 'item', model: 'item', options: {}, rules: [] },
  { type: 'number', name: 'Price', key: 'price', model: 'price', options: { defaultValue: null }, rules: [] },
]

export const WAYS: Readonly<
  Record<Exclude<WidgetType, Exclude<ColumnsType, 'subform'> | 'text' | 'divider' | 'blank' | 'imgupload' | 'file'>, WidgetWays>
> = {
  input: { keyboard: type('Li Si'), ...pointAndType('Li Si'), value: 'Li Si' },
  textarea: { keyboard: type('Two\nlines'), ...pointAndType('Two\nlines'), value: 'Two\nlines' },
  number: {
    options: { defaultValue: null },
    keyboard: press('4', '2', 'ArrowUp'),
    mouse: async (field, page) => {
      await field.getByRole('spinbutton').click()
      await page.keyboard.type('42')
      await field.getByRole('button', { name: /增加|Increase/ }).click()
    },
    touch: async (field, page) => {
      await field.getByRole('spinbutton').tap()
      await page.keyboard.type('42')
      await field.getByRole('button', { name: /增加|Increase/ }).tap()
    },
    value: 43,
  },
  radio: { options: { options: CHOICES, showLabel: true }, keyboard: press('Space', 'ArrowDown'), ...point('radio', 'Banana'), value: 'b' },
  checkbox: {
    options: { options: CHOICES, showLabel: true },
    keyboard: press('Tab', 'Space'),
    ...point('checkbox', 'Banana'),
    value: ['b'],
  },
  time: { keyboard: type('09:30:00'), ...pointAndType('09:30:00'), value: '09:30:00' },
  date: {
    keyboard: type('2026-11-21'),
    mouse: async (field, page) => {
      await field.getByRole('textbox').fill('2026-11-05')
      await field.getByRole('button').last().click()
      await page.getByRole('gridcell', { name: /21/ }).first().click()
    },
    touch: async (field, page) => {
      await field.getByRole('textbox').fill('2026-11-05')
      await field.getByRole('button').last().tap()
      await page.getByRole('gridcell', { name: /21/ }).first().tap()
    },
    value: '2026-11-21',
  },
  rate: {
    keyboard: press('ArrowRight', 'ArrowRight', 'ArrowRight'),
    mouse: async (field, page) => {
      const { x, y } = await pointAt(field.locator('.fw-rate-stars'), 0.5)
      await page.mouse.click(x, y)
    },
    touch: async (field, page) => {
      const { x, y } = await pointAt(field.locator('.fw-rate-stars'), 0.5)
      await page.touchscreen.tap(x, y)
    },
    value: 3,
  },
  color: { keyboard: type('#409eff'), ...pointAndType('#409eff'), value: '#409eff' },
  select: {
    options: { options: CHOICES, showLabel: true, multiple: true, filterable: true, defaultValue: [] },
    keyboard: async (_field, page) => {
      await page.keyboard.type('ban')
      await expect(page.getByRole('option')).toHaveCount(1)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    },
    ...pick(['Banana'], 'option'),
    value: ['b'],
  },
  switch: { keyboard: press('Space'), ...point('switch'), value: true },
  slider: {
    keyboard: press('Home', 'PageUp'),
    mouse: async (field, page) => {
      const { x, y } = await pointAt(field.getByRole('slider'), 0.5)
      await page.mouse.click(x, y)
      await field.getByRole('slider').press('Home')
      await field.getByRole('slider').press('PageUp')
    },
    touch: async (field, page) => {
      const { x, y } = await pointAt(field.getByRole('slider'), 0.5)
      await page.touchscreen.tap(x, y)
      await field.getByRole('slider').press('Home')
      await field.getByRole('slider').press('PageUp')
    },
    value: 10,
  },
  cascader: {
    options: { options: TREE },
    keyboard: async (_field, page) => {
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('treeitem').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('treeitem', { name: 'Hangzhou' })).toBeVisible()
      await page.keyboard.press('Enter')
    },
    ...pick(['Zhejiang', 'Hangzhou'], 'treeitem'),
    value: ['zj', 'hz'],
  },
  editor: {
    keyboard: type('Hello'),
    mouse: async (field, page) => {
      await field.getByRole('textbox').click()
      await page.keyboard.type('Hello')
    },
    touch: async (field, page) => {
      await field.getByRole('textbox').tap()
      await page.keyboard.type('Hello')
    },
    value: '<p>Hello</p>',
  },
  subform: {
    columns: [{ span: 24, list: rows }],
    keyboard: async (field, page) => {
      await page.keyboard.press('Enter')
      await expect(field.getByRole('textbox')).toBeFocused()
      await page.keyboard.type('Cable')
      await page.keyboard.press('Tab')
      await page.keyboard.type('12')
    },
    mouse: async (field, page) => {
      await field.getByRole('button', { name: /添加|Add/ }).click()
      await field.getByRole('textbox').click()
      await page.keyboard.type('Cable')
      await field.getByRole('spinbutton').click()
      await page.keyboard.type('12')
    },
    touch: async (field, page) => {
      await field.getByRole('button', { name: /添加|Add/ }).tap()
      await field.getByRole('textbox').tap()
      await page.keyboard.type('Cable')
      await field.getByRole('spinbutton').tap()
      await page.keyboard.type('12')
    },
    value: [{ item: 'Cable', price: 12, status: 1 }],
  },
}
