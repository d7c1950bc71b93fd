import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../testing/axe-findings'
import { renderForm, widget } from '../testing/render-form'

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const open = () => screen.getByRole('button', { name: 'Open time picker' })

describe('time', () => {
  it.each([
    ['HH:mm:ss', '093000', '09:30:00'],
    ['HH:mm', '9:5', '09:05'],
    ['HH时mm分', '9 5', '09时05分'],
    ['mm:ss', '5:09', '05:09'],
  ])('in the format %s takes %s for %s', async (format, typed, expected) => {
    const { user, handle } = renderForm([widget('time', 'at', { format })])
    await user.type(box('at'), typed)
    await user.tab()
    expect(await handle.getData()).toEqual({ at: expected })
  })

  it('refuses an hour that does not exist and keeps what was typed', async () => {
    const { user } = renderForm([widget('time', 'at')])
    await user.type(box('at'), '25:00:00')
    await user.click(document.body)
    expect(await screen.findByText(/^at/, { selector: '.fw-error' })).toBeTruthy()
    expect(box('at').value).toBe('25:00:00')
    expect(box('at').getAttribute('aria-invalid')).toBe('true')
  })

  it('steps the part under the caret with the arrow keys and keeps it selected', async () => {
    const { user, handle } = renderForm([widget('time', 'at', { defaultValue: '09:59:00' })])
    box('at').focus()
    box('at').setSelectionRange(4, 4)
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(await handle.getData()).toEqual({ at: '09:01:00' })
    expect([box('at').selectionStart, box('at').selectionEnd]).toEqual([3, 5])
  })

  it('leaves the arrow keys alone without arrow control, and on a field that cannot be changed', async () => {
    const { user, handle } = renderForm([
      widget('time', 'a', { arrowControl: false, defaultValue: '09:00:00' }),
      widget('time', 'b', { readonly: true, defaultValue: '09:00:00' }),
    ])
    for (const name of ['a', 'b']) {
      box(name).focus()
      await user.keyboard('{ArrowUp}')
    }
    expect(await handle.getData()).toEqual({ a: '09:00:00', b: '09:00:00' })
    expect(screen.getAllByRole('button', { name: 'Open time picker' })).toHaveLength(1)
  })

  it('is emptied by its cross, which gives the focus back, unless it is not clearable', async () => {
    const { user, handle } = renderForm([
      widget('time', 'a', { defaultValue: '09:00:00' }),
      widget('time', 'b', { clearable: false, defaultValue: '09:00:00' }),
    ])
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(document.activeElement).toBe(box('a'))
    expect(await handle.getData()).toEqual({ a: '', b: '09:00:00' })
  })

  it('takes a range in order, refuses a reversed one, and is empty when both ends are', async () => {
    const { user, handle } = renderForm([widget('time', 'shift', { isRange: true, format: 'HH:mm' })])
    await user.type(box('Start'), '08:00')
    await user.type(box('End'), '17:30')
    expect(await handle.getData()).toEqual({ shift: ['08:00', '17:30'] })
    await user.clear(box('End'))
    await user.type(box('End'), '07:00')
    await expect(handle.getData()).rejects.toThrow('Form data validation failed')
    await user.clear(box('Start'))
    await user.clear(box('End'))
    expect(await handle.getData()).toEqual({ shift: [] })
  })

  it('opens a clock that is stepped with keys, jumps to digits and closes with Enter', async () => {
    const { user, handle } = renderForm([widget('time', 'at', { format: 'HH:mm' })])
    await user.click(open())
    const hours = await screen.findByRole('listbox', { name: 'Hour' })
    expect(document.activeElement).toBe(hours)
    await user.keyboard('2{ArrowUp}{ArrowRight}45{ArrowDown}{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(open())
    expect(await handle.getData()).toEqual({ at: '01:46' })
  })

  it('is chosen by pointer', async () => {
    const { user, handle } = renderForm([widget('time', 'at', { defaultValue: '09:30:15' })])
    await user.click(open())
    const hour = (await screen.findAllByRole('option', { name: '17' }))[0]
    if (hour) await user.click(hour)
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(await handle.getData()).toEqual({ at: '17:30:15' })
  })

  it('is only chosen where typing is off', async () => {
    const { user } = renderForm([widget('time', 'at', { editable: false, defaultValue: '09:30:00' })])
    expect(box('at').readOnly).toBe(true)
    await user.click(box('at'))
    expect(await screen.findByRole('dialog', { name: 'at' })).toBeTruthy()
  })

  it('reads as text in preview', () => {
    renderForm([widget('time', 'at', { defaultValue: '09:30:00' }), widget('time', 'shift', { isRange: true })], {
      mode: 'preview',
      values: { shift: ['08:00:00', '17:30:00'] },
    })
    expect(screen.getByText('09:30:00')).toBeTruthy()
    expect(screen.getByText('08:00:00 to 17:30:00')).toBeTruthy()
  })

  it.each([{}, { isRange: true }, { required: true, tip: 'Local time' }])(
    'with %j has no accessibility finding, open or with an error',
    async (options) => {
      const { user, container, handle } = renderForm([widget('time', 'at', { ...options, defaultValue: '' })])
      await handle.validate()
      const [button] = screen.getAllByRole('button', { name: 'Open time picker' })
      if (button) await user.click(button)
      await screen.findByRole('listbox', { name: 'Hour' })
      expect(await axeFindings(container)).toEqual([])
    },
  )
})
