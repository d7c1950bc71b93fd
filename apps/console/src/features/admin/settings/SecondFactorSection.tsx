/** Who has to have a second factor. */
import { type RouteAnswer, type RouteBodyInput, routes, SECOND_FACTOR_FOR, type SignInRules } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { ChoiceRow } from '../../../shared/contract-form/ChoiceRow'
import { useContractForm } from '../../../shared/contract-form/use-contract-form'
import { call } from '../../../shared/http/call'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { SectionForm } from './SectionForm'
import { SectionPanel } from './SectionPanel'
import { useSaveSection } from './use-save-section'

export function SecondFactorSection() {
  const { t } = useLingui()
  const query = useRouteQuery(routes.getSignInRules)
  return (
    <SectionPanel title={t`Two-step sign-in`} query={query}>
      {(answer) => <RulesForm {...answer} />}
    </SectionPanel>
  )
}

function RulesForm(values: RouteAnswer<typeof routes.getSignInRules>) {
  const { t } = useLingui()
  const form = useContractForm({
    schema: routes.saveSignInRules.body,
    fields: { secondFactorFor: { label: t`Required for` } },
    values,
  })
  const save = useSaveSection(form, {
    row: { secrets: [] },
    read: routes.getSignInRules,
    send: (body: RouteBodyInput<typeof routes.saveSignInRules>) => call(routes.saveSignInRules, { body }),
  })
  const words: Readonly<Record<SignInRules['secondFactorFor'], string>> = {
    nobody: t`Nobody: whoever wants it sets it up`,
    administrators: t`Administrators: whoever holds every permission`,
    everyone: t`Everyone`,
  }
  return (
    <SectionForm form={form} isSaving={save.isRunning} onSubmit={() => form.submit((body) => void save.run(body))}>
      <ChoiceRow
        form={form}
        name="secondFactorFor"
        choices={SECOND_FACTOR_FOR.map((id) => ({ id, name: words[id] }))}
        hint={t`Whoever must have a second step and has none sets it up right after the password, before anything else. People who sign in at a provider are asked there.`}
      />
    </SectionForm>
  )
}
