import { useLayoutEffect, useRef } from 'react'
import { carriedPicture, dropCarriedPicture } from '#frontend/lib/navigation/carried-picture.ts'

/**
 * The picture of the card that led here, in place of the page's own until that has come. The same element in the
 * skeleton and in the page.
 */
export function CardPictureHere() {
  const box = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    const carried = carriedPicture()
    if (!carried || !box.current) return
    const own = box.current.parentElement?.querySelector('img')
    box.current.append(carried.picture)
    if (!own) return
    own.style.visibility = 'hidden'
    void Promise.allSettled([own.decode(), carried.arrival]).then(() => {
      own.style.visibility = ''
      dropCarriedPicture()
    })
  }, [])

  return <span ref={box} aria-hidden />
}
