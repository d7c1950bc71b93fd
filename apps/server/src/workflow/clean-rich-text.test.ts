/** Rich text as it is stored: nothing in it runs, asks another host for something or hides anything, and cleaning it again changes nothing. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { importDefinition } from '@formwork/form-schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeAndCheck } from './check-values'
import { cleanRichText } from './clean-rich-text'

/** The list of the browser's own test; a package of its own, which the server does not import. */
const text = readFileSync(fileURLToPath(new URL('../../../../e2e/renderer/hostile.ts', import.meta.url)), 'utf8')
const HOSTILE = [...text.slice(text.indexOf('HOSTILE')).matchAll(/^ {2}`((?:[^`\\]|\\.)*)`,$/gm)].map(([, line = '']) =>
  line
    .replaceAll('${RUN}', 'window.hit=1')
    .replaceAll(String.raw`\${`, '${')
    .replaceAll(/\\u([\da-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
)

const ALLOWED =
  /^(?:\/?(?:a|b|blockquote|br|code|del|div|em|h[1-6]|hr|i|img|ins|li|ol|p|pre|s|span|strike|strong|su[bp]|u|ul|table|caption|colgroup|col|thead|tbody|tfoot|tr|t[hd]))$/
const ATTRIBUTE = /^(?:href|src|alt|title|width|height|colspan|rowspan|start|target|rel)$/

/** Reads what was written by one rule: `<name attribute="value" …>`. Whatever else holds a `<` is a finding. */
function troubles(html: string): string[] {
  const found: string[] = []
  const left = html.replaceAll(/<(\/?[a-z][a-z\d]*)((?: [a-z]+="[^"<>]*")*) ?\/?>/g, (_, name: string, attributes: string) => {
    if (!ALLOWED.test(name)) found.push(`the tag ${name}`)
    for (const [, key = '', value = ''] of attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
      if (!ATTRIBUTE.test(key)) found.push(`the attribute ${key}`)
      if (key === 'src' && !/^(?!\/\/)[^:/?#]*(?:[/?#]|$)/.test(value)) found.push(`a picture from ${value}`)
      if (key === 'href' && !/^(?:https?:\/\/|mailto:|tel:|(?!\/\/)[^:/?#]*(?:[/?#]|$))/i.test(value)) found.push(`a way to ${value}`)
    }
    return ''
  })
  if (left.includes('<')) found.push(`markup that is not closed: ${left}`)
  return found
}

describe('hostile rich text', () => {
  it('is cleaned, and stays as it is when it is cleaned again', () => {
    expect(HOSTILE.length).toBeGreaterThan(60)
    for (const hostile of HOSTILE) {
      for (const html of [hostile, `<p>${hostile}</p>`, `<table><tr><td>${hostile}`, `<!-- ${hostile}`]) {
        const cleaned = cleanRichText(html)
        expect(troubles(cleaned), `${html} became ${cleaned}`).toEqual([])
        expect(cleanRichText(cleaned)).toBe(cleaned)
      }
    }
  })

  it.each([
    'https://evil.example/x.png',
    '//evil.example/x.png',
    'http:\\\\evil.example',
    'data:image/png;base64,AAAA',
    'blob:https://x/1',
    '',
  ])('loses a picture from %j', (src) => {
    expect(cleanRichText(`<p>a<img src="${src}" alt="x">b</p>`)).toBe('<p>ab</p>')
  })

  it('made of any pieces is cleaned for good the first time', () => {
    const piece = fc.oneof(
      fc.constantFrom(...HOSTILE),
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '&',
        '&lt;',
        '&amp;lt;',
        '<p>',
        '</p>',
        '<a href="',
        '<img src=',
        '<svg>',
        '<math>',
        '<style>',
        '<!--',
        '-->',
        '<table>',
        '<td>',
        '<noscript>',
        '<textarea>',
        '</',
      ),
      fc.string({ maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const cleaned = cleanRichText(pieces.join(''))
        expect(troubles(cleaned)).toEqual([])
        expect(cleanRichText(cleaned)).toBe(cleaned)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('what people write', () => {
  it.each([
    '<p>你好，<strong>世界</strong> <em>a</em> <u>b</u> <s>c</s></p>',
    '<h2>标题</h2><ul><li><p>一</p></li></ul><ol start="3"><li>三</li></ol><blockquote><p>引</p></blockquote>',
    '<pre><code>if (a &lt; b) &amp;&amp; c</code></pre><hr><p>a<br>b</p>',
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
    '<p><img src="/api/v1/files/7" alt="图" width="100"></p>',
    '<p><a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">x</a></p>',
  ])('stays: %s', (html) => {
    expect(cleanRichText(html)).toBe(html)
  })
})

describe('the values of a form', () => {
  const editor = (model: string, options = {}) => ({ type: 'editor', key: model, model, name: model, options, rules: [] })
  const rows = {
    type: 'subform',
    key: 'rows',
    model: 'rows',
    name: 'rows',
    options: {},
    rules: [],
    columns: [{ span: 24, list: [editor('note')] }],
  }
  const plain = { type: 'input', key: 'plain', model: 'plain', name: 'plain', options: {}, rules: [] }
  const read = (list: object[]) => {
    const imported = importDefinition({ list, config: {} })
    if (!imported.ok) throw new Error('the form cannot be read')
    return imported.form
  }
  const BAD = '<p onclick="x()">a</p><img src="https://evil.example/x">'

  it('are stored clean, those in rows too; a text that is not rich stays as it was entered', () => {
    const stored = computeAndCheck(read([editor('text'), plain, rows]), { text: BAD, plain: BAD, rows: [{ note: BAD }] }, 'en')
    expect(JSON.parse(JSON.stringify(stored))).toEqual({ text: '<p>a</p>', plain: BAD, rows: [{ note: '<p>a</p>' }] })
  })

  it('lack a required rich text of which nothing is left', () => {
    expect(() => computeAndCheck(read([editor('text', { required: true })]), { text: '<script>1</script>' }, 'en')).toThrow(
      'ticket.values-refused',
    )
  })
})
