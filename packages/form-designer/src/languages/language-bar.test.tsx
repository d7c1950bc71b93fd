/** Languages added, named and read from files, on the bar alone. */
import { languagesOf, LANGUAGE_LIMITS, type FormLanguages, withLanguages } from '@formwork/form-schema'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { formOfWidgets, widgetOf } from '../testing/forms'
import { designerIn, renderWith } from '../testing/render-row'
import type { DesignerSheets } from './designer-sheets'
import { LanguageBar } from './LanguageBar'

const plain = formOfWidgets(widgetOf('input', 'a', { name: 'Reason' }))

function openBar(languages: FormLanguages = { language: null, translations: {} }, sheets?: DesignerSheets, locale = 'en') {
  const form = { ...plain, config: withLanguages(plain.config, languages) }
  const onChange = vi.fn<(next: FormLanguages) => void>()
  const view = renderWith(
    designerIn(locale, form, { sheets }),
    <LanguageBar form={form} languages={languagesOf(form)} onChange={onChange} />,
  )
  return { ...view, onChange, said: () => screen.getByRole('status').textContent }
}
const choose = (file: File, label = 'Import a table') => fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } })
const addBox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Add a language' })

describe('adding a language', () => {
  it('takes a tag by Enter or by the button, trimmed, and empties the box', async () => {
    const { user, onChange } = openBar({ language: null, translations: { en: { Reason: 'Why' } } })
    await user.type(addBox(), ' pt-BR {Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ language: null, translations: { en: { Reason: 'Why' }, 'pt-BR': {} } })
    expect(addBox().value).toBe('')
    expect(screen.getByRole('button', { name: 'Add a language' }).hasAttribute('disabled')).toBe(true)
    await user.type(addBox(), 'ja')
    await user.click(screen.getByRole('button', { name: 'Add a language' }))
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it.each(['EN', 'english', 'e', '12', 'en_GB'])('refuses %j, says why and keeps it in the box', async (tag) => {
    const { user, onChange, said } = openBar({ language: null, translations: { en: {} } })
    await user.type(addBox(), `${tag}{Enter}`)
    expect(onChange).not.toHaveBeenCalled()
    expect([said(), addBox().value]).toEqual(['That is no language tag, or the form has it already', tag])
  })

  it('is refused for the language that the form is written in', async () => {
    const { user, onChange, said } = openBar({ language: 'zh-CN', translations: {} })
    await user.type(addBox(), 'zh-cn{Enter}')
    expect(onChange).not.toHaveBeenCalled()
    expect(said()).toBe('That is no language tag, or the form has it already')
  })

  it('writes its tag as tags are written', async () => {
    const { user, onChange } = openBar()
    await user.type(addBox(), 'PT-br{Enter}')
    expect(onChange).toHaveBeenLastCalledWith({ language: null, translations: { 'pt-BR': {} } })
  })

  it('is refused past the number that a form takes', async () => {
    const translations = Object.fromEntries(Array.from({ length: LANGUAGE_LIMITS.languages }, (_, at) => [`aa-x${10 + at}`, {}]))
    const { user, onChange } = openBar({ language: null, translations })
    await user.type(addBox(), 'en{Enter}')
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('the language that a form is written in', () => {
  it('is taken when its box is left, and none when it is emptied', async () => {
    const { user, onChange } = openBar({ language: 'zh-CN', translations: {} })
    const own = screen.getByRole<HTMLInputElement>('combobox', { name: 'The form is written in' })
    expect(own.value).toBe('zh-CN')
    await user.clear(own)
    await user.tab()
    expect(onChange).toHaveBeenLastCalledWith({ language: null, translations: {} })
    await user.type(own, 'de')
    await user.tab()
    expect(onChange).toHaveBeenLastCalledWith({ language: 'de', translations: {} })
  })

  it.each([
    ['what is no language', 'en', 'German', 'The form is written in', /has not been changed/],
    ['what is no language', 'zh-CN', 'German', '表单原文语言', /没有更改/],
    ['one that it is translated into', 'en', 'FR', 'The form is written in', /has not been changed/],
  ])('is not changed to %s, and that is said in %s', async (_what, locale, wrong, label, sentence) => {
    const { user, onChange, said } = openBar({ language: 'de', translations: { fr: {} } }, undefined, locale)
    const own = screen.getByRole('combobox', { name: label })
    await user.clear(own)
    await user.type(own, wrong)
    await user.tab()
    expect(onChange).not.toHaveBeenCalled()
    expect(said()).toMatch(sentence)
  })
})

describe('a table from a file', () => {
  const rows = [
    ['text', 'fr'],
    ['Reason', 'Motif'],
    ['Unknown', 'Rien'],
  ]
  const xlsx = () => new File(['PK'], 'Table.XLSX')

  it('that is a spreadsheet is read by the host, and says what it brought', async () => {
    const read = vi.fn(async () => rows)
    const { onChange, said } = openBar(undefined, { read, write: async () => new Blob() })
    choose(xlsx())
    await waitFor(() => expect(onChange).toHaveBeenCalledWith({ language: null, translations: { fr: { Reason: 'Motif' } } }))
    expect(said()).toBe('1 translations taken over; 1 texts of the table are not in this form')
  })

  it.each<[string, DesignerSheets | undefined, () => File]>([
    ['a spreadsheet without a host that reads it', undefined, xlsx],
    ['a spreadsheet that the host cannot read', { read: () => Promise.reject(new Error('no')), write: async () => new Blob() }, xlsx],
    ['a table without the column of texts', undefined, () => new File(['a,fr\n1,2'], 'x.csv')],
    ['a file that is too large', undefined, () => new File(['text,fr\n', 'x'.repeat(4 * 1024 * 1024)], 'x.csv')],
    ['nothing', undefined, () => new File([''], 'x.csv')],
  ])('that is %s changes nothing and says what a table needs', async (_what, sheets, file) => {
    const { onChange, said } = openBar(undefined, sheets)
    choose(file())
    await waitFor(() => expect(said()).toMatch(/no table of translations/))
    expect(onChange).not.toHaveBeenCalled()
  })

  it('can be chosen again after it was changed', async () => {
    const { onChange } = openBar()
    const input = screen.getByLabelText<HTMLInputElement>('Import a table')
    choose(new File(['text,fr\nReason,Motif'], 'x.csv'))
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
    expect(input.value).toBe('')
    expect(input.accept).not.toContain('xlsx')
  })

  it('is written as a spreadsheet only where the host can, with every text in it', async () => {
    const write = vi.fn(async (_rows: readonly (readonly string[])[]) => new Blob(['sheet']))
    const address = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    const { user } = openBar({ language: null, translations: { fr: {} } }, { read: async () => [], write })
    await user.click(screen.getByRole('button', { name: 'Export Excel' }))
    await waitFor(() => expect(address).toHaveBeenCalledOnce())
    expect(write.mock.calls[0]?.[0]?.map(([, text]) => text)).toContain('Reason')
    address.mockRestore()
  })
})
