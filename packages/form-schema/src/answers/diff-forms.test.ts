/** What changed between two versions of a form. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainChange } from '../messages/change-sentences'
import { formOf, grid, shownWhen, subform, widget } from '../testing/builders'
import { everyShape } from '../testing/every-shape'
import { usualTime } from '../testing/usual-time'
import { diffForms } from './diff-forms'
import { longestRun } from './longest-run'

const brief = (...forms: Parameters<typeof diffForms>) => diffForms(...forms).map(({ code, key, effect }) => `${code} ${key} ${effect}`)
const [a, b, c] = ['a', 'b', 'c'].map((model) => widget('input', { model })) as [
  ReturnType<typeof input>,
  ReturnType<typeof input>,
  ReturnType<typeof input>,
]
const input = (model: string) => widget('input', { model })

describe('diffForms', () => {
  it('finds nothing between a form and itself', () => expect(diffForms(everyShape(), everyShape())).toEqual([]))

  it('names what was added, removed and moved, and nothing that only makes room', () => {
    expect(brief(formOf(a, b), formOf(b, c))).toEqual(['removed a lost', 'added c none'])
    expect(brief(formOf(a, b, c), formOf(c, a, b))).toEqual(['moved c none'])
    expect(brief(formOf(a, b), formOf(grid('g', [[a]]), b))).toEqual(['added g none', 'moved a none'])
    expect(brief(formOf(a, grid('g', [[b]])), formOf(a, { ...grid('g', [[b]]), key: 'h' }))).toEqual([
      'removed g none',
      'added h none',
      'moved b none',
    ])
    expect(brief(formOf(a), formOf(subform('s', [[a]])))).toEqual(['added s none', 'moved a lost'])
    expect(brief(formOf(), formOf(widget('input', { options: { required: true } })))).toEqual(['added field missing'])
  })

  it.each([
    [{ model: 'x' }, ['renamed a carried']],
    [{ name: 'X' }, ['relabelled a none']],
    [{ options: { ...a.options, placeholder: 'x' } }, ['options a none']],
    [{ options: { ...a.options, maxlength: 3 } }, ['options a checked']],
    [{ options: { ...a.options, required: true } }, ['options a checked']],
    [{ options: { ...a.options, dataType: 'number' } }, ['options a converted']],
    [{ options: { ...a.options, displayVerify: shownWhen('and', { b: '1' }) } }, ['conditions a shown']],
  ] as const)('tells what %j does to stored answers', (change, expected) => {
    expect(brief(formOf(a), formOf({ ...a, ...change }))).toEqual(expected)
  })

  it('compares types and the settings of the form', () => {
    expect(brief(formOf(a), formOf(widget('number', { model: 'a' })))).toEqual(['retyped a converted'])
    expect(brief(formOf(a), formOf(widget('text', { model: 'a' })))).toEqual(['retyped a lost'])
    const form = formOf(a)
    expect(brief(form, { ...form, config: { ...form.config, labelWidth: 5 } })).toEqual(['settings null none'])
  })

  it('is said in both languages', () => {
    const changes = diffForms(formOf(a, b), formOf({ ...b, name: 'Price', model: 'price' }))
    expect(changes.map((change) => explainChange(change, { locale: 'en' }))).toEqual([
      '“a” was removed: stored answers have no field any more',
      'The name of “Price” among the values changed from b to price: stored answers go along',
      'The title “b” became “Price”',
    ])
    expect(changes.map((change) => explainChange(change))).toEqual([
      '删除「a」：已保存的数据将不再属于任何字段',
      '「Price」的字段标识由 b 改为 price：已保存的数据会迁移到新的标识下',
      '标题由「b」改为「Price」',
    ])
  })

  it('says options and types by the names they are edited under, and what has none as it is written', () => {
    const names = { options: { placeholder: '占位内容' }, widgets: { input: '单行文本', number: '计数器' } }
    const [changed] = diffForms(formOf(a), formOf({ ...a, options: { ...a.options, placeholder: 'x', maxlength: 3 } }))
    const [retyped] = diffForms(formOf(a), formOf(widget('number', { model: 'a' })))
    if (changed === undefined || retyped === undefined) throw new Error('nothing differs')
    expect(explainChange(changed, { names })).toMatch(/^修改「a」的属性：(占位内容、maxlength|maxlength、占位内容)：/)
    expect(explainChange(retyped, { names })).toMatch(/^「a」的组件类型由 单行文本 改为 计数器/)
    expect(explainChange(changed, { locale: 'en' })).toContain('placeholder')
  })

  it('moves as few widgets as there may be', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 8 }), (numbers) => {
        const run = [...longestRun(numbers)].map((index) => numbers[index] ?? 0)
        const subsets = Array.from({ length: 2 ** numbers.length }, (_, bits) => numbers.filter((_number, index) => bits & (1 << index)))
        const rises = (list: readonly number[]) => list.every((number, index) => index === 0 || number > (list[index - 1] ?? 0))
        const longest = Math.max(...subsets.filter(rises).map(({ length }) => length))
        expect([rises(run.toSorted((one, other) => one - other)), run.length]).toEqual([true, longest])
        expect(rises(numbers.filter((number) => run.includes(number)))).toBe(true)
      }),
    )
  })

  it('is quick with a form as large as a form may be', () => {
    const many = Array.from({ length: 5000 }, (_, index) => input(`f${index}`))
    const compare = () => expect(diffForms(formOf(...many), formOf(...many.toReversed()))).toHaveLength(4999)
    expect(usualTime(compare, 5000)).toBeLessThan(5000)
  })
})
