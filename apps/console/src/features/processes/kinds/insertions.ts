/** What can be inserted at a place of the flow, in the order in which it is offered. */
import { t } from '@lingui/core/macro'
import type { ProcessDefinition } from '@formwork/workflow-core'
import type { EditResult } from '../flow/commands/edit-result'
import { insertBranches } from '../flow/commands/insert-branches'
import { insertFork } from '../flow/commands/insert-fork'
import { insertStep } from '../flow/commands/insert-step'
import type { FlowPlace, StepNode } from '../flow/flow-outline'
import { newElementId } from '../model'
import { freeName, freeNumber, type Names, namesIn } from './free-names'

type GatewayKind = 'exclusiveGateway' | 'parallelGateway' | 'inclusiveGateway'

export interface Insertion {
  /** It looks like this kind. */
  readonly kind: Exclude<StepNode['kind'], 'unknown'> | GatewayKind
  readonly text: string
  readonly insert: (definition: ProcessDefinition, place: FlowPlace) => EditResult
}

type NewStep = (id: string) => StepNode

export function insertions(): Insertion[] {
  return [
    step('userTask', t`Someone agrees or refuses`, (id) => ({ id, kind: 'userTask', name: t`Approval`, assignees: [], completion: 'any' })),
    step('handleTask', t`Someone does something and says when it is done`, (id) => ({
      id,
      kind: 'handleTask',
      name: t`Handling`,
      assignees: [],
      completion: 'any',
    })),
    step('copyTo', t`People get a copy; nothing waits for them`, (id) => ({ id, kind: 'copyTo', name: t`Copy to`, assignees: [] })),
    {
      kind: 'exclusiveGateway',
      text: t`Go different ways by what the form says`,
      insert: (definition, place) =>
        insertBranches(definition, {
          place,
          gateway: { id: newElementId(), kind: 'exclusiveGateway', name: freeName(namesIn(definition), t`Condition branches`) },
          first: { edgeId: newElementId(), label: newBranchName(definition, 'exclusiveGateway') },
          otherwise: { edgeId: newElementId(), label: t`Otherwise` },
        }),
    },
    fork('parallelGateway', t`Go all ways at once, and on when all are done`),
    fork('inclusiveGateway', t`Go every way whose condition is met, and on when these are done`),
    step('timer', t`Wait for some time, or until a date of the form`, (id) => ({
      id,
      kind: 'timer',
      name: t`Wait`,
      wait: { kind: 'delay', seconds: 86_400 },
    })),
    step('subProcess', t`Start a ticket of another process and wait for it`, (id) => ({
      id,
      kind: 'subProcess',
      name: t`Sub-process`,
      processId: '',
      input: [],
      output: [],
    })),
    step('httpRequest', t`Ask another system, and keep its answer in fields`, (id) => ({
      id,
      kind: 'httpRequest',
      name: t`Web request`,
      method: 'POST',
      url: '',
      headers: [],
      body: [],
      retries: 3,
      result: [],
    })),
    step('script', t`Work out values with a script, and put them into fields`, (id) => ({ id, kind: 'script', name: t`Script`, code: '' })),
  ]
}

function step(kind: Exclude<StepNode['kind'], 'unknown'>, text: string, make: NewStep): Insertion {
  return {
    kind,
    text,
    insert: (definition, place) => {
      const node = make(newElementId())
      const name = freeName(namesIn(definition), node.name)
      return insertStep(definition, { place, edgeId: newElementId(), node: { ...node, name } })
    },
  }
}

function fork(kind: 'parallelGateway' | 'inclusiveGateway', text: string): Insertion {
  const isParallel = kind === 'parallelGateway'
  return {
    kind,
    text,
    insert(definition, place) {
      const names = namesIn(definition)
      const first = newBranchName(definition, kind)
      return insertFork(definition, {
        place,
        kind,
        names: {
          fork: freeName(names, isParallel ? t`Parallel branches` : t`Conditions`),
          join: freeName(names, t`Join`),
          branches: [first, isParallel ? branchName(new Set([...names, first]), kind) : t`Otherwise`],
        },
        newId: newElementId,
      })
    },
  }
}

/** Numbered through the whole process, so that the branches of two gateways can be told apart. */
export const newBranchName = (definition: ProcessDefinition, kind: GatewayKind): string => branchName(namesIn(definition), kind)

const branchName = (names: Names, kind: GatewayKind): string =>
  freeNumber(names, (number) => (kind === 'parallelGateway' ? t`Branch ${number}` : t`Condition ${number}`))
