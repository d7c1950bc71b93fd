/**
 * In English, on a phone, by the keyboard alone: an expense claim is filled in, returned, corrected, submitted again and agreed to, and a ticket of the
 * IT desk is claimed, discussed with a colleague who is mentioned, transferred to that colleague, delegated and completed.
 */
import { routes } from '@formwork/api-contract'
import type { Browser, Page } from '@playwright/test'
import { call, createStaff, signInAdmin, STAFF_PASSWORD } from '../setup/api'
import { violations } from '../setup/axe'
import { edge, stepsInARow, widget } from '../setup/process'
import { serverUrl } from '../setup/server'
import { settled } from '../setup/settled'
import { press, tabTo } from '../setup/tab-to'
import { expect, test } from '../setup/test'

const persons = (...people: { readonly userId: string }[]) => [{ kind: 'user', userIds: people.map(({ userId }) => userId) }]

/** Both processes, and a ticket at the desk. */
async function processes() {
  const admin = await signInAdmin()
  const [requester, leader] = [
    await createStaff(admin, 'keys.requester', 'Rita Keys'),
    await createStaff(admin, 'keys.leader', 'Lena Keys'),
  ]
  await createStaff(admin, 'keys.helper', 'Hal Keys')
  const form = await call<{ id: string }>(routes.createForm, {
    token: admin,
    body: {
      name: 'Claim by keys',
      definition: { list: [widget('number', 'Amount', 'amount'), widget('input', 'Purpose', 'purpose')], config: {} },
    },
  })
  const publish = async (name: string, formId: string | null, definition: object) => {
    const { id } = await call<{ id: string }>(routes.createProcess, { token: admin, body: { name, formId, definition } })
    await call(routes.publishProcess, { token: admin, params: { id }, body: { revision: 1 } })
    return id
  }
  await publish('Expenses by keys', form.id, stepsInARow([{ id: 'leader', name: 'Approval of the leader', assignees: persons(leader) }]))
  const desk = {
    id: 'desk',
    kind: 'handleTask',
    name: 'At the desk',
    assignees: persons(leader, requester),
    completion: 'any',
    claimFirst: true,
  }
  const processId = await publish('Desk by keys', null, {
    schema: 2,
    nodes: [{ id: 'start', kind: 'start', name: '' }, desk, { id: 'end', kind: 'end', name: '' }],
    edges: [edge('start', 'desk'), edge('desk', 'end')],
  })
  await call(routes.startTicket, { token: requester.token, body: { processId, version: 1, title: 'The printer is offline', values: {} } })
}

/** Signs in by keys, in a browser set to English. */
async function phoneOf(browser: Browser, username: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 390, height: 844 },
    baseURL: serverUrl(),
  })
  await context.addInitScript(() => localStorage.setItem('formwork.locale', 'en'))
  const page = await context.newPage()
  await page.goto('/login')
  await tabTo(page, 'textbox', /User name/)
  await page.keyboard.type(username)
  await tabTo(page, 'textbox', /Password/)
  await page.keyboard.type(STAFF_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/login/)
  return page
}

