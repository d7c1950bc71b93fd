/** Files in a form of the console: uploaded, in the ticket, and downloaded again. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UPLOAD_PATH } from '@formwork/api-contract'
import type { Download, Locator, Page, Request } from '@playwright/test'
import { FormDesignerPage } from '../pages/form-designer'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { signInAdmin } from '../setup/api'
import { publishProcess, widget } from '../setup/process'
import { expect, test } from '../setup/test'

const PICTURE = join(import.meta.dirname, '../../docs/images/inbox-phone-dark.png')
const NOTES = { name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('第一行\r\n第二行\n\u0000尾') }
const MEBIBYTE = 1024 * 1024
const large = (mebibytes: number) => ({
  name: '录像.bin',
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(mebibytes * MEBIBYTE, 7),
})

/** Chooses a file the way a person does: by the button. */
async function choose(page: Page, button: Locator, file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles(file)
}

/** The file behind a link. It opens beside the page, where the browser downloads it: which page that belongs to is not certain. */
async function downloaded(page: Page, link: Locator): Promise<Download> {
  const download = page.context().waitForEvent('download')
  await link.click()
  return download
}

const hasLoaded = (picture: Locator) =>
  picture.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0)

let processId = ''

test.beforeAll(async () => {
  processId = await publishProcess(await signInAdmin(), `带附件的申请 ${randomUUID()}`, [
    widget('input', '事由', 'reason'),
    widget('imgupload', '照片', 'photos', { isDelete: true }),
    widget('file', '附件', 'papers'),
  ])
})

test('a picture and a file go with a ticket, are shown on it, and come back byte for byte', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto(`/process/apply/${processId}`)
  const photos = page.getByRole('group', { name: '照片' })
  const papers = page.getByRole('group', { name: '附件' })
  await choose(page, photos.getByRole('button', { name: '添加图片' }), PICTURE)
  await choose(page, papers.getByRole('button', { name: '选择文件' }), NOTES)
  await expect(photos.getByRole('button', { name: '查看 图片 1' })).toBeVisible()
  await expect(papers.getByRole('link', { name: '说明.txt' })).toBeVisible()
  await page.getByRole('button', { name: '提交' }).click()

  await expect(page).toHaveURL(/\/process\/tickets\//)
  const thumbnail = page.getByRole('button', { name: '查看 图片 1' }).locator('img')
  await expect.poll(() => hasLoaded(thumbnail)).toBe(true)
  const sent = await page.request.get(String(await thumbnail.getAttribute('src')))
  expect((await sent.body()).equals(await readFile(PICTURE))).toBe(true)
  const download = await downloaded(page, page.getByRole('link', { name: '说明.txt' }))
  expect(download.suggestedFilename()).toBe('说明.txt')
  expect((await readFile(await download.path())).equals(NOTES.buffer)).toBe(true)
})

test('the preview of the designer sends files as the started form will', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const designer = new FormDesignerPage(page)
  await designer.openNew()
  for (const chip of ['图片', '文件']) {
    await page
      .getByRole('button', { name: `添加${chip}`, exact: true })
      .first()
      .click()
    await expect(designer.sheet.getByText(chip, { exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: '预览', exact: true }).click()
  const preview = page.getByRole('dialog', { name: '预览' })
  await choose(page, preview.getByRole('button', { name: '添加图片' }), PICTURE)
  await choose(page, preview.getByRole('button', { name: '选择文件' }), NOTES)
  await expect.poll(() => hasLoaded(preview.getByRole('button', { name: '查看 图片 1' }).locator('img'))).toBe(true)
  await expect(preview.getByRole('link', { name: '说明.txt' })).toBeVisible()
  await preview.getByRole('button', { name: '获取数据' }).click()
  await expect(preview.getByRole('region', { name: '表单数据' })).toContainText('/api/v1/files/')
})

test('an upload shows how far it is, and can be cancelled', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto(`/process/apply/${processId}`)
  const papers = page.getByRole('group', { name: '附件' })
  const button = papers.getByRole('button', { name: '选择文件' })
  await expect(button).toBeVisible()
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: MEBIBYTE / 2,
  })
  await choose(page, button, large(15))
  await expect(papers.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/)
  await papers.getByRole('button', { name: '取消上传 录像.bin' }).click()
  await expect(papers.getByRole('listitem')).toHaveCount(0)
  await expect(papers.getByRole('alert')).toBeEmpty()
  await network.detach()
})

test('a file the server would not take is refused where it is chosen, with the limit, and nothing is sent', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto(`/process/apply/${processId}`)
  const papers = page.getByRole('group', { name: '附件' })
  const sent: string[] = []
  const note = (request: Request) => void sent.push(new URL(request.url()).pathname)
  page.on('request', note)
  await choose(page, papers.getByRole('button', { name: '选择文件' }), large(21))
  await expect(papers.getByRole('alert')).toContainText('附件中的文件「录像.bin」超过 20 MB')
  const photos = page.getByRole('group', { name: '照片' })
  await choose(page, photos.getByRole('button', { name: '添加图片' }), NOTES)
  await expect(photos.getByRole('alert')).toContainText('说明.txt：不是图片文件')
  page.off('request', note)
  expect(sent).not.toContain(UPLOAD_PATH)
})

test('a file is taken out only after it was asked', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto(`/process/apply/${processId}`)
  const papers = page.getByRole('group', { name: '附件' })
  await choose(page, papers.getByRole('button', { name: '选择文件' }), NOTES)
  await papers.getByRole('button', { name: '移除 说明.txt' }).click()
  const question = papers.getByRole('group', { name: '移除「说明.txt」？' })
  await question.getByRole('button', { name: '保留' }).click()
  await expect(papers.getByRole('link', { name: '说明.txt' })).toBeVisible()
  await papers.getByRole('button', { name: '移除 说明.txt' }).click()
  await question.getByRole('button', { name: '移除' }).click()
  await expect(papers.getByRole('listitem')).toHaveCount(0)
})
