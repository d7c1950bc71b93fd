/** A part that is loaded when it is first drawn. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderForm, widget } from '../testing/render-form'
import { lazyPart } from './lazy-part'

it('asks once for all that wait at the same time, and once more for each try after a failure', async () => {
  let calls = 0
  const Part = lazyPart<{ readonly name: string }>({
    load: async () => {
      calls += 1
      await Promise.resolve()
      if (calls === 1) throw new Error('offline')
      return ({ name }) => <p>Hello {name}</p>
    },
    Missing: ({ name, onRetry }) => <button type="button" onClick={onRetry}>{`Retry ${name}`}</button>,
    waiting: <p>…</p>,
  })
  const names = ['a', 'b', 'c']
  renderForm(
    names.map((name) => widget('input', name)),
    { components: { input: ({ widget: { model } }) => <Part name={model} /> } },
  )
  await screen.findByRole('button', { name: 'Retry c' })
  expect(calls).toBe(1)
  for (const name of names) await userEvent.click(screen.getByRole('button', { name: `Retry ${name}` }))
  for (const name of names) expect(await screen.findByText(`Hello ${name}`)).toBeTruthy()
  expect(calls).toBe(2)
})
