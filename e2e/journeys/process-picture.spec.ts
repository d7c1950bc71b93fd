/** The picture of the process editor: the same process as in the list, by mouse and by the keyboard alone. */
import type { Page } from '@playwright/test'
import { routes } from '@formwork/api-contract'
import { ProcessEditorPage } from '../pages/process-editor'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { workOf } from '../setup/processor-speed'
import { call, signInAdmin } from '../setup/api'
import { violations } from '../setup/axe'
import { expect, test } from '../setup/test'

const picture = (page: Page) => page.getByRole('region', { name: '流程图' })
const showPicture = (page: Page) => page.getByRole('button', { name: '流程图', exact: true }).click()
const nodes = (page: Page) => picture(page).locator('.react-flow__node')

test('a process is drawn with the keyboard alone, and the list shows the same', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const editor = new ProcessEditorPage(page)
  await editor.openNew()
  await showPicture(page)
  await expect(nodes(page)).toHaveCount(3)

  await picture(page).getByRole('button', { name: /^提交/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(picture(page).getByRole('button', { name: /^审批/ })).toBeFocused()
  await page.keyboard.press('+')
  await page.getByRole('menuitem', { name: /条件分支/ }).press('Enter')
  await expect(nodes(page)).toHaveCount(4)
  await page.keyboard.press('Control+z')
  await expect(nodes(page)).toHaveCount(3)
  await page.keyboard.press('Control+Shift+z')
  await expect(nodes(page)).toHaveCount(4)

  await picture(page).getByRole('button', { name: /^审批/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '审批节点' })).toBeVisible()
  await picture(page).getByRole('button', { name: /^审批/ }).focus()
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Control+v')
  await expect(nodes(page)).toHaveCount(5)
  await expect(page.getByRole('button', { name: '撤销：粘贴' })).toBeVisible()

  await page.getByRole('button', { name: '列表', exact: true }).click()
  await expect(page.getByRole('button', { name: /^审批/ })).toHaveCount(2)
  await showPicture(page)
  await page.keyboard.press('Control+f')
  await page
    .getByRole('combobox', { name: /查找节点|名称、人员或条件/ })
    .or(page.getByPlaceholder('名称、人员或条件'))
    .first()
    .fill('结束')
  await page.keyboard.press('Enter')
  await expect(picture(page).getByRole('button', { name: /^结束/ })).toHaveAttribute('aria-pressed', 'true')
  expect(await violations(page)).toEqual([])
})

test('the mouse puts a step on a way, connects two steps and deletes the connection', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const editor = new ProcessEditorPage(page)
  await editor.openNew()
  await showPicture(page)
  await picture(page)
    .getByRole('button', { name: /^在从「提交」/ })
    .click()
  await page.getByRole('menuitem', { name: /审批节点/ }).click()
  await expect(nodes(page)).toHaveCount(4)
  await page.getByRole('textbox', { name: '名称', exact: true }).fill('第一步')
  await expect(picture(page).getByRole('button', { name: /^第一步/ })).toBeVisible()
  const [from, to] = [
    nodes(page).filter({ hasText: '提交' }).locator('.source'),
    nodes(page).filter({ hasText: '结束' }).locator('.target'),
  ]
  await nodes(page).filter({ hasText: '提交' }).hover()
  await from.dragTo(to)
  await expect(page.getByRole('heading', { name: '连线' })).toBeVisible()
  await page.getByRole('button', { name: '删除', exact: true }).click()
  await expect(picture(page).locator('.react-flow__edge')).toHaveCount(3)
})

