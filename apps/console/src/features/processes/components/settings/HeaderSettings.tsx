/** Headers of a web request: a text, or the name of a stored secret. */
import type { NodeOf } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import { Mapping, type Pair } from '../controls/Mapping'
import { useEditor } from '../editor-context'
import { useNodeUpdate } from './use-node-update'

/** Before the name of a secret, where others write its value. */
const SECRET = 'secret:'

export function HeaderSettings({ node }: { readonly node: NodeOf<'httpRequest'> }) {
  const { t } = useLingui()
  const { isReadOnly } = useEditor()
  const update = useNodeUpdate()
  return (
    <Mapping
      label={t`Headers`}
      hint={t`In place of a value “secret:” and the name of a secret of the settings: nobody reads it here.`}
      fromLabel={t`Name`}
      toLabel={t`Value, or secret:name`}
      pairs={node.headers.map(({ name, value, secret }) => ({ from: name, to: secret === undefined ? (value ?? '') : SECRET + secret }))}
      isReadOnly={isReadOnly}
      onChange={(pairs, key) => update({ ...node, headers: pairs.map(headerOf) }, key)}
    />
  )
}

function headerOf({ from, to }: Pair): NodeOf<'httpRequest'>['headers'][number] {
  return to.startsWith(SECRET) ? { name: from, secret: to.slice(SECRET.length) } : { name: from, value: to }
}
