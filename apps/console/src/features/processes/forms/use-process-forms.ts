/** Reads the forms of a process: the bound one first, then the further ones in their order, each in the version that publishing the process takes. */
import { type FormDetail, routes } from '@formwork/api-contract'
import { importDefinition } from '@formwork/form-schema'
import type { ProcessDefinition } from '@formwork/workflow-core'
import { useMemo } from 'react'
import { useRouteQueries } from '../../../shared/http/use-route-queries'
import { furtherForms, type ProcessForm, takenVersion } from './process-forms'

export interface ReadForms {
  readonly forms: readonly ProcessForm[]
  /** False while one of them is still on its way. */
  readonly areThere: boolean
  /** By id. */
  readonly names: ReadonlyMap<string, string>
  /** By id: the published version of forms whose saved draft differs from it. */
  readonly behind: ReadonlyMap<string, number>
}

export function useProcessForms(definition: ProcessDefinition, formId: string | null): ReadForms {
  const further = furtherForms(definition)
  const wanted = [...(formId === null ? [] : [{ formId, firstNodeId: null }]), ...further]
  const drafts = useRouteQueries(
    routes.getForm,
    wanted.map(({ formId: id }) => ({ params: { id } })),
  )
  const behind = useMemo(
    () => drafts.flatMap((detail) => (detail === undefined ? [] : [[detail.id, takenVersion(detail)] as const])).filter(isBehind),
    [drafts],
  )
  const published = useRouteQueries(
    routes.getFormVersion,
    behind.map(([id, version]) => ({ params: { id, version } })),
  )
  const places = JSON.stringify(wanted)
  return useMemo(() => {
    const named: typeof wanted = JSON.parse(places)
    const read = drafts.flatMap((draft) => (draft === undefined ? [] : [draft]))
    const taken = new Map(behind.map(([id], at) => [id, published[at]?.definition]))
    const definitionOf = (draft: FormDetail) => (taken.has(draft.id) ? taken.get(draft.id) : draft.definition)
    return {
      forms: named.flatMap(({ firstNodeId }, at) => readForm(drafts[at], definitionOf, firstNodeId)),
      areThere: read.length === named.length && read.every((draft) => definitionOf(draft) !== undefined),
      names: new Map(read.map(({ id, name }) => [id, name])),
      behind: new Map(behind),
    }
  }, [places, drafts, behind, published])
}

const isBehind = (entry: readonly [string, number | null]): entry is readonly [string, number] => entry[1] !== null

function readForm(
  draft: FormDetail | undefined,
  definitionOf: (draft: FormDetail) => FormDetail['definition'] | undefined,
  firstNodeId: string | null,
): readonly ProcessForm[] {
  const definition = draft === undefined ? undefined : definitionOf(draft)
  const imported = definition === undefined ? null : importDefinition(definition)
  if (draft === undefined || imported?.ok !== true) return []
  return [{ id: draft.id, name: draft.name, firstNodeId, form: imported.form }]
}
