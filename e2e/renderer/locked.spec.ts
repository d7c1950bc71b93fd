/** A form that nobody may fill: every control says so in the same way, and what is empty stands beside its label. */
import { expect, test } from './harness/test'

const field = (type: string, name: string, options: object = {}) => ({ type, name, key: name, model: name, options, rules: [] })
const definition = {
  list: [
    field('input', 'text'),
    field('select', 'list', { options: [{ value: 'a', label: 'A' }], showLabel: true }),
    field('file', 'files', { action: '/taken' }),
    field('imgupload', 'pictures', { action: '/taken' }),
  ],
  config: { labelPosition: 'right', labelWidth: 120 },
}

test('a list is as dark as a text, and empty pictures stand where empty files do', async ({ page, show }) => {
  await show({ definition, values: { text: 'A', list: 'a' }, disabled: true })
  const shown = (model: string) => page.locator(`[data-field="${model}"]`)
  await expect(shown('pictures').getByText('—')).toBeVisible()
  const opacities = ['text', 'list'].map((model) =>
    shown(model)
      .locator('.fw-input')
      .evaluate((input) => getComputedStyle(input).opacity),
  )
  expect(await Promise.all(opacities)).toEqual(['1', '1'])
  const below = ['files', 'pictures'].map((model) =>
    shown(model).evaluate((element) => {
      const [label, value] = ['.fw-label', '.fw-value'].map(
        (part) => element.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN,
      )
      return Math.round((value ?? 0) - (label ?? 0))
    }),
  )
  const [files, pictures] = await Promise.all(below)
  expect(pictures).toBe(files)
})
