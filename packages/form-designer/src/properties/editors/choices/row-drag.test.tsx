/** Rows dragged by their handle: where they are let go, left where they were, or given up. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useRowDrag } from './use-row-drag'

afterEach(cleanup)

const ROW = 30
const moves: (readonly [number, number])[] = []

function List() {
  const list = useRef<HTMLUListElement>(null)
  const [names, setNames] = useState(['甲', '乙', '丙', '丁'])
  const { target, handleOf } = useRowDrag(list, (from, to) => {
    moves.push([from, to])
    setNames((before) => before.toSpliced(from, 1).toSpliced(to, 0, before[from] ?? ''))
  })
  return (
    <ul ref={list} data-target={target === null ? '' : `${target.from} ${target.to}`}>
      {names.map((name, index) => (
        <li key={name} data-row="">
          <button type="button" {...handleOf(index)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

function drawn() {
  moves.length = 0
  const { container } = render(<List />)
  for (const [index, row] of container.querySelectorAll<HTMLElement>('[data-row]').entries())
    row.getBoundingClientRect = () => new DOMRect(0, index * ROW, 200, ROW)
  return {
    names: () => [...container.querySelectorAll('button')].map(({ textContent }) => textContent),
    target: () => container.querySelector('ul')?.dataset['target'],
  }
}
const press = (name: string, button = 0) => fireEvent.pointerDown(screen.getByRole('button', { name }), { button })
const moveTo = (clientY: number) => act(() => void window.dispatchEvent(new MouseEvent('pointermove', { clientY })))
const end = (type: 'pointerup' | 'pointercancel') => act(() => void window.dispatchEvent(new MouseEvent(type)))

it('a row lands where it is let go, once, however many rows it went over', () => {
  const { names, target } = drawn()
  press('甲')
  for (const y of [35, 65, 95]) moveTo(y)
  expect([target(), names().join('')]).toEqual(['0 3', '甲乙丙丁'])
  end('pointerup')
  expect([names().join(''), target(), moves]).toEqual(['乙丙丁甲', '', [[0, 3]]])
})

it('below the last row it is the last; on its own place nothing has moved', () => {
  const { names } = drawn()
  press('乙')
  moveTo(10_000)
  end('pointerup')
  expect(names().join('')).toBe('甲丙丁乙')
  press('甲')
  moveTo(15)
  end('pointerup')
  expect(moves).toEqual([[1, 3]])
})

it('Escape, a gesture that the browser takes over, and any other button leave the order as it is', () => {
  const { names, target } = drawn()
  press('丙')
  moveTo(5)
  fireEvent.keyDown(window, { key: 'Escape' })
  end('pointerup')
  press('丙')
  moveTo(5)
  end('pointercancel')
  press('丙', 2)
  moveTo(5)
  end('pointerup')
  expect([names().join(''), target(), moves]).toEqual(['甲乙丙丁', '', []])
})
