/** A picker that searches its own choices. */
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page'
import { SearchPicker } from './SearchPicker'

const NAMES = ['张三', '张伟', '李四']

function Picker() {
  const [value, setValue] = useState<string | null>('李四')
  return (
    <SearchPicker
      ids={{ id: 'person', describedBy: undefined, isInvalid: false }}
      label="Person"
      choices={NAMES}
      value={value}
      onChange={setValue}
      keyOf={(name) => name}
      nameOf={(name) => name}
      detailOf={() => null}
    />
  )
}

const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

it('goes on offering what it offered while an input method writes letters, and then what they became', async () => {
  renderPage(<Picker />)
  const box = screen.getByRole<HTMLInputElement>('combobox')
  await userEvent.click(box)
  expect(offered()).toEqual(NAMES)
  box.select()
  fireEvent.compositionStart(box)
  for (const letters of ['z', 'zh', 'zhang']) fireEvent.change(box, { target: { value: letters } })
  expect([box.value, offered()]).toEqual(['zhang', NAMES])
  fireEvent.change(box, { target: { value: '张' } })
  fireEvent.compositionEnd(box)
  expect(offered()).toEqual(['张三', '张伟'])
})
