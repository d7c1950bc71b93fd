/** The list of recorded tests alone: what may be recorded, what a name has to be, and what a formula changes. */
import { type FormDefinition, type FormValues, recordTest } from '@formwork/form-schema'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { formOfWidgets, widgetOf } from '../testing/forms'
import { designerIn, renderWith } from '../testing/render-row'
import { MAX_TESTS, type RecordedTest } from './form-tests'
import { TestPanel } from './TestPanel'

const form = formOfWidgets(widgetOf('input', 'a', { name: 'Reason', model: 'reason' }))
const kept = (name: string, values: FormValues = {}, of = form): RecordedTest => ({
  id: `id ${name}`,
  name,
  values,
  expect: recordTest(of, values),
})

function openPanel(list: readonly RecordedTest[], of: FormDefinition = form, values: FormValues = {}) {
  const onChange = vi.fn<(tests: readonly RecordedTest[]) => void>()
  const [onFill, onRecorded] = [vi.fn(), vi.fn()]
  const view = renderWith(
    designerIn('en', of),
    <TestPanel tests={{ list, onChange }} form={of} valuesNow={() => values} filledWith={null} onFill={onFill} onRecorded={onRecorded} />,
  )
  return { ...view, onChange, onFill, onRecorded }
}
const nameBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the test' })
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save as test' })

describe('recording a test', () => {
  it('keeps what is filled in under a trimmed name, behind the others, and tells that it is kept', async () => {
    const { user, onChange, onRecorded } = openPanel([kept('first')], form, { reason: 'x' })
    await user.type(nameBox(), '  second {Enter}')
    const [list = []] = onChange.mock.lastCall ?? []
    expect(list.map(({ name }) => name)).toEqual(['first', 'second'])
    expect(new Set(list.map(({ id }) => id)).size).toBe(2)
    expect(list[1]).toMatchObject({ values: { reason: 'x' }, expect: { visible: ['reason'], refused: [] } })
    expect([nameBox().value, onRecorded.mock.calls.length]).toEqual(['', 1])
  })

  it('needs a name that is more than blanks', async () => {
    const { user, onChange } = openPanel([])
    expect(save().disabled).toBe(true)
    await user.type(nameBox(), '   {Enter}')
    expect([save().disabled, onChange.mock.calls.length]).toEqual([true, 0])
  })

  it('stops at the number that a form takes, and says so', () => {
    const { onChange } = openPanel(Array.from({ length: MAX_TESTS }, (_, at) => kept(`t${at}`)))
    expect(screen.getByText('A form has at most 100 tests')).toBeTruthy()
    fireEvent.change(nameBox(), { target: { value: 'one more' } })
    // Browsers differ in what Enter does beside a button that is off.
    fireEvent.submit(nameBox())
    expect([save().disabled, onChange.mock.calls.length]).toEqual([true, 0])
  })
})

describe('a recorded test', () => {
  it('is not renamed to nothing or to what it is called already, and is otherwise when its box is left', async () => {
    const { user, onChange } = openPanel([kept('first')])
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Rename: first' })
    await user.clear(box)
    await user.tab()
    await user.type(box, ' first ')
    await user.tab()
    expect(onChange).not.toHaveBeenCalled()
    await user.clear(box)
    await user.type(box, ' other ')
    await user.tab()
    expect(onChange).toHaveBeenCalledExactlyOnceWith([{ ...kept('first'), name: 'other' }])
  })

  it('that holds is not offered to be recorded anew; one that differs is, with what differs', async () => {
    const required = formOfWidgets({
      ...widgetOf('input', 'a', { name: 'Reason', model: 'reason' }),
      options: { ...widgetOf('input', 'a').options, required: true },
    })
    const { onFill, user } = openPanel([kept('good', { reason: 'x' }), kept('bad')], required)
    expect(await screen.findByText('✗ differs')).toBeTruthy()
    expect(screen.getByText('✓ as recorded')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Record anew: good' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Record anew: bad' })).toBeTruthy()
    expect(screen.getByText(/Reason/, { selector: 'li li' }).textContent).not.toBe('')
    await user.click(screen.getByRole('button', { name: 'Fill in: good' }))
    expect(onFill).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'id good', values: { reason: 'x' } }))
  })

  it('is run with what formulas give, not with what was computed when it was recorded', async () => {
    const number = (key: string, formwork: object = {}, options: object = {}) => {
      const widget = widgetOf('number', key, { name: key, model: key })
      return { ...widget, options: { ...widget.options, ...options, formwork } }
    }
    const hidden = { showWhen: { model: 'total', is: 'atLeast', value: 10 } }
    const of = formOfWidgets(number('price'), number('total', { computed: 'price * 2' }), number('extra', hidden))
    const values = { price: 6, total: 0, extra: null }
    const recorded = { id: '1', name: 'six', values, expect: recordTest(of, { ...values, total: 12 }) }
    openPanel([recorded], of)
    await waitFor(() => expect(screen.getByText('✓ as recorded')).toBeTruthy())
    expect(screen.getByText(/^3 visible, 0 refused/)).toBeTruthy()
  })
})
