/** The sample page of a form, opened from a file in a real browser: it works, and no text of a form ever becomes more than text. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { exportDefinition, type FormDefinition, importDefinition, toHtmlPage, validateValues } from '@formwork/form-schema'
import type { Page } from '@playwright/test'
import { expect, test } from '../setup/watch-page'

let folder = ''
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formwork-page-'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

/** A form from widgets as a file holds them. */
function formOf(...list: readonly object[]): FormDefinition {
  const { form, report } = importDefinition({ list, config: {} })
  if (form === null) throw new Error(report[0]?.message)
  return form
}

/** Everything a page of plain text never does: ask the network for something, open a dialog. */
let troubles: string[] = []
test.beforeEach(() => {
  troubles = []
})
test.afterEach(() => {
  expect(troubles).toEqual([])
})

/** Opens the page of a form from a file. */
async function open(page: Page, form: FormDefinition, title = 'Form'): Promise<void> {
  const file = join(folder, `page-${Math.random()}.html`)
  await writeFile(file, toHtmlPage(form, { title, locale: 'en' }))
  const address = pathToFileURL(file).href
  page.on('dialog', (dialog) => {
    troubles.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url() !== address && !request.url().startsWith('blob:')) troubles.push(`a request for ${request.url()}`)
  })
  await page.goto(address)
}

/** Presses "Get Data" and reads what the page prints. */
async function dataOf(page: Page): Promise<Record<string, unknown>> {
  await page.getByRole('button', { name: 'Get Data' }).click()
  return JSON.parse((await page.locator('main > pre').textContent()) ?? '')
}

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  '--><img src=x onerror=alert(1)>',
  'a\u2028b\u2029c',
  '${alert(1)}`${7*7}`{{7*7}}',
  `"onfocus=alert(1) autofocus x='`,
  "'><svg onload=alert(1)>",
  '</textarea></style></title></select></template><img src=x onerror=alert(1)>',
  '&lt;img src=x onerror=alert(1)&gt;',
  'javascript:alert(1)',
]

for (const [index, hostile] of HOSTILE.entries()) {
  test(`D5: a form that says ${JSON.stringify(hostile)} everywhere is shown as text, and is unchanged by it`, async ({ page }) => {
    const choices = [{ value: hostile, label: hostile, children: [{ value: `${hostile}-` }] }, { value: 'other' }]
    const types = ['input', 'textarea', 'radio', 'checkbox', 'select', 'cascader', 'text', 'divider', 'editor', 'date', 'blank', 'color']
    const widgets = types.map((type, at) => ({
      type,
      key: `${hostile}${at}`,
      model: `${hostile}${at}`,
      name: hostile,
      options: {
        tip: hostile,
        placeholder: hostile,
        options: choices,
        pattern: hostile,
        ...(type === 'input' || type === 'textarea' || type === 'text' || type === 'divider' ? { defaultValue: hostile } : {}),
        ...(at === 1 ? { displayVerify: { type: 'or', list: [{ model: `${hostile}0`, value: hostile.replaceAll('\n', '') }] } } : {}),
      },
    }))
    const subform = {
      type: 'subform',
      key: 'rows',
      model: 'rows',
      name: hostile,
      columns: [{ span: 12, list: widgets.slice(0, 3).map((widget) => ({ ...widget, key: `row${widget.key}` })) }],
    }
    const form = formOf(...widgets, subform, { type: hostile, key: `unknown${index}`, name: hostile, model: 'u', options: {} })
    const before = JSON.stringify(exportDefinition(form))
    await open(page, form, hostile)
    expect(JSON.stringify(exportDefinition(form))).toBe(before)
    await expect(page.locator('h1')).toHaveText(hostile)
    const labels = await page
      .locator('label[for], legend')
      .evaluateAll((elements) => elements.map((element) => element.firstChild?.textContent))
    expect(new Set(labels)).toEqual(new Set([`${hostile} `]))
    await page.getByRole('button', { name: 'Add row' }).click()
    const data = await dataOf(page)
    expect(data[`${hostile}0`]).toBe(hostile)
    expect(Object.keys((data['rows'] as readonly object[])[0] ?? {})).toContain(`${hostile}0`)
    expect(await page.locator('script').count()).toBe(2)
    expect(await page.locator('img, svg, iframe, object, [onfocus], [onerror]').count()).toBe(0)
  })
}