test('two hundred nodes open at once and follow the hand', async ({ page }) => {
  const token = await signInAdmin()
  const { id } = await call<{ id: string }>(routes.createProcess, {
    token,
    body: { name: '两百个节点', category: '', icon: '', remark: '', formId: null, definition: largeProcess() },
  })
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/design/processes')
  const link = page.locator(`a[href="/design/processes/${id}"]`).first()
  await link.hover()
  // The code of the editor is fetched while the pointer is above the link.
  await page.waitForLoadState('networkidle')
  const listed = await link.evaluate(async (element: HTMLElement) => {
    const start = performance.now()
    element.click()
    while (document.querySelector('[data-flow-id="s0-0"]') === null) await new Promise((done) => requestAnimationFrame(done))
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return performance.now() - start
  })
  await expect(page.getByRole('button', { name: '发布' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^结束/ })).toBeVisible()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const before = await workOf(session)
  const took = await pictureMs(page)
  const opened = (await workOf(session)) - before
  const drawn = await nodes(page).count()
  // As many as are in view: the rest is rendered when it comes into view.
  expect(drawn).toBeGreaterThan(5)
  expect(drawn).toBeLessThan(60)
  const box = await picture(page).boundingBox()
  if (box === null) throw new Error('the picture has no place')
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(globalThis, { frames })
    let last = performance.now()
    const count = (now: number) => {
      frames.push(now - last)
      last = now
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
  const rest = await workOf(session)
  await page.mouse.move(box.x + 300, box.y + 60)
  await page.mouse.down()
  for (let move = 0; move < 60; move++) await page.mouse.move(box.x + 300 + move * 4, box.y + 60 + move * 4)
  await page.mouse.up()
  const panned = (await workOf(session)) - rest
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames)
  const sorted = frames.toSorted((a, b) => a - b)
  console.log(
    `list in ${listed.toFixed(0)} ms from the list of processes; picture in ${took.toFixed(0)} ms (${opened.toFixed(0)} processor ms, ${drawn} nodes drawn); 60 moves ${panned.toFixed(0)} processor ms; frames: median ${sorted[sorted.length >> 1]?.toFixed(1)} ms, p95 ${sorted[Math.floor(sorted.length * 0.95)]?.toFixed(1)} ms of ${frames.length}`,
  )
  await page.getByRole('button', { name: '列表', exact: true }).click()
  await expect(picture(page)).toHaveCount(0)
  console.log(`laid out before: ${(await pictureMs(page)).toFixed(0)} ms`)
  await page.getByRole('button', { name: '显示整个流程' }).click()
  await expect(nodes(page)).toHaveCount(200)
  await page.getByRole('button', { name: '列表', exact: true }).click()
  await expect(page.getByRole('button', { name: /^节点 s/ })).not.toHaveCount(0)
  await expect(picture(page)).toHaveCount(0)
})

/** From the click to the second frame with a node in it. */
function pictureMs(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const start = performance.now()
    document.querySelector<HTMLElement>('button[value="picture"]')?.click()
    while (document.querySelector('.react-flow__node') === null) await new Promise((done) => requestAnimationFrame(done))
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return performance.now() - start
  })
}

function largeProcess() {
  const [nodes, edges]: [unknown[], unknown[]] = [[], []]
  const way = (source: string, target: string, extra = {}) =>
    edges.push({ id: `e${edges.length}`, source, target, order: 1, label: '', outcome: null, condition: null, isDefault: false, ...extra })
  const step = (id: string) => {
    nodes.push({ id, kind: 'userTask', name: `节点 ${id}`, assignees: [{ kind: 'requester' }], completion: 'any' })
    return id
  }
  nodes.push({ id: 'start', kind: 'start', name: '提交' })
  let last = 'start'
  for (let block = 0; nodes.length + 6 <= 199; block++) {
    const gateway = `g${block}`
    nodes.push({ id: gateway, kind: 'exclusiveGateway', name: '条件' })
    way(last, gateway)
    const join = `j${block}`
    for (const branch of [0, 1, 2]) {
      const id = step(`s${block}-${branch}`)
      way(
        gateway,
        id,
        branch === 2
          ? { isDefault: true, order: 3, label: '否则' }
          : { order: branch + 1, label: `条件 ${branch}`, condition: { model: 'days', is: 'greater', value: branch } },
      )
      way(id, join)
    }
    last = step(join)
  }
  while (nodes.length < 199) {
    const id = step(`t${nodes.length}`)
    way(last, id)
    last = id
  }
  nodes.push({ id: 'end', kind: 'end', name: '结束' })
  way(last, 'end')
  return { schema: 2, nodes, edges }
}

test('parallel branches are put in a list, and a ticket is played through them', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const editor = new ProcessEditorPage(page)
  await editor.openNew()
  await page.getByRole('button', { name: '在「提交」之后添加' }).click()
  await page.getByRole('menuitem', { name: /并行分支/ }).click()
  await expect(page.getByRole('group', { name: '并行分支' })).toBeVisible()
  await page.getByRole('button', { name: '模拟', exact: true }).click()
  await page.getByRole('button', { name: '同意', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: '已通过' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})
