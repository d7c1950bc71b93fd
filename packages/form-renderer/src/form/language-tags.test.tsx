import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { de } from '../languages/de'
import { calendarNames } from '../pickers/calendar-names'
import { usualFirstWeekday } from '../pickers/first-weekday'
import { renderForm, widget } from '../testing/render-form'

const required = [widget('input', 'name', { required: true })]
const langOf = (container: HTMLElement) => container.querySelector('.fw-form')?.getAttribute('lang')

describe('a form in the language of its host', () => {
  it.each([
    ['en-US', 'en-US'],
    ['de', 'de'],
    ['fr', 'fr'],
    ['ar-EG', 'ar-EG'],
    ['no such language!', 'en'],
  ])('is filled in English where %j is asked for, and says it is %s', async (locale, lang) => {
    const { user, container } = renderForm(required, { locale })
    expect(langOf(container)).toBe(lang)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect((await screen.findByRole('alert')).textContent).toContain('1 field needs attention')
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  })

  it.each([
    ['zh-Hans-CN', 'zh-Hans-CN'],
    ['zh-TW', 'zh-TW'],
    ['zh_CN', 'zh-CN'],
    [undefined, 'zh-CN'],
  ])('is filled in Chinese where %j is asked for', async (locale, lang) => {
    const { user, container } = renderForm(required, { locale })
    expect(langOf(container)).toBe(lang)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect((await screen.findByRole('alert')).textContent).toContain('必须填写')
  })
})

describe('the messages of the rules', () => {
  it('are the host’s, at the field, in the summary and in what is handed back', async () => {
    const ruleMessages = { required: ' muss ausgefüllt werden' }
    const { handle } = renderForm(required, { locale: 'de', ruleMessages })
    expect(await handle.validate()).toMatchObject([{ code: 'required', message: 'name muss ausgefüllt werden' }])
    expect(await screen.findAllByText('name muss ausgefüllt werden')).toHaveLength(2)
  })
})

describe('a page that changes its language while a form is filled', () => {
  it('has what is wrong said in the new one, in rows and in the summary too', async () => {
    const rows = widget('subform', 'items', {}, { columns: [{ span: 24, list: [widget('input', 'what', { required: true })] }] })
    const { user, update } = renderForm([...required, rows], { locale: 'en', defaultValue: { items: [{ what: '' }] } })
    await user.click(await screen.findByRole('button', { name: 'Send' }))
    expect(await screen.findAllByText('name is required')).toHaveLength(2)
    expect(screen.getAllByText('what is required')).not.toHaveLength(0)
    update({ ...de })
    expect(await screen.findAllByText('name muss ausgefüllt werden')).toHaveLength(2)
    expect(screen.getAllByText('what muss ausgefüllt werden')).not.toHaveLength(0)
    expect(document.body.textContent).not.toContain('is required')
  })

  it('keeps what a server said', async () => {
    const { handle, update } = renderForm(required, { locale: 'en', defaultValue: { name: 'Ada' } })
    act(() => handle.showIssues([{ path: ['name'], message: 'taken' }]))
    expect(await screen.findAllByText('taken')).toHaveLength(2)
    update({ locale: 'zh-CN' })
    expect(screen.getAllByText('taken')).toHaveLength(2)
  })
})

describe('a calendar', () => {
  it('names months in the language itself, in English where the browser does not know it', () => {
    expect(calendarNames('de', 1).weekdays[0]?.full).toBe('Montag')
    expect(calendarNames('fr-CA', 0).weekdays[0]?.full).toBe('dimanche')
    expect(calendarNames('xx', 0).weekdays[0]?.full).toBe('Sunday')
  })

  it('begins a week as the country does', () => {
    const days = Object.fromEntries(['zh-CN', 'en', 'en-US', 'en-GB', 'de', 'xx'].map((tag) => [tag, usualFirstWeekday(tag)]))
    expect(days).toEqual({ 'zh-CN': 1, en: 0, 'en-US': 0, 'en-GB': 1, de: 1, xx: 1 })
  })
})
