import { compilePattern, loadRules } from '@formwork/form-schema'
import { beforeAll, expect, it } from 'vitest'
import { PATTERN_PRESETS, PRESET_NAMES } from './pattern-presets'

beforeAll(() => loadRules())

const EXAMPLES = {
  mobile: ['13800138000', '12800138000'],
  idCard: ['11010519491231002X', '11010519491231002'],
  email: ['a.b@c.cn', 'a b@c.cn'],
  postcode: ['100000', '10000'],
  plate: ['京A12345', '京a12345'],
  creditCode: ['91350100M000100Y43', '91350100M000100Y4'],
  chinese: ['汉字', '汉字a'],
  letters: ['Ab9', 'Ab-9'],
  amount: ['12.50', '12.505'],
  address: ['https://example.com', 'ftp://example.com'],
} as const satisfies Record<keyof typeof PATTERN_PRESETS, readonly [string, string]>

it.each(PRESET_NAMES)('the pattern %s takes what it is for and refuses its neighbour', (name) => {
  const compiled = compilePattern(PATTERN_PRESETS[name])
  if (!compiled.ok) throw new Error(`${name} cannot be used`)
  const [fits, not] = EXAMPLES[name]
  expect([compiled.matches(fits), compiled.matches(not)]).toEqual([true, false])
})
