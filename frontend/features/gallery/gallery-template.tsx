import { PICTURE_SIZES } from '#contract/pictures/files.ts'
import { messages } from '#frontend/messages/messages.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { Picture } from '#frontend/ui/picture.tsx'
import {
  AskBelow,
  AskForPictures,
  GALLERY_BOX,
  GALLERY_LAYOUTS,
  LONE_SIDE,
  MAIN,
  NoPicture,
  PlanAlone,
  SIDE,
} from './gallery.tsx'

/** The gallery as the Worker writes it before the scripts run: one [[section]] for each number of pictures. */
export function GalleryTemplate() {
  return (
    <>
      {'[[planAlone]]'}
      <PlanAlone
        ask={
          <>
            {'[[offer]]'}
            <AskBelow href="__chat__" />
            {'[[/offer]]'}
          </>
        }
      />
      {'[[/planAlone]][[noPictures]]'}
      <NoPicture>
        {'[[offer]]'}
        <AskForPictures href="__chat__" />
        {'[[/offer]]'}
      </NoPicture>
      {'[[/noPictures]][[onePicture]]'}
      <Boxes sides={0} />
      {'[[/onePicture]][[twoPictures]]'}
      <Boxes sides={1} />
      {'[[/twoPictures]][[morePictures]]'}
      <Boxes sides={2} />
      {'[[/morePictures]]'}
    </>
  )
}

function Boxes({ sides }: { sides: 0 | 1 | 2 }) {
  return (
    <div className={classNames('relative max-sm:-mx-(--gutter)', GALLERY_BOX, GALLERY_LAYOUTS[sides])}>
      <Box index={0} sizes={sides === 0 ? PICTURE_SIZES.only : PICTURE_SIZES.main} className={MAIN} />
      {sides > 0 && (
        <Box
          index={1}
          sizes={sides === 1 ? PICTURE_SIZES.loneSide : PICTURE_SIZES.side}
          className={`max-sm:hidden ${sides === 1 ? LONE_SIDE : SIDE}`}
        />
      )}
      {sides > 1 && <Box index={2} sizes={PICTURE_SIZES.side} className={`max-sm:hidden ${SIDE}`} />}
    </div>
  )
}

function Box({ index, sizes, className }: { index: number; sizes: string; className: string }) {
  const word = ['first', 'second', 'third'][index]
  return (
    <a
      href={`__${word}Src__`}
      data-press={`picture ${index}`}
      className={classNames('block min-w-0 cursor-zoom-in', className)}
    >
      <Picture
        picture={{ src: `__${word}Src__`, srcSet: `__${word}Srcset__`, alt: `__${word}Alt__` }}
        missingAlt={messages.card.noPicture}
        sizes={sizes}
        isFirst={index === 0}
        className="size-full max-sm:rounded-none"
      />
    </a>
  )
}
