/** A request to the IT desk: claimed, discussed, transferred, delegated and handed back, done, urged, agreed to and taken back. */
import { routes } from '@formwork/api-contract'
import type { Browser, Page } from '@playwright/test'
import { signInAs } from '../pages/sign-in'
import { call, createStaff, signInAdmin, STAFF_PASSWORD } from '../setup/api'
import { violations } from '../setup/axe'
import { edge } from '../setup/process'
import { settled } from '../setup/settled'
import { expect, test } from '../setup/test'

/** One ticket at the desk of two people; then one person confirms. */
async function ticketAtTheDesk() {
  const admin = await signInAdmin()
  const [requester, zhang, chen, chief] = [
    await createStaff(admin, 'it.requester', '报修人'),
    await createStaff(admin, 'it.zhang', '张工'),
    await createStaff(admin, 'it.chen', '陈工'),
    await createStaff(admin, 'it.chief', '运维主管'),
  ]
  await createStaff(admin, 'it.liu', '刘工')
  await createStaff(admin, 'it.helper', '网络组')
  const persons = (...people: { readonly userId: string }[]) => [{ kind: 'user', userIds: people.map(({ userId }) => userId) }]
  const definition = {
    schema: 2,
    nodes: [
      { id: 'start', kind: 'start', name: '' },
      { id: 'desk', kind: 'handleTask', name: '受理', assignees: persons(zhang, chen), completion: 'any', claimFirst: true },
      { id: 'confirm', kind: 'userTask', name: '主管确认', assignees: persons(chief), completion: 'any' },
      { id: 'end', kind: 'end', name: '' },
    ],
    edges: [edge('start', 'desk'), edge('desk', 'confirm'), edge('confirm', 'end')],
  }
  const { id: processId } = await call<{ id: string }>(routes.createProcess, {
    token: admin,
    body: { name: '报修', formId: null, definition },
  })
  await call(routes.publishProcess, { token: admin, params: { id: processId }, body: { revision: 1 } })
  const { id } = await call<{ id: string }>(routes.startTicket, {
    token: requester.token,
    body: { processId, version: 1, title: '打印机无法联网', values: {} },
  })
  return { id }
}

async function pageOf(browser: Browser, like: Page, username: string, id: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', baseURL: new URL(like.url()).origin })
  const page = await context.newPage()
  await signInAs(page, username, STAFF_PASSWORD)
  await page.goto(`/process/tickets/${id}`)
  await expect(page.getByRole('heading', { name: '打印机无法联网' })).toBeVisible()
  return page
}

const fromMenu = async (page: Page, name: string) => {
  await page.getByRole('main').getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name }).click()
}
const history = (page: Page) => page.getByRole('list', { name: '流转记录' })

test('an IT ticket is claimed, commented, transferred, delegated, done, urged, and agreed to', async ({ page, browser }) => {
  test.setTimeout(240_000)
  const { id } = await ticketAtTheDesk()
  await signInAs(page, 'it.zhang', STAFF_PASSWORD)
  await page.goto('/process/upcoming')
  await page.getByRole('link', { name: '打印机无法联网' }).click()
  await page.getByRole('button', { name: '签收' }).click()
  await expect(history(page)).toContainText('张工 签收了「受理」')
  await settled(page)
  expect(await violations(page)).toEqual([])

  // By keys alone: a comment that mentions a colleague.
  const comment = page.getByRole('textbox', { name: '评论' })
  await comment.focus()
  await page.keyboard.type('请 @刘')
  await expect(page.getByRole('option', { name: /刘工/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('看一下网络')
  await page.keyboard.press('Control+Enter')
  await expect(history(page)).toContainText('请 @刘工 看一下网络')

  await fromMenu(page, '转办')
  const transfer = page.getByRole('dialog', { name: '转办您的待办' })
  await transfer.getByRole('combobox', { name: '同事' }).fill('刘工')
  await page.getByRole('option', { name: /刘工/ }).click()
  await transfer.getByRole('textbox', { name: '意见（选填）' }).fill('网络问题')
  await transfer.getByRole('button', { name: '转办' }).click()
  await expect(history(page)).toContainText('张工 将「受理」转办给 刘工')

  const liu = await pageOf(browser, page, 'it.liu', id)
  await fromMenu(liu, '委托')
  const delegate = liu.getByRole('dialog', { name: '委托您的待办' })
  await delegate.getByRole('combobox', { name: '同事' }).fill('网络组')
  await liu.getByRole('option', { name: /网络组/ }).click()
  await delegate.getByRole('button', { name: '委托' }).click()
  await expect(history(liu)).toContainText('刘工 将「受理」委托给 网络组')

  const helper = await pageOf(browser, page, 'it.helper', id)
  await helper.getByRole('button', { name: '交还' }).click()
  await helper.getByRole('dialog').getByRole('button', { name: '交还' }).click()
  // The other page has stayed open: it follows by itself.
  await expect(history(liu)).toContainText('网络组 将「受理」交还给 刘工')
  await liu.getByRole('button', { name: '完成办理' }).click()
  await liu.getByRole('dialog').getByRole('button', { name: '完成办理' }).click()
  await expect(history(liu)).toContainText('「主管确认」交由 运维主管 处理')

  const requester = await pageOf(browser, page, 'it.requester', id)
  await requester.getByRole('button', { name: '催办' }).click()
  await expect(history(requester)).toContainText('报修人 催办了')
  await requester.getByRole('main').getByRole('button', { name: '更多' }).click()
  await expect(requester.getByRole('menuitem', { name: /^催办（.* 后可再次操作）$/ })).toBeDisabled()

  const chief = await pageOf(browser, page, 'it.chief', id)
  await chief.getByRole('button', { name: '同意' }).click()
  await chief.getByRole('dialog').getByRole('button', { name: '同意' }).click()
  await expect(chief.getByText('已通过').first()).toBeVisible()
  await expect(requester.getByText('已通过').first()).toBeVisible()
  for (const other of [liu, helper, requester, chief]) await other.context().close()
})
