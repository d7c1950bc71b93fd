/** Every key of the designer, on one page. */
import { styled } from '@mui/material/styles'
import { useMessages } from '../store/designer-context'
import { DesignerDialog } from './DesignerDialog'
import type { DialogProps } from './dialog-props'

const Keys = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, auto) 1fr',
  gap: '8px 16px',
  margin: 0,
  fontSize: 14,
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0 },
  '& kbd': { font: 'inherit' },
})

export function KeysDialog({ isOpen, onClose }: DialogProps) {
  const { keys } = useMessages().editing
  return (
    <DesignerDialog isOpen={isOpen} title={keys.title} onClose={onClose}>
      <Keys>
        {keys.list.map(([press, effect]) => (
          <Line key={press} press={press} effect={effect} />
        ))}
      </Keys>
    </DesignerDialog>
  )
}

function Line({ press, effect }: { readonly press: string; readonly effect: string }) {
  return (
    <>
      <dt>
        <kbd dir="ltr">{press}</kbd>
      </dt>
      <dd>{effect}</dd>
    </>
  )
}
