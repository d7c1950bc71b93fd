import { type AnyKnownWidget, isField, type JsonObject } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { definition, widget } from '../../testing/render-form'
import { isCellRange, parseCells } from './parse-cells'
import { readCell } from '../../widgets/cells/read-cell'

describe('cells from a spreadsheet', () => {
  it.each([
    [
      'a\t1\r\nb\t2\r\n',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    [
      'a\t\n\t2',
      [
        ['a', ''],
        ['', '2'],
      ],
    ],
    ['"two\nlines"\tb', [['two\nlines', 'b']]],
    ['"say ""hi"""\tb', [['say "hi"', 'b']]],
    ['"tab\there"\tb', [['tab\there', 'b']]],
    ['5" pipe\t7', [['5" pipe', '7']]],
    ['"never closed\tb', [['"never closed', 'b']]],
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,"b, with comma"\nc,d\n',
      [
        ['a', 'b, with comma'],
        ['c', 'd'],
      ],
    ],
    ['one, two\nthree', [['one, two'], ['three']]],
    ['one, two', [['one, two']]],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['x', [['x']]],
  ])('%j is %j', (text, cells) => expect(parseCells(text)).toEqual(cells))

  it('reads a long quoted cell and many rows in time that grows with the text', () => {
    const text = `"${'"a'.repeat(50_000)}\t1\n${'a\tb\n'.repeat(5000)}`
    expect(parseCells(text).length).toBe(5001)
  })

  it.each([
    ['a\tb', '', true, true],
    ['a\nb', '', false, true],
    ['a\nb', '', true, false],
    ['a\nb', '<table><tr><td>a', true, true],
    ['a\n', '', false, false],
    ['a', '<table>', false, false],
  ])('%j (html %j, in a field of several lines: %s) is a range: %s', (text, html, isMultiline, expected) =>
    expect(isCellRange(text, html, isMultiline)).toBe(expected),
  )
})

function field(type: string, options: JsonObject = {}): AnyKnownWidget {
  const [found] = definition([widget(type, 'f', options)]).list
  if (!found || !isField(found)) throw new Error(`no ${type}`)
  return found
}

const choices = [
  { value: 'cn', label: '中国' },
  { value: 2, label: 'Two, or more' },
]
const tree = [{ value: 'zj', label: '浙江', children: [{ value: 'hz', label: '杭州' }] }]

describe('the text of a cell', () => {
  it.each<[string, JsonObject, string, unknown]>([
    ['input', {}, ' a \n b ', 'a b'],
    ['textarea', {}, 'a\nb', 'a\nb'],
    ['number', {}, '¥1,234.50', 1234.5],
    ['number', {}, '１２', 12],
    ['number', {}, '-0.5', -0.5],
    ['number', {}, '', null],
    ['rate', {}, '3', 3],
    ['slider', { range: true }, '10 ~ 20', [10, 20]],
    ['switch', {}, '是', true],
    ['switch', {}, 'FALSE', false],
    ['radio', { options: choices }, '中国', 'cn'],
    ['select', { options: choices }, 'CN', 'cn'],
    ['select', { options: choices }, '2', 2],
    ['select', { options: choices, multiple: true }, '中国、2', ['cn', 2]],
    ['checkbox', { options: choices }, 'Two, or more', [2]],
    ['cascader', { options: tree, remote: false }, '浙江 / 杭州', ['zj', 'hz']],
    ['date', {}, '2026/1/5', '2026-01-05'],
    ['date', {}, '2026年1月5日', '2026-01-05'],
    ['date', { type: 'daterange' }, '2026/1/5 至 2026/1/7', ['2026-01-05', '2026-01-07']],
    ['date', { type: 'dates' }, '2026/1/5, 2026/1/7', ['2026-01-05', '2026-01-07']],
    ['time', { format: 'HH:mm:ss' }, '9:30', '09:30:00'],
    ['color', {}, '#ff0000', '#ff0000'],
    ['editor', {}, '<b>a</b>\nb', '<p>&lt;b&gt;a&lt;/b&gt;</p><p>b</p>'],
    ['blank', { defaultType: 'String' }, 'x', 'x'],
  ])('for %s %j: %j is %j', (type, options, text, value) => expect(readCell(field(type, options), text)).toEqual({ ok: true, value }))

  it.each<[string, JsonObject, string, string]>([
    ['number', {}, 'abc', 'number'],
    ['number', {}, '1,2', 'number'],
    ['switch', {}, 'maybe', 'switch'],
    ['select', { options: choices }, 'Mars', 'choice'],
    ['select', { options: choices, remote: true }, 'cn', 'choice'],
    ['checkbox', { options: choices }, '中国、Mars', 'choice'],
    ['cascader', { options: tree, remote: false }, '浙江 / 上海', 'choice'],
    ['date', {}, '1/5/2026', 'date'],
    ['date', {}, '2026-02-30', 'date'],
    ['time', { format: 'HH:mm:ss' }, 'noon', 'date'],
    ['color', {}, 'reddish', 'color'],
    ['file', {}, 'a.pdf', 'type'],
    ['blank', { defaultType: 'Object' }, 'x', 'type'],
  ])('for %s %j: %j does not fit (%s)', (type, options, text, reason) =>
    expect(readCell(field(type, options), text)).toEqual({ ok: false, reason }),
  )
})
