/** A bundler may begin with any module: what a browser has in place of Node's parts must not lead back to what asks for it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.doMock('#re2', () => import('./on-demand'))
  vi.doMock('#further-rules', () => import('../further/on-demand'))
})

afterEach(() => {
  vi.doUnmock('#re2')
  vi.doUnmock('#further-rules')
  vi.resetModules()
})

it.each([
  ['input', () => import('../../widgets/input/behaviour')],
  ['textarea', () => import('../../widgets/textarea/behaviour')],
] as const)('a field of type %s is one where its behaviour is loaded first of all', async (type, loadFirst) => {
  await loadFirst()
  const { createWidget } = await import('../../create-widget')
  const { isField } = await import('../../widgets/behaviours')
  expect(isField(createWidget(type, { newKey: () => 'key' }))).toBe(true)
})
