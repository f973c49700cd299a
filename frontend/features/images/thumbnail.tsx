import { pictureSource } from '#frontend/lib/format/pictures.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import type { PictureEntry } from './picture-list.ts'

const BOX = 'block size-14 flex-none rounded-court object-cover'

/** The picture itself once there is one; it says nothing that the name beside it does not. */
export function Thumbnail({ entry: { state, thumbnail } }: { entry: PictureEntry }) {
  if (thumbnail) return <img src={thumbnail} alt="" className={BOX} />
  if (state.is !== 'stored')
    return <span className={classNames(BOX, 'shutter', state.is === 'preparing' && 'breathe')} />
  const { src, srcSet } = pictureSource(state.picture)
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes="56px"
      alt=""
      loading="lazy"
      className={BOX}
      style={{ backgroundColor: state.picture.colour ?? undefined }}
    />
  )
}
