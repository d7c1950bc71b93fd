import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderForm, widget } from '../testing/render-form'
import { InputWidget } from '../widgets/input'
import type { WidgetProps } from '../api/widget-props'

describe('a form of 1,000 fields', () => {
  const fields = Array.from({ length: 1000 }, (_, index) =>
    widget(
      'input',
      `f${index}`,
      index % 10 === 9 ? { displayVerify: { type: 'and', list: [{ model: 'f0', value: 'show' }] } } : { required: index === 500 },
    ),
  )

  it('draws only the field that is typed into, and what its value shows or hides', async () => {
    const drawn: string[] = []
    const Counted = (props: WidgetProps<'input'>) => {
      drawn.push(props.widget.model)
      return <InputWidget {...props} />
    }
    const { user, handle, container } = renderForm(fields, { components: { input: Counted } })
    expect(drawn).toHaveLength(900)

    drawn.length = 0
    // By its label it would be looked for among all of them, which takes ten times as long as the rest.
    const input = container.querySelector('[data-field="f500"] input')
    if (input === null) throw new Error('the field is not drawn')
    await user.type(input, 'ab')
    expect(new Set(drawn)).toEqual(new Set(['f500']))
    expect(drawn.length).toBeLessThanOrEqual(4)

    handle.setValue('f0', 'show')
    await waitFor(() => expect(document.querySelectorAll('[data-field]')).toHaveLength(1000))
    expect(drawn.filter((model) => model !== 'f500' && model !== 'f0')).toHaveLength(100)
  })
})