test('a page that does run something is noticed', async ({ page }) => {
  const file = join(folder, 'control.html')
  await writeFile(file, '<img src="data:," onerror="alert(1)">')
  let message = ''
  page.on('dialog', (dialog) => {
    message = dialog.message()
    void dialog.dismiss()
  })
  await page.goto(pathToFileURL(file).href)
  await expect.poll(() => message).toBe('1')
})

test('a field may be called like anything the page itself uses', async ({ page }) => {
  const names = [
    'elements',
    'submit',
    'reset',
    'querySelectorAll',
    'addEventListener',
    'children',
    'conditions',
    'main',
    'data',
    'hidden',
    'dataset',
    'status',
    'then',
    'toString',
    'hasOwnProperty',
  ]
  const form = formOf(...names.map((name) => ({ type: 'input', key: name, model: name, name, options: { defaultValue: `${name}!` } })))
  await open(page, form)
  expect(await dataOf(page)).toEqual(Object.fromEntries(names.map((name) => [name, `${name}!`])))
})

const choices = [
  { value: 'a', label: 'A' },
  { value: '2', label: 'Two' },
]
const field = (type: string, model: string, options: object = {}) => ({ type, key: model, model, name: model, options })

test('every type of widget prints a value that validateValues takes', async ({ page }) => {
  const tree = [{ value: 'zj', label: 'Zhejiang', children: [{ value: 'hz', label: 'Hangzhou' }] }]
  const form = formOf(
    field('input', 'input'),
    field('input', 'amount', { dataType: 'number' }),
    field('textarea', 'textarea'),
    field('number', 'number'),
    field('radio', 'radio', { options: choices }),
    field('checkbox', 'checkbox', { options: choices }),
    field('time', 'time'),
    field('time', 'times', { isRange: true }),
    field('date', 'date'),
    field('date', 'moment', { timestamp: true, type: 'datetime' }),
    field('date', 'dates', { type: 'dates' }),
    field('date', 'range', { type: 'daterange' }),
    field('rate', 'rate'),
    field('color', 'color'),
    field('select', 'select', { options: choices }),
    field('select', 'selects', { options: choices, multiple: true }),
    field('switch', 'switch'),
    field('slider', 'slider'),
    field('slider', 'sliders', { range: true }),
    field('text', 'text'),
    field('blank', 'blank', { defaultType: 'Object' }),
    field('imgupload', 'imgupload'),
    field('file', 'file'),
    field('editor', 'editor'),
    field('cascader', 'cascader', { options: tree }),
    field('divider', 'divider'),
    { type: 'subform', key: 'subform', model: 'subform', name: 'subform', columns: [{ span: 24, list: [field('input', 'what')] }] },
  )
  await open(page, form)
  const untouched = await dataOf(page)
  expect(validateValues(form, untouched)).toMatchObject({ ok: true })

  await page.getByLabel('input').fill('text')
  await page.getByLabel('amount').fill('12.5')
  await page.getByLabel('textarea').fill('two\nlines')
  await page.getByLabel('number').fill('7')
  await page.getByLabel('A', { exact: true }).first().check()
  await page.getByRole('checkbox', { name: 'Two' }).check()
  await page.locator('#f-time').fill('08:30:15')
  await page.locator('#f-times').fill('08:30:00')
  await page.locator('#f-times-end').fill('17:00:00')
  await page.locator('#f-date').fill('2026-11-21')
  await page.locator('#f-moment').fill('2026-11-21T08:30:00')
  await page.locator('#f-dates').fill('2026-11-21, 2026-11-23')
  await page.locator('#f-range').fill('2026-11-21')
  await page.locator('#f-range-end').fill('2026-11-23')
  await page.getByLabel('rate').fill('4')
  await page.locator('#f-color').fill('#ff0000')
  await page.locator('#f-select').selectOption('a')
  await page.locator('#f-selects').selectOption(['a', '2'])
  await page.locator('#f-switch').check()
  await page.locator('#f-slider').fill('30')
  await page.locator('#f-sliders').fill('10')
  await page.locator('#f-sliders-end').fill('90')
  await page.locator('#f-blank').fill('{"own": true}')
  await page.locator('#f-imgupload').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await page.locator('#f-file').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') })
  await page.locator('#f-editor').fill('<p>text</p>')
  await page.locator('#f-cascader').selectOption({ label: 'Zhejiang / Hangzhou' })
  await page.getByRole('button', { name: 'Add row' }).click()
  await page.getByLabel('what').fill('pen')
  const data = await dataOf(page)
  const answer = validateValues(form, data)
  expect(answer.ok ? [] : answer.issues).toEqual([])
  expect(data).toMatchObject({
    input: 'text',
    amount: 12.5,
    textarea: 'two\nlines',
    number: 7,
    radio: 'a',
    checkbox: ['2'],
    time: '08:30:15',
    times: ['08:30:00', '17:00:00'],
    date: '2026-11-21',
    moment: new Date('2026-11-21T08:30:00+08:00').getTime(),
    dates: ['2026-11-21', '2026-11-23'],
    range: ['2026-11-21', '2026-11-23'],
    rate: 4,
    color: '#ff0000',
    select: 'a',
    selects: ['a', '2'],
    switch: true,
    slider: 30,
    sliders: [10, 90],
    blank: { own: true },
    imgupload: [{ key: 0, percent: 100, status: 'success', url: expect.stringMatching(/^blob:/) }],
    file: [{ uid: 0, name: 'a.pdf', url: expect.stringMatching(/^blob:/) }],
    editor: '<p>text</p>',
    cascader: ['zj', 'hz'],
    subform: [{ what: 'pen', status: 1 }],
  })
  await page.getByRole('button', { name: 'Reset' }).click()
  expect(await dataOf(page)).toEqual(untouched)
})

