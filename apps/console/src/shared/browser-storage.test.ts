/** Storage that is disabled or full does not stop the console. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserStorage, tabStorage } from './browser-storage'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}

describe('what a browser keeps', () => {
  it('is there by its name until it is removed, in the tab or in all of them', () => {
    expect(browserStorage.write('a', '1')).toBe(true)
    expect(tabStorage.read('a')).toBeNull()
    expect([browserStorage.read('a'), browserStorage.keys()]).toEqual(['1', ['a']])
    browserStorage.remove('a')
    expect(browserStorage.read('a')).toBeNull()
  })

  it('is nothing where storage is switched off, which its very name says', () => {
    for (const name of ['localStorage', 'sessionStorage']) vi.spyOn(globalThis, name as 'localStorage', 'get').mockImplementation(refuse)
    for (const storage of [browserStorage, tabStorage]) {
      expect(storage.write('a', '1')).toBe(false)
      expect([storage.read('a'), storage.keys()]).toEqual([null, []])
      expect(() => storage.remove('a')).not.toThrow()
    }
  })

  it('says so when there is no room', () => {
    vi.stubGlobal('localStorage', { setItem: refuse })
    expect(browserStorage.write('a', '1')).toBe(false)
  })
})
