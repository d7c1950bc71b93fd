/** Where a sign-in may lead: only ever inside the app. */
import { describe, expect, it } from 'vitest'
import { safeRedirect } from './safe-redirect'

const ORIGIN = 'https://work.example'
const go = (asked: string | null) => safeRedirect(asked, ORIGIN)

describe('safeRedirect', () => {
  it.each(['/dashboard', '/process/tickets/1?tab=history#top', '/design/forms/new'])('keeps the way to %s', (path) => {
    expect(go(path)).toBe(path)
  })

  it.each([
    '//evil.com',
    '/\\evil.com',
    '\\/evil.com',
    '/%09/evil.com',
    '/\t/evil.com',
    '/%5Cevil.com',
    '/%2F/evil.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'https:evil.com',
    'https://evil.com/',
    '%E0%A4%A',
    '',
  ])('leads home instead of to %j', (asked) => {
    expect(go(asked)).toBe('/')
  })

  it('leads home from a sign-in page nested in itself and from a very long address', () => {
    expect(go('/login?redirect=/login')).toBe('/')
    expect(go(`/${'a'.repeat(100_000)}`)).toBe('/')
    expect(go(null)).toBe('/')
  })
})
