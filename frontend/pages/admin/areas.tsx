import { useQuery } from '@tanstack/react-query'
import { ImageOff } from 'lucide'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { z } from 'zod'
import { LANGUAGES, PUBLISHED } from '#contract/languages/languages.ts'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { PropertyPage } from '#contract/properties/replies.ts'
import type { AreaChange, AreaPage, AreaPages } from '#contract/site/area-pages.ts'
import { accessOf } from '#frontend/features/session/access.ts'
import { useSession } from '#frontend/features/session/session.ts'
import { call } from '#frontend/lib/api/api.ts'
import { queryClient } from '#frontend/lib/api/query-client.ts'
import { pictureAtWidth } from '#contract/pictures/files.ts'
import { useTyped } from '#frontend/lib/browser/use-typed.ts'
import { useHead } from '#frontend/lib/head.ts'
import { NEW_TAB } from '#frontend/lib/navigation/links.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelAreas as words } from '#frontend/messages/panel/areas.ts'
import { draftSaid } from '#frontend/messages/panel/drafts.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { Failed } from '#frontend/ui/feedback/failed.tsx'
import { DraftNotice } from '#frontend/ui/feedback/draft-notice.tsx'
import { SkeletonBox, SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { controlLook, Field } from '#frontend/ui/form/field.tsx'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'

/** What visitors read on the page of each place, in every language, and its picture. */
export function AreasPage() {
  const { user } = useSession()
  const mayEdit = accessOf(user).includes('edit')
  const [chosen, setChosen] = useState<string>()
  useHead({ title: words.pageTitle, description: words.lead })
  const { data, isError, refetch } = useQuery({
    queryKey: ['areas'],
    queryFn: async ({ signal }) => (await call<AreaPages>(PATHS.areas, { signal })).body.areas,
  })
  const area = data?.find(({ place }) => place === chosen) ?? data?.[0]
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1>{words.title}</h1>
      <p className="max-w-[68ch] text-ink-700">{words.lead}</p>
      {isError && <Failed sentence={words.failed} retryLabel={words.retry} onRetry={refetch} />}
      {!data && !isError && (
        <div aria-busy className="grid grid-cols-1 gap-4">
          <SkeletonLine className="w-32" />
          <SkeletonBox className="h-12" />
          <SkeletonBox className="h-96" />
        </div>
      )}
      {area && (
        <>
          <div className="flex flex-wrap items-end gap-3">
            <SelectField
              className="min-w-0 flex-1 basis-60"
              label={words.place}
              options={(data ?? []).map((one) => ({ value: one.place, label: labelOf(one) }))}
              value={area.place}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            />
            <a
              href={href(PATHS.areaPage, { place: area.place })}
              {...NEW_TAB}
              className={buttonLook({ look: 'secondary' })}
            >
              {words.page}
            </a>
          </div>
          {user && mayEdit ? (
            <AreaForm key={area.place} area={area} accountId={user._id} />
          ) : (
            <Alert tone="info">{words.editOnly}</Alert>
          )}
        </>
      )}
    </div>
  )
}

/** 'Matigara (English, Bengali)': in which languages something is written. */
function labelOf({ name, texts }: AreaPage): string {
  const written = PUBLISHED.filter((language) => texts[language]).map((one) => LANGUAGES[one].english)
  return written.length === 0 ? name : words.written(name, written.join(', '))
}

/** What can be filled in of a place: its texts, and the address of its picture. */
const Filled = z.object({ texts: z.record(z.enum(PUBLISHED), z.string()), picture: z.string().optional() })
type Filled = z.infer<typeof Filled>

const filledOf = ({ texts, picture }: AreaPage): Filled => ({
  texts: { en: texts.en ?? '', bn: texts.bn ?? '', hi: texts.hi ?? '', ne: texts.ne ?? '' },
  ...(picture && { picture: picture.url }),
})

