/** What assistive technology meets while the first page is on its way. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page'
import { HomeSkeleton } from './HomeSkeleton'

it('has no heading that says nothing', () => {
  renderPage(<HomeSkeleton upcoming={2} />)
  expect(screen.getAllByRole('heading', { hidden: true })).toHaveLength(3)
  expect(screen.queryAllByRole('heading')).toEqual([])
})
