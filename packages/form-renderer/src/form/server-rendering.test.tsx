// @vitest-environment node
import { WIDGET_TYPES } from '@formwork/form-schema'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import form012 from '../../fixtures/012.json'
import { FormRenderer } from '../index'
import { designed, formOf } from '../testing/every-widget'

describe('rendering on a server', () => {
  it('needs no browser', () => {
    expect(typeof document).toBe('undefined')
    const html = renderToString(createElement(FormRenderer, { definition: form012 }))
    expect(html.match(/data-field=/g)).toHaveLength(4)
    expect(html).not.toContain('<style')
  })

  describe.each(['edit', 'preview'] as const)('in %s mode', (mode) => {
    it.each(WIDGET_TYPES)('writes %s without a style attribute, which a strict policy would refuse (useCss sets it)', (type) => {
      const html = renderToString(createElement(FormRenderer, { definition: formOf([designed(type)]), mode }))
      expect(html).toContain('<form')
      expect(html).not.toMatch(/ style=|<style/)
    })
  })
})
