/** A pattern that cannot run keeps the form from being submitted and says why at the field, unless the host accepts it. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderForm, widget } from '../testing/render-form'

const lookahead = [widget('input', 'code', { pattern: 'x(?=.*\\d).{8,}$' })]

it('a pattern that cannot run is said at its field, and nothing is handed over', async () => {
  const { handle } = renderForm(lookahead, { defaultValue: { code: 'secret 123' } })
  expect(await handle.validate()).toMatchObject([{ path: ['code'], code: 'pattern' }])
  expect(await screen.findAllByText(/unsupported pattern/, { selector: '.fw-error' })).toHaveLength(1)
})

it('a host may take such a pattern as none', async () => {
  const { handle } = renderForm(lookahead, { defaultValue: { code: 'secret 123' }, onUnsupportedPattern: 'accept' })
  expect(await handle.getData()).toEqual({ code: 'secret 123' })
})
