/** Section 9 of the specification, as it stands beside the contract, against the constants of the console and the server. */
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, pageWindow } from '@formwork/api-contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { TIMEOUT_MS } from '../shared/http/call'
import { DEFAULT_LOCALE, LOCALES } from '../shared/i18n/locale'
import { clearToken, writeToken } from '../shared/session/token-cookie'
import { ageOf } from '../shared/ui/display/age'
import { TOAST_MS } from '../shared/ui/feedback/toast-store'
import * as pager from '../shared/ui/tables/Pager'
import { DEFAULT_PREFERENCES } from '../shared/ui/theme/preferences'
import { DEFAULT_THEME_COLOUR, DESKTOP_MIN_WIDTH, PRESET_COLOURS, SIZE } from '../shared/ui/theme/tokens'
import { BADGE_MAX } from './shell/navbar/badge-place'
import { SEARCH_OPTIONS } from './shell/navbar/search-options'

const [section = ''] = Object.values(
  import.meta.glob<string>('../../../../packages/api-contract/fixtures/spec-section-9.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
const rows = new Map(
  section
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 4 && cells[1] !== 'Item' && cells[1] !== '---')
    .map(([, item = '', value = '']) => [item, value]),
)
const SECOND = 1000

/** What each row says, made of what is kept. */
const KEPT: Readonly<Record<string, () => string>> = {
  'HTTP timeout; toast duration': () => `${TIMEOUT_MS}ms; ${TOAST_MS}ms`,
  'Sidebar width; mobile breakpoint': () => `${SIZE.sidebar}px; ${DESKTOP_MIN_WIDTH}px`,
  'Search fuzzy threshold; weights': () =>
    `${SEARCH_OPTIONS.threshold}; ${SEARCH_OPTIONS.keys.map(({ name, weight }) => `${name} ${weight}`).join(', ')}`,
  'Badge maximum': () => String(BADGE_MAX),
  'Preset theme colours': () => PRESET_COLOURS.join(', '),
}

/** Of these rows the form packages keep the figures. */
const OF_FORMS = [
  'Form label width',
  'Form size default / label position default',
  'Palette width / config panel width',
  'Dialog widths',
  'Drag animation; teardown delay on dialog close',
  'Remote request timeout default',
  'Image upload limit / file upload limit',
  'Rate max; slider; number step',
  'Time format; date format',
  'Remote select value meaning request method',
  'Upload success delay',
]
/** These have a test below; the last two need no constant: dates and numbers are written as the language writes them. */
const BELOW = [
  'Pagination',
  'Token cookie',
  'Defaults',
  'Default theme',
  'Relative time',
  'Default locale',
  'System settings classify value',
]
const BY_LANGUAGE = ['Date helper format', 'Number abbreviation']

describe('section 9 of the specification', () => {
  beforeEach(() => clearToken())

  it('is told of row by row', () => {
    expect([...Object.keys(KEPT), ...OF_FORMS, ...BELOW, ...BY_LANGUAGE].toSorted()).toEqual([...rows.keys()].toSorted())
  })

  it.each(Object.entries(KEPT))('keeps “%s” as it says', (item, kept) => {
    expect(kept()).toBe(rows.get(item))
  })

  it('keeps pages as it says, and the contract has the same', () => {
    const { pageIndex, pageSize } = pageWindow({})
    expect(rows.get('Pagination')).toContain(`page ${pageIndex}, limit ${pageSize}, page sizes ${pager.PAGE_SIZES.join(', ')};`)
    expect([pager.PAGE_SIZES, pager.DEFAULT_PAGE_SIZE]).toEqual([PAGE_SIZES, DEFAULT_PAGE_SIZE])
  })

  it('keeps the token in the cookie it names', () => {
    writeToken('x'.repeat(43))
    expect(document.cookie).toContain(`${rows.get('Token cookie')}=x`)
  })

  it('keeps the defaults it names', () => {
    expect(rows.get('Default theme')).toContain(`${DEFAULT_THEME_COLOUR} in settings`)
    expect(rows.get('Default locale')).toContain('Chinese; English')
    expect([DEFAULT_LOCALE, LOCALES]).toEqual(['zh-CN', ['zh-CN', 'en']])
    const { fixedHeader, sidebarLogo } = DEFAULT_PREFERENCES
    expect(rows.get('Defaults')).toContain(`fixed header ${fixedHeader ? 'on' : 'off'}, sidebar logo ${sidebarLogo ? 'on' : 'off'}`)
  })

  it('keeps relative time in its steps', () => {
    const ages = [29, 31, 3700, 90_000].map((seconds) => ageOf(0, seconds * SECOND).unit)
    expect(ages).toEqual(['now', 'minutes', 'hours', 'day'])
    expect(rows.get('Relative time')).toBe('under 30 seconds is "just now", then minutes, hours, and 1 day')
  })
})