test('rows are added, filled, nested and removed; their conditions read the row first, then the form', async ({ page }) => {
  const when = (model: string, value: string) => ({ displayVerify: { type: 'and', list: [{ model, value }] } })
  const parts = {
    type: 'subform',
    key: 'parts',
    model: 'parts',
    name: 'parts',
    columns: [{ span: 24, list: [field('input', 'code', when('kind', 'a'))] }],
  }
  const items = {
    type: 'subform',
    key: 'items',
    model: 'items',
    name: 'items',
    columns: [
      { span: 12, list: [field('radio', 'kind', { options: choices }), field('input', 'why', when('kind', '2'))] },
      { span: 12, list: [field('input', 'note', when('loud', 'yes')), parts] },
    ],
  }
  await open(page, formOf(field('input', 'loud'), items))
  const add = page.locator('[data-model=items] > button')
  await add.click()
  await add.click()
  const [first, second] = [page.locator('.row').first(), page.locator('[data-model=items] > .rows > .row').nth(1)]
  await expect(second.getByLabel('A', { exact: true })).toBeFocused()
  await first.getByLabel('Two').check()
  await second.getByLabel('A', { exact: true }).check()
  await expect(first.getByLabel('Two')).toBeChecked()
  await expect(first.getByLabel('why')).toBeVisible()
  await expect(second.getByLabel('why')).toBeHidden()
  await expect(first.getByLabel('note')).toBeHidden()
  await page.getByLabel('loud').fill('yes')
  await expect(first.getByLabel('note')).toBeVisible()
  await first.getByLabel('why').fill('because')
  await second.locator('[data-model=parts] > button').click()
  await second.getByLabel('code').fill('x-1')
  expect((await dataOf(page))['items']).toEqual([
    { kind: '2', why: 'because', note: '', parts: [], status: 1 },
    { kind: 'a', note: '', parts: [{ code: 'x-1', status: 1 }], status: 1 },
  ])
  await first.locator('> button').click()
  expect((await dataOf(page))['items']).toEqual([{ kind: 'a', note: '', parts: [{ code: 'x-1', status: 1 }], status: 1 }])
})

