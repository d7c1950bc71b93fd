import { describe, expect, it } from 'vitest'
import { defaultOptions } from '../../create-widget'
import { validateField } from '../../rules/validate-field'
import { widget } from '../../testing/builders'
import type { WidgetOptions } from '../index'
import { fileDefinition } from './definition'

const codes = (options: Partial<WidgetOptions<'file'>>, value: unknown) =>
  validateField(widget('file', { options }), value).map((issue) => issue.code)

describe('file', () => {
  it('has the options and defaults of the specification', () => {
    expect(defaultOptions('file')).toMatchObject({ length: 9, headers: {}, tip: '', isQiniu: false, action: '', defaultValue: [] })
    expect(fileDefinition.emptyValue(defaultOptions('file'))).toEqual([])
    expect(fileDefinition.defaultValue(defaultOptions('file'))).toEqual([])
  })

  it.each([
    [{}, [{ uid: 1, name: 'a.pdf', url: '/files/1' }], []],
    [{}, [{ uid: 1, name: 'a.pdf', url: 'ftp://x/a.pdf' }], ['type']],
    [{ length: 1 }, [{ url: '/1' }, { url: '/2' }], ['max']],
    [{}, { url: '/1' }, ['shape']],
    [{ required: true }, [], ['required']],
  ])('with %j validates %j as %j', (options, value, expected) => {
    expect(codes(options, value)).toEqual(expected)
  })

  it('keeps uid, name and url of an entry and nothing of the upload control', () => {
    const stored = [{ uid: 1, name: 'a', url: '/1', status: 'success', response: { data: '/1' }, raw: {} }]
    expect(fileDefinition.cleanValue(stored, defaultOptions('file'))).toEqual([{ uid: 1, name: 'a', url: '/1' }])
    expect(fileDefinition.cleanValue([{ uid: {}, name: 7, url: '/1' }], defaultOptions('file'))).toEqual([{ url: '/1' }])
  })
})
