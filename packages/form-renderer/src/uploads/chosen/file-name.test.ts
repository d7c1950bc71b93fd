import { describe, expect, it } from 'vitest'
import { safeFileName } from './file-name'

describe('the name of a file (E1)', () => {
  it('loses folders, whatever separates them', () => {
    expect(safeFileName('../../x')).toBe('x')
    expect(safeFileName('..\\..\\x.txt')).toBe('x.txt')
    expect(safeFileName('/etc/passwd')).toBe('passwd')
    expect(safeFileName('C:\\temp\\报告.docx')).toBe('报告.docx')
  })

  it('loses what cannot be seen: NUL, line breaks, marks that turn the direction, halves of characters', () => {
    expect(safeFileName('a\u0000b\r\nc.png')).toBe('abc.png')
    expect(safeFileName('report\u202Egnp.exe')).toBe('reportgnp.exe')
    expect(safeFileName('\u2067x\uD800y')).toBe('xy')
    expect(safeFileName('😀.png')).toBe('😀.png')
  })

  it('is text: an escape stays an escape, a second extension stays', () => {
    expect(safeFileName('%2e%2e%2fx')).toBe('%2e%2e%2fx')
    expect(safeFileName('a.png.html')).toBe('a.png.html')
    expect(safeFileName('con')).toBe('con')
  })

  it('is never empty and never long, and keeps its extension', () => {
    expect(['', '..', '/', '\u0000'].map(safeFileName)).toEqual(['file', 'file', 'file', 'file'])
    const long = safeFileName(`${'很'.repeat(4096)}.pdf`)
    expect(long).toHaveLength(200)
    expect(long.endsWith('….pdf')).toBe(true)
  })
})
