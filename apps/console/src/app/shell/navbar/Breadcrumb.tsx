/** The breadcrumb; spec 2.3: it always starts with the dashboard. On a phone only the page's own name fits. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useIsPhone } from '../../../shared/ui/layout/use-is-phone'
import { usePageParents } from '../../../shared/ui/navigation/page-parent'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'
import { HOME_PATH } from '../../menu/use-menu'
import { type Crumb, openPage, usePageFinder } from '../use-current-page'

export function Breadcrumb({ trail, title }: { readonly trail: readonly Crumb[]; readonly title: string | undefined }) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const findPage = usePageFinder()
  const parents = useParentCrumbs(trail.at(-1)?.path ?? '')
  const steps: readonly Crumb[] = trail[0]?.path === HOME_PATH ? trail : [{ title: t`Home`, path: HOME_PATH }, ...parents, ...trail]
  const named = steps.filter((step) => step.title !== '')
  const shown = isPhone ? named.slice(-1) : named
  return (
    <Box component="nav" aria-label={t`Breadcrumb`} sx={{ minWidth: 0, ml: 1 }}>
      <Box
        component="ol"
        sx={{ display: 'flex', gap: 2, m: 0, p: 0, listStyle: 'none', fontSize: 13, whiteSpace: 'nowrap', overflow: 'hidden' }}
      >
        {shown.map((step, at) => {
          const isLast = at === shown.length - 1
          const isLink = !isLast && openPage(findPage(pathOf(step.path))) !== null
          return (
            <Box
              component="li"
              key={step.path}
              aria-current={isLast ? 'page' : undefined}
              sx={{
                display: 'flex',
                gap: 2,
                color: isLast ? 'text.primary' : 'text.secondary',
                minWidth: 0,
                // A long name of the page is shortened; the crumbs before it stay whole.
                flexShrink: isLast ? 1 : 0,
                '&:not(:first-of-type)::before': { content: '"/"', color: 'text.disabled' },
              }}
            >
              {isLink ? (
                <RouterLink to={step.path} color="inherit">
                  {step.title}
                </RouterLink>
              ) : (
                <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: isPhone ? 600 : 400 }}>
                  {isLast ? (title ?? step.title) : step.title}
                </Box>
              )}
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}

/** The crumbs of the page that this one names as its parent, where the person may open that; its link keeps page and filters. */
function useParentCrumbs(pathname: string): readonly Crumb[] {
  const findPage = usePageFinder()
  const to = usePageParents(({ parents }) => parents[pathname])
  if (to === undefined) return []
  const way = openPage(findPage(pathOf(to)))?.trail ?? []
  return way.map((step, at) => (at === way.length - 1 ? { ...step, path: to } : step))
}

const pathOf = (address: string) => address.split('?', 1)[0] ?? address
