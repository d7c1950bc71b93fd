/** Which fields a script reads, as far as its text says it. */
import { describe, expect, it } from 'vitest'
import { fieldsRead, hasStatements } from './script-text'

describe('a script', () => {
  it.each([
    ['return { values: { a: values.days + values.days } }', ['days']],
    ['values.a; values?.b; values . c; values["d e"]; values?.[\'f\']', ['a', 'b', 'c', 'd e', 'f']],
    ["// values.gone\n/* values.gone */ \"values.gone\" + `values.gone` + 'it\\'s values.gone'", []],
    ['answer.values.gone; myvalues.gone; values_.gone', []],
    ['const values = read(); return values.gone', []],
    ['rows.map((values) => values.gone)', []],
    ['const { days } = values; values[days]', []],
    ['values.天数', []],
  ])('%s reads %j', (code, fields) => {
    expect(fieldsRead(code)).toEqual(fields)
  })
  it.each([
    ['', false],
    ['  \n // a\n/* b */', false],
    ['return', true],
    ['"//"', true],
  ])('%j says something: %s', (code, says) => {
    expect(hasStatements(code)).toBe(says)
  })
})
