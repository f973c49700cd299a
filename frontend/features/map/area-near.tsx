import { areaSaidCall } from '#contract/site/areas.ts'
import type { AreaShown } from '#contract/site/area-pages.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { messages } from '#frontend/messages/messages.ts'
import { NEAR_LINE, NearLine, NearList } from './place-map.tsx'

/** What is near the middle of a part of the region. */
export function AreaNear({ place }: { place: string }) {
  const { fetched } = useReply<AreaShown>(areaSaidCall(place, import.meta.env.LANGUAGE))
  if (fetched.status !== 'ready' || fetched.body.near.length === 0) return null
  return (
    <NearList
      near={fetched.body.near}
      heading={<h2 className="mb-2 text-h3">{messages.map.near}</h2>}
      line={(one) => (
        <div className={NEAR_LINE}>
          <NearLine {...one} />
        </div>
      )}
    />
  )
}
