/** What is read of a file, as plain values: the library's elements refer to one another, and contain whatever the file contains. */
import { z } from '../../zod'

const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .optional()
    .transform((items) => items ?? [])
const named = { id: z.string().default(''), name: z.string().default('') }
const reference = z.object({ id: z.string().default('') })

const expression = z.object({ body: z.string().default(''), language: z.string().default('') })

/** An element of a namespace that the library does not know. */
const extension = z.looseObject({
  $type: z.string(),
  $body: z.string().optional(),
  /** Where the library keeps the namespace. */
  $descriptor: z.object({ ns: z.object({ uri: z.string().optional() }) }).optional(),
})
export type Extension = z.output<typeof extension>

const element = {
  ...named,
  $type: z.string(),
  /** Attributes of other namespaces. */
  $attrs: z.record(z.string(), z.unknown()).default({}),
  extensionElements: z.object({ values: list(extension) }).default({ values: [] }),
}

const eventDefinition = z.object({
  $type: z.string(),
  timeDuration: expression.optional(),
  timeDate: expression.optional(),
  timeCycle: expression.optional(),
})

const loop = z.object({
  $type: z.string(),
  isSequential: z.boolean().default(false),
  completionCondition: expression.optional(),
  loopCardinality: expression.optional(),
})

const flowElement = z.object({
  ...element,
  sourceRef: reference.optional(),
  targetRef: reference.optional(),
  conditionExpression: expression.optional(),
  default: reference.optional(),
  eventDefinitions: list(eventDefinition),
  loopCharacteristics: loop.optional(),
  calledElement: z.string().default(''),
  scriptFormat: z.string().default(''),
  script: z.string().default(''),
  triggeredByEvent: z.boolean().default(false),
  /** Of a sub-process. */
  flowElements: list(z.unknown()),
})
export type FlowElement = z.output<typeof flowElement>

export const processShape = z.object({
  ...element,
  $type: z.literal('bpmn:Process'),
  flowElements: list(flowElement),
  laneSets: list(z.object({ lanes: list(z.object(named)) })),
  artifacts: list(z.object({ ...named, $type: z.string(), text: z.string().default('') })),
})
export type ProcessElement = z.output<typeof processShape>

export const collaborationShape = z.object({
  $type: z.literal('bpmn:Collaboration'),
  participants: list(z.object({ ...named, processRef: reference.optional() })),
  messageFlows: list(z.object(named)),
})
export type Collaboration = z.output<typeof collaborationShape>

export const fileShape = z.object({ rootElements: list(z.unknown()) })

/** What an element is called where it must be called something. */
export function titleOf({ id, name, $type = '' }: { readonly id: string; readonly name: string; readonly $type?: string }): string {
  return name.trim() || id || $type
}
