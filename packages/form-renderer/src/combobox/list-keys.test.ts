import { describe, expect, it } from 'vitest'
import { isCharacter, movedRow, NOT_TYPED, rowBeginningWith, typeAhead } from './list-keys'

describe('movedRow', () => {
  it('goes around the ends of a list, and stops at those of one that goes on', () => {
    expect(movedRow('ArrowDown', 2, 3, false)).toBe(0)
    expect(movedRow('ArrowUp', 0, 3, false)).toBe(2)
    expect(movedRow('ArrowDown', 2, 3, true)).toBe(2)
    expect(movedRow('ArrowUp', 0, 3, true)).toBe(0)
  })

  it('begins at an end when no row is current, and knows nothing of other keys or of an empty list', () => {
    expect(movedRow('ArrowDown', -1, 3, false)).toBe(0)
    expect(movedRow('ArrowUp', -1, 3, false)).toBe(2)
    expect(movedRow('a', 0, 3, false)).toBeNull()
    expect(movedRow('ArrowDown', 0, 0, false)).toBeNull()
  })

  it('goes by ten, never past an end', () => {
    expect(movedRow('PageDown', 0, 25, false)).toBe(10)
    expect(movedRow('PageDown', 20, 25, false)).toBe(24)
    expect(movedRow('PageUp', 4, 25, false)).toBe(0)
  })
})

describe('typing ahead', () => {
  it('collects characters until a pause', () => {
    const first = typeAhead(NOT_TYPED, 'c', 1000)
    expect(typeAhead(first, 'r', 1400).text).toBe('cr')
    expect(typeAhead(first, 'r', 1501).text).toBe('r')
  })

  it('finds the next beginning, goes through all rows of one letter, and stays while a word goes on', () => {
    const rows = ['Apple', 'Cherry', 'Cranberry', 'Coconut']
    expect(rowBeginningWith(rows, 'c', -1)).toBe(1)
    expect(rowBeginningWith(rows, 'c', 1)).toBe(2)
    expect(rowBeginningWith(rows, 'cc', 2)).toBe(3)
    expect(rowBeginningWith(rows, 'ccc', 3)).toBe(1)
    expect(rowBeginningWith(rows, 'CR', 2)).toBe(2)
    expect(rowBeginningWith(rows, 'x', 0)).toBe(-1)
    expect(rowBeginningWith([], 'a', 0)).toBe(-1)
  })

  it('knows characters from names of keys', () => {
    const plain = { ctrlKey: false, metaKey: false, altKey: false }
    expect(['a', '中', '😀', ' '].map((key) => isCharacter({ key, ...plain }))).toEqual([true, true, true, true])
    expect(['Tab', 'F1', 'ArrowDown', 'Dead'].map((key) => isCharacter({ key, ...plain }))).toEqual([false, false, false, false])
    expect(isCharacter({ key: 'a', ...plain, ctrlKey: true })).toBe(false)
  })
})
