/** The values of a form as the source of a zod schema. */
import { type FormDefinition, scopeWidgets } from '../form-definition'
import { conditionsSource } from './zod-conditions'
import { checkIdentifier } from './typescript-text'
import { formMembers } from './value-shapes'
import { ZOD_CONSTANT_USES, ZOD_CONSTANTS, type ZodConstant } from './zod-preamble'
import { recordSource } from './zod-source'
import { heldList } from '../held-list'

/** What {@link toZod} can be told. */
export interface ZodOptions {
  /** The name of the schema's constant; `formValues` by default. The type of its values is called the same with a capital letter. */
  readonly name?: string
}

/**
 * Writes a module that exports a zod schema (zod 4) of the form's values, and their type.
 *
 * The schema answers as `validateValues` does, as far as zod can say it, and hands back the same cleaned values: it refuses nothing
 * that `validateValues` accepts. A hidden field is not required, and a value that it could not keep is left out; the rows
 * of a hidden subform stay all or none. What it cannot say stands in
 * a comment beside each field: steps, the order of pairs, patterns that would not run in bounded time. Nor does it
 * ask how deep and how large values are. The module imports zod and nothing else.
 *
 * @param form - the form.
 * @param options - `name` of the schema, an identifier; `formValues` by default. The type has the same name with a capital.
 * @returns TypeScript text; it ends in a line break.
 * @throws {RangeError} when `name` is no identifier.
 * @example await writeFile('leave-request.ts', toZod(form, { name: 'leaveRequest' }))
 */
export function toZod(form: FormDefinition, { name = 'formValues' }: ZodOptions = {}): string {
  checkIdentifier(name)
  const used = new Set<ZodConstant>()
  const use = (constant: ZodConstant) => noteConstant(used, constant)
  const members = formMembers(form)
  const record = recordSource(members, [...scopeWidgets(heldList(form))], { indent: '', use })
  const conditions = conditionsSource(form, members, use)
  const report = "(path, message) => context.addIssue({ code: 'custom', path: [...path], message })"
  const schema =
    conditions === null ? record : `z.preprocess((values, context) => ${use('settle')}(values, conditions, ${report}), ${record})`
  const constants = Object.entries(ZOD_CONSTANTS).filter(([constant]) => [...used].some((each) => each === constant))
  const typeName = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
  return [
    "import { z } from 'zod'\n",
    ...constants.map(([, source]) => source),
    ...(conditions === null ? [] : [`/** What conditions decide. */\nconst conditions: readonly FieldRule[] = ${conditions}\n`]),
    `/** The values of the form, as far as zod can check them. What counts is validateValues. */\nexport const ${name} = ${schema}\n`,
    `/** The values that were accepted. */\nexport type ${typeName} = z.output<typeof ${name}>\n`,
  ].join('\n')
}

function noteConstant(used: Set<ZodConstant>, constant: ZodConstant): string {
  for (const needed of ZOD_CONSTANT_USES[constant] ?? []) noteConstant(used, needed)
  used.add(constant)
  return constant
}
