/** Several are picked by typing, whatever re-renders meanwhile. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../testing/render-page'
import { NamedPicker } from './NamedPicker'

const all = ['Ann', 'Bob', 'Bonnie'].map((name) => ({ id: name.toLowerCase(), name }))

function Picker() {
  const [ids, setIds] = useState<readonly string[]>(['ann'])
  const [typed, setTyped] = useState('')
  return (
    <>
      <NamedPicker
        label="People"
        placeholder=""
        value={all.filter(({ id }) => ids.includes(id))}
        options={all}
        onIds={setIds}
        onSearch={setTyped}
      />
      <output>{`${typed}|${ids.join(' ')}`}</output>
    </>
  )
}

it('keeps what is typed while the caller draws the chosen ones anew, and picks the first with Enter', async () => {
  renderPage(<Picker />)
  await userEvent.click(screen.getByRole('combobox', { name: 'People' }))
  await userEvent.keyboard('bon')
  expect(screen.getByText('bon|ann')).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('|ann bonnie')).toBeTruthy()
})
