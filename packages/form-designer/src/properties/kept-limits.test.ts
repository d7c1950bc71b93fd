/** Parts of a form without a row in the panel: an import, an edit and an export lose none of them. */
import { exportDefinition, importDefinition, type JsonObject, type JsonValue } from '@formwork/form-schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formOf } from '../store/form-of'
import { designerOf } from '../testing/forms'

/** Limits as other designers write them, of which the panel knows none. */
const STRANGE: JsonObject = {
  maxSize: 2048,
  minSize: 1,
  limit: 3,
  maxCount: 9,
  accept: '.pdf',
  minLength: 0,
  minItems: 4,
  fileSize: { max: 1 },
}

const definitionOf = (type: string, options: JsonObject, rules: readonly JsonObject[] = []): JsonObject => ({
  list: [{ type, key: 'a', model: 'a', name: 'A', options, rules: [...rules] }],
  config: { labelWidth: 100, labelPosition: 'right', size: 'small', customClass: '', ownSetting: { kept: true } },
  besideTheList: [1, 2],
})

/** The one widget of a form as it is exported, after its title was edited. */
function editedWidget(definition: JsonObject): JsonObject {
  const { form } = importDefinition(JSON.stringify(definition))
  if (form === null) throw new Error('not read')
  const { store } = designerOf(form)
  store.getState().dispatch({ type: 'rename-widget', key: 'a', name: 'Edited' })
  const [widget] = exportDefinition(formOf(store.getState().document))['list'] as readonly JsonObject[]
  if (widget === undefined) throw new Error('it is gone')
  return widget
}

describe('limits that no row of the panel is about', () => {
  it.each(['file', 'imgupload', 'input', 'textarea', 'number', 'slider', 'checkbox', 'select', 'date', 'rate', 'editor', 'cascader'])(
    'stay on a %s',
    (type) => {
      const { options, name } = editedWidget(definitionOf(type, STRANGE))
      expect(name).toBe('Edited')
      expect(options).toMatchObject(STRANGE)
    },
  )

  it('of rules stay where the type offers no box for them', () => {
    const rules = { minLength: 2, minItems: 1, maxItems: 7, maxFileSize: 5, fileTypes: ['.pdf'], ofTheFuture: { x: 1 } }
    for (const type of ['input', 'rate', 'imgupload', 'file', 'subform', 'date'])
      expect(editedWidget(definitionOf(type, { formwork: { rules } }))['options']).toMatchObject({ formwork: { rules } })
  })

  it('of hand-written rules stay with their messages', () => {
    const rules = [
      { min: 3, message: '至少 3 项', trigger: 'blur' },
      { validator: 'ownCheck', message: 'x' },
      { type: 'array', len: 9 },
    ]
    const told = JSON.stringify(editedWidget(definitionOf('date', {}, rules))['rules'])
    for (const rule of ['至少 3 项', 'ownCheck', '"len":9']) expect(told).toContain(rule)
  })
})

/** Whether no key in it is one that an import refuses; fast-check tries these names on purpose. */
const isImportable = (value: JsonValue) => {
  const told = JSON.stringify(value)
  return ['__proto__', 'prototype', 'constructor'].every((key) => !told.includes(`"${key}":`))
}

it('whatever strange options a widget has, editing its title changes the title alone', () => {
  const value: fc.Arbitrary<JsonValue> = fc.oneof(
    fc.constantFrom<JsonValue>(0, 1, -1, '', 'x', true, null, [], [1, 'a'], {}, { min: 1, max: 2 }),
    (fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<JsonValue>).filter(isImportable),
  )
  const options = fc.dictionary(fc.stringMatching(/^x[A-Za-z]{1,8}$/), value, { maxKeys: 5 })
  fc.assert(
    fc.property(
      fc.constantFrom('file', 'imgupload', 'input', 'number', 'grid', 'subform', 'text', 'nobodysType'),
      options,
      (type, strange) => {
        const { form } = importDefinition(JSON.stringify(definitionOf(type, strange)))
        if (form === null) throw new Error('not read')
        const before = exportDefinition(form)
        const { store } = designerOf(form)
        store.getState().dispatch({ type: 'rename-widget', key: 'a', name: 'Edited' })
        // The usual message of a rule begins with the title.
        const usual = (text: string) => text.replaceAll('"A格式不正确"', '"Edited格式不正确"')
        const after = JSON.stringify(exportDefinition(formOf(store.getState().document)))
        const [widget] = before['list'] as readonly JsonObject[]
        const list = [type === 'nobodysType' ? widget : { ...widget, name: 'Edited' }]
        expect(JSON.parse(after)).toEqual(JSON.parse(usual(JSON.stringify({ ...before, list }))))
        while (store.getState().undo());
        expect(JSON.stringify(exportDefinition(formOf(store.getState().document)))).toBe(JSON.stringify(before))
      },
    ),
  )
})
