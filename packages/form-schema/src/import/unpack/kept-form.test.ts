/** JSON.stringify of a form, and back. */
import { describe, expect, it } from 'vitest'
import { createForm } from '../../create-form'
import { exportDefinition } from '../../export/export-definition'
import { extendWidgets } from '../../extend-widgets'
import { isFormDefinition } from '../../is-form-definition'
import { signature } from '../../testing/signature'
import { goldenForms, sampleForms } from '../../testing/read-fixture'
import { imported } from '../../testing/import-one'
import { widgetDefinitions } from '../../widgets/index'
import { importDefinition } from '../import-definition'

const forms = [...new Map([...goldenForms(), ...sampleForms()])]

describe('a form that was written with JSON.stringify', () => {
  it.each(forms)('comes back the same: %s', (_name, text) => {
    const { form } = imported(text)
    const again = importDefinition(JSON.stringify(form))
    expect(again.form).toEqual(form)
    expect(isFormDefinition(JSON.parse(JSON.stringify(form)))).toBe(true)
  })

  it('says nothing of rules that were left to the attributes', () => {
    const { form } = imported({
      list: [
        { type: 'input', key: 'a', model: 'a', name: 'A', options: { required: true }, rules: [{ required: true, message: 'A必须填写' }] },
      ],
      config: {},
    })
    expect(importDefinition(JSON.stringify(form))).toEqual({ ok: true, form, report: [] })
  })

  it('keeps what no designer here knows, wherever it stood', () => {
    const field = { type: 'input', key: 'a', model: 'a', name: 'A', options: { odd: 1 }, rules: [], icon: 'i' }
    const tabs = { type: 'tabs-of-others', key: 't', model: 't', name: 'T', options: {}, tabs: [{ label: 'One', list: [field] }] }
    const grid = { type: 'grid', key: 'g', model: 'g', name: 'G', options: {}, rules: [], columns: [{ span: 24, list: [], colour: 'red' }] }
    const { form } = imported({ list: [tabs, grid], config: { theme: 'x' }, version: 7 })
    expect(importDefinition(JSON.stringify(form)).form).toEqual(form)
    expect(exportDefinition(form)).toMatchObject({
      version: 7,
      config: { theme: 'x' },
      list: [{ tabs: [{ label: 'One' }] }, { columns: [{ colour: 'red' }] }],
    })
  })

  it('takes the functions of an added type from the types it is read with', () => {
    const widgets = extendWidgets(widgetDefinitions, [signature])
    const source = { list: [{ type: 'signature', key: 's', model: 's', name: 'S', options: {}, rules: [] }], config: {} }
    const { form } = importDefinition(source, { widgets })
    expect(isFormDefinition(form)).toBe(true)
    const written: unknown = JSON.parse(JSON.stringify(form))
    expect(isFormDefinition(written)).toBe(false)
    expect(importDefinition(written, { widgets }).form).toEqual(form)
  })
})

describe('isFormDefinition', () => {
  it.each([
    [{ list: [{ type: 'input', model: 'a', options: {} }], config: { extras: {} }, extras: {} }],
    [{ list: [null], config: { extras: {} }, extras: {} }],
    [{ list: [{ type: 'added', extras: {}, definition: {} }], config: { extras: {} }, extras: {} }],
  ])('is false for what no form of this package holds: %j', (value) => {
    expect(isFormDefinition(value)).toBe(false)
    expect(importDefinition(value).report.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('is true for a new form', () => {
    expect(isFormDefinition(createForm())).toBe(true)
  })
})
