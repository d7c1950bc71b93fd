/** Distances and lines use logical directions, so that a right-to-left page is mirrored. */
import { expect, it } from 'vitest'

const sources: Readonly<Record<string, string>> = import.meta.glob('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
const SIDE = /\b(?:margin|padding|border)(?:Left|Right)\b|\b(?:ml|mr|pl|pr): |textAlign: '(?:left|right)'/

it('styles name no left and no right', () => {
  const named = Object.entries(sources).flatMap(([file, text]) =>
    file.includes('.test.') ? [] : text.split('\n').flatMap((line) => (SIDE.test(line) ? [`${file}: ${line.trim()}`] : [])),
  )
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  expect(named).toEqual([])
})
