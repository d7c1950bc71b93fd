/**
 * Parts of a long form that stand far below the screen. Every field is there, and can be found, reached and validated; what is left out until the focus or the view comes
 * near is what only a person at the field can use: the choices of a closed list, the buttons next to a control. Of a table of a hundred rows
 * that is the half.
 * Earns, with the other measures of ADR 0013: a table of 100 × 6 mounted in 0.36 → 0.23 R.
 */
import { createContext, type HTMLAttributes, useContext, useEffect, useRef, useState } from 'react'
import { useRenderSettings } from '../form/render-settings'

const NearContext = createContext(true)

/** False in a part that was never near the screen or the focus; stays true afterwards. */
export const useIsNear = () => useContext(NearContext)

export interface NearProps extends HTMLAttributes<HTMLDivElement> {
  /** True for the part that is seen at once. */
  readonly isFirst: boolean
}

export function Near({ isFirst, children, ...props }: NearProps) {
  const { isHydrated } = useRenderSettings()
  const [isNear, setNear] = useState(() => isFirst || isHydrated || typeof IntersectionObserver !== 'function')
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = element
    if (isNear || !current) return
    // When it is first rendered, the browser would compute the styles of everything in it; from the next frame on it knows what is off screen.
    const frame = requestAnimationFrame(() => current.removeAttribute('data-far'))
    const see = (entries: readonly IntersectionObserverEntry[]) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true)
    const observer = new IntersectionObserver(see, { rootMargin: '50%' })
    observer.observe(current)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [isNear])
  return (
    <NearContext.Provider value={isNear}>
      {/* A key may follow the focus before the observer is called. */}
      <div ref={element} {...props} {...(!isNear && { 'data-far': '', onFocus: () => setNear(true) })}>
        {children}
      </div>
    </NearContext.Provider>
  )
}
