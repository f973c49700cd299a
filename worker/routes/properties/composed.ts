import { composedText } from '#contract/languages/composed-text.ts'
import { headlineIn } from '#contract/languages/headline.ts'
import type { OtherLanguage } from '#contract/languages/languages.ts'
import type { ComposedReply } from '#contract/properties/composed.ts'
import { AddPropertyBody, PropertyChanges } from '#contract/properties/input.ts'
import { listLandmarks } from '#worker/db/queries/landmarks.ts'
import { normalizeProperty } from '#worker/db/queries/properties/normalize.ts'
import { toProperty } from '#worker/db/queries/properties/rows.ts'
import { nearOfRow } from '#worker/features/properties/near-things.ts'
import { handlers } from '#worker/lib/app.ts'
import { parse, valid } from '#worker/lib/valid.ts'

/** What pages would say in other languages of a listing that is not saved yet. */
export const composeUnsaved = handlers(valid('json', AddPropertyBody), async (c) => {
  const { category, propertyDetails } = c.req.valid('json')
  const details = parse(PropertyChanges[category], propertyDetails)
  const nowMs = Date.now()
  const row = {
    ...normalizeProperty(category, details, { pictures: [], approvedByAdmin: false, nowMs }),
    id: '',
    seq: 0,
    version: 0,
    listedBy: null,
    createdAt: nowMs,
  }
  const landmarks = await listLandmarks(c.var.db)
  const property = toProperty(row)
  const said = (language: OtherLanguage) => ({
    title: headlineIn(language, property),
    text: composedText(language, property, nearOfRow(row, landmarks, language)),
  })
  const [bn, hi, ne] = [said('bn'), said('hi'), said('ne')]
  return c.json<ComposedReply>({
    titleBn: bn.title,
    descriptionBn: bn.text,
    titleHi: hi.title,
    descriptionHi: hi.text,
    titleNe: ne.title,
    descriptionNe: ne.text,
  })
})
