import { expect, it } from 'vitest'
import { assertNode } from './node-version'

it('an older Node is told what is needed, instead of failing in the first call that needs it', () => {
  expect(() => assertNode('20.20.2')).toThrow('Node 24 or newer is needed, and this is 20.20.2.')
  expect(() => assertNode(process.versions.node)).not.toThrow()
  expect(() => assertNode('100.1.0')).not.toThrow()
})
