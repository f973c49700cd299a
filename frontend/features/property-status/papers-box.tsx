import { Check, Clock } from 'lucide'
import { useState } from 'react'
import { CHECK_LABELS, toldChecks } from '#contract/properties/checks.ts'
import { href } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { formPart, PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelProperties } from '#frontend/messages/panel/properties.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { sayVisited } from './quick-changes.ts'

const { papers: words, detail } = panelProperties

type PapersBoxProps = { property: Property; etag: string; mayEdit: boolean; onStale: () => void }

/** What was looked at of a listing, with the notes that only staff read, and what is still to be seen. */
export function PapersBox({ property, etag, mayEdit, onStale }: PapersBoxProps) {
  const told = toldChecks(property)
  const seen = told.filter(({ checkedAt }) => checkedAt !== undefined).length
  return (
    <section aria-labelledby="papers" className="min-w-0 box">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-3.5 pb-2.5 sm:px-5">
        <h2 id="papers" className="text-h3">
          {words.title}
        </h2>
        <p className="text-small text-ink-700">{words.seen(seen, told.length)}</p>
      </div>
      <ul>
        {told.map(({ check, checkedAt }) => (
          <li
            key={check}
            className="flex flex-wrap items-center gap-x-3 border-t border-mist-200 px-4 py-2.5 leading-snug wrap-anywhere sm:px-5"
          >
            <Icon
              of={checkedAt === undefined ? Clock : Check}
              size={20}
              className={checkedAt === undefined ? 'text-ink-500' : 'text-tea-700'}
            />
            <div className="flex-[1_1_5rem] last:pr-3">
              <b className="font-semibold">{CHECK_LABELS[check]}</b>
              {checkedAt === undefined ? (
                <span className="block text-small text-ink-700">
                  {check === 'siteVisited' ? words.notVisited : words.notSeen}
                </span>
              ) : (
                <PaperCheck check={property.checks?.find((one) => one.check === check)} />
              )}
            </div>
            {mayEdit && checkedAt === undefined && check === 'siteVisited' && (
              <Visited property={property} etag={etag} onStale={onStale} />
            )}
            {mayEdit && checkedAt === undefined && check !== 'siteVisited' && (
              <Link
                to={`${href(PANEL.editProperty, { id: property._id })}#${formPart('papers')}`}
                aria-label={words.addOf(CHECK_LABELS[check])}
                className={buttonLook({ look: 'secondary', size: 'small' })}
              >
                {words.add}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function PaperCheck({ check }: { check: NonNullable<Property['checks']>[number] | undefined }) {
  if (!check) return null
  const { checkedAt, checkedByName, paperNumber, note } = check
  return (
    <>
      <span className="block text-small text-ink-700">
        {[detail.confirmedBy(dayOf(checkedAt), checkedByName), paperNumber].filter(Boolean).join('. ')}
      </span>
      {note && <span className="block text-small whitespace-pre-line text-ink-700">{note}</span>}
    </>
  )
}

function Visited({ property, etag, onStale }: Omit<PapersBoxProps, 'mayEdit'>) {
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function say() {
    setIsSaving(true)
    setFailure(undefined)
    try {
      await sayVisited(property, etag)
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'CONFLICT'
      setFailure(isStale ? detail.changedMeanwhile : failureSentence(error, detail.notSaved))
      if (isStale) onStale()
    }
    setIsSaving(false)
  }

  return (
    <>
      <Button look="secondary" size="small" isBusy={isSaving} onClick={() => void say()}>
        {words.wasThere}
      </Button>
      {failure && (
        <div className="w-full pt-2">
          <Alert>{failure}</Alert>
        </div>
      )}
    </>
  )
}
