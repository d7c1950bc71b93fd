import { expect, it } from 'vitest'
import type { ProcessDefinition } from '../definition'
import { checkTitleFields } from './title-fields'

const definition = (titlePattern: string): ProcessDefinition => ({
  schema: 2,
  nodes: [
    { id: 'start', kind: 'start', name: '开始' },
    {
      id: 'check',
      kind: 'userTask',
      name: '审核',
      assignees: [{ kind: 'requester' }],
      completion: 'any',
      fieldRights: { salary: 'hidden', reason: 'read' },
    },
    { id: 'end', kind: 'end', name: '结束' },
  ],
  edges: [],
  settings: { titlePattern },
})

it('warns where a field is hidden that the title of tickets shows, and leads to that node', () => {
  expect(checkTitleFields(definition('{process}：{field:reason} { field: salary }'))).toEqual([
    { code: 'title-shows-hidden-field', severity: 'warning', nodeId: 'check', params: { field: 'salary' } },
  ])
  expect(checkTitleFields(definition('{process}：{field:reason}'))).toEqual([])
  expect(checkTitleFields(definition('salary {salary}'))).toEqual([])
})
