/** A person's preferences for the look of the console, as this browser keeps them for the first paint; `shared/preferences` brings them along. */
import { create } from 'zustand'
import { browserStorage } from '../../browser-storage'
import { isHexColour } from './colour'
import { DEFAULT_THEME_COLOUR, INTERFACE_SIZES, type InterfaceSize } from './tokens'

/** Ids of the columns of a list of tickets, each list for itself; absent or empty: its default. */
export const COLUMN_PREFERENCES = ['todoColumns', 'mineColumns', 'relatedColumns', 'copiedColumns', 'allColumns'] as const

export interface Preferences extends Readonly<Partial<Record<(typeof COLUMN_PREFERENCES)[number], readonly string[]>>> {
  readonly themeColour: string
  /** How dense lists and controls are. */
  readonly size: InterfaceSize
  /** `?` shows the keys. One letter alone is in the way of people who use speech input. */
  readonly helpKey: boolean
  /** After an answer the next ticket that waits is opened. */
  readonly nextTask: boolean
  /** Phrases for remarks; absent: none were stored. Only on the server, for others use this browser. */
  readonly phrases?: readonly string[]
  readonly showTags: boolean
  readonly fixedHeader: boolean
  readonly sidebarLogo: boolean
  readonly darkSidebar: boolean
}

/** Spec 9 and 3.4. */
export const DEFAULT_PREFERENCES: Preferences = {
  themeColour: DEFAULT_THEME_COLOUR,
  size: 'medium',
  helpKey: true,
  nextTask: true,
  showTags: false,
  fixedHeader: true,
  sidebarLogo: true,
  darkSidebar: true,
}

const STORAGE_KEY = 'formwork.preferences'

/** Only valid values of the storage count. */
export function readPreferences(stored: string | null): Preferences {
  const kept = parseObject(stored)
  const flag = (name: keyof Preferences) => (typeof kept[name] === 'boolean' ? { [name]: kept[name] } : {})
  return {
    ...DEFAULT_PREFERENCES,
    ...(isHexColour(kept['themeColour']) ? { themeColour: kept['themeColour'] } : {}),
    ...sizeOf(kept['size']),
    ...flag('helpKey'),
    ...flag('nextTask'),
    ...(isTexts(kept['phrases']) ? { phrases: kept['phrases'] } : {}),
    ...flag('showTags'),
    ...flag('fixedHeader'),
    ...flag('sidebarLogo'),
    ...flag('darkSidebar'),
    ...Object.fromEntries(COLUMN_PREFERENCES.flatMap((name) => (isTexts(kept[name]) ? [[name, kept[name]]] : []))),
  }
}

const isTexts = (kept: unknown): kept is readonly string[] => Array.isArray(kept) && kept.every((entry) => typeof entry === 'string')

function sizeOf(kept: unknown): Partial<Preferences> {
  const size = INTERFACE_SIZES.find((known) => known === kept)
  return size === undefined ? {} : { size }
}

function parseObject(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

export const usePreferences = create<Preferences>(() => readPreferences(browserStorage.read(STORAGE_KEY)))

export function setPreference(change: Partial<Preferences>): void {
  usePreferences.setState(change)
  browserStorage.write(STORAGE_KEY, JSON.stringify({ ...usePreferences.getState(), phrases: undefined }))
}
