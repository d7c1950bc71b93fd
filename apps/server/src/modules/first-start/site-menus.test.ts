/** The menus of a new site are where the contract says. */
import { PAGE_PATHS } from '@formwork/api-contract'
import { expect, it } from 'vitest'
import { type SeedMenu, SITE_MENUS } from './site-menus'

const pathsOf = ({ path, children }: SeedMenu, parent = ''): string[] =>
  children === undefined ? [`${parent}/${path}`] : children.flatMap((child) => pathsOf(child, path))

it('every page has its path in the contract, and every path there its page', () => {
  expect(SITE_MENUS.flatMap((menu) => pathsOf(menu))).toEqual([...PAGE_PATHS])
})
