/** A part that is loaded when it is shown: there at once the second time, and to be asked for again where it could not be fetched. */
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { DesignerContext } from '../store/designer-context'
import { designerOf, formOfWidgets } from '../testing/forms'
import { onDemand } from './on-demand'

const shown = (part: React.ReactNode) =>
  render(<DesignerContext.Provider value={designerOf(formOfWidgets())}>{part}</DesignerContext.Provider>)
const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>

it('says that it loads, and is there at once from then on', async () => {
  const load = vi.fn(async () => Greeting)
  const Part = onDemand({ load })
  const first = shown(<Part name="one" />)
  expect(screen.getByRole('status').textContent).toBe('正在加载编辑器…')
  expect(await screen.findByText('Hello one')).toBeTruthy()
  first.unmount()
  shown(<Part name="two" />)
  expect(screen.getByText('Hello two')).toBeTruthy()
  cleanup()
  expect(load).toHaveBeenCalledOnce()
})

it('is not lost where it cannot be fetched', async () => {
  const load = vi.fn(async () => Greeting)
  load.mockRejectedValueOnce(new Error('offline'))
  const Part = onDemand({ load })
  shown(<Part name="again" />)
  expect((await screen.findByRole('alert')).textContent).toContain('未能加载')
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('Hello again')).toBeTruthy()
})
