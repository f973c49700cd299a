/** How somebody came to the firm. */
export const LEAD_KINDS = ['enquiry', 'message', 'report', 'sell', 'noted'] as const
export type LeadKind = (typeof LEAD_KINDS)[number]

/** Where the firm stands with a lead; the last two end it. */
export const LEAD_STATUSES = ['new', 'called', 'visit', 'closed', 'lost'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

const DONE_STATUSES = ['closed', 'lost'] as const satisfies readonly LeadStatus[]
export const isDone = (status: LeadStatus) => DONE_STATUSES.some((done) => done === status)

/** Kinds whose people wait for a first answer: whoever notes a call has given one, and a report is looked at. */
export const KINDS_TO_ANSWER = ['enquiry', 'message', 'sell'] as const satisfies readonly LeadKind[]
type KindToAnswer = (typeof KINDS_TO_ANSWER)[number]
export const isToAnswer = (kind: LeadKind): kind is KindToAnswer =>
  KINDS_TO_ANSWER.some((one) => one === kind)

type Standing = { kind: LeadKind; status: LeadStatus; nextStepOn: string | null }

/** Whether somebody waits for a first answer, in whatever is counted. */
export const awaitsAnswer = ({ kind, status, nextStepOn }: Standing) =>
  status === 'new' && nextStepOn === null && isToAnswer(kind)

/** A part of a day that a visit is wished for. Without zod: visitors load it. */
export const VISIT_PARTS = ['morning', 'afternoon', 'evening'] as const
export type VisitPart = (typeof VISIT_PARTS)[number]
/** From which hour of the firm's day until which each part is. */
export const PART_HOURS = {
  morning: [9, 12],
  afternoon: [12, 16],
  evening: [16, 19],
} as const satisfies Record<VisitPart, readonly [number, number]>

export const VISIT_STATES = ['asked', 'agreed', 'done', 'missed'] as const
export type VisitState = (typeof VISIT_STATES)[number]

/** What a line of a lead tells of. */
export const LINE_KINDS = [
  'note',
  'status',
  'hand-over',
  'step',
  'step-done',
  'visit',
  'sent',
  'listed',
] as const
export type LineKind = (typeof LINE_KINDS)[number]
