/** A person's picture, or the last character of a Chinese name, the initial of others, on a quiet tint. The name is beside it: this is decoration. */
import Box from '@mui/material/Box'
import { useState } from 'react'

export interface AvatarProps {
  readonly name: string
  /** Empty for none. */
  readonly address?: string
  readonly size?: 20 | 24 | 28 | 96
}

export function Avatar({ name, address = '', size = 28 }: AvatarProps) {
  /** The address of the picture that failed to load: it may be deleted, or the connection failed. */
  const [broken, setBroken] = useState('')
  const shape = { width: size, height: size, borderRadius: '50%', flex: 'none' } as const
  if (address !== '' && address !== broken)
    return (
      <Box
        component="img"
        src={address}
        alt=""
        width={size}
        height={size}
        decoding="async"
        onError={() => setBroken(address)}
        // A bright picture has an edge on a bright page.
        sx={{ ...shape, objectFit: 'cover', bgcolor: 'background.sunken', border: 1, borderColor: 'divider' }}
      />
    )
  return (
    <Box
      aria-hidden="true"
      sx={{
        ...shape,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'primary.tint',
        color: 'primary.main',
        fontSize: FONT_SIZES[size],
        fontWeight: 600,
        lineHeight: 1,
      }}
    >
      {initialOf(name)}
    </Box>
  )
}

const FONT_SIZES = { 20: 11, 24: 12, 28: 12, 96: 36 } as const

export function initialOf(name: string): string {
  const characters = Array.from(name.trim())
  const isHan = /^\p{Script=Han}+$/u.test(name.trim())
  return ((isHan ? characters.at(-1) : characters[0]) ?? '?').toUpperCase()
}
