import type { JsonObject } from '@formwork/form-schema'
import { WIDGET_TYPES } from '@formwork/form-schema'
import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { FormRenderer } from '../form/FormRenderer'
import { axeFindings } from '../testing/axe-findings'
import { definition, renderForm, widget } from '../testing/render-form'
import { FormFace } from '../field/FormFace'
import { WidgetFace } from '../field/WidgetFace'
import { widgetComponents } from './index'

const choices = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Banana' },
  { value: 3, label: 'Cherry' },
]

/** Every type in the shapes its options give it. */
const samples: readonly (readonly [string, JsonObject])[] = [
  ['input', widget('input', 'f', { required: true, tip: 'As on the card', clearable: true, defaultValue: 'x' })],
  ['password', widget('input', 'f', { required: true, showPassword: true })],
  ['textarea', widget('textarea', 'f', { required: true, maxlength: 20, showWordLimit: true })],
  ['number', widget('number', 'f', { required: true, defaultValue: null, min: 0, max: 9 })],
  ['radio', widget('radio', 'f', { required: true, options: choices, showLabel: true })],
  ['checkbox', widget('checkbox', 'f', { required: true, options: choices, inline: true })],
  ['select', widget('select', 'f', { required: true, options: choices })],
  ['select multiple', widget('select', 'f', { required: true, options: choices, multiple: true, clearable: true })],
  ['date', widget('date', 'f', { required: true })],
  ['dates', widget('date', 'f', { required: true, type: 'dates' })],
  ['daterange', widget('date', 'f', { required: true, type: 'daterange' })],
  ['time', widget('time', 'f', { required: true, tip: 'Local time' })],
  ['timerange', widget('time', 'f', { required: true, isRange: true })],
  ['rate', widget('rate', 'f', { required: true, allowHalf: true })],
  ['long rate', widget('rate', 'f', { required: true, max: 100 })],
  ['color', widget('color', 'f', { required: true, showAlpha: true })],
  ['slider', widget('slider', 'f', { required: true, defaultValue: null, showInput: true })],
  ['slider pair', widget('slider', 'f', { range: true })],
  ['switch', widget('switch', 'f', { tip: 'Now' })],
  ['text', widget('text', 'f', { defaultValue: 'Read this' })],
  ['divider', widget('divider', 'f', { defaultValue: 'Part two' })],
  ['vertical divider', widget('divider', 'f', { direction: 'vertical' })],
  ['grid', widget('grid', 'f', {}, { columns: [{ span: 12, list: [widget('input', 'inner')] }] })],
  ['unknown', widget('hologram', 'f')],
  ['nameless', widget('input', 'f', {}, { name: '' })],
]

describe('every widget', () => {
  it.each(samples)('%s has no accessibility finding while it is filled', async (_name, sample) => {
    const { container } = renderForm([sample])
    expect(await axeFindings(container)).toEqual([])
  })

  it.each(samples)('%s has no accessibility finding with an error', async (_name, sample) => {
    const { container, handle } = renderForm([sample])
    const issues = await handle.validate()
    await screen.findAllByText(issues[0]?.message ?? 'Send')
    expect(await axeFindings(container)).toEqual([])
  })

  it.each(samples)('%s has no accessibility finding in preview', async (_name, sample) => {
    const { container } = renderForm([sample], { mode: 'preview', values: { f: 'a' } })
    expect(await axeFindings(container)).toEqual([])
  })

  it.each(samples)('%s has a face without a form', (_name, sample) => {
    const form = definition([sample])
    const { container } = render(
      <FormFace config={form.config} locale="en">
        {form.list[0] && <WidgetFace widget={form.list[0]} />}
      </FormFace>,
    )
    expect(container.querySelector('.fw-face')?.hasAttribute('inert')).toBe(true)
    expect(container.textContent === '' && container.querySelector('input, hr, span') === null).toBe(false)
  })

  it('has a component for every type the schema knows', () => {
    expect(Object.keys(widgetComponents).sort()).toEqual([...WIDGET_TYPES].sort())
  })

  it('have small buttons that say which field they belong to, where the Tab key leads to them', () => {
    const options = { clearable: true, multiple: true, options: choices }
    renderForm(
      [
        widget('input', 'user', { clearable: true }),
        widget('input', 'word', { showPassword: true }),
        widget('select', 'fruit', options),
        widget('date', 'day'),
        widget('date', 'span', { type: 'daterange' }),
        widget('time', 'hour'),
        widget('color', 'tint'),
      ],
      { value: { user: 'ada', fruit: ['a'], tint: '#ffffff' } },
    )
    const buttons = screen.getAllByRole('button').filter(({ tabIndex, textContent }) => tabIndex === 0 && textContent === '')
    const said = buttons.map((button) => {
      const described = document.getElementById(button.getAttribute('aria-describedby') ?? '')
      return `${button.getAttribute('aria-label')}: ${described?.textContent}`
    })
    expect(said).toEqual([
      'Clear: user',
      'Show password: word',
      'Clear: fruit',
      'Open date picker: day',
      'Open date picker: span',
      'Open time picker: hour',
      'Open colour picker: tint',
      'Clear: tint',
    ])
  })

  it('D7: that fails takes nothing else down and can be tried again', async () => {
    let broken = true
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Fragile = () => {
      if (broken) throw new Error('no')
      return <input aria-label="mended" />
    }
    const { user } = renderForm([widget('input', 'title'), widget('textarea', 'note')], { components: { textarea: Fragile } })
    expect(screen.getByRole('textbox', { name: 'title' })).toBeTruthy()
    expect(screen.getByText('This field cannot be shown')).toBeTruthy()
    broken = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.getByRole('textbox', { name: 'mended' })).toBeTruthy()
    silence.mockRestore()
  })

  it('of an unknown type is visible and names its type', () => {
    renderForm([widget('hologram', 'f')])
    expect(screen.getByText(/“hologram” is not supported yet/)).toBeTruthy()
  })

  it('inside a container of an unknown type works like any other', async () => {
    const tabs = widget('tabs-of-others', 'box', {}, { tabs: [{ list: [widget('input', 'one')] }, { list: [widget('input', 'two')] }] })
    const { user, handle } = renderForm([tabs])
    expect(screen.getAllByRole('textbox')).toHaveLength(2)
    await user.type(screen.getByRole('textbox', { name: 'two' }), 'abc')
    expect(await handle.getData()).toEqual({ one: '', two: 'abc' })
  })

  it('can be drawn by a component of the host', async () => {
    const { user, handle } = renderForm([widget('input', 'title')], {
      components: {
        input: ({ id, value, onChange }) => (
          <input id={id} value={String(value)} onChange={(event) => onChange(event.target.value.toUpperCase())} />
        ),
      },
    })
    await user.type(screen.getByRole('textbox', { name: 'title' }), 'abc')
    expect(await handle.getData()).toEqual({ title: 'ABC' })
  })
})

describe('texts', () => {
  it('are replaced one by one by the host', () => {
    renderForm([widget('select', 'f', { options: choices })], { messages: { selectPlaceholder: 'Pick one' } })
    expect(screen.getByRole('option', { name: 'Pick one' })).toBeTruthy()
  })
})

describe('two forms on one page', () => {
  it('share no id', () => {
    const form = definition([widget('input', 'title'), widget('radio', 'kind', { options: choices })])
    const { container } = render(
      <>
        <FormRenderer definition={form} />
        <FormRenderer definition={form} />
      </>,
    )
    const ids = [...container.querySelectorAll('[id]')].map((element) => element.id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
