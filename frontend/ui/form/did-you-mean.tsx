import { useEffect, useState } from 'react'
import { Chip } from '#frontend/ui/chip.tsx'
import { AlertBox } from '#frontend/ui/feedback/alert.tsx'

type DidYouMeanProps = {
  asked: { question: string; answers: readonly { label: string; typed: string }[] } | undefined
  onAnswer: (typed: string) => void
}

/** How long nobody types before a question comes: half a number is no answer to ask about. */
const PAUSE_MS = 700

/**
 * Below a field: asks whether something else was meant, and types it on a press. Always there, since screen readers
 * read out what a status gets, seldom a status that comes.
 */
export function DidYouMean({ asked, onAnswer }: DidYouMeanProps) {
  const question = asked?.question
  const [standing, setStanding] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setStanding(question), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [question])

  return (
    <output className="block">
      {asked && standing === question && (
        <AlertBox tone="waiting" className="mt-1.5">
          <p>{asked.question}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            {asked.answers.map(({ label, typed }) => (
              <Chip key={typed} onClick={() => onAnswer(typed)}>
                {label}
              </Chip>
            ))}
          </p>
        </AlertBox>
      )}
    </output>
  )
}
