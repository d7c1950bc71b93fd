/** Messages come in two parts, and switching the language loads the parts that are in use. */
import { beforeEach, describe, expect, it, vi } from 'vitest'

const loaders = {
  first: vi.fn(async (locale: string) => ({ sign: `sign in ${locale}` })),
  rest: vi.fn(async (locale: string) => ({ tickets: `tickets ${locale}` })),
}

beforeEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
})

describe('the messages', () => {
  it('of the console are not loaded for the sign-in page', async () => {
    const { i18n, startI18n, switchLocale } = await import('./i18n')
    await startI18n(loaders)
    await switchLocale('en')
    expect(i18n._('sign')).toBe('sign in en')
    expect(loaders.rest).not.toHaveBeenCalled()
  })

  it('are whole once the console was asked for, in the next language too', async () => {
    const { i18n, loadAllMessages, startI18n, switchLocale } = await import('./i18n')
    await startI18n(loaders)
    await switchLocale('en')
    await loadAllMessages()
    expect([i18n._('sign'), i18n._('tickets')]).toEqual(['sign in en', 'tickets en'])
    await switchLocale('zh-CN')
    expect([i18n._('sign'), i18n._('tickets')]).toEqual(['sign in zh-CN', 'tickets zh-CN'])
  })
})
