/** A form with every kind of value, and values that fill it. */
import type { FormDefinition, FormValues } from '../form-definition'
import { formOf, grid, shownWhen, subform, widget } from './builders'

const choices = [{ value: 'a', label: 'A' }, { value: 2 }]
const tree = [{ value: 'zj', label: '浙江', children: [{ value: 'hz', label: '杭州' }, { value: 'nb' }] }, { value: 'sh' }]

/** Every type of widget, and every shape a type can store. */
export function everyShape(): FormDefinition {
  return formOf(
    widget('input', { model: 'name', name: '姓名', options: { required: true, maxlength: 5, tip: '真名', pattern: '^[^0-9]+$' } }),
    widget('input', { model: 'amount', options: { dataType: 'number' } }),
    widget('input', { model: 'agrees', options: { dataType: 'boolean' } }),
    widget('input', { model: 'mail', options: { dataType: 'email' } }),
    widget('textarea', { model: 'text' }),
    widget('number', { model: 'age', options: { min: 0, max: 150 } }),
    widget('radio', { model: 'kind', options: { options: choices } }),
    widget('checkbox', { model: 'tags', options: { options: choices, required: true } }),
    widget('select', { model: 'people', options: { remote: true, multiple: true } }),
    widget('select', { model: 'one', options: { options: choices } }),
    widget('time', { model: 'time' }),
    widget('time', { model: 'times', options: { isRange: true } }),
    widget('date', { model: 'day', options: { required: true } }),
    widget('date', { model: 'at', options: { timestamp: true } }),
    widget('date', { model: 'days', options: { type: 'dates' } }),
    widget('date', { model: 'span', options: { type: 'daterange' } }),
    widget('rate', { model: 'stars', options: { allowHalf: true } }),
    widget('color', { model: 'color', options: { showAlpha: true } }),
    widget('switch', { model: 'agreed' }),
    widget('slider', { model: 'level', options: { max: 10 } }),
    widget('slider', { model: 'levels', options: { range: true } }),
    widget('blank', { model: 'own' }),
    widget('blank', { model: 'ownObject', options: { defaultType: 'Object' } }),
    widget('blank', { model: 'ownList', options: { defaultType: 'Array' } }),
    widget('imgupload', { model: 'pictures' }),
    widget('file', { model: 'files', options: { required: true } }),
    widget('editor', { model: 'html' }),
    widget('cascader', { model: 'city', options: { options: tree } }),
    widget('cascader', { model: 'department', options: { remote: true } }),
    widget('text', { model: 'words' }),
    widget('divider', { model: 'line' }),
    grid('g', [[widget('input', { model: 'reason', options: { required: true } })]], { displayVerify: shownWhen('and', { kind: 'a' }) }),
    subform('items', [
      [widget('input', { model: 'what', key: 'items-what', options: { required: true } })],
      [
        widget('number', { model: 'price', key: 'items-price', options: { min: 0 } }),
        subform('parts', [[widget('input', { model: 'code', key: 'parts-code' })]]),
      ],
    ]),
  )
}

/** Values that {@link everyShape} accepts, with every field filled. */
export function everyShapeFilled(): FormValues {
  return {
    name: '李雷',
    amount: 12.5,
    agrees: 'true',
    mail: 'a@example.com',
    text: 'two\nlines',
    age: 42,
    kind: 'a',
    tags: [2, 'a'],
    people: ['7', 8],
    one: 2,
    time: '08:30:00',
    times: ['08:30:00', '17:00:00'],
    day: '2026-11-21',
    at: 1_795_000_000_000,
    days: ['2026-11-21', '2026-11-23'],
    span: ['2026-11-21', '2026-11-23'],
    stars: 3.5,
    color: 'rgba(255, 0, 0, 0.5)',
    agreed: true,
    level: 7,
    levels: [10, 90],
    own: 'anything',
    ownObject: { any: 1 },
    ownList: [1, 'two'],
    pictures: [{ key: 'k', url: '/files/1', percent: 100, status: 'success' }],
    files: [{ uid: 1, name: 'a.pdf', url: '/files/2' }],
    html: '<p>text</p>',
    city: ['zj', 'hz'],
    department: [1, '2'],
    reason: 'because',
    items: [{ what: 'pen', price: 2, parts: [{ code: 'x', status: 1 }], status: 1 }, { what: 'ink' }, { what: '', price: -1, status: -1 }],
  }
}
