import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../testing/axe-findings'
import { renderForm, widget } from '../testing/render-form'

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

describe('date', () => {
  it.each([
    ['date', 'yyyy-MM-dd', '2026-02-28'],
    ['month', 'yyyy-MM', '2026-02'],
    ['year', 'yyyy', '2026'],
    ['datetime', 'yyyy-MM-dd HH:mm:ss', '2026-02-28 09:30:00'],
    ['datetime', 'yyyy/MM/dd HH:mm', '2026/02/28 09:30'],
  ])('of type %s stores text as %s', async (type, format, text) => {
    const { user, handle } = renderForm([widget('date', 'day', { type, format })])
    await user.type(box('day'), text)
    expect(await handle.getData()).toEqual({ day: text })
  })

  it('refuses a day that does not exist and keeps what was typed', async () => {
    const { user } = renderForm([widget('date', 'day')])
    await user.type(box('day'), '2026-02-30')
    await user.click(document.body)
    expect(await screen.findByText(/^day/, { selector: '.fw-error' })).toBeTruthy()
    expect(box('day').value).toBe('2026-02-30')
  })

  it('tidies what was typed in a hurry', async () => {
    const { user } = renderForm([widget('date', 'day')])
    await user.type(box('day'), '2026/1/5')
    await user.tab()
    expect(box('day').value).toBe('2026-01-05')
  })

  it('stores milliseconds when the definition asks for a timestamp, and shows the same wall clock again', async () => {
    const { user, handle, update } = renderForm([widget('date', 'day', { timestamp: true })])
    await user.type(box('day'), '2026-03-29')
    const midnight = new Date(2026, 2, 29).getTime()
    expect(await handle.getData()).toEqual({ day: midnight })
    update({ mode: 'preview', locale: 'zh-CN' })
    expect(screen.getByText('2026-03-29')).toBeTruthy()
    update({ mode: 'preview', locale: 'de' })
    expect(screen.getByText('29.03.2026')).toBeTruthy()
  })

  it('takes a range in order and refuses a reversed one', async () => {
    const { user, handle } = renderForm([widget('date', 'stay', { type: 'daterange' })])
    await user.type(box('Start'), '2026-01-02')
    await user.type(box('End'), '2026-01-05')
    expect(await handle.getData()).toEqual({ stay: ['2026-01-02', '2026-01-05'] })
    await user.clear(box('End'))
    await user.type(box('End'), '2026-01-01')
    await expect(handle.getData()).rejects.toThrow('Form data validation failed')
  })

  it('counts a range cleared on both sides as empty', async () => {
    const { user, handle } = renderForm([widget('date', 'stay', { type: 'daterange' })], { values: { stay: ['2026-01-02', '2026-01-05'] } })
    await user.clear(box('Start'))
    await user.clear(box('End'))
    expect(await handle.getData()).toEqual({ stay: [] })
  })

  it('collects dates in order, each once, and lets one be taken out', async () => {
    const { user, handle } = renderForm([widget('date', 'days', { type: 'dates' })])
    await user.type(box('Add date'), '2026-02-02{Enter}20260101{Enter}2026-02-02{Enter}2026-03-03')
    await user.tab()
    expect(await handle.getData()).toEqual({ days: ['2026-01-01', '2026-02-02', '2026-03-03'] })
    await user.click(screen.getByRole('button', { name: 'Remove 2026-02-02' }))
    expect(await handle.getData()).toEqual({ days: ['2026-01-01', '2026-03-03'] })
  })

  it('is only chosen where typing is off', async () => {
    const { user, handle } = renderForm([widget('date', 'day', { editable: false, defaultValue: '2026-03-05' })])
    expect(box('day').readOnly).toBe(true)
    box('day').focus()
    await user.keyboard('{Enter}')
    await user.click(await cell('Friday, March 6, 2026'))
    expect(await handle.getData()).toEqual({ day: '2026-03-06' })
    box('day').focus()
    await user.keyboard('{Delete}')
    expect(await handle.getData()).toEqual({ day: '' })
  })
})

const open = () => screen.getByRole('button', { name: 'Open date picker' })
const cell = (name: string | RegExp) => screen.findByRole('button', { name })
const focused = () => document.activeElement?.getAttribute('aria-label')

