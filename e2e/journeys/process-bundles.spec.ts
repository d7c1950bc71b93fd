/** Processes as files of JSON: exported with their forms, and imported as drafts, which replace existing ones only where that is chosen. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { routes } from '@formwork/api-contract'
import type { Page } from '@playwright/test'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, signInAdmin } from '../setup/api'
import { violations } from '../setup/axe'
import { edge } from '../setup/process'
import { expect, test } from '../setup/test'

const OLD_FLOWS = join(import.meta.dirname, '../../packages/workflow-core/fixtures/old-flows/leave.json')
const form = { list: [{ type: 'number', name: '天数', key: 'k1', model: 'days', options: { required: true }, rules: [] }], config: {} }

async function makeProcess(token: string) {
  const mark = randomUUID().slice(0, 8)
  const { id: formId } = await call<{ id: string }>(routes.createForm, { token, body: { name: `出差单 ${mark}`, definition: form } })
  const { list } = await call<{ list: { id: string }[] }>(routes.searchPeople, { token, query: { keyword: 'admin' } })
  const definition = {
    schema: 2,
    nodes: [
      { id: 'start', kind: 'start', name: '提交' },
      { id: 'ask', kind: 'userTask', name: '主管审批', assignees: [{ kind: 'user', userIds: [list[0]?.id ?? ''] }], completion: 'any' },
      { id: 'end', kind: 'end', name: '结束' },
    ],
    edges: [edge('start', 'ask'), edge('ask', 'end')],
  }
  const name = `出差 ${mark}`
  const { id } = await call<{ id: string }>(routes.createProcess, {
    token,
    body: { name, category: '', icon: 'plane', formId, definition },
  })
  return { id, name, formName: `出差单 ${mark}` }
}

async function openImport(page: Page) {
  await page.goto('/design/processes')
  await page.getByRole('button', { name: '导入', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '导入流程' })
  await expect(dialog).toBeVisible()
  return dialog
}
const asFile = (value: unknown) => ({ name: 'process.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(value)) })

test('a process leaves as a file with its form, comes back under a free name, and is the same', async ({ page }) => {
  const token = await signInAdmin()
  const { id, name, formName } = await makeProcess(token)
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto(`/design/processes/${id}`)
  await page.getByRole('button', { name: '更多', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: '导出为 JSON' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe(`${name}.json`)
  const text = await readFile(await saved.path(), 'utf8')
  expect(text).not.toContain(id)
  const file = JSON.parse(text)
  expect(file.people).toEqual([{ key: 'person1', name: 'admin' }])
  expect(file.forms[0].name).toBe(formName)

  const dialog = await openImport(page)
  await dialog.locator('input[type=file]').setInputFiles(asFile(file))
  await expect(dialog.getByRole('status')).toContainText(name)
  await expect(dialog.getByRole('region', { name: '导入结果' })).toContainText(formName)
  expect(await violations(page)).toEqual([])
  await expect(dialog.getByRole('button', { name: '创建草稿' })).toHaveCount(0)
  await dialog.getByRole('radio', { name: `另存为副本「${name} (2)」` }).check()
  await dialog.getByRole('button', { name: '创建草稿' }).press('Enter')
  await expect(page.getByRole('heading', { name: `${name} (2)` })).toBeVisible()
  const copyId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const again = await call<{ processes: { definition: unknown; name: string }[]; forms: unknown }>(routes.exportProcesses, {
    token,
    query: { ids: copyId },
  })
  expect(again).toEqual({ ...file, processes: [{ ...file.processes[0], name: `${name} (2)` }] })
})

test('a newer file of a process becomes its draft where that is chosen, and the version in use stays', async ({ page }) => {
  const token = await signInAdmin()
  const { id, name } = await makeProcess(token)
  await call(routes.publishProcess, { token, params: { id }, body: { revision: 1 } })
  const file = await call<{ processes: { definition: { nodes: { id: string }[] } }[] }>(routes.exportProcesses, {
    token,
    query: { ids: id },
  })
  const [first] = file.processes
  const nodes = first?.definition.nodes.map((node) => (node.id === 'ask' ? { ...node, name: '总监审批' } : node))
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const dialog = await openImport(page)
  const newer = { ...file, processes: [{ ...first, definition: { ...first?.definition, nodes } }] }
  await dialog.locator('input[type=file]').setInputFiles(asFile(newer))
  await dialog.getByRole('radio', { name: '替换它的草稿', exact: true }).check()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: '创建草稿' }).click()
  await expect(page).toHaveURL((url) => url.pathname.endsWith(id))
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('button', { name: /^总监审批/ })).toBeVisible()
  await expect(page.getByText('版本 1 使用中').first()).toBeVisible()
})

test('several processes leave in one file, and what is missing here is said before drafts are made, on a phone too', async ({ page }) => {
  const token = await signInAdmin()
  const [one, other] = [await makeProcess(token), await makeProcess(token)]
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/design/processes')
  await page.getByRole('checkbox', { name: one.name }).check()
  await page.getByRole('checkbox', { name: other.name }).check()
  const download = page.waitForEvent('download')
  await page.getByRole('region', { name: '已选流程' }).getByRole('button', { name: '导出为 JSON' }).click()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(file.processes.map((process: { name: string }) => process.name)).toEqual([one.name, other.name].toSorted())

  await page.setViewportSize({ width: 390, height: 800 })
  const dialog = await openImport(page)
  const mark = randomUUID().slice(0, 8)
  const elsewhere = {
    ...file,
    processes: file.processes.map((process: { name: string }) => ({ ...process, name: `${process.name} ${mark}` })),
    people: [{ key: 'person1', name: 'nobody.here' }],
  }
  await dialog.locator('input[type=file]').setInputFiles(asFile({ ...elsewhere, version: 9 }))
  await expect(dialog.getByText(/文件的「version」处写明版本为 9/)).toBeVisible()
  await dialog.locator('input[type=file]').setInputFiles(asFile(elsewhere))
  await expect(dialog.getByRole('region', { name: '导入结果' })).toContainText('nobody.here')
  expect(await violations(page)).toEqual([])
  const overflows = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  expect(overflows).toBe(false)
  await dialog.getByRole('button', { name: '创建草稿' }).click()
  await expect(page.getByText('已根据文件创建 2 个草稿')).toBeVisible()
  await page.getByRole('link', { name: `${one.name} ${mark}` }).click()
  await expect(page.getByText('nobody.here')).toBeVisible()
  await page.getByRole('button', { name: '发布' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '发布' }).click()
  await expect(page.getByRole('dialog').getByText(/nobody\.here/)).toBeVisible()
})

test('a flow of the old system becomes a draft, with a report of what has no counterpart here', async ({ page }) => {
  const mark = randomUUID().slice(0, 8)
  const rows = (await readFile(OLD_FLOWS, 'utf8')).replaceAll('请假流程', `旧请假 ${mark}`).replaceAll('请假单', `旧请假单 ${mark}`)
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const dialog = await openImport(page)
  await dialog.locator('input[type=file]').setInputFiles({ name: 'flows.json', mimeType: 'application/json', buffer: Buffer.from(rows) })
  const report = dialog.getByRole('region', { name: '导入结果' })
  await expect(report).toContainText('wang.wu')
  await expect(report).toContainText('同步考勤')
  await dialog.getByRole('button', { name: '创建草稿' }).click()
  await expect(page.getByRole('heading', { name: `旧请假 ${mark}` })).toBeVisible()
  await expect(page.getByRole('button', { name: /^主管审批/ })).toBeVisible()
})
