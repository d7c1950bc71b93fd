/** The data types of a text, at the edges of each. */
import { describe, expect, it } from 'vitest'
import { type DataType, isOfDataType } from './data-types'

const label = (length: number) => 'a'.repeat(length)
/** A host name of `length` characters, in labels of 63 and what is left. */
const host = (length: number) => `${`${label(63)}.`.repeat(Math.floor((length - 1) / 64))}${label(((length - 1) % 64) + 1)}`

const cases: Readonly<Record<Exclude<DataType, '' | 'string'>, { readonly yes: readonly unknown[]; readonly no: readonly unknown[] }>> = {
  number: { yes: [0, '1', '-1.5', '+1.', '.5'], no: ['', '1e3', '1 ', Number.NaN, Number.POSITIVE_INFINITY, true] },
  float: { yes: [2, 2.5, '2', '2.5'], no: ['2,5', 'x', false] },
  integer: { yes: [3, '3', '-3'], no: [3.5, '3.5', '3.', true] },
  boolean: { yes: [true, false, 'true', 'false'], no: ['', 'yes', 'TRUE', 1] },
  hex: { yes: ['#fff', 'fff', '#FFAA00'], no: ['#ff', '#ffff', 'ggg', true, 1] },
  url: {
    yes: [
      'http://a.cn',
      'https://a.cn/b?c#d',
      'ftp://a.cn',
      '//a.cn',
      'HTTP://A.CN',
      'http://localhost',
      'http://LOCALHOST:8080/x',
      'http://u:p@a.cn:65535/',
      'http://[::1]/',
      'http://[2001:db8::1]:80',
      'http://公司.中国',
      `http://${host(253)}`,
      `http://a.cn/${label(2048 - 12)}`,
    ],
    no: [
      '',
      'a.cn',
      'x http://a.cn',
      'http://a',
      'http:///a.cn',
      'http://',
      'http://a .cn',
      'http://-a.cn',
      'http://a..cn',
      'http://a.cn:123456',
      'http://a.cn:8x',
      'http://a.cn:1:2',
      'http://[xyz]',
      `http://${host(254)}`,
      `http://a.cn/${label(2048 - 11)}`,
      true,
      1,
    ],
  },
  email: {
    yes: ['a@b.cn', 'a.b+c@d-e.co.uk', 'a@b.c1', 'a@b1.cn', `${label(64)}@b.cn`, `${label(64)}@${host(253)}`, '李@公司.中国'],
    no: [
      '',
      '@b.cn',
      'a@',
      'a@b',
      'a@localhost',
      'a@.cn',
      'a@b..cn',
      'a@b.1',
      'a@b.123',
      '.a@b.cn',
      'a.@b.cn',
      'a..b@c.cn',
      'a b@c.cn',
      'a@b@c.cn',
      `${label(65)}@b.cn`,
      `${label(67)}@${host(253)}`,
      true,
      1,
    ],
  },
}

describe('a value of a data type', () => {
  for (const [dataType, { yes, no }] of Object.entries(cases)) {
    const isOf = (value: unknown) => isOfDataType(value, dataType as DataType)
    it.each(yes)(`%j is of ${dataType}`, (value) => expect(isOf(value)).toBe(true))
    it.each(no)(`%j is not of ${dataType}`, (value) => expect(isOf(value)).toBe(false))
  }

  it('is anything where no type is asked for', () => {
    for (const dataType of ['', 'string'] as const) expect(isOfDataType('anything at all', dataType)).toBe(true)
  })
})
