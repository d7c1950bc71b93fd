/** Code that is loaded when it is first rendered. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { onDemand } from './on-demand'

const Page = () => <h1>Users</h1>
const waiting = <p>Loading</p>

class Boundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? (
      <button type="button" onClick={() => this.setState({ isBroken: false })}>
        Again
      </button>
    ) : (
      this.props.children
    )
  }
}

it('is asked for once, waited for the first time and there at once the next', async () => {
  const load = vi.fn(async () => Page)
  const Demanded = onDemand(load)
  const { unmount } = render(<Demanded waiting={waiting} />)
  expect(screen.getByText('Loading')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Users' })).toBeTruthy()
  unmount()
  render(<Demanded waiting={waiting} />)
  expect(screen.queryByText('Loading')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Users' })).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

it('that failed to come is said to the boundary, and asked for again when it is drawn again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(async () => Page).mockRejectedValueOnce(new Error('offline'))
  const Demanded = onDemand(load)
  render(
    <Boundary>
      <Demanded waiting={waiting} />
    </Boundary>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Again' }))
  expect(await screen.findByRole('heading', { name: 'Users' })).toBeTruthy()
})
