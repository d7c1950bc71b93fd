/** The tags of visited pages. */
import { beforeEach, describe, expect, it } from 'vitest'
import { closeTags, forgetTags, moveTag, pageKeyAt, readTags, refreshTag, renameTag, restoreTags, useTags, visitTag } from './tag-store'

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
