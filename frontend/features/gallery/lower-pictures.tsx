import { PHONE_WIDTH } from '#contract/pictures/files.ts'
import { type GalleryProps, OpenPicture } from './gallery.tsx'

const LOWER_PAIR_SIZES = '(min-width: 82rem) 438px, (min-width: 62rem) 32vw, 50vw'
const LOWER_SIZES = `(min-width: 82rem) 884px, (min-width: 62rem) 64vw, (min-width: 40rem) 100vw, ${PHONE_WIDTH}`

/** Pictures from the fourth on two by two, further down on wide screens; on phones they are in the row above. */
export function LowerPictures({ indexes, ...gallery }: GalleryProps & { indexes: readonly number[] }) {
  return (
    <div className="grid grid-cols-2 gap-2">
      {indexes.map((index, at) => {
        const picture = gallery.pictures[index]
        const isAlone = at === indexes.length - 1 && at % 2 === 0
        return (
          picture && (
            <OpenPicture
              key={picture.url}
              {...gallery}
              picture={picture}
              index={index}
              sizes={isAlone ? LOWER_SIZES : LOWER_PAIR_SIZES}
              className={isAlone ? 'col-span-full aspect-16/9' : 'aspect-3/2'}
            />
          )
        )
      })}
    </div>
  )
}
