/** Input of a host becomes a form, and new widgets get unused keys. */
import { exportDefinition, toDocument, widgetDefinitions } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { loadImporter } from '../loading/load-importer'
import { formOfWidgets, widgetOf } from '../testing/forms'
import { formOf } from './form-of'
import { createKeySource } from './fresh-key'
import { readAtOnce, readForm } from './read-form'

const form = formOfWidgets(widgetOf('input', 'a'))

describe('what is given to edit', () => {
  it('is taken as it is where it is a form, without waiting', async () => {
    expect(readAtOnce(form, widgetDefinitions)).toEqual({ ok: true, form, report: [] })
    expect((await readForm(form, widgetDefinitions)).form).toBe(form)
  })

  it('is read by the importer where it is JSON, parsed or not, at once when the importer is there', async () => {
    await loadImporter()
    const stored = exportDefinition(form)
    for (const source of [stored, JSON.stringify(stored)]) expect(readAtOnce(source, widgetDefinitions)?.form).toEqual(form)
  })

  it('is answered with what is wrong where it is no form', async () => {
    for (const source of ['no JSON', '[]', '{"list": 3}'])
      expect(await readForm(source, widgetDefinitions)).toMatchObject({ ok: false, form: null })
  })

  it('is nested once for each document, which never changes', () => {
    const [one, other] = [toDocument(form), toDocument(form)]
    expect(formOf(one)).toBe(formOf(one))
    expect(formOf(other)).not.toBe(formOf(one))
    expect(formOf(one)).toEqual(form)
  })
})

describe('new keys', () => {
  it('are a second and a number from 1 to 99999', () => {
    expect(
      createKeySource(
        () => 1_700_000_000_499,
        () => 0,
      )(),
    ).toBe('1700000000000_1')
    expect(
      createKeySource(
        () => 1_700_000_000_500,
        () => 0.999_999_9,
      )(),
    ).toBe('1700000001000_99999')
  })

  it('are never given twice, also where chance repeats itself', () => {
    const chances = [0.1, 0.1, 0.1, 0.2, 0.1, 0.3]
    let at = 0
    const next = createKeySource(
      () => 0,
      () => chances[at++] ?? 1,
    )
    expect([next(), next(), next()]).toEqual(['0_10000', '0_20000', '0_30000'])
  })
})
