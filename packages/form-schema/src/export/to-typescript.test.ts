import { createSourceFile, ScriptTarget } from 'typescript'
import { describe, expect, it } from 'vitest'
import { importDefinition } from '../import/import-definition'
import { validateValues } from '../rules/validate-values'
import { formOf, shownWhen, subform, widget } from '../testing/builders'
import { typeErrors } from '../testing/compile-source'
import { everyShape, everyShapeFilled } from '../testing/every-shape'
import { goldenForms } from '../testing/read-fixture'
import { toTypeScript } from './to-typescript'

// The compiler takes its time on a busy machine.
describe('toTypeScript', () => {
  it('writes an interface with the labels as comments', () => {
    const options = [{ value: "it's" }, { value: 'a "b"' }, { value: 2 }]
    const form = formOf(
      widget('input', { model: 'userId', name: '员工号', options: { required: true } }),
      widget('input', { model: 'amount', options: { dataType: 'number' } }),
      widget('number', { model: 'days' }),
      widget('radio', { model: 'kind', options: { options } }),
      widget('checkbox', { model: 'tags', options: { options, required: true } }),
      widget('select', { model: 'people', options: { remote: true, multiple: true } }),
      widget('date', { model: 'span', options: { type: 'daterange', required: true } }),
      widget('date', { model: 'at', options: { timestamp: true } }),
      widget('switch', { model: 'agreed', name: 'ends */ here\nand there' }),
      widget('input', { model: 'not-an identifier', options: { required: true, displayVerify: shownWhen('and', { days: '1' }) } }),
      widget('text', { model: 'words' }),
    )
    expect(toTypeScript(form, { name: 'LeaveRequest' })).toBe(`export interface LeaveRequest {
  /** 员工号 */
  userId: string
  /** amount */
  amount?: number | string
  /** days */
  days?: number | null
  /** kind */
  kind?: 'it\\'s' | 'a "b"' | 2 | ''
  /** tags */
  tags: ('it\\'s' | 'a "b"' | 2)[]
  /** people */
  people?: (string | number | boolean)[]
  /** span */
  span: [string, string]
  /** at */
  at?: number | ''
  /** ends *\\/ here and there */
  agreed?: boolean
  /** not-an identifier */
  'not-an identifier'?: string
}
`)
  })

  it('says of a consent that it is given, unless it may be hidden', () => {
    const rules = { mustBeTrue: true }
    const form = formOf(
      widget('switch', { model: 'agreed', options: { formwork: { rules } } }),
      widget('switch', { model: 'more', options: { formwork: { rules, showWhen: { model: 'agreed', is: 'equals', value: true } } } }),
    )
    expect(toTypeScript(form)).toContain('agreed: true\n')
    expect(toTypeScript(form)).toContain('more?: boolean\n')
  })

  it('writes the rows of a subform, files and paths', () => {
    const tree = [{ value: 'zj', children: [{ value: 'hz' }] }, { value: 'sh' }]
    const form = formOf(
      subform('items', [[widget('input', { model: 'what', options: { required: true } })], [widget('number', { model: 'price' })]]),
      widget('file', { model: 'files' }),
      widget('imgupload', { model: 'pictures', options: { required: true } }),
      widget('cascader', { model: 'city', options: { options: tree } }),
      widget('cascader', { model: 'department', options: { remote: true, required: true } }),
      widget('blank', { model: 'own', options: { defaultType: 'Object' } }),
      widget('slider', { model: 'levels', options: { range: true } }),
      widget('color', { model: 'color' }),
    )
    expect(toTypeScript(form)).toBe(`export interface FormValues {
  /** items */
  items?: ({
    /** what */
    what: string
    /** price */
    price?: number | null
    status?: 1
  } | { status: -1; [model: string]: unknown })[]
  /** files */
  files?: { uid?: string | number; name?: string; url: string; size?: number; type?: string }[]
  /** pictures */
  pictures: { key?: string | number; url: string; percent?: number; status?: string; name?: string; size?: number; type?: string }[]
  /** city */
  city?: ['zj', 'hz'] | ['sh'] | []
  /** department */
  department: (string | number | boolean)[]
  /** own */
  own?: Record<string, unknown>
  /** levels */
  levels?: [number, number] | []
  /** color */
  color?: string | null
}
`)
  })

  it('fits what validateValues hands back, and refuses what it would not', () => {
    const answer = validateValues(everyShape(), everyShapeFilled())
    if (!answer.ok) throw new Error(JSON.stringify(answer.issues))
    const wrong = [{ age: 'old' }, { kind: 'b' }, { items: [{ price: 1 }] }, { city: ['zj'] }, { files: [{ name: 'a' }] }]
    const all = [answer.values, ...wrong.map((values) => ({ ...answer.values, ...values }))]
    const constants = all.map((values, index) => `export const v${index}: FormValues = ${JSON.stringify(values)}\n`)
    const found = typeErrors(toTypeScript(everyShape()) + constants.join(''))
    expect([found.length, found[0]]).toEqual([wrong.length, "Type 'string' is not assignable to type 'number'."])
  })

  it('survives every hostile text', () => {
    const hostile = `*/ export const evil = 1 //\u2028'"\`\${x}\\\0\uD800</script>`
    const field = widget('radio', { model: hostile, name: hostile, options: { options: [{ value: hostile }] } })
    const source = toTypeScript(formOf(field, subform(`${hostile}s`, [[widget('input', { model: hostile, key: 'k' })]])))
    expect(typeErrors(source)).toEqual([])
    const [statement, ...others] = createSourceFile('generated.ts', source, ScriptTarget.ES2022).statements
    expect([statement?.kind !== undefined, others]).toEqual([true, []])
  })

  it('refuses a name that is no identifier', () => {
    expect(() => toTypeScript(formOf(), { name: 'a b' })).toThrow(RangeError)
  })

  it.each(goldenForms())('writes what the compiler reads, for %s', (_name, text) => {
    const { form } = importDefinition(text)
    const source = form === null ? '' : toTypeScript(form)
    expect(typeErrors(source, { onlySyntax: true })).toEqual([])
  })
})
