import { transpileModule } from 'typescript'
import { describe, expect, it } from 'vitest'
import { importDefinition } from '../import/import-definition'
import { formOf, shownWhen, widget } from '../testing/builders'
import { goldenForms } from '../testing/read-fixture'
import { toTypeScript } from './to-typescript'

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
  "not-an identifier"?: string
}
`)
  })

  it('refuses a name that is no identifier', () => {
    expect(() => toTypeScript(formOf(), { name: 'a b' })).toThrow(RangeError)
  })

  it.each(goldenForms())('writes what the compiler reads, for %s', (_name, text) => {
    const { form } = importDefinition(text)
    const source = form === null ? '' : toTypeScript(form)
    expect(transpileModule(source, { reportDiagnostics: true }).diagnostics).toEqual([])
  })
})
