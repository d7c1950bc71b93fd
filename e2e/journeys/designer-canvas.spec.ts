/** The canvas is the renderer: labels and fields stand there where they stand in the form, at every width that can be chosen. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '@formwork/api-contract'
import { createForm, createWidget, eachWidget, exportDefinition, importDefinition, type Widget } from '@formwork/form-schema'
import type { Locator, Page } from '@playwright/test'
import { FormDesignerPage } from '../pages/form-designer'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, signInAdmin } from '../setup/api'
import { violations } from '../setup/axe'
import { expect, test } from '../setup/test'

const FIXTURES = join(import.meta.dirname, '../../packages/form-schema/fixtures')
const TYPES = ['input', 'textarea', 'number', 'radio', 'checkbox', 'select', 'date', 'time', 'rate', 'switch', 'slider', 'text'] as const

let count = 0
const newKey = () => `k${(count += 1)}`
const field = (type: (typeof TYPES)[number], name: string): Widget => ({ ...createWidget(type, { newKey }), name })

/** Every ordinary type, in a row by itself, in columns and in a card. */
function everyKind(): readonly Widget[] {
  const columns = (...lists: readonly (readonly Widget[])[]) => lists.map((list) => ({ span: 24 / lists.length, list, extras: {} }))
  return [
    ...TYPES.map((type, index) => field(type, `第 ${index + 1} 个字段`)),
    { ...createWidget('divider', { newKey }), name: '' },
    {
      ...createWidget('grid', { newKey }),
      columns: columns(
        TYPES.slice(0, 3).map((type) => field(type, '左')),
        [field('date', '右')],
      ),
    },
    { ...createWidget('grid', { newKey }), columns: columns([field('input', '一')], [field('select', '二')], [field('number', '三')]) },
    { ...createWidget('card', { newKey }), name: '地址', columns: columns([field('input', '城市'), field('textarea', '街道')]) },
    { ...createWidget('divider', { newKey }), name: '' },
    { ...field('input', '一个很长很长很长很长很长很长的标题') },
  ]
}

/** Types that look different in the designer: several panes at once, and the columns of rows. */
const DIFFERS = new Set(['tabs', 'collapse', 'steps', 'subform', 'unknown'])
const samples = readdirSync(FIXTURES)
  .filter((name) => name.endsWith('.json') && !name.endsWith('.data.json'))
  .map((name): readonly [string, readonly Widget[]] => {
    const { form } = importDefinition(readFileSync(join(FIXTURES, name), 'utf8'))
    const isAlike = (widget: Widget) => [...eachWidget({ list: [widget] })].every(({ type }) => !DIFFERS.has(type))
    return [name, (form?.list ?? []).filter(isAlike)]
  })

/** By data key: the label and the field, from the form's own corner; in whole pixels, of which one is rounding. */
async function places(form: Locator): Promise<Readonly<Record<string, readonly number[]>>> {
  return form.evaluate((element) => {
    const origin = element.getBoundingClientRect()
    const rect = (part: Element | null) => {
      const { x, y, width, height } = part?.getBoundingClientRect() ?? new DOMRect()
      return [x - origin.x, y - origin.y, width, height].map(Math.round)
    }
    const fields = [...element.querySelectorAll<HTMLElement>('[data-field]')]
    return Object.fromEntries(
      fields.map((one, index) => [
        `${index} ${one.dataset['field']}`,
        [...rect(one), ...rect(one.querySelector('.fw-label:not(.fw-visually-hidden)')), ...rect(one.querySelector('.fw-control'))],
      ]),
    )
  })
}

