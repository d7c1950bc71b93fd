/** A refused definition is explained at the place where a person finds it. */
import { describe, expect, it } from 'vitest'
import { definitionPlace } from './definition-place'

const definition = {
  list: [
    { type: 'input', name: '姓名', options: {} },
    { type: 'grid', name: '', options: {}, columns: [{ span: 12, list: [{ type: 'number', name: '天数', options: { min: 'x' } }] }] },
  ],
  config: {},
}

describe('the place of a refusal', () => {
  it('names the widgets on the way, one without a name by its type', () => {
    expect(definitionPlace(definition, ['definition', 'list', 1, 'columns', 0, 'list', 0, 'options', 'min'])).toEqual({
      widgets: ['grid', '天数'],
      rest: 'options.min',
    })
  })
  it('is the form itself when no widget is meant', () => {
    expect(definitionPlace(definition, ['definition', 'config', 'size'])).toEqual({ widgets: [], rest: 'config.size' })
  })
  it('goes as far as the definition goes', () => {
    expect(definitionPlace(definition, ['list', 9, 'name'])).toEqual({ widgets: [], rest: 'list.9.name' })
    expect(definitionPlace(null, ['list', 'toString'])).toEqual({ widgets: [], rest: 'list.toString' })
  })
})
