/** A repeated text is stored once, and inserted into a remark by two presses. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { useContractForm } from '../../contract-form/use-contract-form'
import { readPreferences, setPreference, usePreferences } from '../../ui/theme/preferences'
import { brokenRules, renderPage } from '../../../testing/render-page'
import { RemarkRow } from '../moves/RemarkRow'
import { canBeStored, phrasesOf } from './phrases'

const schema = z.object({ remark: z.string() })

function Remark() {
  const form = useContractForm({ schema, fields: { remark: { label: 'Remark' } }, values: { remark: '' } })
  return (
    <main>
      <RemarkRow form={form} />
    </main>
  )
}

afterEach(() => setPreference({ phrases: [] }))

const remark = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Remark' })
async function choose(name: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Phrases' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}

it('keeps a remark as a phrase, and puts it into another one, below what is written', async () => {
  renderPage(<Remark />)
  await userEvent.type(remark(), 'Checked, fine')
  await choose('Keep this remark')
  expect(usePreferences.getState().phrases).toEqual(['Checked, fine'])
  await userEvent.clear(remark())
  await choose('Checked, fine')
  expect(remark().value).toBe('Checked, fine')
  expect(document.activeElement).toBe(remark())
  await choose('Checked, fine')
  expect(remark().value).toBe('Checked, fine\nChecked, fine')
})

it('is edited one a line, and says what is too much', async () => {
  setPreference({ phrases: ['One', 'Two'] })
  renderPage(<Remark />)
  await choose('Edit phrases')
  const dialog = within(await screen.findByRole('dialog'))
  const lines = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Phrases' })
  expect(lines.value).toBe('One\nTwo')
  expect(await brokenRules(screen.getByRole('dialog'))).toEqual([])
  await userEvent.clear(lines)
  await userEvent.paste(Array.from({ length: 21 }, (_, at) => `Line ${at}`).join('\n'))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('At most 20 phrases')).toBeTruthy()
  await userEvent.clear(lines)
  await userEvent.paste(' Three \n\nThree\nOne')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(usePreferences.getState().phrases).toEqual(['Three', 'One']))
})

it('takes no remark twice, none of several lines, and no more than there is room for', () => {
  expect(canBeStored(' ', [])).toBe(false)
  expect(canBeStored('a', ['a'])).toBe(false)
  expect(canBeStored('a\nb', [])).toBe(false)
  expect(canBeStored('a', phrasesOf(Array.from({ length: 20 }, (_, at) => `${at}`).join('\n')))).toBe(false)
  expect(canBeStored('a', ['b'])).toBe(true)
})

it('stays with the person, not with the browser', () => {
  setPreference({ phrases: ['Mine'] })
  expect(readPreferences(localStorage.getItem('formwork.preferences')).phrases).toBeUndefined()
})
