import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { validateValues, widgetDefinitions } from '@formwork/form-schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadWidgets } from './load-widgets'
import { readDefinition } from './modules/forms/form-service'
import { createPublishedForms } from './workflow/forms/published-forms'

const MODULE = fileURLToPath(new URL('testing/signature.ts', import.meta.url))
const DEFINITION = { list: [{ type: 'signature', key: 's', model: 'sign', name: 'Sign', options: {}, rules: [] }], config: {} }

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formwork-widgets-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the widget types that WIDGETS adds', () => {
  it('are ours where it names no module', async () => {
    expect(await loadWidgets(undefined)).toBe(widgetDefinitions)
  })

  it('are fields of the forms that are saved', async () => {
    const widgets = await loadWidgets(MODULE)
    expect(readDefinition(DEFINITION, widgetDefinitions)).toMatchObject({ fieldCount: 0, definition: { list: [DEFINITION.list[0]] } })
    expect(readDefinition(DEFINITION, widgets)).toMatchObject({
      fieldCount: 1,
      definition: { list: [{ type: 'signature', options: { required: false } }] },
    })
  })

  it('validate the values of a ticket by their own rules', async () => {
    const forms = createPublishedForms(await loadWidgets(MODULE))
    const results = (sign: string) =>
      forms.formsOf('1', { form: DEFINITION, furtherForms: [] }).map(({ form }) => validateValues(form, { sign }))
    expect(results('Ada')).toMatchObject([{ ok: true }])
    expect(results('A')).toMatchObject([{ ok: false, issues: [{ model: 'sign', code: 'min' }] }])
  })

  it('keep the server from starting when they cannot be loaded or used, with the reason', async () => {
    await expect(loadWidgets(join(folder, 'nowhere.mjs'))).rejects.toThrow('cannot be loaded')
    const silent = join(folder, 'silent.mjs')
    await writeFile(silent, 'export const others = []')
    await expect(loadWidgets(silent)).rejects.toThrow(/cannot be used \(no-list\)/)
    const broken = join(folder, 'broken.mjs')
    await writeFile(broken, "export const widgets = [{ type: 'signature' }]")
    await expect(loadWidgets(broken)).rejects.toThrow(/cannot be used \(no-definition\): widgets\[0\]/)
  })
})
