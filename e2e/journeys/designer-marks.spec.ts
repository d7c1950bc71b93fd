/** The marks of a field on the sheet are beside its label, on a phone too. */
import { routes } from '@formwork/api-contract'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, signInAdmin } from '../setup/api'
import { expect, test } from '../setup/test'

const list = [
  { type: 'input', key: 'kind', model: 'kind', name: '类型', options: {}, rules: [] },
  {
    type: 'input',
    key: 'reason',
    model: 'reason',
    name: '原因',
    options: { required: true, displayVerify: { type: 'and', list: [{ model: 'kind', value: '其他' }] } },
    rules: [],
  },
]

for (const [screen, width] of [
  ['a desktop', 1440],
  ['a phone', 390],
] as const)
  test(`on ${screen} the mark of a condition covers neither the label nor the mark of a required field`, async ({ page }) => {
    const admin = await signInAdmin()
    const form = await call<{ id: string }>(routes.createForm, {
      token: admin,
      body: { name: `标记 ${width}`, definition: { list, config: {} } },
    })
    await page.setViewportSize({ width, height: 844 })
    await signInAs(page, 'admin', ADMIN_PASSWORD)
    await page.goto(`/design/forms/${form.id}`)
    const field = page.locator('[data-widget-key="reason"]')
    const mark = await field.getByTitle('有显示条件').boundingBox()
    const label = await field.getByText('原因').boundingBox()
    if (mark === null || label === null) throw new Error('the mark or the label is not on the screen')
    const apart = mark.y + mark.height <= label.y || mark.x + mark.width <= label.x
    expect(apart).toBe(true)
  })
