/** Agreeing and refusing are recognisable with every theme colour, and a decided task no longer notifies anybody. */
import { routes } from '@formwork/api-contract'
import type { Locator, Page } from '@playwright/test'
import { signInAs } from '../pages/sign-in'
import { call, createStaff, signInAdmin, STAFF_PASSWORD } from '../setup/api'
import { stepsInARow } from '../setup/process'
import { expect, test } from '../setup/test'

const PRESETS = ['#005eeb', '#1890ff', '#304156', '#212121', '#11a983', '#13c2c2', '#6959CD', '#f5222d']

/** Of all presets the nearest to what refuses, and to what agrees. */
const NEAREST = ['#f5222d', '#11a983']

/** Two steps in a row, both decided by that person. @returns the ticket's id. */
async function startTicket(name: string, approver: string, requester: string): Promise<string> {
  const token = await signInAdmin()
  const assignees = [{ kind: 'user', userIds: [approver] }]
  const { id: processId } = await call<{ id: string }>(routes.createProcess, {
    token,
    body: {
      name,
      formId: null,
      definition: stepsInARow([
        { id: 'one', name: '初审', assignees },
        { id: 'two', name: '复审', assignees },
      ]),
    },
  })
  await call(routes.publishProcess, { token, params: { id: processId }, body: { revision: 1 } })
  const ticket = await call<{ id: string }>(routes.startTicket, {
    token: requester,
    body: { processId, version: 1, title: `${name}的工单`, values: {} },
  })
  return ticket.id
}

interface Look {
  readonly text: string
  readonly behind: string
  readonly icon: string | null
}

/** The colours a button is painted in, as hex, and the shape of its icon. */
const lookOf = (button: Locator): Promise<Look> =>
  button.evaluate((node) => {
    const parts = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const toHex = (colour: string) =>
      `#${parts(colour)
        .slice(0, 3)
        .map((part) => Math.round(part).toString(16).padStart(2, '0'))
        .join('')}`
    // A pointer over the button lays a thin tint on it: what is seen through counts too.
    const layers: number[][] = []
    for (let at: Element | null = node; at !== null; at = at.parentElement) {
      layers.push(parts(getComputedStyle(at).backgroundColor))
      if ((layers.at(-1)?.[3] ?? 1) === 1) break
    }
    const behind = layers.reduceRight((under, [red = 0, green = 0, blue = 0, share = 1]) =>
      [red, green, blue].map((part, index) => part * share + (under[index] ?? 255) * (1 - share)),
    )
    return {
      text: toHex(getComputedStyle(node).color),
      behind: toHex(`rgb(${behind.slice(0, 3).join()})`),
      icon: node.querySelector('svg path')?.getAttribute('d') ?? null,
    }
  })

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
function contrast(a: string, b: string): number {
  const [first = 0, second = 0] = [a, b]
    .map((hex) => {
      const [red = 0, green = 0, blue = 0] = channels(hex).map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
    .toSorted((x, y) => y - x)
  return (first + 0.05) / (second + 0.05)
}
/** Degrees on the colour wheel. */
function hue(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex)
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
}
const hueDistance = (a: string, b: string) => Math.abs(((hue(a) - hue(b) + 540) % 360) - 180)

function expectTold(agree: Look, refuse: Look, where: string, refuseColour: string): void {
  expect(contrast(agree.text, agree.behind), `${where}: text of 同意`).toBeGreaterThanOrEqual(4.5)
  expect(contrast(refuse.text, refuse.behind), `${where}: text of 拒绝`).toBeGreaterThanOrEqual(4.5)
  expect(hueDistance(agree.behind, refuseColour), `${where}: 同意 and 拒绝 are of different colours`).toBeGreaterThan(60)
  expect(agree.icon, `${where}: icons`).not.toBeNull()
  expect(refuse.icon, `${where}: icons`).not.toBeNull()
  expect(agree.icon, `${where}: icons`).not.toBe(refuse.icon)
}

const main = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

/** Opens the question of a move, checks its button, and closes it by Escape, without a question since nothing was typed. */
async function lookInDialog(page: Page, name: string): Promise<Look> {
  await main(page, name).click()
  const dialog = page.getByRole('dialog')
  const look = await lookOf(dialog.getByRole('button', { name, exact: true }))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  return look
}

test('agree and refuse are told apart with every preset colour, in light and dark', async ({ page }) => {
  test.setTimeout(240_000)
  const { userId, token } = await createStaff(await signInAdmin(), 'colour.approver', '配色审批人')
  const id = await startTicket('配色', userId, token)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAs(page, 'colour.approver', STAFF_PASSWORD)
  for (const preset of PRESETS) {
    await page.evaluate((themeColour) => localStorage.setItem('formwork.preferences', JSON.stringify({ themeColour })), preset)
    await page.goto(`/process/tickets/${id}`)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme)
      const [agree, refuse] = [await lookOf(main(page, '同意')), await lookOf(main(page, '拒绝'))]
      expectTold(agree, refuse, `${preset} ${colorScheme}`, refuse.text)
      // A dialog takes the same colours: one brand near each of the two is enough.
      if (!NEAREST.includes(preset)) continue
      const asked = { agree: await lookInDialog(page, '同意'), refuse: await lookInDialog(page, '拒绝') }
      expectTold(asked.agree, asked.refuse, `${preset} ${colorScheme} in the dialog`, asked.refuse.behind)
    }
  }
})

test('a typed reason is not lost, and the notices of a decided task are read', async ({ page }) => {
  const admin = await signInAdmin()
  const { userId } = await createStaff(admin, 'notice.approver', '通知审批人')
  const { token: requester } = await createStaff(admin, 'notice.asks', '通知发起人')
  const id = await startTicket('通知', userId, requester)
  await signInAs(page, 'notice.approver', STAFF_PASSWORD)
  const bell = page.getByRole('button', { name: /^通知(，|$)/ })
  await expect(async () => {
    await page.reload()
    await expect(bell).toHaveAccessibleName('通知，1 条未读', { timeout: 10_000 })
  }).toPass()
  await page.goto(`/process/tickets/${id}`)

  await main(page, '拒绝').click()
  const dialog = page.getByRole('dialog')
  const reason = dialog.getByLabel('理由')
  await reason.fill('还差一张发票')
  const question = page.getByRole('alertdialog', { name: '放弃已填写的内容？' })
  for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(8, 400)]) {
    await leave()
    await question.getByRole('button', { name: '继续编辑' }).click()
    await expect(question).toBeHidden()
    await expect(reason).toBeFocused()
    await expect(reason).toHaveValue('还差一张发票')
  }
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: '放弃', exact: true }).click()
  await expect(dialog).toBeHidden()

  await main(page, '同意').click()
  // Who gets it next is said before it is sent.
  await expect(page.getByRole('dialog').getByText('接下来由 通知审批人 处理「复审」。')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '同意', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  // The second step is theirs too: one notice is read, and another may have come already.
  await bell.click()
  const notices = page.getByRole('dialog', { name: '通知' })
  await expect(notices.getByRole('listitem').filter({ hasText: '初审' })).toBeVisible()
  await expect(notices.getByRole('listitem').filter({ hasText: '初审' }).getByRole('img', { name: '未读' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await main(page, '拒绝').click()
  await reason.fill('票据不全')
  await page.getByRole('dialog').getByRole('button', { name: '拒绝', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(bell).toHaveAccessibleName('通知')
})
