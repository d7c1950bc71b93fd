/** Crops a square out of a picture, in the browser: the upload is small, and shows what was chosen. */

/** In pixels of the picture. */
export interface Square {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Twice what the server keeps: it makes the final size. */
const SIDE = 512
const QUALITY = 0.92

/** @throws {Error} when the browser cannot read the picture, or has no memory for it. */
export async function cutPicture(address: string, { x, y, width, height }: Square): Promise<File> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('the browser draws no pictures')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, SIDE, SIDE)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, width, height, 0, 0, SIDE, SIDE)
  const cut = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/jpeg', QUALITY)
  })
  if (cut === null) throw new Error('the picture was not cut')
  return new File([cut], 'avatar.jpg', { type: cut.type })
}