function AreaForm({ area, accountId }: { area: AreaPage; accountId: string }) {
  const { place, name } = area
  const draft = useTyped({ accountId, about: `place.${place}` }, Filled, filledOf(area))
  const { texts, picture } = draft.typed
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function save(event: SubmitEvent) {
    event.preventDefault()
    const change = changeOf(area, draft.typed)
    if (Object.keys(change).length === 0) return showToast('info', words.nothingChanged)
    setIsBusy(true)
    setFailure(undefined)
    try {
      await call(href(PATHS.area, { place }), { method: 'PATCH', json: change })
      draft.saved(draft.typed)
      showToast('success', words.saved(name))
      await queryClient.invalidateQueries({ queryKey: ['areas'] })
    } catch (error) {
      setFailure(failureSentence(error, words.notSaved))
    }
    return setIsBusy(false)
  }

  return (
    <form onSubmit={(event) => void save(event)} className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {draft.isRestored && (
        <div className="lg:col-span-2">
          <DraftNotice {...draftSaid(draft)} onDiscard={draft.discard} />
        </div>
      )}
      {PUBLISHED.map((language) => (
        <Field
          key={language}
          label={words.text(LANGUAGES[language].english)}
          hint={words.hint(LIMITS.areaTextLetters)}
        >
          {(control) => (
            <textarea
              {...control}
              lang={language}
              rows={5}
              maxLength={LIMITS.areaTextLetters}
              value={texts[language]}
              onChange={({ currentTarget }) =>
                draft.change({ ...draft.typed, texts: { ...texts, [language]: currentTarget.value } })
              }
              className={`${controlLook} py-2 leading-snug`}
            />
          )}
        </Field>
      ))}
      <Pictures
        name={name}
        chosen={picture}
        onChoose={(url) => draft.change({ texts, ...(url && { picture: url }) })}
      />
      <div className="grid gap-3 lg:col-span-2 lg:justify-items-start">
        {failure && <Alert>{failure}</Alert>}
        <Button type="submit" isBusy={isBusy} busyLabel={words.saving}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}

/** Only what differs is sent: another language may be written by somebody else meanwhile. */
function changeOf(area: AreaPage, { texts, picture }: Filled): AreaChange {
  const changed = PUBLISHED.filter((one) => texts[one].trim() !== (area.texts[one] ?? ''))
  return {
    ...(changed.length > 0 && {
      texts: Object.fromEntries(changed.map((one) => [one, texts[one].trim() || null])),
    }),
    ...(picture !== area.picture?.url && { picture: picture ?? null }),
  }
}

type PicturesProps = {
  name: string
  chosen: string | undefined
  onChoose: (url: string | undefined) => void
}

const THUMBNAIL_PX = 320

/** The pictures of the listings in a place; the chosen one is among them though its listing is gone. */
function Pictures({ name, chosen, onChoose }: PicturesProps) {
  const query = new URLSearchParams({ city: name, limit: '24' })
  const { data } = useQuery({
    queryKey: ['properties', 'pictures', name],
    queryFn: async ({ signal }) =>
      (await call<PropertyPage>(`${PATHS.allProperties}?${query}`, { signal })).body.properties,
  })
  const offered = (data ?? []).flatMap(({ title, pictures }) =>
    pictures.slice(0, 1).map(({ url, widths }) => ({ url, title, small: widths.includes(THUMBNAIL_PX) })),
  )
  const isKnown = chosen === undefined || offered.some(({ url }) => url === chosen)
  const all = isKnown ? offered : [{ url: chosen, title: name, small: false }, ...offered]
  return (
    <fieldset className="grid gap-2 border-0 p-0 lg:col-span-2">
      <legend className="font-semibold">{words.picture}</legend>
      <p className="text-small text-ink-700">{words.pictureHint}</p>
      <div className="grid min-h-36 grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3">
        <PictureChoice
          isChosen={chosen === undefined}
          title={words.noPicture}
          onChoose={() => onChoose(undefined)}
        >
          <span
            className={`${TILE} grid place-items-center border border-dashed border-mist-400 text-ink-500`}
          >
            <Icon of={ImageOff} />
          </span>
        </PictureChoice>
        {all.map(({ url, title, small }) => (
          <PictureChoice
            key={url}
            isChosen={chosen === url}
            label={words.pictureOf(title)}
            title={title}
            onChoose={() => onChoose(url)}
          >
            <img
              src={small ? pictureAtWidth(url, THUMBNAIL_PX) : url}
              alt=""
              loading="lazy"
              className={`${TILE} object-cover`}
            />
          </PictureChoice>
        ))}
      </div>
    </fieldset>
  )
}

const TILE = 'aspect-3/2 w-full rounded-sill'

type PictureChoiceProps = {
  isChosen: boolean
  title: string
  /** Said instead of the title, which may be cut. */
  label?: string
  onChoose: () => void
  children: ReactNode
}

/** A tile of a picture, or of none, above the button that chooses it. */
function PictureChoice({ isChosen, title, label, onChoose, children }: PictureChoiceProps) {
  return (
    <label className="grid min-w-0 cursor-pointer content-start gap-1 text-small">
      {children}
      <span className="flex min-h-11 items-center gap-2">
        <input
          type="radio"
          name="picture"
          className="size-5 flex-none accent-tea-700"
          aria-label={label}
          checked={isChosen}
          onChange={onChoose}
        />
        <span className="line-clamp-2 leading-tight">{title}</span>
      </span>
    </label>
  )
}
