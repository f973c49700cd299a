import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide'
import { useEffect, useState, useSyncExternalStore } from 'react'
import land640 from '#frontend/assets/pictures/about/about-land-640.webp'
import land960 from '#frontend/assets/pictures/about/about-land-960.webp'
import street640 from '#frontend/assets/pictures/about/about-street-640.webp'
import street960 from '#frontend/assets/pictures/about/about-street-960.webp'
import survey640 from '#frontend/assets/pictures/about/about-survey-640.webp'
import survey960 from '#frontend/assets/pictures/about/about-survey-960.webp'
import { PHONE_WIDTH } from '#contract/pictures/files.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { classNames } from '#frontend/ui/class-names.ts'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { Picture } from '#frontend/ui/picture.tsx'
import { prefersReducedMotion, watchReducedMotion } from '#frontend/lib/browser/reduced-motion.ts'

const words = messages.aboutSlides
const PICTURES = [
  [survey640, survey960],
  [land640, land960],
  [street640, street960],
]
const SLIDES = words.slides.map(({ title, text, alt }, index) => {
  const [small, large = ''] = PICTURES[index] ?? []
  return { title, text, picture: { src: large, srcSet: `${small} 640w, ${large} 960w`, alt } }
})
const WIDTH = `(min-width: 62rem) 54vw, (min-width: 40rem) 100vw, ${PHONE_WIDTH}`
const STACK = 'grid *:col-start-1 *:row-start-1'

/** Three slides of picture and text that rotate; they are stacked, so that nothing around them moves. */
export function AboutHero() {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const rotation = useRotation(SLIDES.length, isHovered || isFocused)
  const { shown, isRotating } = rotation
  return (
    // The handlers only pause the rotation; nothing is operated by them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={words.label}
      aria-roledescription={words.kind}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      className="floor"
    >
      <div className="wrap lg:grid lg:min-h-110 lg:grid-cols-[minmax(0,1fr)_54%]">
        <Pictures shown={shown} />
        <div className="relative isolate grid grid-cols-1 content-center justify-items-start gap-3.5 -mx-(--gutter) overflow-hidden px-(--gutter) py-7 lg:mx-0 lg:py-11 lg:pr-11 lg:pl-0">
          <div className="absolute -right-48 -bottom-50 -z-1 w-105 opacity-15 alpona" aria-hidden />
          <Words shown={shown} isRotating={isRotating} />
          <Link to="/property" className={buttonLook({ look: 'floor' })}>
            {words.explore}
          </Link>
          <Controls {...rotation} />
        </div>
      </div>
      <div className="creeper" />
    </section>
  )
}

const CONTROL = 'border-[1.5px] border-paste press hover:bg-oxide-800'
/** From edge to edge on phones; on wide screens from beside the words to the window's right edge. */
const BLEED =
  '-mx-(--gutter) h-55 sm:h-80 lg:order-last lg:mr-[calc(-1*max(var(--gutter),(100vw-var(--width-page))/2))] lg:ml-0 lg:h-auto'
/** The surveyor's table stands at the lower edge of its picture, of which wide boxes cut much off; on tablets what stands on it, too. */
const TABLE_IN_SIGHT = '[&_img]:object-[50%_85%] sm:max-lg:[&_img]:object-[50%_55%]'
const FADE = 'transition-[opacity,visibility] duration-(--dur-door)'
const GONE = 'invisible opacity-0'

function Words({ shown, isRotating }: Pick<Rotation, 'shown' | 'isRotating'>) {
  return (
    <div className={STACK} aria-live={isRotating ? 'off' : 'polite'}>
      {SLIDES.map(({ title, text }, index) => (
        <div key={title} className={classNames('grid content-center gap-3.5', FADE, index !== shown && GONE)}>
          <h2 className="!text-(length:--text-h1) text-white">{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </div>
  )
}

function Controls({ shown, isPlaying, step, toggle }: Rotation) {
  return (
    <div className="mt-1 flex items-center gap-2">
      <IconButton label={words.previous} icon={ArrowLeft} onClick={() => step(-1)} className={CONTROL} />
      <IconButton label={words.next} icon={ArrowRight} onClick={() => step(1)} className={CONTROL} />
      <IconButton
        label={isPlaying ? words.pause : words.play}
        icon={isPlaying ? Pause : Play}
        onClick={toggle}
        className={CONTROL}
      />
      <span className="ml-1.5 tabular">{words.position(shown + 1, SLIDES.length)}</span>
    </div>
  )
}

/** The first picture is part of the page; the others load after everything else. */
function Pictures({ shown }: { shown: number }) {
  const isLoaded = useSyncExternalStore(
    watchLoading,
    () => document.readyState === 'complete',
    () => false,
  )

  return (
    <div className={classNames(STACK, BLEED)}>
      {SLIDES.slice(0, isLoaded ? SLIDES.length : 1).map(({ title, picture }, index) => (
        <Picture
          key={title}
          picture={picture}
          missingAlt={messages.card.noPicture}
          sizes={WIDTH}
          isFirst={index === 0}
          className={classNames(
            'h-full !rounded-none',
            index === 0 && TABLE_IN_SIGHT,
            FADE,
            index !== shown && GONE,
          )}
        />
      ))}
    </div>
  )
}

function watchLoading(changed: () => void) {
  window.addEventListener('load', changed)
  return () => window.removeEventListener('load', changed)
}

const SHOWN_MS = 7000

type Rotation = ReturnType<typeof useRotation>

/**
 * Which of `count` slides is shown. They rotate, unless reduced motion is preferred, until the visitor pauses them, and
 * stop while `isHeld`; the first follows the last.
 */
function useRotation(count: number, isHeld: boolean) {
  const [shown, setShown] = useState(0)
  const [choice, setChoice] = useState<boolean>()
  const isStill = useSyncExternalStore(watchReducedMotion, prefersReducedMotion, () => true)
  const isPlaying = choice ?? !isStill
  const isRotating = isPlaying && !isHeld

  useEffect(() => {
    if (!isRotating) return undefined
    const timer = setTimeout(() => setShown((shown + 1) % count), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isRotating, shown, count])

  return {
    shown,
    isPlaying,
    isRotating,
    step: (by: 1 | -1) => setShown((shown + by + count) % count),
    toggle: () => setChoice(!isPlaying),
  }
}
