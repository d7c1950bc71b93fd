/** One document over the full height, under bars of its own: toasts appear at its foot, where they cover none of them. */
import Box from '@mui/material/Box'
import { type ReactNode, useEffect } from 'react'
import { useToastStore } from '../feedback/toast-store'

export function EditorFrame({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    useToastStore.setState({ edge: 'bottom' })
    return () => useToastStore.setState({ edge: 'top' })
  }, [])
  return <Box sx={{ height: '100%', minHeight: 480, display: 'flex', flexDirection: 'column' }}>{children}</Box>
}
