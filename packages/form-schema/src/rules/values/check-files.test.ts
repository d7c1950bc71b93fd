/** Addresses that may be shown, and lists of files. */
import { describe, expect, it } from 'vitest'
import { checkFiles, cleanFiles, FILE_ENTRY, isSafeAddress } from './check-files'

describe('an address', () => {
  it.each(['http://a.cn/b', 'HTTPS://a.cn', 'blob:http://a.cn/1', '/files/7', 'files/7?at=10:30', 'files/a#b:c', `/${'a'.repeat(2047)}`])(
    '%.40s may be shown',
    (address) => expect(isSafeAddress(address)).toBe(true),
  )

  it.each([
    '',
    7,
    null,
    '//a.cn/b',
    'javascript:alert(1)',
    'data:text/html,x',
    'x:blob:y',
    'java\tscript:x',
    ' /files/7',
    '/files/7 ',
    '/a\\b',
    '/a\u007fb',
    '/a\nb',
    `/${'a'.repeat(2048)}`,
  ])('%j may not', (address) => expect(isSafeAddress(address)).toBe(false))
})

describe('a list of files', () => {
  const file = (more: object = {}) => ({ url: '/files/1', ...more })

  it('is bounded, whole, and safe to show', () => {
    expect(checkFiles([file(), file()], { length: 2 })).toEqual([])
    expect(checkFiles([file(), file()], { length: 1 })).toEqual([{ code: 'max', params: { max: 1, count: 2 } }])
    expect(checkFiles([file(), 'x'], { length: 5 })).toMatchObject([{ code: 'shape' }])
    expect(checkFiles([file(), file({ status: 'uploading' })], { length: 5 })).toEqual([
      { code: 'upload', params: { reason: 'uploading' } },
    ])
    expect(checkFiles([file({ status: 'error' }), file()], { length: 5 })).toEqual([{ code: 'upload', params: { reason: 'error' } }])
    expect(checkFiles([file(), file({ url: '//a.cn' })], { length: 5 })).toEqual([{ code: 'type', params: { dataType: 'url' } }])
  })

  it('keeps the members that its widget knows, each of its own kind', () => {
    expect(cleanFiles([file({ uid: 1, name: 'a', raw: {}, percent: 5 })], FILE_ENTRY)).toEqual([{ uid: 1, name: 'a', url: '/files/1' }])
    expect(cleanFiles([file({ size: 5, type: 'text/plain', toString: 'x' })], FILE_ENTRY)).toEqual([file({ size: 5, type: 'text/plain' })])
    expect(cleanFiles([file({ size: '5', type: 7, url: null })], FILE_ENTRY)).toEqual([{}])
    expect(cleanFiles([file({ uid: '1', name: 5 }), 'x'], FILE_ENTRY)).toEqual([{ uid: '1', url: '/files/1' }, 'x'])
  })
})
