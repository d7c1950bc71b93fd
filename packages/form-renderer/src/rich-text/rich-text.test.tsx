import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { FormRenderer } from '../form/FormRenderer'
import { axeFindings } from '../testing/axe-findings'
import { definition, renderForm, widget } from '../testing/render-form'
import { shareLoad } from './shared-load'
import { plainText } from './plain-text'
import { isSafeLink, readLink } from './safe-link'

describe('the words of a rich text', () => {
  it.each([
    ['<p>Hello <b>world</b></p><p>again</p>', 'Hello world\nagain'],
    ['one<br>two', 'one\ntwo'],
    ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
    ['&lt;b&gt; &amp;amp; &nbsp;x', '<b> &amp;  x'],
    ['a < b and c > d', 'a < b and c > d'],
    ['<script>alert(1)</script>x<style>p{}</style>', 'x'],
    ['<svg><text>no</text></svg>y', 'y'],
    ['<p>never closed', 'never closed'],
    ['<script>never closed', ''],
    ['<', '<'],
    ['', ''],
  ])('of %j are %j', (html, text) => expect(plainText(html)).toBe(text))

  it('are found in time that grows with the text', () => {
    for (const hostile of ['<'.repeat(200_000), '<a '.repeat(100_000), '&lt;'.repeat(100_000), '<p>'.repeat(100_000)])
      expect(plainText(hostile).length).toBeLessThanOrEqual(hostile.length)
  })
})

describe('the address of a link', () => {
  it.each([
    ['example.com', 'https://example.com'],
    [' https://a.b/c?d#e ', 'https://a.b/c?d#e'],
    ['a@b.cn', 'mailto:a@b.cn'],
    ['mailto:a@b.cn', 'mailto:a@b.cn'],
    ['tel:+86 10 1234', 'tel:+86 10 1234'],
    ['/help', '/help'],
    ['#top', '#top'],
  ])('%j is %j', (typed, address) => expect(readLink(typed)).toBe(address))

  it.each([
    '',
    ' ',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
    'blob:x',
    '//evil.example',
    '\\\\evil',
    'a b.com',
  ])('%j leads nowhere', (typed) => expect(readLink(typed)).toBeNull())

  it('is validated as it is stored', () => {
    expect(isSafeLink('https://a.b')).toBe(true)
    expect(isSafeLink('javascript:alert(1)')).toBe(false)
    expect(isSafeLink('\u0001javascript:alert(1)')).toBe(false)
  })
})

describe('code that arrives', () => {
  it('comes once for many, and again after a failure', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('here')
    const onError = vi.fn<(error: unknown) => void>()
    const source = shareLoad(load)
    source.start(onError)
    source.start(onError)
    await expect.poll(() => load).toHaveBeenCalledOnce()
    await expect
      .poll(() => {
        source.start(onError)
        return source.read()
      })
      .toBe('here')
    source.start(onError)
    expect(load).toHaveBeenCalledTimes(2)
    expect(onError.mock.calls).toEqual([[new Error('offline')]])
  })
})

describe('an editor field', () => {
  const field = widget('editor', 'story', { required: true, placeholder: 'Tell', tip: 'Freely' })

  it('is plain text on a server, whatever it holds', () => {
    const html = '<p>Hi</p><img src=x onerror=alert(1)><script>alert(2)</script>'
    for (const mode of ['edit', 'preview'] as const) {
      const markup = renderToString(<FormRenderer definition={definition([field])} mode={mode} values={{ story: html }} />)
      expect(markup).toContain('Hi')
      expect(markup).not.toMatch(/onerror|<img|alert\(2\)/)
    }
  })

  it('has a name, a description and a text box before it opens, and is clean for axe', async () => {
    const { container } = renderForm([field], { values: { story: '<p>a</p>' } })
    const box = screen.getByRole('textbox', { name: /story/, description: 'Freely' })
    expect(box.getAttribute('aria-placeholder')).toBe('Tell')
    expect(await axeFindings(container)).toEqual([])
  })

  it('counts an empty paragraph as nothing', async () => {
    const { handle } = renderForm([field], { values: { story: '<p></p>' } })
    await expect(handle.validate()).resolves.toMatchObject([{ code: 'required', path: ['story'] }])
  })

  it('can be read and not opened when it is locked', () => {
    const { update } = renderForm([field], { values: { story: '<p>a</p>' }, disabled: true })
    expect(screen.getByRole('textbox').getAttribute('aria-disabled')).toBe('true')
    update({ disabled: false, mode: 'preview' })
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
