/** Patterns that freeze other engines: apart from the other tests, because instrumented code is slow (mutation tests leave this file out). */
import { expect, it } from 'vitest'
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
  // Processor time: what others do on the machine does not count.
  const before = process.threadCpuUsage()
  pattern.matches(`${'a'.repeat(Math.min(2000, pattern.longest))}!`)
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(1000)
})
