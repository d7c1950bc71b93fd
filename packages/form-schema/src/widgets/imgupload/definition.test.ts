import { describe, expect, it } from 'vitest'
import { defaultOptions } from '../../create-widget'
import type { Locale } from '../../messages/locale'
import { validateField } from '../../rules/validate-field'
import { widget } from '../../testing/builders'
import type { WidgetOptions } from '../index'
import { imguploadDefinition } from './definition'

const codes = (options: Partial<WidgetOptions<'imgupload'>>, value: unknown) =>
  validateField(widget('imgupload', { options }), value).map((issue) => issue.code)

describe('imgupload', () => {
  const picture = (url: string, status = 'success') => ({ key: 'k', url, percent: 100, status })

  it('has the options and defaults of the specification', () => {
    expect(defaultOptions('imgupload')).toMatchObject({
      size: { width: 100, height: 100 },
      length: 8,
      multiple: false,
      isQiniu: false,
      isDelete: false,
      isEdit: false,
      min: 0,
      token: '',
      tokenFunc: 'funcGetToken',
      domain: '',
      action: '',
      headers: {},
      defaultValue: [],
    })
    expect(imguploadDefinition.emptyValue(defaultOptions('imgupload'))).toEqual([])
    expect(imguploadDefinition.defaultValue(defaultOptions('imgupload'))).toEqual([])
  })

  it.each([
    [{}, [picture('https://example.com/a.png'), picture('/files/7')], []],
    [{}, [picture('javascript:alert(1)')], ['type']],
    [{}, [picture('data:text/html,x')], ['type']],
    [{}, [picture('//evil.example')], ['type']],
    [{}, [picture('java\tscript:alert(1)')], ['type']],
    [{}, [picture('\\\\evil.example')], ['type']],
    [{}, [{}], ['type']],
    [{ length: 1 }, [picture('/1'), picture('/2')], ['max']],
    [{ min: 2 }, [picture('/1')], ['min']],
    [{ min: 2 }, [picture('/1'), picture('/2')], []],
    [{ min: 2 }, [], []],
    [{ min: 2, required: true }, [], ['required']],
    [{ min: 2 }, [picture('', 'uploading')], ['min']],
    [{}, [picture('', 'uploading')], ['upload']],
    [{}, [picture('', 'error')], ['upload']],
    [{}, ['/a.png'], ['shape']],
    [{}, '/a.png', ['shape']],
    [{ required: true }, [], ['required']],
  ])('with %j validates %j as %j', (options, value, expected) => {
    expect(codes(options, value)).toEqual(expected)
  })

  it('names the limit, the wait and the failure', () => {
    const said = (options: Partial<WidgetOptions<'imgupload'>>, value: unknown, locale: Locale = 'zh-CN') =>
      validateField(widget('imgupload', { name: '照片', options }), value, { locale })[0]?.message
    const message = (value: unknown) => said({ length: 1 }, value)
    expect(message([picture('/1'), picture('/2')])).toBe('照片最多上传 1 个文件')
    expect(said({ min: 2 }, [picture('/1')])).toBe('照片至少上传 2 个文件')
    expect(said({ min: 2 }, [picture('/1')], 'en')).toBe('照片 needs at least 2 files')
    expect(message([picture('', 'uploading')])).toBe('照片尚有文件正在上传')
    expect(message([picture('', 'error')])).toBe('照片有文件上传失败')
  })

  it('keeps of an entry what the old family reads', () => {
    const stored = [{ ...picture('/1'), raw: {}, response: { code: 0 } }, 'left alone']
    expect(imguploadDefinition.cleanValue(stored, defaultOptions('imgupload'))).toEqual([picture('/1'), 'left alone'])
    expect(imguploadDefinition.cleanValue('x', defaultOptions('imgupload'))).toBe('x')
  })

  it.each([{ width: 0, height: 100 }, { width: 100 }, { width: 1e9, height: 1 }, 100])('refuses the size %j', (size) => {
    expect(imguploadDefinition.options.safeParse({ size }).success).toBe(false)
  })
})
