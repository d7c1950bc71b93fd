/** Gives the style sheets of MUI the page's nonce, where the host's own do not have it yet. */
import createCache from '@emotion/cache'
import { CacheProvider, withEmotionCache } from '@emotion/react'
import { type ReactNode, useMemo } from 'react'

export interface NonceStylesProps {
  readonly nonce: string | undefined
  readonly children: ReactNode
}

export const NonceStyles = withEmotionCache(function NonceStyles({ nonce, children }: NonceStylesProps, around) {
  const isOwn = nonce !== undefined && around.nonce !== nonce
  const cache = useMemo(() => (isOwn ? createCache({ key: 'fd', nonce, prepend: true }) : null), [isOwn, nonce])
  return cache === null ? children : <CacheProvider value={cache}>{children}</CacheProvider>
})
