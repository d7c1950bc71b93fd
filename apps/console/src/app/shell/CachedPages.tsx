/** The open page, and behind it those of the other tags: hidden, but with what was typed and scrolled still there. */
import { Activity, useLayoutEffect, useMemo } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import { LoadingPage } from '../../shared/ui/feedback/LoadingPage'
import { unsavedWorkOf, PageOfWork, rememberHiddenWork, useUnsavedWork } from '../../shared/ui/feedback/unsaved-work'
import { useTags } from '../tags/tag-store'
import { usePageKey } from '../tags/use-page-key'
import { ErrorBoundary } from '../errors/ErrorBoundary'
import { type CurrentPage, type FoundPage, openPage } from './use-current-page'

/** More than this many hidden pages cost more than they help; those of the first tags are dropped. One with unsaved work always stays. */
const KEPT = 8

export interface CachedPagesProps {
  readonly findPage: (pathname: string) => FoundPage
  readonly keepsState: boolean
}

interface Shown {
  readonly key: string
  readonly pathname: string
  readonly search: string
  readonly page: CurrentPage
}

export function CachedPages({ findPage, keepsState }: CachedPagesProps) {
  const location = useLocation()
  const tags = useTags((state) => state.tags)
  const open = openPage(findPage(location.pathname))
  const key = usePageKey()
  const unsaved = useUnsavedWork()
  const hidden = tags.flatMap(({ pathname, search, pageKey, wasOpened }): Shown[] => {
    const page = pageKey === key || !wasOpened ? null : openPage(findPage(pathname))
    return page === null || page.noCache ? [] : [{ key: pageKey, pathname, search, page }]
  })
  // Where no page is kept, leaving it has been confirmed already; one hidden before, while the window was wider, has not.
  const asked = keepsState ? unsaved : { ...unsaved, inView: [] }
  const costly = hidden.filter(({ key }) => unsavedWorkOf(key, asked).length === 0)
  const dropped = new Set(keepsState ? costly.slice(0, -KEPT) : costly)
  const here: Shown[] = open === null ? [] : [{ key, pathname: location.pathname, search: location.search, page: open }]
  // One list in one order: a page that is hidden and shown again keeps its place, and with it its state.
  const all = [...hidden.filter((page) => !dropped.has(page)), ...here].toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return all.map((shown) => <CachedPage key={shown.key} shown={shown} isHidden={shown.pathname !== location.pathname} />)
}

interface CachedPageProps {
  readonly shown: Shown
  readonly isHidden: boolean
}

function CachedPage({ shown: { key, pathname, search, page }, isHidden }: CachedPageProps) {
  useLayoutEffect(() => (isHidden ? rememberHiddenWork(key) : undefined), [isHidden, key])
  return (
    <PageOfWork value={key}>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>
        <ErrorBoundary resetKey={key}>
          <PageAt pathname={pathname} search={search} page={page} />
        </ErrorBoundary>
      </Activity>
    </PageOfWork>
  )
}

function PageAt({ pathname, search, page }: Omit<Shown, 'key'>) {
  const location = useMemo(() => ({ pathname, search, hash: '', state: null, key: pathname }), [pathname, search])
  const Page = page.page
  return useRoutes([{ path: page.pattern, element: <Page waiting={<LoadingPage title={page.title} shape={Page.shape} />} /> }], location)
}
