import { describe, expect, it } from 'vitest'
import { isPictureHead, readFileKind } from './picture-kind'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

describe('a picture (E2)', () => {
  it('is known by its first bytes', () => {
    const heads = [
      '\x89PNG\r\n\x1a\n',
      '\xff\xd8\xff\xe0',
      'GIF87a',
      'GIF89a',
      'RIFF....WEBP',
      'BM....\0\0\0\0',
      '....ftypavif',
      '....ftypavis',
    ]
    expect(heads.filter((head) => !isPictureHead(bytes(head)))).toEqual([])
  })

  it('is not what is a document, a script or nothing', () => {
    const heads = [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      '<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?>',
      '<!doctype html><script>',
      '%PDF-1.7 /JavaScript',
      'RIFF....WAVEfmt ',
      'BMW is a car maker',
      'GIF',
      '',
    ]
    expect(heads.filter((head) => isPictureHead(bytes(head)))).toEqual([])
  })

  it('is decided by content alone: name and declared type count for nothing', async () => {
    expect(await readFileKind(new File(['<svg onload="alert(1)"/>'], 'photo.png', { type: 'image/png' }))).toBe('other')
    expect(await readFileKind(new File([bytes('GIF89a/*')], 'script.js', { type: 'text/javascript' }))).toBe('picture')
    expect(await readFileKind(new File([], 'empty.png'))).toBe('empty')
  })
})
