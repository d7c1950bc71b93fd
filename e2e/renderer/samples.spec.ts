/** Real definitions of others render with every field in the document and no complaint of the browser. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importDefinition, inputFields } from '@formwork/form-schema'
import { expect, test } from './harness/test'

const SHARED = join(import.meta.dirname, '../../../shared/samples/forms')
const FIXTURES = join(import.meta.dirname, '../../packages/form-schema/fixtures')
const hasShared = existsSync(SHARED)
const folder = hasShared ? SHARED : FIXTURES
if (!hasShared) console.warn('SKIPPED: the shared samples are not beside this clone; the fixtures stand in for them')

const files = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.endsWith('.data.json'))

test.describe('a sample form', () => {
  for (const file of files) {
    test(`${file} shows every field, filled and in preview`, async ({ page, show }) => {
      const text = readFileSync(join(folder, file), 'utf8')
      const { form } = importDefinition(text)
      if (form === null) throw new Error(`${file} does not import`)
      const always = inputFields(form).map((field) => field.model)
      const dataFile = join(folder, file.replace('.json', '.data.json'))
      const values = existsSync(dataFile) ? JSON.parse(readFileSync(dataFile, 'utf8')) : {}
      for (const mode of ['edit', 'preview'] as const) {
        await show({ definition: text, defaultValue: values, mode })
        const shown = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('[data-field]')].map((field) => field.dataset['field']),
        )
        const hidden = always.filter((model) => !shown.includes(model))
        const isConditional = (model: string) =>
          inputFields(form).some((field) => field.model === model && field.options.displayVerify.type !== 'hide')
        expect(hidden.filter((model) => !isConditional(model))).toEqual([])
        await expect(page.locator('.fw-placeholder')).toHaveCount(await page.locator('.fw-placeholder:has-text("暂不支持")').count())
      }
    })
  }
})
