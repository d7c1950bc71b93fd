// @vitest-environment node
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import form012 from '../fixtures/012.json'
import { FormRenderer } from './index'

describe('rendering on a server', () => {
  it('needs no browser', () => {
    expect(typeof document).toBe('undefined')
    const html = renderToString(createElement(FormRenderer, { definition: form012 }))
    expect(html.match(/data-field=/g)).toHaveLength(4)
    expect(html).not.toContain('<style')
  })
})
