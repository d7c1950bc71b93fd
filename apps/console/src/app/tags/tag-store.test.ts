/** The tags of visited pages. */
import { beforeEach, describe, expect, it } from 'vitest'
import { resetSession, useSession } from '../../shared/session/session-store'
import { usePageTitles } from '../../shared/ui/navigation/page-title'
import { TEST_USER } from '../../testing/render-page'
import { clearTags, closeTags, moveTag, pageKeyAt, pinTag, readTags, refreshTag, renameTag, useTags, visitTag } from './tag-store'

const visit = (pathname: string, isPinned = false) => visitTag({ pathname, search: '', title: pathname, isPinned })
const paths = () => useTags.getState().tags.map(({ pathname }) => pathname)

const signIn = (userId: string) => useSession.setState({ user: { ...TEST_USER, userId } })
const STORAGE_KEY = 'formwork.tags'

beforeEach(() => {
  clearTags()
  signIn('li')
  for (const path of ['/a', '/b', '/c']) visit(path)
  visit('/dashboard', true)
})

describe('the tag store', () => {
  it('puts pinned tags first and visits a page only once', () => {
    visit('/b')
    expect(paths()).toEqual(['/dashboard', '/a', '/b', '/c'])
  })

  it('leads to the neighbour when the open tag is closed, and nowhere when another is', () => {
    expect(closeTags(({ pathname }) => pathname === '/b', '/b')).toBe('/c')
    expect(closeTags(({ pathname }) => pathname === '/a', '/c')).toBeNull()
    expect(closeTags(({ pathname }) => pathname === '/c', '/c')).toBe('/dashboard')
  })

  it('never closes a pinned tag', () => {
    expect(closeTags(() => true, '/a')).toBe('/dashboard')
    expect(paths()).toEqual(['/dashboard'])
    expect(closeTags(() => true, '/dashboard')).toBeNull()
  })

  it('moves by drag, but never before a pinned tag', () => {
    moveTag('/c', '/a')
    expect(paths()).toEqual(['/dashboard', '/c', '/a', '/b'])
    moveTag('/b', '/dashboard')
    expect(paths()[0]).toBe('/dashboard')
  })

  it('makes a page anew on refresh', () => {
    const keys = [0, 1, 2].map(() => {
      refreshTag('/a')
      return pageKeyAt(useTags.getState().tags, null, '/a')
    })
    expect(keys[0]).not.toBe('/a#0')
    expect(keys[1]).not.toBe(keys[0])
    expect(keys[2]).not.toBe(keys[1])
  })

  it('shows the same page at its new address, from before the tag has moved', () => {
    visit('/new')
    const key = pageKeyAt(useTags.getState().tags, null, '/new')
    expect(pageKeyAt(useTags.getState().tags, { from: '/new', to: '/7' }, '/7')).toBe(key)
    renameTag('/new', '/7')
    expect(paths()).toEqual(['/dashboard', '/a', '/b', '/c', '/7'])
    expect(pageKeyAt(useTags.getState().tags, null, '/7')).toBe(key)
    expect(pageKeyAt(useTags.getState().tags, null, '/new')).not.toBe(key)
  })

  it('keeps one tag when a page moves to where one is, and none when the moved one was closed', () => {
    visit('/new')
    renameTag('/new', '/a')
    expect(paths()).toEqual(['/dashboard', '/b', '/c', '/a'])
    renameTag('/gone', '/8')
    expect(paths()).not.toContain('/8')
  })

  it('comes back after a reload, filters included, its pages not opened yet', () => {
    visitTag({ pathname: '/a', search: '?page=2', title: 'A', isPinned: false })
    const restored = readTags(sessionStorage.getItem(STORAGE_KEY), 'li')
    expect(restored).toEqual(useTags.getState().tags.map((tag) => ({ ...tag, wasOpened: false })))
  })

  it('is opened by a visit, and not by being pinned', () => {
    const isOpened = (pathname: string) => useTags.getState().tags.find((tag) => tag.pathname === pathname)?.wasOpened
    pinTag({ pathname: '/home', title: 'Home' })
    expect(isOpened('/home')).toBe(false)
    visit('/home', true)
    pinTag({ pathname: '/home', title: '首页' })
    expect(isOpened('/home')).toBe(true)
  })

  it('outlives the end of a session for the same person', () => {
    const before = paths()
    resetSession()
    signIn('li')
    expect(paths()).toEqual(before)
  })

  it('shows nothing of the former person to somebody else, who did not have to sign out first', () => {
    usePageTitles.setState({ titles: { '/a': 'Leave of Li' } })
    resetSession()
    signIn('wang')
    expect(paths()).toEqual([])
    expect(usePageTitles.getState().titles).toEqual({})
    expect(sessionStorage.getItem(STORAGE_KEY)).not.toContain('/a')
  })

  it('is not read by somebody else after a reload either', () => {
    expect(readTags(sessionStorage.getItem(STORAGE_KEY), 'wang')).toEqual([])
  })

  it.each([
    'not json',
    '{}',
    '[{"pathname": "/a", "title": "of an older console"}]',
    '{"owner": "li", "tags": 1}',
    '{"owner": "li", "tags": [1, null, {"pathname": "javascript:alert(1)", "title": "x"}]}',
  ])('drops %s from storage', (stored) => {
    expect(readTags(stored, 'li')).toEqual([])
  })
})
