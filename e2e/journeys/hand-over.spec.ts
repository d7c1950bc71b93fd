/** A colleague leaves: their open work goes to somebody else, who fills in a later form and answers in English, on a phone, by the keyboard alone. */
import { routes } from '@formwork/api-contract'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, createStaff, signInAdmin, STAFF_PASSWORD } from '../setup/api'
import { violations } from '../setup/axe'
import { edge, widget } from '../setup/process'
import { settled } from '../setup/settled'
import { tabTo } from '../setup/tab-to'
import { expect, test } from '../setup/test'

/** Two tickets wait for somebody who leaves, at a step at which a second form is filled in. */
async function ticketsOfLeaver() {
  const admin = await signInAdmin()
  const [requester, leaver] = [await createStaff(admin, 'leave.requester', '申请人'), await createStaff(admin, 'leave.leaver', '离职者')]
  await createStaff(admin, 'leave.heir', '接手人')
  const formOf = (name: string, ...list: object[]) =>
    call<{ id: string }>(routes.createForm, { token: admin, body: { name, definition: { list, config: {} } } })
  const [first, second] = [
    await formOf('领用申请', widget('input', '物品', 'thing')),
    await formOf('发放登记', widget('input', '资产编号', 'serial', { required: true })),
  ]
  const definition = {
    schema: 2,
    settings: { titlePattern: '领用{field:thing}', forms: [{ formId: second.id, firstNodeId: 'issue' }] },
    nodes: [
      { id: 'start', kind: 'start', name: '' },
      { id: 'issue', kind: 'userTask', name: '发放', assignees: [{ kind: 'user', userIds: [leaver.userId] }], completion: 'any' },
      { id: 'end', kind: 'end', name: '' },
    ],
    edges: [edge('start', 'issue'), edge('issue', 'end')],
  }
  const { id: processId } = await call<{ id: string }>(routes.createProcess, {
    token: admin,
    body: { name: '物品领用', formId: first.id, definition },
  })
  await call(routes.publishProcess, { token: admin, params: { id: processId }, body: { revision: 1 } })
  for (const thing of ['键盘', '显示器'])
    await call(routes.startTicket, { token: requester.token, body: { processId, version: 1, values: { thing } } })
}

test('a leaving colleague’s tickets are handed over, and answered in English on a phone by keys alone', async ({ page, browser }) => {
  await ticketsOfLeaver()
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/system/users?keyword=leave.leaver')
  await page
    .getByRole('row', { name: /离职者/ })
    .getByRole('button', { name: /更多/ })
    .click()
  await page.getByRole('menuitem', { name: '移交待办' }).click()
  const dialog = page.getByRole('dialog', { name: '移交 离职者 的待办' })
  await expect(dialog).toContainText('2')
  await dialog.getByRole('combobox').fill('接手人')
  await page.getByRole('option', { name: /接手人/ }).click()
  await dialog.getByRole('button', { name: '移交', exact: true }).click()
  await expect(dialog).toBeHidden()

  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 390, height: 844 },
    baseURL: new URL(page.url()).origin,
  })
  const phone = await context.newPage()
  await signInAs(phone, 'leave.heir', STAFF_PASSWORD)
  await phone.evaluate(() => localStorage.setItem('formwork.locale', 'en'))
  await phone.goto('/process/upcoming')
  await expect(phone.getByRole('link', { name: '领用键盘' })).toBeVisible()
  await tabTo(phone, 'link', '领用键盘')
  await phone.keyboard.press('Enter')
  await expect(phone.getByRole('heading', { name: '发放登记' })).toBeVisible()
  await expect(phone.getByText('To be filled in here')).toBeVisible()
  const ticket = phone.url()
  await settled(phone)
  expect(await violations(phone)).toEqual([])

  // A required value is missing: nothing is asked, the field shows it.
  await tabTo(phone, 'button', 'Agree')
  await phone.keyboard.press('Enter')
  await expect(phone.getByRole('textbox', { name: /资产编号/ })).toBeFocused()
  await phone.keyboard.type('A-1')
  await tabTo(phone, 'button', 'Agree')
  await phone.keyboard.press('Enter')
  await expect(phone.getByRole('dialog', { name: 'Agree to this ticket?' })).toBeVisible()
  await phone.keyboard.press('Control+Enter')
  // The other one that was handed over is next.
  await expect(phone.getByRole('heading', { level: 1, name: '领用显示器' })).toBeVisible()
  await phone.goto(ticket)
  await expect(phone.getByText('Approved').first()).toBeVisible()
  await expect(phone.getByText('A-1').first()).toBeVisible()
  await context.close()
})