async function compare(page: Page, width: string): Promise<void> {
  await page.getByRole('button', { name: width }).click()
  await page.getByLabel('缩放').selectOption('100')
  const canvas = page.locator('.fd-sheet .fw-body')
  await expect(canvas.locator('[data-field]').first()).toBeVisible()
  await page.getByRole('button', { name: '预览', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const body = dialog.locator('.fw-body').first()
  await expect(body.locator('[data-field]').first()).toBeVisible()
  // The dialog opens in a motion, which scales nothing; a part that loads later, here or there, is waited for.
  await expect(async () => {
    const onCanvas = await places(canvas)
    const inForm = await places(body)
    expect(Object.keys(inForm)).toEqual(Object.keys(onCanvas))
    const apart = Object.entries(inForm).flatMap(([name, numbers]) =>
      numbers.some((number, at) => Math.abs(number - (onCanvas[name]?.[at] ?? Number.NaN)) > 1) ? [[name, onCanvas[name], numbers]] : [],
    )
    expect(apart).toEqual([])
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

async function openForm(page: Page, list: readonly Widget[], config = {}): Promise<void> {
  const form = { ...createForm(), list }
  // The form hides conditional fields; on the canvas all are shown.
  const definition: unknown = JSON.parse(
    JSON.stringify(exportDefinition({ ...form, config: { ...form.config, ...config } }), (key, value: unknown) =>
      key === 'displayVerify' || key === 'formwork' ? undefined : value,
    ),
  )
  const token = await signInAdmin()
  const { id } = await call<{ id: string }>(routes.createForm, { token, body: { name: `画布 ${newKey()}`, definition } })
  // So high that nothing is off screen, where the browser only estimates.
  await page.setViewportSize({ width: 1680, height: 6000 })
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto(`/design/forms/${id}`)
  await expect(new FormDesignerPage(page).sheet).toBeVisible()
}

for (const config of [{}, { labelPosition: 'top' }, { labelPosition: 'left', size: 'mini', labelWidth: 140 }])
  test(`every kind of field stands where it does in the form, with ${JSON.stringify(config)}`, async ({ page }) => {
    await openForm(page, everyKind(), config)
    for (const width of ['电脑，850 像素', '平板，768 像素', '手机，375 像素']) await compare(page, width)
  })

for (const [name, list] of samples)
  test(`${name} looks on the canvas as in the form`, async ({ page }) => {
    await openForm(page, list)
    await compare(page, '电脑，850 像素')
  })

test('an empty column beside a field stands inside the frame of its row', async ({ page }) => {
  const columns = [[field('input', '一')], []].map((list) => ({ span: 12, list, extras: {} }))
  await openForm(page, [{ ...createWidget('grid', { newKey }), columns }, field('input', '二')])
  const row = page.locator('[data-widget-type="grid"]')
  await expect(row.locator('.fd-slot')).toHaveCount(2)
  const beyond = await row.evaluate((element) => {
    const frame = element.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(element, '::before').bottom)
    return [...element.querySelectorAll('.fd-slot[data-empty="true"]')].map((slot) => slot.getBoundingClientRect().bottom > frame)
  })
  expect(beyond).toEqual([false])
})

test('a dark paper lies on a light page, is readable, and the bar above has no finding', async ({ page }) => {
  await openForm(page, everyKind())
  const input = page.locator('.fd-sheet .fw-input').first()
  const colour = () => input.evaluate((element) => getComputedStyle(element).backgroundColor)
  const light = await colour()
  await page.getByRole('button', { name: '配色：跟随页面' }).click()
  await page.getByRole('button', { name: '配色：浅色' }).click()
  await expect(page.getByRole('button', { name: '配色：深色' })).toBeVisible()
  expect(await colour()).not.toBe(light)
  expect(await violations(page)).toEqual([])
})

test('the tools of the selected field keep their size on paper of any', async ({ page }) => {
  await openForm(page, everyKind())
  const tool = page.locator('.fd-tools').getByRole('button', { name: '复制一份' })
  const sizeAt = async (zoom: string) => {
    await page.getByLabel('缩放').selectOption(zoom)
    const { width = 0, height = 0 } = (await tool.boundingBox()) ?? {}
    return [width, height].map(Math.round)
  }
  const size = await sizeAt('100')
  expect([await sizeAt('50'), await sizeAt('150')]).toEqual([size, size])
})

test('a chosen device fits into the room there is, and keeps its own width', async ({ page }) => {
  await openForm(page, everyKind())
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: '电脑，850 像素' }).click()
  const sheet = page.locator('.fd-sheet')
  const canvas = new FormDesignerPage(page).sheet
  await expect.poll(() => canvas.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
  expect(await sheet.evaluate((element) => (element instanceof HTMLElement ? element.offsetWidth : 0))).toBe(850)
})
