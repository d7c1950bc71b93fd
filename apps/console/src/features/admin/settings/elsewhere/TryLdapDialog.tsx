/** Signs one person in at the directory with the settings in the form, and shows the result of each step. Nothing is stored. */
import { type LdapProblem, type LdapSettings, type LdapStep, type RouteAnswer, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { TextRow } from '../../../../shared/contract-form/TextRow'
import { useContractForm } from '../../../../shared/contract-form/use-contract-form'
import { call } from '../../../../shared/http/call'
import { useExclusiveMutation } from '../../../../shared/http/use-exclusive-mutation'
import { FormDialog } from '../../../../shared/ui/inputs/FormDialog'
import { Fact } from '../../../../shared/ui/layout/Page'
import { TriedSteps } from './TriedSteps'

const schema = routes.tryLdapSettings.body.omit({ settings: true })
type Tried = RouteAnswer<typeof routes.tryLdapSettings>

export function TryLdapDialog({ settings, onClose }: { readonly settings: LdapSettings; readonly onClose: () => void }) {
  const { t } = useLingui()
  const [tried, setTried] = useState<Tried | null>(null)
  const form = useContractForm({
    schema,
    fields: { username: { label: t`User name` }, password: { label: t`Password` } },
    values: { username: '', password: '' },
  })
  const attempt = useExclusiveMutation(
    async (typed: { readonly username: string; readonly password: string }) =>
      setTried(await call(routes.tryLdapSettings, { body: { settings, ...typed } })),
    { onError: form.place },
  )
  return (
    <FormDialog
      title={t`Try the directory`}
      action={t`Try it`}
      isRunning={attempt.isRunning}
      isDirty={false}
      summary={form.summary}
      onSubmit={() => form.submit((typed) => void attempt.run(typed))}
      onClose={onClose}
    >
      <Box
        sx={{ color: 'text.secondary', fontSize: 13 }}
      >{t`Somebody of the directory. Nothing is stored, and nobody is signed in here.`}</Box>
      <TextRow form={form} name="username" layout="above" autoFocus autoComplete="off" />
      <TextRow form={form} name="password" layout="above" kind="password" autoComplete="off" />
      <div aria-live="polite">{tried !== null && <Report {...tried} />}</div>
    </FormDialog>
  )
}

function Report({ steps, person }: Tried) {
  const { t } = useLingui()
  const stepWords: Readonly<Record<LdapStep, string>> = {
    connect: t`Reach the directory`,
    bind: t`Sign in as the site’s account`,
    search: t`Find the person`,
    'sign-in': t`Check the password`,
    fields: t`Read the fields`,
  }
  const problemWords: Readonly<Record<LdapProblem, string>> = {
    unreachable: t`nobody answers at this address`,
    'no-host': t`there is no host of this name`,
    'no-directory': t`what answers there is no directory, or the encryption differs: ldaps:// or StartTLS`,
    timeout: t`no answer within five seconds`,
    certificate: t`the certificate is not trusted`,
    'needs-encryption': t`the directory asks for encryption: use ldaps:// or StartTLS`,
    'wrong-account': t`the account DN or its password is wrong`,
    'no-base': t`there is no such search base`,
    refused: t`the directory refused`,
    nobody: t`nobody of this name below the search base`,
    several: t`more than one entry; the attribute has to tell people apart`,
    'wrong-password': t`the password is wrong`,
    'no-user-name': t`the entry has no user name that fits what was typed`,
  }
  const resultOf = (name: string, result: string | number | undefined) =>
    result === undefined ? name : typeof result === 'string' ? t`${name}: ${result}` : t`${name}: ${result} entry`
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <TriedSteps
        steps={steps.map(({ step, problem, entries, detail }) => ({
          id: step,
          isDone: problem === null,
          text: resultOf(stepWords[step], problem === null ? entries : problemWords[problem]),
          detail,
        }))}
      />
      {person !== null && (
        <Box component="dl" sx={{ m: 0, pt: 3, borderTop: 1, borderColor: 'divider' }}>
          <Fact label={t`User name`}>{person.username}</Fact>
          <Fact label={t({ message: 'Name', context: 'person' })}>{person.nickName}</Fact>
          <Fact label={t`Phone`}>{person.phone || '—'}</Fact>
          <Fact label={t`E-mail`}>{person.email || '—'}</Fact>
        </Box>
      )}
    </Box>
  )
}
