/** A form of every type in Arabic, from right to left. */
import { WIDGET_TYPES } from '@formwork/form-schema'
import type { Locator, Page } from '@playwright/test'
import { violations } from '../setup/axe'
import { expect, test } from './harness/test'

const CHOICES = {
  options: [
    { value: 'a', label: 'تفاح' },
    { value: 'b', label: 'موز' },
  ],
  showLabel: true,
}
const field = (type: string, name: string, options: object = {}, more: object = {}) => ({
  type,
  name,
  key: `k_${type}_${name}`,
  model: `m_${type}`,
  options,
  rules: [],
  ...more,
})
const panes = (type: string, name: string, titles: readonly string[]) => ({
  ...field(type, name),
  columns: titles.map((title, index) => ({
    title,
    span: 24,
    list: [{ ...field('input', title), key: `${type}${index}`, model: `${type}${index}` }],
  })),
})
const TREE = [{ value: 'eg', label: 'مصر', children: [{ value: 'ca', label: 'القاهرة' }] }]
const FIELDS = [
  field('input', 'الاسم', { required: true, tip: 'كما في الهوية' }),
  field('textarea', 'ملاحظات'),
  field('number', 'العدد', { defaultValue: 3 }),
  field('radio', 'الفاكهة', CHOICES),
  field('checkbox', 'الخيارات', CHOICES),
  field('select', 'القائمة', CHOICES),
  field('cascader', 'المكان', { options: TREE }),
  field('time', 'الوقت'),
  field('date', 'التاريخ'),
  field('rate', 'التقييم'),
  field('color', 'اللون'),
  field('switch', 'موافق'),
  field('slider', 'المقدار', { showInput: true }),
  field('editor', 'النص'),
  field('file', 'الملفات', { action: '/taken' }),
  field('imgupload', 'الصور', { action: '/taken' }),
  field('blank', 'منطقة'),
  field('text', 'نص', { defaultValue: 'سطر من الكلام' }),
  field('divider', 'فاصل', { defaultValue: 'قسم' }),
]
const BOXES = [
  {
    ...field('grid', 'شبكة'),
    columns: ['يمين', 'يسار'].map((name) => ({ span: 12, list: [{ ...field('input', name), key: name, model: name }] })),
  },
  { ...field('subform', 'البنود'), columns: [{ span: 24, list: [field('input', 'البند'), field('number', 'السعر')] }] },
  panes('tabs', 'علامات', ['الأولى', 'الثانية', 'الثالثة']),
  panes('collapse', 'أقسام', ['الأول', 'الثاني']),
  panes('steps', 'خطوات', ['البداية', 'النهاية']),
  panes('card', 'بطاقة', ['']),
]
const definition = { list: [...FIELDS, ...BOXES], config: { labelPosition: 'right', labelWidth: 120 } }
const values = { m_subform: [{ m_input: 'كتاب', m_number: 3 }], m_rate: 3, m_slider: 40, m_date: '2026-11-21', m_color: '#409eff' }

async function middleOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('not on the screen')
  return box.x + box.width / 2
}
const fieldOf = (page: Page, model: string) => page.locator(`[data-field="${model}"]`).first()

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('the form has every type', () => {
  expect([...new Set(definition.list.map(({ type }) => type))].toSorted()).toEqual([...WIDGET_TYPES].toSorted())
})

for (const [width, colorScheme] of [
  [1000, 'light'],
  [1000, 'dark'],
  [390, 'light'],
] as const)
  test(`is whole at ${width} px, ${colorScheme}: no axe violation, nothing beyond the edge`, async ({ page, show }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await show({ definition, values, isArabic: true, submitText: 'إرسال' })
    await expect(page.locator('form')).toHaveAttribute('dir', 'rtl')
    // What is far below the screen comes when it is near.
    await fieldOf(page, 'm_editor').scrollIntoViewIfNeeded()
    await expect(page.getByRole('toolbar')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'الأولى' })).toBeVisible()
    expect(await violations(page, '#root')).toEqual([])
    await page.evaluate(() => window.harness.form().validate())
    expect(await violations(page, '#root')).toEqual([])
    expect(
      await page.evaluate(() => [document.documentElement.scrollWidth - window.innerWidth, document.documentElement.scrollLeft]),
    ).toEqual([0, 0])
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.fw-form *')]
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) && !element.closest('.fw-visually-hidden, .fw-tab-list, .fw-rich-bar'),
        )
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 2 && (box.left < -1 || box.right > window.innerWidth + 1))
        .map(({ element }) => `${element.tagName}.${element.className}`),
    )
    expect(outside).toEqual([])
  })

