import { expect, it } from 'vitest'
import { rememberBy } from './remember-by'

it('makes something once for each object, also where nothing comes of it', () => {
  const asked: object[] = []
  const made = rememberBy((key: object): string | undefined => {
    asked.push(key)
    return undefined
  })
  const [one, other] = [{}, {}]
  expect([made(one), made(one), made(other)]).toEqual([undefined, undefined, undefined])
  expect(asked).toEqual([one, other])
})
