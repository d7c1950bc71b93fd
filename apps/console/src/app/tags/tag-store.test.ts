/** The tags of visited pages. */
import { beforeEach, describe, expect, it } from 'vitest'
import { closeTags, forgetTags, moveTag, readTags, refreshTag, restoreTags, useTags, visitTag } from './tag-store'

const visit = (pathname: string, isPinned = false) => visitTag({ pathname, search: '', title: pathname, isPinned })
const paths = () => useTags.getState().tags.map(({ pathname }) => pathname)

beforeEach(() => {
  forgetTags()
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
    refreshTag('/a')
    expect(useTags.getState().tags.find(({ pathname }) => pathname === '/a')?.generation).toBe(1)
  })

  it('comes back after a reload, filters included', () => {
    visitTag({ pathname: '/a', search: '?page=2', title: 'A', isPinned: false })
    const kept = useTags.getState().tags
    const stored = sessionStorage.getItem('formwork.tags')
    forgetTags()
    restoreTags(stored)
    expect(useTags.getState().tags).toEqual(kept)
  })

  it.each(['not json', '{}', '[1, null, {"pathname": "javascript:alert(1)", "title": "x"}]'])('drops %s from storage', (stored) => {
    expect(readTags(stored)).toEqual([])
  })
})
