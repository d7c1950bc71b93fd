/** Processes as files of BPMN 2.0: out and in again, files of other programs, and files that cannot be read. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { routes } from '@formwork/api-contract'
import type { Page } from '@playwright/test'
import { ProcessEditorPage } from '../pages/process-editor'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, signInAdmin } from '../setup/api'
import { violations } from '../setup/axe'
import { edge } from '../setup/process'
import { expect, test } from '../setup/test'

const FIXTURES = join(import.meta.dirname, '../../packages/workflow-core/fixtures/bpmn')
const definition = {
  schema: 2,
  selfApproval: 'allow',
  samePerson: 'skip',
  settings: { remarkRequired: 'refusal' },
  nodes: [
    { id: 'start', kind: 'start', name: '提交 <申请> & "说明"' },
    {
      id: '1st step',
      kind: 'userTask',
      name: '主管审批',
      assignees: [{ kind: 'departmentLeader' }, { kind: 'leader', level: 2 }],
      completion: 'ratio',
      percent: 60,
      timeLimit: { seconds: 7200, remindBefore: 600, whenOver: 'tellLeader', clock: 'working' },
      fieldRights: { days: 'write', reason: 'hidden' },
    },
    { id: 'long', kind: 'exclusiveGateway', name: '超过三天' },
    { id: 'wait', kind: 'timer', name: '等一小时', wait: { kind: 'delay', seconds: 3600 } },
    { id: 'end', kind: 'end', name: '结束' },
  ],
  edges: [
    edge('start', '1st step'),
    edge('1st step', 'long'),
    { ...edge('1st step', 'start'), id: 'back', order: 1, outcome: 'refuse' },
    { ...edge('long', 'wait'), label: '三天以上', condition: { model: 'days', is: 'greater', value: 3 } },
    { ...edge('long', 'end'), order: 1, isDefault: true },
    edge('wait', 'end'),
  ],
}

async function openImport(page: Page) {
  await page.getByRole('button', { name: '更多', exact: true }).click()
  await page.getByRole('menuitem', { name: '导入 BPMN 2.0' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '导入 BPMN 2.0' })
  await expect(dialog).toBeVisible()
  return dialog
}

test('a process leaves as a file, comes back into a new one, and is the same', async ({ page }) => {
  const token = await signInAdmin()
  const name = `出差 ${randomUUID()}`
  const { id } = await call<{ id: string }>(routes.createProcess, { token, body: { name, formId: null, definition } })
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto(`/design/processes/${id}`)
  await page.getByRole('button', { name: '更多', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: '导出为 BPMN 2.0' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`${name}.bpmn`)
  const path = await file.path()
  const xml = await readFile(path, 'utf8')
  expect(xml).toContain('<bpmndi:BPMNShape')
  expect(xml).toContain('days &gt; 3')

  const editor = new ProcessEditorPage(page)
  await editor.openNew()
  const dialog = await openImport(page)
  await dialog.locator('input[type=file]').setInputFiles({ name: 'process.bpmn', mimeType: 'application/xml', buffer: Buffer.from(xml) })
  await expect(dialog.getByRole('status')).toContainText('没有遗漏')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: '替换草稿' }).press('Enter')
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await editor.name(`${name} 副本`)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: '已保存', exact: true })).toBeVisible()
  const copyId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const copy = await call<{ definition: unknown }>(routes.getProcess, { token, params: { id: copyId } })
  expect(copy.definition).toEqual(definition)
})

test('a file of another program is reported, replaces the draft in one step, and goes again with undo', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await new ProcessEditorPage(page).openNew()
  const dialog = await openImport(page)
  await dialog.locator('input[type=file]').setInputFiles(join(FIXTURES, 'camunda-invoice.bpmn'))
  const report = dialog.getByRole('region', { name: '与文件不同之处' })
  await expect(report).toContainText('Team assistant')
  await expect(report).toContainText('After 7 days')
  await expect(report).toContainText('org.example.ArchiveInvoice')
  await expect(page.getByRole('button', { name: /^审批/, includeHidden: true })).toHaveCount(1)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: '替换草稿' }).click()
  // Its two ends make it one that the list cannot show; the steps are shown all the same.
  await expect(page.getByText('Approve the invoice', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Invoice receipt' })).toBeVisible()
  await page.getByRole('button', { name: '撤销：导入文件' }).click()
  await expect(page.getByText('Approve the invoice', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^审批/ })).toBeVisible()
})

test('a file that cannot be read changes nothing and says why, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await new ProcessEditorPage(page).openNew()
  const dialog = await openImport(page)
  const input = dialog.locator('input[type=file]')
  await input.setInputFiles(join(FIXTURES, 'broken.bpmn'))
  await expect(dialog.getByText(/^文件不是有效的 XML/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: '替换草稿' })).toHaveCount(0)
  await input.setInputFiles({ name: 'large.bpmn', mimeType: 'application/xml', buffer: Buffer.alloc(20 * 1024 * 1024, 32) })
  await expect(dialog.getByText(/文件过大/)).toBeVisible()
  const bomb = '<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]><d>&b;</d>'
  await input.setInputFiles({ name: 'bomb.bpmn', mimeType: 'application/xml', buffer: Buffer.from(bomb) })
  await expect(dialog.getByText(/声明了实体/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  const overflows = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  expect(overflows).toBe(false)
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect(page.getByRole('button', { name: /^审批/ })).toBeVisible()
})

test('a hostile file keeps nobody: the page answers while it is read, and another file or closing gives it up', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await new ProcessEditorPage(page).openNew()
  const dialog = await openImport(page)
  const input = dialog.locator('input[type=file]')
  const around = (inner: string) =>
    `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="t"><process id="p">${inner}</process></definitions>`
  const hostile = {
    name: 'hostile.bpmn',
    mimeType: 'application/xml',
    buffer: Buffer.from(around('\n'.repeat(1_000_000) + '<a/>'.repeat(50_000))),
  }
  await input.setInputFiles(hostile)
  await expect(dialog.getByRole('status')).toHaveText('正在读取文件…')
  expect(await violations(page)).toEqual([])
  await input.setInputFiles({ ...hostile, name: 'order.bpmn', buffer: Buffer.from(around('<startEvent id="s"/><task id="t"/>')) })
  await expect(dialog.getByRole('status')).toContainText('已读取 2 个节点')
  await input.setInputFiles(hostile)
  await expect(dialog.getByRole('status')).toHaveText('正在读取文件…')
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => page.workers().filter((worker) => worker.url().includes('bpmn')).length).toBe(0)
})