test('labels stand at the right of their controls, and marks at the left of their texts', async ({ page, show }) => {
  await page.setViewportSize({ width: 1000, height: 900 })
  await show({ definition, values, isArabic: true })
  for (const model of ['m_input', 'm_date', 'm_slider', 'm_switch']) {
    const shown = fieldOf(page, model)
    await expect(shown.locator('input').first()).toBeAttached()
    expect(await middleOf(shown.locator('.fw-label').first()), model).toBeGreaterThan(await middleOf(shown.locator('.fw-control').first()))
  }
  expect(await middleOf(page.getByRole('radio', { name: 'تفاح' }))).toBeGreaterThan(await middleOf(page.getByText('تفاح').first()))
  expect(await middleOf(page.getByRole('tab', { name: 'الأولى' }))).toBeGreaterThan(
    await middleOf(page.getByRole('tab', { name: 'الثالثة' })),
  )
})

test('the calendar runs from right to left, and its arrows point where they lead', async ({ page, show }) => {
  await show({ definition: { list: [field('date', 'التاريخ')], config: {} }, values, isArabic: true })
  await page.getByRole('button', { name: 'اختيار التاريخ' }).click()
  const days = page.getByRole('columnheader')
  await expect(days.first()).toBeVisible()
  expect(await middleOf(days.first())).toBeGreaterThan(await middleOf(days.last()))
  const turns = page.locator('.fw-turn')
  expect(await middleOf(turns.first())).toBeGreaterThan(await middleOf(turns.last()))
  const turned = await turns
    .locator('.fw-icon')
    .evaluateAll((icons) => icons.map((icon) => new DOMMatrix(getComputedStyle(icon).transform).a))
  expect(new Set(turned)).toEqual(new Set([-1]))
  const day = () => page.locator(':focus').getAttribute('aria-label')
  const before = await day()
  await page.keyboard.press('ArrowLeft')
  expect(await day()).not.toBe(before)
  await page.keyboard.press('ArrowRight')
  expect(await day()).toBe(before)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => window.harness.values()['m_date'])).toBe('2026-11-22')
})

test('the arrows of the keyboard go where the eye goes: tabs, slider, stars', async ({ page, show }) => {
  await show({ definition, values, isArabic: true })
  await page.getByRole('tab', { name: 'الأولى' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'الثانية' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'الأولى' })).toHaveAttribute('aria-selected', 'true')
  const valueOf = (model: string) => page.evaluate((name) => window.harness.values()[name], model)
  await fieldOf(page, 'm_slider').getByRole('slider').focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => valueOf('m_slider')).toBe(41)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => valueOf('m_slider')).toBe(39)
  await fieldOf(page, 'm_rate').locator('input').first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => valueOf('m_rate')).toBe(4)
})

test('a picture that is viewed large is followed by the one at its left', async ({ page, show }) => {
  const pictures = ['1', '2'].map((key) => ({ key, url: `/picture-${key}.png`, percent: 100, status: 'success' }))
  await page.route('**/picture-*.png', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' }),
  )
  await show({ definition: { list: [field('imgupload', 'الصور')], config: {} }, values: { m_imgupload: pictures }, isArabic: true })
  await page.getByRole('button', { name: 'صورة 1' }).first().click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByRole('status')).toHaveText('1 / 2')
  const [back, on] = [viewer.locator('.fw-viewer-step--back'), viewer.locator('.fw-viewer-step--on')]
  expect(await middleOf(on)).toBeLessThan(await middleOf(back))
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByRole('status')).toHaveText('2 / 2')
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('status')).toHaveText('1 / 2')
})

test('the angles of sections and of a cascader point to the left, where it goes on', async ({ page, show }) => {
  await show({ definition, values, isArabic: true })
  const closed = page.locator('.fw-section:not([open]) > .fw-section-title').first()
  await expect(closed).toBeVisible()
  const pointsLeft = await closed.evaluate((title) => {
    const { a, b } = new DOMMatrix(getComputedStyle(title, '::before').transform)
    return Math.round((Math.atan2(b, a) * 180) / Math.PI)
  })
  expect(pointsLeft).toBe(135)
  await page.getByRole('combobox', { name: 'المكان' }).click()
  await page.getByRole('treeitem', { name: 'مصر' }).click()
  expect(await middleOf(page.getByRole('treeitem', { name: 'القاهرة' }))).toBeLessThan(
    await middleOf(page.getByRole('treeitem', { name: 'مصر' })),
  )
})
