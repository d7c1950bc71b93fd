/** Removing rows by keys keeps the focus in the list, and adding one focuses it. */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ADDS, focusBesideRemoved, REMOVES } from './focus-beside-removed'

function Fruit({ removal }: { readonly removal: (remove: () => void) => void }) {
  const [names, setNames] = useState(['apple', 'pear', 'plum'])
  return (
    <>
      <div ref={focusBesideRemoved}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            {...REMOVES}
            onClick={() => removal(() => setNames((before) => before.filter((other) => other !== name)))}
          >
            {name}
          </button>
        ))}
        <button type="button" {...ADDS} onClick={() => setNames((before) => [...before, 'fig'])}>
          add
        </button>
      </div>
      <button type="button">elsewhere</button>
    </>
  )
}
const focused = () => document.activeElement?.textContent
const atOnce = (remove: () => void) => remove()

it('goes on at the next row, at the end at the one before, and at what adds one when none is left', async () => {
  render(<Fruit removal={atOnce} />)
  screen.getByRole('button', { name: 'pear' }).focus()
  for (const next of ['plum', 'apple', 'add']) {
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(focused()).toBe(next))
  }
})

it('does so too when the row goes later, unless one is somewhere else by then', async () => {
  const later: (() => void)[] = []
  render(<Fruit removal={(remove) => later.push(remove)} />)
  screen.getByRole('button', { name: 'apple' }).focus()
  await userEvent.keyboard('{Enter}')
  later[0]?.()
  await waitFor(() => expect(focused()).toBe('pear'))
  await userEvent.keyboard('{Enter}')
  screen.getByRole('button', { name: 'elsewhere' }).focus()
  later[1]?.()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'pear' })).toBeNull())
  expect(focused()).toBe('elsewhere')
})

it('goes on in the row that it adds', async () => {
  render(<Fruit removal={atOnce} />)
  screen.getByRole('button', { name: 'add' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(focused()).toBe('fig'))
})
