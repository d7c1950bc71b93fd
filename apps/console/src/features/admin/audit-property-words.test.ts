/** Every property in the audit log has a word: those of settings are taken from the calls that save them. */
import { type RouteDeclaration, routes } from '@formwork/api-contract'
import { expect, it } from 'vitest'
import { propertyWord } from './audit-property-words'

/** They appear in the log only as values, under `changedSecrets`. */
const ONLY_AS_VALUES = new Set(['password', 'secrets'])

const shapeOf = (schema: unknown): Readonly<Record<string, unknown>> => Object(Object(schema)['shape'])

/** By section, what a save of it can change. */
const SAVED: readonly (readonly [string, readonly string[]])[] = [
  ['site', Object.keys(shapeOf(shapeOf(routes.saveSettings.body)['content']))],
  ...Object.values<RouteDeclaration>(routes)
    .filter(({ method, path }) => method === 'PUT' && path.startsWith('/api/v2/settings/'))
    .map(({ path, body }) => [path, Object.keys(shapeOf(body))] as const),
]

it('knows every section of the settings', () => {
  expect(SAVED.length).toBeGreaterThanOrEqual(9)
  expect(SAVED.filter(([, fields]) => fields.length === 0)).toEqual([])
})

it.each(SAVED)('of %s has a word for each setting', (_section, fields) => {
  expect(fields.filter((field) => !ONLY_AS_VALUES.has(field) && typeof propertyWord(field) === 'string')).toEqual([])
})

it('of a field that the directory fills is told from one of a form by its own word', () => {
  expect(propertyWord('nickName', 'fields')).toMatchObject({ message: 'Name' })
  expect(propertyWord('somethingNewer')).toBe('somethingNewer')
})
