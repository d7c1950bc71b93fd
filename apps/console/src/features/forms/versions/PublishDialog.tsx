/** Asks before a form is published: the differences, the affected answers, the processes that use it, and problems to solve first. */
import { type FormDetail, routes } from '@formwork/api-contract'
import { fixFinding, type FormDefinition } from '@formwork/form-schema'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../shared/http/api-error'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { useLocale } from '../../../shared/i18n/use-locale'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { FormDialog } from '../../../shared/ui/inputs/FormDialog'
import { FormField } from '../../../shared/ui/inputs/FormField'
import { TextInput } from '../../../shared/ui/inputs/TextInput'
import { ProblemList } from './ProblemList'
import { problemsFrom, problemsOf, type PublishProblem } from './publish-problems'
import { PublishMeaning } from './PublishMeaning'
import { newId } from '../../../shared/new-id'

export interface PublishDialogProps {
  /** As it is saved. */
  readonly detail: FormDetail
  readonly form: FormDefinition
  readonly onGo: (widgetKey: string | null) => void
  readonly onGoToTest: (testId: string) => void
  /** Puts the repaired form in place, as a step of the editor. */
  readonly onFixed: (form: FormDefinition) => void
  readonly onPublished: () => void
  /** @returns true for a refusal that is shown elsewhere. */
  readonly onRefused: (error: unknown) => boolean
  readonly onClose: () => void
}

export function PublishDialog({ detail, form, onGo, onGoToTest, onFixed, onPublished, onRefused, onClose }: PublishDialogProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<readonly PublishProblem[] | null>(null)
  const params = { id: detail.id }
  const { data, error, isFetching, refetch } = useRouteQuery(routes.compareFormVersions, { params })
  useEffect(() => {
    let isLatest = true
    void problemsOf(form, locale).then((found) => isLatest && setProblems(found))
    return () => {
      isLatest = false
    }
  }, [form, locale])
  const publish = useExclusiveMutation(
    async () => {
      const { version } = await call(routes.publishForm, {
        params,
        body: { revision: detail.revision, note },
        idempotencyKey: newId(),
      })
      invalidateRoutes(routes.listForms, routes.listFormVersions, routes.listProcesses)
      showToast('success', t`Version ${version} of the form published`)
      onPublished()
      onClose()
    },
    {
      onError: (refusal) => {
        if (refusal instanceof ApiError && refusal.code === 'form.not-publishable') {
          setProblems(problemsFrom(refusal.issues))
          return true
        }
        onClose()
        return onRefused(refusal)
      },
    },
  )
  const current = detail.publishedVersion ?? 0
  const next = current + 1
  const isBlocked = problems !== null && problems.length > 0
  const isSame = detail.publishedVersion !== null && !detail.hasUnpublishedChanges
  return (
    <FormDialog
      title={
        isBlocked
          ? t`This form cannot be published yet`
          : isSame
            ? t`The form is published as it is`
            : t`Publish version ${next} of the form?`
      }
      action={t`Publish`}
      icon="publish"
      isRunning={publish.isRunning}
      isActionless={isBlocked || isSame || problems === null}
      isDirty={note !== ''}
      onSubmit={() => void publish.run()}
      onClose={onClose}
    >
      {isBlocked ? (
        <>
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t`The draft is saved. Put this right, then publish:`}</Box>
          <ProblemList
            problems={problems}
            isFixable={({ finding }) => finding !== null && fixFinding(form, finding) !== null}
            onFix={({ finding }) => {
              const fixed = finding === null ? null : fixFinding(form, finding)
              if (fixed !== null) onFixed(fixed)
            }}
            onGo={(key) => {
              onClose()
              onGo(key)
            }}
            onGoToTest={(testId) => {
              onClose()
              onGoToTest(testId)
            }}
          />
        </>
      ) : isSame ? (
        <Box sx={{ fontSize: 14 }}>{t`Version ${current} is the same as the draft. There is nothing to publish.`}</Box>
      ) : (
        <>
          {error !== null && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
          {data !== undefined && <PublishMeaning changes={data} />}
          <FormField label={t`Note`} layout="above" hint={t`What is new, for whoever looks at the versions later.`}>
            {(ids) => (
              <TextInput
                ids={ids}
                multiline
                minRows={2}
                maxRows={5}
                value={note}
                inputProps={{ maxLength: 500 }}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </FormField>
        </>
      )}
    </FormDialog>
  )
}