describe('the calendar of a date', () => {
  it('opens on its value, is walked with arrow keys, and gives the focus back', async () => {
    const { user, handle } = renderForm([widget('date', 'day', { defaultValue: '2026-03-05' })])
    await user.click(open())
    await cell('Thursday, March 5, 2026')
    expect(screen.getByRole('dialog', { name: 'day' })).toBeTruthy()
    await user.keyboard('{ArrowDown}{ArrowRight}{PageDown}')
    expect(focused()).toBe('Monday, April 13, 2026')
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(open())
    expect(await handle.getData()).toEqual({ day: '2026-04-13' })
  })

  it('opens from the text with Alt and the arrow down, and Escape closes it without a change', async () => {
    const { user, handle } = renderForm([widget('date', 'day', { defaultValue: '2026-03-05' })])
    box('day').focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await cell('Thursday, March 5, 2026')
    await user.keyboard('{ArrowRight}{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(box('day'))
    expect(await handle.getData()).toEqual({ day: '2026-03-05' })
  })

  it('leads from days to months to years and back down', async () => {
    const { user, handle } = renderForm([widget('date', 'day', { defaultValue: '2026-03-05' })])
    await user.click(open())
    await user.click(await cell(/Choose a month/))
    await user.click(await cell(/Choose a year/))
    expect(screen.getByRole('grid', { name: '2016 – 2027' })).toBeTruthy()
    await user.click(await cell('2019'))
    await user.click(await cell('Jul 2019'))
    await user.click(await cell('Sunday, July 14, 2019'))
    expect(await handle.getData()).toEqual({ day: '2019-07-14' })
  })

  it.each([
    ['month', 'yyyy-MM', 'May 2026', '2026-05'],
    ['year', 'yyyy', '2027', '2027'],
    ['year', 'yyyy-MM-dd', '2027', '2027-01-01'],
    ['date', 'yyyy-MM', 'May 2026', '2026-05'],
  ])('of type %s in the format %s has cells like %s', async (type, format, name, expected) => {
    const { user, handle } = renderForm([widget('date', 'day', { type, format })], {
      values: { day: format.replace('yyyy', '2026').replace('MM', '03').replace('dd', '01') },
    })
    await user.click(open())
    await user.click(await cell(name))
    expect(await handle.getData()).toEqual({ day: expected })
  })

  it('has a clock for a moment, keeps the time when the day changes, and closes when told', async () => {
    const { user, handle } = renderForm([widget('date', 'when', { type: 'datetime', format: 'yyyy-MM-dd HH:mm' })], {
      values: { when: '2026-03-05 09:30' },
    })
    await user.click(open())
    await user.click(await cell('Friday, March 6, 2026'))
    screen.getByRole('listbox', { name: 'Hour' }).focus()
    await user.keyboard('14{ArrowRight}{ArrowDown}')
    expect(screen.queryByRole('listbox', { name: 'Second' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(await handle.getData()).toEqual({ when: '2026-03-06 14:31' })
  })

  it('stores milliseconds of what was chosen', async () => {
    const { user, handle } = renderForm([widget('date', 'day', { timestamp: true })], { values: { day: new Date(2026, 2, 5).getTime() } })
    await user.click(open())
    await user.click(await cell('Sunday, March 29, 2026'))
    expect(await handle.getData()).toEqual({ day: new Date(2026, 2, 29).getTime() })
  })

  it('takes both ends of a range, in whatever order, and then closes', async () => {
    const { user, handle } = renderForm([widget('date', 'stay', { type: 'daterange' })], { values: { stay: ['2026-03-05', '2026-03-09'] } })
    await user.click(open())
    await user.click(await cell('Thursday, April 2, 2026'))
    expect(screen.getByRole('status').textContent).toBe('Choose the end')
    expect(await handle.getData()).toEqual({ stay: ['2026-03-05', '2026-03-09'] })
    await user.click(await cell('Sunday, March 29, 2026'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await handle.getData()).toEqual({ stay: ['2026-03-29', '2026-04-02'] })
  })

  it('ends a range of moments with its last second, and lets both times be typed', async () => {
    const { user, handle } = renderForm([widget('date', 'stay', { type: 'datetimerange', format: 'yyyy-MM-dd HH:mm' })])
    await user.click(open())
    const [first, second] = await screen.findAllByRole('button', { name: /day, / })
    if (first) await user.click(first)
    if (second) await user.click(second)
    expect(box('Start time').value).toBe('00:00')
    expect(box('End time').value).toBe('23:59')
    await user.clear(box('Start time'))
    await user.type(box('Start time'), '9:15')
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(await handle.getData()).toMatchObject({ stay: [expect.stringMatching(/ 09:15$/), expect.stringMatching(/ 23:59$/)] })
  })

  it('puts days into a list and takes them out', async () => {
    const { user, handle } = renderForm([widget('date', 'days', { type: 'dates' })], { values: { days: ['2026-03-05'] } })
    await user.click(open())
    await user.click(await cell('Monday, March 2, 2026'))
    await user.click(await cell('Thursday, March 5, 2026'))
    await user.click(await cell('Saturday, March 7, 2026'))
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(await handle.getData()).toEqual({ days: ['2026-03-02', '2026-03-07'] })
  })

  it('is not there where the format has no year, nor for a field that cannot be changed', () => {
    renderForm([widget('date', 'a', { format: 'MM-dd' }), widget('date', 'b', { readonly: true }), widget('date', 'c', { disabled: true })])
    expect(screen.queryByRole('button', { name: 'Open date picker' })).toBeNull()
  })

  it('speaks Chinese and begins the week on Monday', async () => {
    const { user } = renderForm([widget('date', 'day', { defaultValue: '2026-03-05' })], { locale: 'zh-CN' })
    await user.click(screen.getByRole('button', { name: '打开日期选择' }))
    expect(await cell('2026年3月5日星期四')).toBeTruthy()
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['一', '二', '三', '四', '五', '六', '日'])
    expect(screen.getByRole('grid', { name: '2026年3月' })).toBeTruthy()
  })

  it.each(['date', 'dates', 'month', 'year', 'datetime', 'daterange', 'datetimerange'])(
    'of type %s has no accessibility finding',
    async (type) => {
      const { user, container } = renderForm([widget('date', 'day', { type, format: 'yyyy-MM-dd HH:mm:ss' })])
      await user.click(open())
      await screen.findAllByRole('grid')
      expect(await axeFindings(container)).toEqual([])
    },
  )
})
