/** The signed-in frame: sidebar, navbar, tag bar, the page. Spec 2.3. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { LeaveQuestion } from '../../shared/drafts/LeaveQuestion'
import { reloadMenu } from '../../shared/session/session-flow'
import { useSession } from '../../shared/session/session-store'
import { useSite } from '../../shared/session/site'
import { useLocale } from '../../shared/i18n/use-locale'
import { usePageTitles } from '../../shared/ui/navigation/page-title'
import { usePreferences } from '../../shared/ui/theme/preferences'
import { PRINT, screenOnly } from '../../shared/ui/theme/print-styles'
import { useIsPhone } from '../../shared/ui/layout/use-is-phone'
import { PaletteHost } from '../palette/PaletteHost'
import { SettingsDrawer } from './settings/SettingsDrawer'
import { CachedPages } from './CachedPages'
import { Navbar } from './navbar/Navbar'
import { Sidebar } from './sidebar/Sidebar'
import { SidebarDrawer } from './sidebar/SidebarDrawer'
import { TagBar } from './TagBar'
import { setDrawer } from './shell-store'
import { HOME_PATH } from '../menu/use-menu'
import { openPage, usePageFinder } from './use-current-page'
import { pinTag, visitTag } from '../tags/tag-store'
import { useMovedTags } from '../tags/use-moved-tags'
import { usePageKey } from '../tags/use-page-key'
import { useHeadingFocus } from './use-heading-focus'
import { useRestoredScroll } from './use-restored-scroll'
import { usePrefetchPages } from './use-prefetch-pages'
import { useUpcomingPolling } from './use-upcoming-polling'

const FIXED_PATHS: Readonly<Record<string, string>> = { '/': HOME_PATH, '/profile': '/profile/index' }

export function Shell() {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const isPhone = useIsPhone()
  const { showTags, fixedHeader } = usePreferences()
  const findPage = usePageFinder()
  const found = findPage(pathname)
  const current = openPage(found)
  const ownTitle = usePageTitles((state) => state.titles[pathname])
  const title = ownTitle ?? current?.title
  const homeTitle = t`Home`
  const siteName = useSite((site) => site.name)
  useUpcomingPolling()
  usePrefetchPages()
  useMenuLanguage()
  // Before the address is visited below, so that a moved tag does not become two.
  useMovedTags()
  const keepsPages = showTags && !isPhone
  const pageKey = usePageKey()
  const scroller = useRestoredScroll(pageKey, keepsPages)
  useHeadingFocus(scroller, pageKey)

  useEffect(() => {
    if (title !== undefined) document.title = `${title} - ${siteName}`
  }, [title, siteName])
  useEffect(() => {
    pinTag({ pathname: HOME_PATH, title: homeTitle })
  }, [homeTitle])
  useEffect(() => {
    setDrawer(false)
    if (title !== undefined) visitTag({ pathname, search, title, isPinned: pathname === HOME_PATH })
  }, [pathname, search, title])

  const fixed = FIXED_PATHS[pathname]
  if (fixed !== undefined) return <Navigate to={fixed} replace />
  if (current === null) return <Navigate to={found === 'forbidden' ? '/401' : '/404'} replace />

  const header = !current.ownsScreen && (
    <Box sx={{ ...(fixedHeader && { flex: 'none' }), ...screenOnly }}>
      <Navbar trail={current.trail} title={title} />
      {keepsPages && <TagBar />}
    </Box>
  )
  return (
    <Box sx={{ display: 'flex', height: '100dvh', overflow: 'hidden', [PRINT]: onPaper }}>
      <Box component="a" href="#page" sx={skipLink}>
        {t`Skip to content`}
      </Box>
      {isPhone ? <SidebarDrawer menuPath={current.menuPath} /> : <Sidebar menuPath={current.menuPath} isFolded={current.ownsScreen} />}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', [PRINT]: onPaper }}>
        {fixedHeader && header}
        <Box
          component="main"
          ref={scroller}
          id="page"
          tabIndex={-1}
          sx={{ flex: 1, minHeight: 0, overflow: 'auto', outline: 'none', position: 'relative', [PRINT]: onPaper }}
        >
          {!fixedHeader && header}
          <CachedPages findPage={findPage} keepsState={keepsPages} />
        </Box>
      </Box>
      <LeaveQuestion keepsPage={keepsPages && !current.noCache} />
      <SettingsDrawer />
      <PaletteHost />
    </Box>
  )
}

/** As long as it is, over as many sheets as it takes. */
const onPaper = { display: 'block', height: 'auto', overflow: 'visible' } as const

const skipLink = {
  ...screenOnly,
  position: 'absolute',
  left: 8,
  top: -48,
  zIndex: 2000,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '6px',
  px: 3,
  py: 2,
  '&:focus': { top: 8 },
} as const

/** Menu titles come from the server in the language asked for. */
function useMenuLanguage(): void {
  const locale = useLocale()
  const userId = useSession((state) => state.user?.userId)
  useEffect(() => {
    const before = menuLanguage.get(userId)
    menuLanguage.set(userId, locale)
    if (before !== undefined && before !== locale) reloadMenu().catch(() => undefined)
  }, [locale, userId])
}

const menuLanguage = new Map<string | undefined, string>()
