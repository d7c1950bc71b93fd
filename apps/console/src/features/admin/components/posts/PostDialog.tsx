/** Creates a post, or changes one. */
import { type PostCreate, type PostEdit, postEditSchema, type PostRow, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { ContractDialog } from '../../../../shared/contract-form/ContractDialog'
import { NumberRow } from '../../../../shared/contract-form/NumberRow'
import { SwitchRow } from '../../../../shared/contract-form/SwitchRow'
import { TextRow } from '../../../../shared/contract-form/TextRow'
import { changedFields } from '../../../../shared/contract-form/changed-fields'
import { useContractForm } from '../../../../shared/contract-form/use-contract-form'
import { call } from '../../../../shared/http/call'
import { invalidateRoutes } from '../../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../../shared/http/use-exclusive-mutation'
import { showToast } from '../../../../shared/ui/feedback/toast-store'

export interface PostDialogProps {
  /** Missing: a new one. */
  readonly post?: PostRow
  readonly onClose: () => void
}

export function PostDialog({ post, onClose }: PostDialogProps) {
  const { t } = useLingui()
  const shared = {
    postName: post?.postName ?? '',
    postCode: post?.postCode ?? '',
    sort: post?.sort ?? 0,
    status: post?.status ?? '0',
    remark: post?.remark ?? '',
  }
  const form = useContractForm({
    schema: schemaOf(post),
    fields: {
      postName: { label: t`Post name` },
      postCode: { label: t`Code` },
      sort: { label: t`Order` },
      status: { label: t`Enabled` },
      remark: { label: t`Remark` },
    },
    values: post === undefined ? shared : { postId: post.postId, ...shared },
  })
  const save = useExclusiveMutation(
    async (body: PostCreate | PostEdit) => {
      if ('postId' in body)
        await call(routes.updatePost, { body: changedFields(body, form.first, { naming: ['postId'], needed: ['postName', 'postCode'] }) })
      else await call(routes.createPost, { body })
      invalidateRoutes(routes.listPosts, routes.userOptions)
      showToast('success', post === undefined ? t({ message: 'Post created', context: 'done' }) : t`Changes saved`)
      onClose()
    },
    { onError: form.place },
  )
  return (
    <ContractDialog
      title={post === undefined ? t`New post` : t`Edit post`}
      action={post === undefined ? t`Create post` : t`Save changes`}
      form={form}
      sending={save}
      onClose={onClose}
    >
      <TextRow form={form} name="postName" autoFocus />
      <TextRow form={form} name="postCode" hint={t`Sheets of people name the post by it`} />
      <NumberRow form={form} name="sort" maxLength={4} />
      <SwitchRow form={form} name="status" on="0" off="1" />
      <TextRow form={form} name="remark" multiline minRows={2} />
    </ContractDialog>
  )
}

/** The schema of the call; without help TypeScript takes the larger one for a case of the smaller. */
function schemaOf(post: PostRow | undefined): typeof routes.createPost.body | typeof postEditSchema {
  return post === undefined ? routes.createPost.body : postEditSchema
}
