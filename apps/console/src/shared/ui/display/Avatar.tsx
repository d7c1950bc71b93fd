/** A person's picture, or the last character of a Chinese name, the initial of others, on a quiet tint. */
import Box from '@mui/material/Box'

export interface AvatarProps {
  readonly name: string
  readonly address?: string
  readonly size?: 24 | 28 | 64
}

export function Avatar({ name, address = '', size = 28 }: AvatarProps) {
  const shape = { width: size, height: size, borderRadius: '50%', flex: 'none' } as const
  if (address !== '') return <Box component="img" src={address} alt="" sx={{ ...shape, objectFit: 'cover' }} />
  return (
    <Box
      aria-hidden="true"
      sx={{
        ...shape,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'primary.tint',
        color: 'primary.main',
        fontSize: size === 64 ? 24 : 12,
        fontWeight: 600,
      }}
    >
      {initialOf(name)}
    </Box>
  )
}

export function initialOf(name: string): string {
  const characters = Array.from(name.trim())
  const isHan = /^\p{Script=Han}+$/u.test(name.trim())
  return ((isHan ? characters.at(-1) : characters[0]) ?? '?').toUpperCase()
}
