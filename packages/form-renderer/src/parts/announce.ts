/** Lets a field say something to assistive technology through the form's one live region. */
import { createContext, useContext } from 'react'

/** Says `text` politely. */
export type Announce = (text: string) => void

const AnnounceContext = createContext<Announce>(() => undefined)

export const AnnounceProvider = AnnounceContext.Provider

export function useAnnounce(): Announce {
  return useContext(AnnounceContext)
}
