/** Patterns that freeze other engines: apart from the other tests, because instrumented code is slow (mutation tests leave this file out). */
import { expect, it } from 'vitest'
import { usualTime } from '../testing/usual-time'
import { compilePattern } from './pattern'

it.each([
  '^(a+)+$',
  '(a|a)*$',
  '(.*)*x',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(a{0,30}){0,30}b',
  // RE2 decides these.
  '^(\\p{L}+)+$',
  '(\\p{L}|\\p{L})*$',
  '[\\p{L}]{0,240}\\d',
  '/^(([a-z])+.)+[A-Z]([a-z])+$/i',
  '/(a{0,15}){0,15}b/i',
])('%s is decided on a long value quickly', (source) => {
  const pattern = compilePattern(source)
  if (!pattern.ok) throw new Error(pattern.problem)
  const value = `${'a'.repeat(Math.min(2000, pattern.longest))}!`
  expect(usualTime(() => pattern.matches(value), 1000)).toBeLessThan(1000)
})
