import { describe, expect, it } from 'vitest'
import { cssClassNames, cssColor, cssFontFamily, cssFontWeight, cssLength } from './css-values'

describe('D3: css values of a definition', () => {
  it.each([
    ['50%', '50%'],
    ['120', '120px'],
    [0, '0px'],
    ['12.5rem', '12.5rem'],
    ['calc(100% - 1px)', undefined],
    ['1px;color:red', undefined],
    ['-5px', undefined],
    ['99999px', undefined],
    ['var(--x)', undefined],
  ])('length %s becomes %s', (value, expected) => expect(cssLength(value)).toBe(expected))

  it.each([
    ['#FF0', '#FF0'],
    ['red', 'red'],
    ['rgba(0, 0, 0, 0.5)', 'rgba(0, 0, 0, 0.5)'],
    ['url(https://evil.example)', undefined],
    ['red;background:url(x)', undefined],
    ['#12', undefined],
  ])('colour %s becomes %s', (value, expected) => expect(cssColor(value)).toBe(expected))

  it('lets only known weights, plain family names and plain class names through', () => {
    expect([cssFontWeight('500'), cssFontWeight('9999')]).toEqual(['500', undefined])
    expect([cssFontFamily('"PingFang SC", 微软雅黑, serif'), cssFontFamily('x; y: url(z)')]).toEqual([
      '"PingFang SC", 微软雅黑, serif',
      undefined,
    ])
    expect(cssClassNames(' wide  a"b <x> -ok 9no ')).toBe('wide -ok')
  })
})
