/** The frame of a form that a designer's canvas draws in. */
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { definition, widget } from '../testing/render-form'
import { FormFace } from './FormFace'
import { WidgetFace } from './WidgetFace'

const form = definition([
  widget(
    'grid',
    'g',
    {},
    {
      columns: [
        { span: 8, list: [widget('input', 'left')] },
        { span: 16, list: [] },
      ],
    },
  ),
  widget('card', 'c', {}, { name: 'Address', columns: [{ title: '', list: [widget('input', 'city')] }] }),
])

describe('the face of a form', () => {
  it('is one form around all its widgets, so that a column is as narrow as there', () => {
    const { container } = render(
      <FormFace config={form.config} locale="en">
        {form.list.map((each) => (
          <WidgetFace key={each.key} widget={each} />
        ))}
      </FormFace>,
    )
    expect(container.querySelectorAll('.fw-form')).toHaveLength(1)
    expect(container.querySelectorAll('.fw-body')).toHaveLength(1)
    expect(screen.getByText('left').closest('.fw-column--8')).toBeTruthy()
    expect(container.querySelectorAll('.fw-face[inert]')).toHaveLength(2)
  })

  it('offers no arrows to step with where the number is computed', () => {
    const { list } = definition([widget('number', 'typed'), widget('number', 'computed', { formwork: { computed: 'typed * 2' } })])
    const { container } = render(
      <FormFace config={form.config} locale="en">
        {list.map((each) => (
          <WidgetFace key={each.key} widget={each} />
        ))}
      </FormFace>,
    )
    const faces = [...container.querySelectorAll('.fw-face')]
    expect(faces.map((face) => face.querySelectorAll('.fw-step').length)).toEqual([2, 0])
  })

  it('lets a canvas fill the columns, which are then no part of what is inert', () => {
    render(
      <FormFace config={form.config} locale="en">
        {form.list.map((each) => (
          <WidgetFace key={each.key} widget={each} renderSlot={(slot) => <button key={slot}>{`${each.type} ${slot}`}</button>} />
        ))}
      </FormFace>,
    )
    expect(screen.getByRole('button', { name: 'grid 0' }).closest('.fw-column--8')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'grid 1' }).closest('.fw-column--16')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'card 0' }).closest('[role="group"]')).toBe(screen.getByRole('group', { name: 'Address' }))
    expect(screen.queryByText('left')).toBeNull()
    expect(screen.getByRole('button', { name: 'grid 0' }).closest('[inert]')).toBeNull()
  })
})
