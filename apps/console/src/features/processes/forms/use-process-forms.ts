/** Reads the forms of a draft: the bound one first, then the further ones in their order. */
import { type FormDetail, routes } from '@formwork/api-contract'
import { importDefinition } from '@formwork/form-schema'
import type { ProcessDefinition } from '@formwork/workflow-core'
import { useMemo } from 'react'
import { useRouteQueries } from '../../../shared/http/use-route-queries'
import { furtherForms, type ProcessForm } from './process-forms'

export interface ReadForms {
  readonly forms: readonly ProcessForm[]
  /** False while one of them is still on its way. */
  readonly areThere: boolean
  /** By id. */
  readonly names: ReadonlyMap<string, string>
}

export function useProcessForms(definition: ProcessDefinition, formId: string | null): ReadForms {
  const further = furtherForms(definition)
  const wanted = [...(formId === null ? [] : [{ formId, firstNodeId: null }]), ...further]
  const answers = useRouteQueries(
    routes.getForm,
    wanted.map(({ formId: id }) => ({ params: { id } })),
  )
  const places = JSON.stringify(wanted)
  return useMemo(() => {
    const named: typeof wanted = JSON.parse(places)
    const read = answers.flatMap((answer) => (answer === undefined ? [] : [answer]))
    return {
      forms: named.flatMap(({ firstNodeId }, at) => readForm(answers[at], firstNodeId)),
      areThere: read.length === named.length,
      names: new Map(read.map(({ id, name }) => [id, name])),
    }
  }, [places, answers])
}

function readForm(detail: FormDetail | undefined, firstNodeId: string | null): readonly ProcessForm[] {
  const imported = detail === undefined ? null : importDefinition(detail.definition)
  if (detail === undefined || imported?.ok !== true) return []
  return [{ id: detail.id, name: detail.name, firstNodeId, form: imported.form }]
}
