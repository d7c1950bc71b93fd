/** A search box while an input method writes into it. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SearchInput } from './SearchInput'

afterEach(cleanup)

const told: string[] = []
const box = () => screen.getByRole<HTMLInputElement>('searchbox')
beforeEach(() => {
  told.length = 0
  render(<Search />)
})

function Search() {
  const [query, setQuery] = useState('')
  return (
    <SearchInput
      label="Search"
      query={query}
      onChange={(next) => {
        told.push(next)
        setQuery(next)
      }}
      onKey={({ key }) => told.push(key)}
    />
  )
}

const write = (value: string) => fireEvent.change(box(), { target: { value } })

it('shows the letters of an input method, and searches for the word that they become', () => {
  write('a')
  fireEvent.compositionStart(box())
  for (const letters of ['az', 'azh', 'azhao']) write(letters)
  expect([box().value, told]).toEqual(['azhao', ['a']])
  write('a找')
  fireEvent.compositionEnd(box())
  expect([box().value, told]).toEqual(['a找', ['a', 'a找']])
})

it.each([
  ['Enter', { isComposing: true }],
  ['Escape', { isComposing: true }],
  ['Enter', { keyCode: 229 }],
])('leaves %s to the input method', (key, how) => {
  write('zhao')
  fireEvent.keyDown(box(), { key, ...how })
  expect([box().value, told]).toEqual(['zhao', ['zhao']])
})

it('is emptied by Escape, and hands on the next one and every other key', () => {
  write('x')
  for (const key of ['Enter', 'Escape', 'Escape']) fireEvent.keyDown(box(), { key })
  expect([box().value, told]).toEqual(['', ['x', 'Enter', '', 'Escape']])
})
