import { Link } from '#frontend/lib/link.tsx'
import office640 from '#frontend/assets/pictures/about-office-640.webp'
import office960 from '#frontend/assets/pictures/about-office-960.webp'
import survey640 from '#frontend/assets/pictures/about-survey-640.webp'
import survey960 from '#frontend/assets/pictures/about-survey-960.webp'
import { useHead } from '#frontend/lib/head.ts'
import { messages } from '#frontend/messages/messages.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { Picture } from '#frontend/ui/picture.tsx'

const about = messages.about
const card = messages.card
const SURVEY = { src: survey960, srcSet: `${survey640} 640w, ${survey960} 960w`, alt: about.surveyAlt }
const OFFICE = { src: office960, srcSet: `${office640} 640w, ${office960} 960w`, alt: about.officeAlt }
const HALF = '(min-width: 62rem) 50vw, 100vw'

export function AboutPage() {
  useHead({ title: about.pageTitle, description: about.description })
  return (
    <>
      <section className="grid gap-3 pt-3 wrap lg:grid-cols-[1.35fr_1fr]">
        <Picture
          picture={SURVEY}
          missingAlt={card.noPicture}
          sizes={HALF}
          isFirst
          className="aspect-4/3 lg:aspect-auto lg:min-h-120"
        />
        <div className="isolate grid content-center justify-items-start gap-3.5 overflow-hidden px-5 py-7 floor floor-band lg:p-11">
          <div className="absolute -right-48 -bottom-50 -z-1 w-105 opacity-30 alpona" aria-hidden />
          <h1 className="text-white">{about.title}</h1>
          <p>{about.lead}</p>
          <Link to="/property" className={buttonLook({ look: 'floor' })}>
            {about.explore}
          </Link>
        </div>
      </section>
      <section className="grid items-center gap-7 section wrap lg:grid-cols-2 lg:gap-18">
        <Picture picture={OFFICE} missingAlt={card.noPicture} sizes={HALF} className="aspect-3/2" />
        <div className="grid gap-3.5">
          <h2>{about.aboutUs}</h2>
          <p className="text-lead leading-normal text-ink-700">{about.aboutLead}</p>
          <p>{about.aboutText}</p>
          <Link to="/contact" className={buttonLook({ look: 'secondary', className: 'justify-self-start' })}>
            {about.contactUs}
          </Link>
        </div>
      </section>
      <section className="bg-mist-100 section">
        <div className="grid gap-7 wrap lg:grid-cols-2 lg:gap-18">
          <h2 className="!text-[clamp(1.75rem,1.4rem+1.8vw,2.75rem)]">{about.mission}</h2>
          <p className="max-w-[56ch] text-lead leading-normal text-ink-700">{about.missionText}</p>
        </div>
      </section>
    </>
  )
}
