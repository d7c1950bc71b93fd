/** Somebody's picture by their id, or their initial. */
import { Avatar, type AvatarProps } from '../ui/display/Avatar'
import { usePicture } from './pictures'

export interface PersonAvatarProps extends Pick<AvatarProps, 'name' | 'size'> {
  readonly id: string
}

export function PersonAvatar({ id, ...shown }: PersonAvatarProps) {
  return <Avatar {...shown} address={usePicture(id)} />
}