/** Picks a colleague in the dialog of a move: as many letters as tell them apart, then Enter. */
async function pickColleague(page: Page, move: string, letters: string, name: string) {
  await press(page, 'button', 'More')
  await tabToItem(page, move)
  const dialog = page.getByRole('dialog')
  await tabTo(page, 'combobox', 'Colleague')
  await page.keyboard.type(letters)
  await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: new RegExp(`${name}$`) })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
}
/** Goes down a menu until the entry is reached, and takes it. */
async function tabToItem(page: Page, name: string) {
  const item = page.getByRole('menuitem', { name })
  await expect(item).toBeVisible()
  for (let presses = 0; presses < 20 && !(await item.evaluate((element) => element === document.activeElement)); presses++)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** Answers the question that a move asks first. */
async function confirm(page: Page, dialog: string) {
  await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog', { name: dialog })).toBeHidden()
}
async function openWaiting(page: Page, title: string | RegExp) {
  await page.goto('/process/upcoming')
  await press(page, 'link', title)
  await expect(page.getByRole('list', { name: 'History' })).toBeVisible()
}
const history = (page: Page) => page.getByRole('list', { name: 'History' })

test('expenses and the IT desk are worked through in English, on a phone, by keys alone', async ({ browser }) => {
  await processes()
  const requester = await phoneOf(browser, 'keys.requester')
  await requester.goto('/process/apply')
  await press(requester, 'link', /Expenses by keys/)
  await tabTo(requester, 'textbox', /Title/)
  await requester.keyboard.type('Trip to the works')
  await tabTo(requester, 'spinbutton', /Amount/)
  await requester.keyboard.type('900')
  await tabTo(requester, 'textbox', /Purpose/)
  await requester.keyboard.type('Visit')
  await press(requester, 'button', 'Submit')
  await expect(history(requester)).toContainText('Rita Keys submitted the ticket')

  const leader = await phoneOf(browser, 'keys.leader')
  await openWaiting(leader, 'Trip to the works')
  await settled(leader)
  expect(await violations(leader)).toEqual([])
  await press(leader, 'button', 'Return for changes')
  const back = 'Return this ticket for changes?'
  await expect(leader.getByRole('dialog', { name: back })).toBeVisible()
  await tabTo(leader, 'textbox', /Reason/)
  await leader.keyboard.type('Too much')
  const returned = leader.url()
  await confirm(leader, back)
  // What else waits is opened next.
  const next = leader.getByRole('heading', { level: 1, name: 'The printer is offline' })
  await expect(next).toBeVisible()
  await leader.goto(returned)
  await expect(history(leader)).toContainText('Lena Keys returned the ticket')

  // The page has stayed open: it follows by itself, and the form can be written in again.
  await tabTo(requester, 'spinbutton', /Amount/)
  await requester.keyboard.press('Control+a')
  await requester.keyboard.type('860')
  await press(requester, 'button', 'Submit again')
  await confirm(requester, 'Submit this ticket again?')
  await expect(history(requester)).toContainText('Rita Keys submitted the ticket again')
  await expect(leader.getByText('860').first()).toBeVisible()
  await press(leader, 'button', 'Agree')
  await confirm(leader, 'Agree to this ticket?')
  await expect(leader.getByText('Agreed: “Trip to the works”')).toBeVisible()
  await expect(next).toBeVisible()

  await openWaiting(leader, 'The printer is offline')
  await press(leader, 'button', 'Claim')
  await expect(history(leader)).toContainText('Lena Keys claimed “At the desk”')
  await tabTo(leader, 'textbox', 'Comment')
  await leader.keyboard.type('Please @Hal')
  await expect(leader.getByRole('option', { name: /Hal Keys/ })).toBeVisible()
  await leader.keyboard.press('Enter')
  await leader.keyboard.type('look at the network')
  await leader.keyboard.press('Control+Enter')
  await expect(history(leader)).toContainText('Please @Hal Keys look at the network')

  await pickColleague(leader, 'Transfer', 'hal', 'Hal Keys')
  await expect(history(leader)).toContainText('Lena Keys transferred “At the desk” to Hal Keys')
  const helper = await phoneOf(browser, 'keys.helper')
  await openWaiting(helper, 'The printer is offline')
  await pickColleague(helper, 'Delegate', 'lena', 'Lena Keys')
  await expect(history(helper)).toContainText('Hal Keys delegated “At the desk” to Lena Keys')
  await press(leader, 'button', 'Hand back')
  await expect(leader.getByRole('dialog')).toBeVisible()
  await leader.keyboard.press('Control+Enter')
  await press(helper, 'button', 'Complete')
  await expect(helper.getByRole('dialog')).toBeVisible()
  await helper.keyboard.press('Control+Enter')
  await expect(helper.getByText('Approved').first()).toBeVisible()
  for (const page of [requester, leader, helper]) await page.context().close()
})
