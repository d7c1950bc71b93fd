import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
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
    expect(screen.getByRole('alert').textContent).toContain('1 field needs attention')
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
    expect(screen.getByRole('alert').textContent).toContain('必须填写')
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
