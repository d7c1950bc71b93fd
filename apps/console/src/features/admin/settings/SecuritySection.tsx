/** How long sessions last, when guessing is stopped, and what a new password has to be. */
import { type RouteAnswer, type RouteBodyInput, routes, SECURITY_SETTINGS } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useContractForm } from '../../../shared/contract-form/use-contract-form'
import { NumberRow } from '../../../shared/contract-form/NumberRow'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { loadSite } from '../../../shared/session/site'
import { FieldGroup } from './FieldGroup'
import { SectionForm } from './SectionForm'
import { SectionPanel } from './SectionPanel'
import { useSaveSection } from './use-save-section'

export function SecuritySection() {
  const { t } = useLingui()
  const query = useRouteQuery(routes.getSecuritySettings)
  return (
    <SectionPanel title={t({ message: 'Security', context: 'settings' })} query={query}>
      {(answer) => <SecurityForm {...answer} />}
    </SectionPanel>
  )
}

function SecurityForm({ content }: RouteAnswer<typeof routes.getSecuritySettings>) {
  const { t } = useLingui()
  const form = useContractForm({
    schema: routes.saveSecuritySettings.body,
    fields: {
      sessionHours: { label: t`Hours` },
      rememberedDays: { label: t`Days if remembered` },
      idleMinutes: { label: t`Minutes unused` },
      failuresAtOnePlace: { label: t`Person and address` },
      failuresOfOnePerson: { label: t`One person` },
      failuresOfOneAddress: { label: t`One address` },
      windowMinutes: { label: t`Within minutes` },
      passwordLength: { label: t`Characters` },
      passwordKinds: { label: t`Kinds` },
    },
    values: content,
  })
  const save = useSaveSection(form, {
    row: SECURITY_SETTINGS,
    read: routes.getSecuritySettings,
    send: async (body: RouteBodyInput<typeof routes.saveSecuritySettings>) => {
      await call(routes.saveSecuritySettings, { body })
      // Password fields in this window show the new rules.
      await loadSite()
      invalidateRoutes(routes.getSettings)
    },
  })
  return (
    <SectionForm form={form} isSaving={save.isRunning} onSubmit={() => form.submit((body) => void save.run(body))}>
      <FieldGroup title={t`How long a session lasts`}>
        <NumberRow form={form} name="sessionHours" maxLength={3} hint={t`From signing in; counts for sessions that begin`} />
        <NumberRow form={form} name="rememberedDays" maxLength={2} hint={t`For whoever chose to stay signed in`} />
        <NumberRow
          form={form}
          name="idleMinutes"
          maxLength={5}
          hint={t`A session that was not used for so long ends, also one that is open now; 0 for no limit. An open console counts as use.`}
        />
      </FieldGroup>
      <FieldGroup title={t`Wrong passwords before signing in is stopped`}>
        <NumberRow form={form} name="failuresAtOnePlace" maxLength={3} hint={t`One person mistyping at one address`} />
        <NumberRow form={form} name="failuresOfOnePerson" maxLength={5} hint={t`One account guessed at from everywhere`} />
        <NumberRow form={form} name="failuresOfOneAddress" maxLength={6} hint={t`One address trying many accounts`} />
        <NumberRow form={form} name="windowMinutes" maxLength={4} hint={t`After so long counting begins anew`} />
      </FieldGroup>
      <FieldGroup title={t`What a new password has to be`}>
        <NumberRow form={form} name="passwordLength" maxLength={2} />
        <NumberRow
          form={form}
          name="passwordKinds"
          maxLength={1}
          hint={t`At least so many of lower case, upper case, digits and others; 1 for no such rule`}
        />
      </FieldGroup>
    </SectionForm>
  )
}
