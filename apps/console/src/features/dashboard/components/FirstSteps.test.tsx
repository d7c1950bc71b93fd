/** What an administrator of a fresh site is led to. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page'
import { FirstSteps } from './FirstSteps'

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

it('begin with the users, and each that is not done has its way there', async () => {
  const { router } = renderPage(<FirstSteps hasPeople={false} hasForm={false} hasProcess={false} />)
  expect(buttons()).toEqual(['Go to the users', 'Design a form', 'Create a process', 'Go to the processes'])
  await userEvent.click(screen.getByRole('button', { name: 'Go to the users' }))
  expect(router.state.location.pathname).toBe('/system/users')
})

it('tick what is done', () => {
  renderPage(<FirstSteps hasPeople hasForm hasProcess={false} />)
  expect(screen.getAllByLabelText('Done')).toHaveLength(2)
  expect(buttons()).toEqual(['Create a process', 'Go to the processes'])
})

it('say nothing of users to who may not see them', () => {
  renderPage(<FirstSteps hasPeople={undefined} hasForm={false} hasProcess={false} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})
