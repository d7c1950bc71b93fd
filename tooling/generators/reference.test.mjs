import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { referencePages } from './reference.mjs'

const root = join(import.meta.dirname, '../..')

it('writes every page of docs/reference, and the schema of a definition, as they lie there (else run `npx pnpm docs:api`)', {
  timeout: 60_000,
}, async () => {
  const pages = await referencePages()
  expect(pages.map(({ path }) => path)).toEqual([
    'docs/reference/api.md',
    'docs/reference/widgets.md',
    'packages/form-schema/definition.schema.json',
  ])
  for (const { path, text } of pages) expect(readFileSync(join(root, path), 'utf8'), path).toBe(text)
})
