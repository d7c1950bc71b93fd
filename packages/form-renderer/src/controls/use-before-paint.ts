/** `useLayoutEffect` for what a server draws as well, where it does nothing and React 18 warns of each. */
import { useEffect, useLayoutEffect } from 'react'

export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect
