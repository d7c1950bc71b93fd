/** Rules about files in a real browser: what is chosen or dropped and breaks one never leaves the page. */
import { violations } from '../setup/axe'
import { expect, test } from './harness/test'

const files = {
  type: 'file',
  name: 'Offers',
  key: 'f',
  model: 'f',
  rules: [],
  options: { action: '/taken', multiple: true, length: 5, formwork: { rules: { maxFileSize: 2048, fileTypes: ['.pdf', 'image/*'] } } },
}
const definition = { list: [files], config: {} }
const file = (name: string, mimeType: string, size: number) => ({ name, mimeType, buffer: Buffer.alloc(size, 65) })

test.beforeEach(async ({ page, show }) => {
  await page.route('**/taken', (route) => route.fulfill({ json: { url: '/files/1', size: 100 } }))
  await show({ definition, locale: 'en' })
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible()
})

test('what a person chooses is offered by type, and refused by name and limit', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/taken') && asked.push(request.postData() ?? ''))
  const opened = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files' }).click()
  const chooser = await opened
  expect(await chooser.element().getAttribute('accept')).toBe('.pdf,image/*')
  await chooser.setFiles([
    file('large.pdf', 'application/pdf', 2049),
    file('macro.docm', 'application/msword', 10),
    file('fits.pdf', 'application/pdf', 2048),
  ])
  await expect(page.getByRole('alert').getByText('Offers: the file “large.pdf” is larger than 2 KB')).toBeVisible()
  await expect(page.getByRole('alert').getByText('Offers: the file “macro.docm” is not one of .pdf, image/*')).toBeVisible()
  await expect(page.getByRole('link', { name: 'fits.pdf' })).toBeVisible()
  expect(asked).toHaveLength(1)
  await expect
    .poll(() => page.evaluate(() => window.harness.values()['f']))
    .toMatchObject([{ name: 'fits.pdf', url: '/files/1', size: 100, type: 'application/pdf' }])
  expect(await violations(page, '#root')).toEqual([])
})

test('what is dropped is asked the same', async ({ page }) => {
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['AAAA'], 'run.exe', { type: 'application/x-msdownload' }))
    transfer.items.add(new File(['AAAA'], 'photo.png', { type: 'image/png' }))
    return transfer
  })
  const zone = page.getByRole('group', { name: 'Offers' }).locator('.fw-upload')
  await zone.dispatchEvent('dragover', { dataTransfer: dropped })
  await expect(page.getByText('Drop to upload')).toBeVisible()
  await zone.dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByRole('alert').getByText('Offers: the file “run.exe” is not one of .pdf, image/*')).toBeVisible()
  await expect(page.getByRole('link', { name: 'photo.png' })).toBeVisible()
  await expect(page.getByText('run.exe', { exact: true })).toHaveCount(0)
})
