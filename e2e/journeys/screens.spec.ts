/**
 * Each screen by each kind of person: opened as they would, its main action done, by mouse or by the keyboard alone; screens without the right are in no
 * menu, cannot be opened by their address, and are refused by the server. One load of a page for each walk: the rest goes by links.
 */
import { randomUUID } from 'node:crypto'
import { holdsAny, routes } from '@formwork/api-contract'
import { expect, type Page } from '@playwright/test'
import { keyboardOf, mouseDevice } from '../screens/input-device'
import { ROLES, type Role } from '../screens/roles'
import type { Screen, Walk } from '../screens/screen'
import { SCREENS } from '../screens/screens'
import { wordsOf } from '../screens/words'
import { call, callRaw, createPerson, signInAdmin } from '../setup/api'
import { violations } from '../setup/axe'
import { goTo } from '../setup/go-to'
import { publishProcess, widget } from '../setup/process'
import { serverUrl } from '../setup/server'
import { settled } from '../setup/settled'
import { test } from '../setup/test'

const ONE_SCREEN_MS = 20_000

/** Somebody with a role of their own, in a department of their own. @returns their token */
async function personOf(admin: string, role: Role, mark: string): Promise<string> {
  const isAdministrator = role.name === 'administrator'
  const roleKey = isAdministrator ? 'admin' : `${mark}-of`
  if (!isAdministrator)
    await call(routes.createRole, {
      token: admin,
      body: { roleKey, roleName: mark, permissions: role.permissions, dataScope: role.dataScope },
    })
  const { deptId: parentId } = await call<{ deptId: string }>(routes.getInfo, { token: admin })
  const { deptId } = await call<{ deptId: string }>(routes.createDepartment, {
    token: admin,
    body: { parentId, deptName: `${mark} office` },
  })
  return (await createPerson(admin, { username: `${mark}.person`, nickName: mark, roleKeys: [roleKey], deptId })).token
}

/** Starts a ticket and agrees to it. */
async function decideOne(token: string, processId: string, title: string): Promise<void> {
  const { id } = await call<{ id: string }>(routes.startTicket, { token, body: { processId, version: 1, title, values: {} } })
  const { openTasks } = await call<{ openTasks: { taskId: string }[] }>(routes.getTicket, { token, params: { id } })
  await call(routes.moveTicket, { token, params: { id }, body: { type: 'approve', taskId: openTasks[0]?.taskId } })
}

const pattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, String.raw`[\da-f-]{36}`)}$`)
const mayEnter = ({ permissions }: Role, { needs }: Screen) => needs === undefined || holdsAny(permissions, [needs])
const mayAct = ({ permissions }: Role, { actNeeds }: Screen) => actNeeds === undefined || holdsAny(permissions, [actNeeds])
const isAt = (page: Page, path: string) => pattern(path).test(new URL(page.url()).pathname)

interface Entry {
  readonly title: string
  /** The folder it lies in; none for what stands at the top. */
  readonly folder?: string
}

/** The menu as the person sees it, folder by folder: the name of each page, by its address. */
async function menuOf({ page, say }: Walk, { width }: Role): Promise<ReadonlyMap<string, Entry>> {
  const isDrawer = width < 992
  if (isDrawer) await page.getByRole('button', { name: say('Open menu') }).click()
  const menu = page.getByRole('navigation', { name: say('Main menu') })
  await expect(menu).toBeVisible()
  const entries = new Map<string, Entry>()
  const note = async (folder?: string) => {
    const links = await menu
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href') ?? '', link.textContent ?? ''] as const))
    for (const [path, title] of links) if (!entries.has(path)) entries.set(path, { title, ...(folder === undefined ? {} : { folder }) })
  }
  for (const folder of await menu.locator('button[aria-expanded="true"]').all()) await folder.click()
  await expect(menu.locator('button[aria-expanded="true"]')).toHaveCount(0)
  await note()
  for (const folder of await menu.locator('button[aria-expanded]').all()) {
    await folder.click()
    await expect(folder).toHaveAttribute('aria-expanded', 'true')
    await note((await folder.textContent()) ?? '')
  }
  if (isDrawer) {
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  }
  return entries
}

/** By mouse through the menu, by keyboard through the palette. */
async function enter(walk: Walk, { path, title = '', from }: Screen, role: Role, entries: ReadonlyMap<string, Entry>): Promise<void> {
  const { page, say, hand } = walk
  const words = entries.get(path)?.title ?? say(title)
  if (role.way === 'keyboard') {
    await page.keyboard.press('ControlOrMeta+K')
    await page.keyboard.type(words)
    const option = page.getByRole('group', { name: say('Pages of the console'), exact: true }).getByRole('option', { name: words })
    await expect(option.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    return
  }
  const before = SCREENS.find((screen) => screen.path === from)
  if (before !== undefined) {
    await enter(walk, before, role, entries)
    return hand.press(page.getByRole('main').getByRole('link', { name: words, exact: true }))
  }
  const entry = entries.get(path)
  if (entry === undefined) {
    await page.getByRole('button', { name: say('account menu') }).click()
    return page.getByRole('menuitem', { name: words }).click()
  }
  if (role.width < 992) await page.getByRole('button', { name: say('Open menu') }).click()
  const menu = page.getByRole('navigation', { name: say('Main menu') })
  await expect(menu).toBeVisible()
  // Beside an editor the menu is folded: its folders open beside it.
  const link = menu.or(page.getByRole('menu')).locator(`a[href="${path}"]`)
  if (entry.folder !== undefined) {
    // By the state of the folder: links of one that is just closing are still visible.
    const folder = menu.getByRole('button', { name: entry.folder, exact: true })
    if ((await folder.getAttribute('aria-expanded')) !== 'true') await folder.click()
  }
  await link.click()
}

for (const role of ROLES)
  test(`${role.name}: each screen by ${role.way}, ${role.language}, ${role.width} px`, async ({ page }) => {
    const mark = `walk${randomUUID().slice(0, 6)}`
    const admin = await signInAdmin()
    const process = `${mark} process`
    const processId = await publishProcess(admin, process, [widget('input', '事由', 'reason')])
    const token = await personOf(admin, role, mark)
    // When the action that would make it belongs to another journey.
    if (role.name === 'administrator' && role.way === 'mouse') await decideOne(token, processId, `${mark} ticket`)
    const isElsewhere = ({ byMouse }: Screen) => role.name === 'administrator' && role.way === 'mouse' && byMouse !== undefined
    const theirs = SCREENS.filter((screen) => mayEnter(role, screen))
    test.setTimeout(test.info().timeout + theirs.length * ONE_SCREEN_MS)

    await page.setViewportSize({ width: role.width, height: 900 })
    await page.emulateMedia({ colorScheme: role.way === 'keyboard' ? 'dark' : 'light', reducedMotion: 'reduce' })
    await page.context().addCookies([{ name: 'Admin-Token', value: token, url: serverUrl() }])
    const language = await page.addInitScript((chosen) => localStorage.setItem('formwork.locale', chosen), role.language)
    await page.goto('/dashboard')
    await settled(page)
    const hand = role.way === 'mouse' ? mouseDevice(page) : keyboardOf(page)
    const walk: Walk = { page, hand, say: wordsOf(role.language), mark, process }

    const entries = await menuOf(walk, role)
    const pages = theirs.filter(({ view }) => view !== undefined).map(({ path }) => path)
    expect([...entries.keys()].toSorted()).toEqual(pages.toSorted())
    const found: string[] = []
    const acted = new Set<Screen | undefined>()
    for (const screen of theirs.filter((one) => !isElsewhere(one)))
      await test.step(screen.path, async () => {
        // Opened by the action before it, which was not done.
        if (screen.title === undefined && !acted.has(SCREENS[SCREENS.indexOf(screen) - 1])) return
        if (screen.title !== undefined && !isAt(page, screen.path)) await enter(walk, screen, role, entries)
        await expect(page).toHaveURL((url) => pattern(screen.path).test(url.pathname))
        await settled(page)
        if (screen.title !== undefined)
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(walk.say(screen.title))
        // Pages in Chinese are checked as they are, in a11y.
        if (role.language === 'en') found.push(...(await violations(page)).map((line) => `${screen.path}: ${line}`))
        if (!mayAct(role, screen)) return
        await screen.act?.(walk)
        acted.add(screen)
      })
    expect(found).toEqual([])
    await isKeptOut(walk, role, token)
    await language.dispose()
  })

/** A page without the right cannot be opened by its address, and the server refuses it. */
async function isKeptOut({ page, say }: Walk, role: Role, token: string): Promise<void> {
  for (const screen of SCREENS.filter((one) => !mayEnter(role, one))) {
    const { path, call: asked } = screen
    await page.evaluate(goTo, path.replace(/:\w+/, randomUUID()))
    await expect(page, path).toHaveURL(/\/401$/)
    await expect(page.getByRole('heading', { level: 1, name: say('You do not have access to this page') })).toBeVisible()
    if (asked === undefined || !Array.isArray(asked.access) || holdsAny(role.permissions, asked.access)) continue
    const { status, body } = await callRaw(asked, { token })
    expect([status, body['code']], path).toEqual(asked.wire === 'v1' ? [200, 403] : [403, 'permission.denied'])
  }
}
