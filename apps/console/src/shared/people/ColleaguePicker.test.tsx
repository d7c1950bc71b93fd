/** Colleagues are picked by keys alone, however fast somebody types and however slowly the server answers. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeServer } from '../../testing/fake-server'
import { renderPage } from '../../testing/render-page'
import { queryClient } from '../http/query-client'
import { type Colleague, ColleaguePicker } from './ColleaguePicker'
import { peopleShown } from './people-shown'
import { PersonPicker } from './PersonPicker'

const people = ['Hal', 'Hanna', 'Wang'].map((name, index) => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  name,
  username: name.toLowerCase(),
}))
const ids = { id: 'colleague', describedBy: undefined, isInvalid: false }

/** A server that answers only the released calls. */
function searches(path: string, rows: readonly { readonly name: string; readonly backAt?: string }[] = people) {
  const waiting: { readonly keyword: string; readonly answer: () => void }[] = []
  fakeServer({})
  const ask = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin)
    if (url.pathname !== path) return ask(input, init)
    const keyword = url.searchParams.get('keyword') ?? ''
    if (keyword !== '') await new Promise<void>((answer) => waiting.push({ keyword, answer }))
    const list = rows.filter(({ name }) => name.toLowerCase().includes(keyword.toLowerCase()))
    return Response.json({ list, hasMore: false })
  }
  return waiting
}

function Picker({ most }: { readonly most: number }) {
  const [value, setValue] = useState<readonly Colleague[]>([])
  return <ColleaguePicker ids={ids} label="Colleague" value={value} onChange={setValue} most={most} />
}
function OnePerson({ first }: { readonly first: string }) {
  const [value, setValue] = useState(first)
  return <PersonPicker ids={ids} label="Person" value={value} onChange={(id) => setValue(id ?? '')} />
}
const chip = (name: string) => screen.findByRole('button', { name: (text) => text.endsWith(name) })

afterEach(() => queryClient.clear())

describe('a picker of colleagues', () => {
  it('takes the first that was found with Enter', async () => {
    searches('/api/v2/form-sources/people')
    renderPage(<Picker most={1} />)
    await userEvent.click(screen.getByRole('combobox'))
    await screen.findByRole('option', { name: /Wang/ })
    await userEvent.keyboard('Han{Enter}')
    expect(await chip('Hanna')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Hal' })).toBeNull()
  })

  it('searches for nothing while an input method writes letters, and for the word that they become', async () => {
    const waiting = searches('/api/v2/form-sources/people', [...people, { ...people[0], name: '王芳' }])
    renderPage(<Picker most={5} />)
    const box = screen.getByRole<HTMLInputElement>('combobox')
    await userEvent.click(box)
    await screen.findByRole('option', { name: /Wang/ })
    fireEvent.compositionStart(box)
    for (const letters of ['w', 'wa', 'zzz']) fireEvent.change(box, { target: { value: letters } })
    expect([box.value, screen.getAllByRole('option').length, waiting]).toEqual(['zzz', 4, []])
    fireEvent.change(box, { target: { value: '王' } })
    fireEvent.compositionEnd(box)
    await waitFor(() => expect(waiting.map(({ keyword }) => keyword)).toEqual(['王']))
    expect(screen.getAllByRole('option')).toHaveLength(1)
  })

  it('keeps what was reached by arrow keys when the answer comes', async () => {
    const waiting = searches('/api/v2/form-sources/people')
    renderPage(<Picker most={5} />)
    await userEvent.click(screen.getByRole('combobox'))
    await screen.findByRole('option', { name: /Wang/ })
    await userEvent.keyboard('Ha{ArrowDown}')
    await waitFor(() => expect(waiting.at(-1)?.keyword).toBe('Ha'))
    for (const { answer } of waiting) answer()
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    await userEvent.keyboard('{Enter}')
    expect(await chip('Hanna')).toBeTruthy()
  })

  it('says who is away, and when they are back', async () => {
    searches('/api/v2/form-sources/people', [
      { ...people[0], name: 'Hal' },
      { ...people[1], name: 'Hanna', backAt: '2026-11-21T00:00:00.000Z' },
    ])
    renderPage(<Picker most={1} />)
    await userEvent.click(screen.getByRole('combobox'))
    expect((await screen.findByRole('option', { name: /Hanna/ })).textContent).toContain('Away, back on 2026-11-21')
    expect(screen.getByRole('option', { name: /Hal/ }).textContent).not.toContain('Away')
  })

  it('says so too where people are managed, and where one is chosen for a step', async () => {
    const rows = [{ ...people[1], name: 'Hanna', backAt: '2026-11-21T00:00:00.000Z' }]
    searches('/api/v2/people', rows)
    const managed = renderPage(<OnePerson first="" />)
    await userEvent.click(screen.getByRole('combobox'))
    expect((await screen.findByRole('option', { name: /Hanna/ })).textContent).toContain('Away, back on 2026-11-21')
    managed.unmount()
    searches('/api/v2/catalogue/leave/steps/leader/people', rows)
    const source = { kind: 'start', processId: 'leave', nodeId: 'leader' } as const
    renderPage(<ColleaguePicker ids={ids} label="Colleague" value={[]} onChange={() => {}} most={1} source={source} />)
    await userEvent.click(screen.getByRole('combobox'))
    expect((await screen.findByRole('option', { name: /Hanna/ })).textContent).toContain('Away, back on 2026-11-21')
  })

  it('offers nobody who does not match what is typed, while the server is asked', async () => {
    searches('/api/v2/form-sources/people')
    renderPage(<Picker most={1} />)
    await userEvent.click(screen.getByRole('combobox'))
    await screen.findByRole('option', { name: /Wang/ })
    await userEvent.keyboard('Nobody')
    expect(screen.queryByRole('option')).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('button', { name: /Hal|Hanna|Wang/ })).toBeNull()
  })
})

describe('a picker of one person', () => {
  it('takes whom is looked for, not who is chosen already', async () => {
    const rows = people.map(({ id, name }) => ({ id, name, detail: '' }))
    searches('/api/v2/people', rows)
    renderPage(<OnePerson first={rows[2]?.id ?? ''} />)
    const field = screen.getByRole<HTMLInputElement>('combobox')
    await waitFor(() => expect(field.value).toBe('Wang'))
    await userEvent.tripleClick(field)
    await userEvent.keyboard('Han{Enter}')
    await waitFor(() => expect(field.value).toBe('Hanna'))
  })
})

it('what the server found is offered whole once its answer is there', () => {
  const shown = (isBehind: boolean, word: string) =>
    peopleShown({ list: people, word, isBehind, textsOf: ({ name, username }) => [name, username] }).map(({ name }) => name)
  expect(shown(false, 'by another text')).toEqual(['Hal', 'Hanna', 'Wang'])
  expect(shown(true, ' HAN ')).toEqual(['Hanna'])
  expect(shown(true, '')).toEqual(['Hal', 'Hanna', 'Wang'])
})