test('conditions with operators show and require', async ({ page }) => {
  const shown = (model: string, showWhen: object) => field('input', model, { formwork: { showWhen } })
  const form = formOf(
    field('number', 'amount', { defaultValue: 5 }),
    field('checkbox', 'tags', { options: choices }),
    shown('greater', { model: 'amount', is: 'greater', value: 10 }),
    shown('between', { model: 'amount', is: 'between', least: 5, most: 10 }),
    shown('contains', { model: 'tags', is: 'contains', value: '2' }),
    shown('neither', {
      not: {
        any: [
          { model: 'amount', is: 'greater', value: 10 },
          { model: 'tags', is: 'notEmpty' },
        ],
      },
    }),
    field('input', 'reason', { formwork: { requiredWhen: { model: 'amount', is: 'greater', value: 10 } } }),
  )
  await open(page, form)
  const visible = async () => {
    const names: string[] = []
    for (const name of ['greater', 'between', 'contains', 'neither']) if (await page.getByLabel(name).isVisible()) names.push(name)
    return names
  }
  expect(await visible()).toEqual(['between', 'neither'])
  await expect(page.getByLabel('reason')).not.toHaveAttribute('required')
  await page.getByLabel('amount').fill('11')
  await page.getByLabel('Two').check()
  expect(await visible()).toEqual(['greater', 'contains'])
  await expect(page.getByLabel('reason')).toHaveAttribute('required')
})

test('lengths, consents and counts are asked before anything is printed, and of nothing that is hidden', async ({ page }) => {
  const field = (type: string, model: string, options: object) => ({ type, name: model, key: model, model, rules: [], options })
  const choices = { options: ['x', 'y', 'z'].map((value) => ({ value })), showLabel: false }
  await open(
    page,
    formOf(
      field('input', 'code', { formwork: { rules: { minLength: 3 } } }),
      field('switch', 'agreed', { formwork: { rules: { mustBeTrue: true } } }),
      field('checkbox', 'tags', { ...choices, formwork: { rules: { minItems: 2 } } }),
      field('switch', 'more', { formwork: { rules: { mustBeTrue: true }, showWhen: { model: 'code', is: 'equals', value: 'more' } } }),
    ),
  )
  const wrong = () => page.locator('form :invalid:not(fieldset)').evaluateAll((all) => all.map((each) => each.getAttribute('data-model')))
  const printed = page.locator('main > pre')
  await page.getByLabel('code').pressSequentially('ab')
  await page.getByRole('checkbox', { name: 'x', exact: true }).check()
  await page.getByRole('button', { name: 'Get Data' }).click()
  await expect(printed).toBeEmpty()
  expect(await wrong()).toEqual(['code', 'agreed', 'tags'])
  await page.getByLabel('code').pressSequentially('c')
  await page.getByLabel('agreed').check()
  await page.getByRole('checkbox', { name: 'y', exact: true }).check()
  expect(await wrong()).toEqual([])
  expect(await dataOf(page)).toEqual({ code: 'abc', agreed: true, tags: ['x', 'y'] })
  await page.getByLabel('code').fill('more')
  expect(await wrong()).toEqual(['more'])
})

test('too few or too many rows are said below them and nothing is printed; no row at all is nothing entered', async ({ page }) => {
  const cell = { type: 'input', name: 'what', key: 'what', model: 'what', rules: [], options: {} }
  const options = { formwork: { rules: { minItems: 2, maxItems: 2 } } }
  await open(
    page,
    formOf({ type: 'subform', name: 'items', key: 'items', model: 'items', rules: [], options, columns: [{ span: 24, list: [cell] }] }),
  )
  const send = () => page.getByRole('button', { name: 'Get Data' }).click()
  const add = page.getByRole('button', { name: 'Add' })
  expect(await dataOf(page)).toEqual({ items: [] })
  await page.reload()
  await add.click()
  await send()
  await expect(page.getByRole('alert')).toHaveText('At least 2 · At most 2')
  await expect(add).toBeFocused()
  await expect(page.locator('main > pre')).toBeEmpty()
  await add.click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await dataOf(page)).toEqual({
    items: [
      { what: '', status: 1 },
      { what: '', status: 1 },
    ],
  })
})
