import { MessageReply } from '#contract/message-reply.ts'
import {
  AskedReply,
  CalendarReply,
  ErasureReply,
  LeadPage,
  LookingReply,
  SpeedReply,
  VisitsReply,
  WholeLead,
} from '#contract/leads/leads.ts'
import { NumbersQuery } from '#contract/numbers/numbers.ts'
import { WaitingAlertsQuery, WaitingAlertsReply } from '#contract/alerts.ts'
import { PATHS } from '#contract/paths.ts'
import { createEnquiry } from '#worker/routes/enquiries/create.ts'
import { editLead } from '#worker/routes/leads/change.ts'
import { eraseLeads } from '#worker/routes/leads/erase.ts'
import { showAsked, showSpeed } from '#worker/routes/leads/figures.ts'
import { showLeads } from '#worker/routes/leads/list.ts'
import { showWaitingAlerts } from '#worker/routes/alerts/count-waiting.ts'
import { showLooking } from '#worker/routes/leads/looking.ts'
import { addLead } from '#worker/routes/leads/note.ts'
import { showLead } from '#worker/routes/leads/read.ts'
import { renewCalendar, showCalendar, showVisits } from '#worker/routes/leads/visits.ts'
import { createOffer } from '#worker/routes/sell/create.ts'
import { accepted, type Call, created, LISTING_JSON, NO_BODY, ok, TEXT_JSON } from './call.ts'

export const LEAD_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: PATHS.enquiries,
    id: 'recordEnquiry',
    tag: 'leads',
    summary: 'Leave the copy of a chat about a listing',
    details: 'Not found unless RECORD_ENQUIRIES is true. Sent again with the same key, it is stored once.',
    who: 'anyone',
    body: TEXT_JSON,
    replies: accepted(MessageReply),
    errors: ['NOT_FOUND'],
    answer: createEnquiry,
  },
  {
    method: 'POST',
    path: PATHS.sell,
    id: 'offerProperty',
    tag: 'leads',
    summary: 'Offer a property to sell',
    who: 'anyone',
    body: TEXT_JSON,
    replies: ok(MessageReply),
    errors: ['NOT_CONFIGURED'],
    answer: createOffer,
  },
  {
    method: 'GET',
    path: PATHS.leads,
    id: 'listLeads',
    tag: 'leads',
    summary: 'People who asked, wrote, reported, offered or called; what is due first',
    who: 'look',
    replies: ok(LeadPage),
    answer: showLeads,
  },
  {
    method: 'POST',
    path: PATHS.leads,
    id: 'noteLead',
    tag: 'leads',
    summary: 'Note a call',
    who: 'edit',
    body: TEXT_JSON,
    replies: created(WholeLead),
    answer: addLead,
  },
  {
    method: 'DELETE',
    path: PATHS.leads,
    id: 'erasePerson',
    tag: 'leads',
    summary: 'Erase everything of one person, found by any spelling of the phone number',
    details:
      'Leads, messages, reports, private files, alerts, mails and the log, and the number in all that others wrote. Answers how many of each.',
    who: 'administer',
    replies: ok(ErasureReply),
    errors: ['CONFLICT'],
    answer: eraseLeads,
  },
  {
    method: 'GET',
    path: PATHS.lead,
    id: 'readLead',
    tag: 'leads',
    summary: 'One lead with what was noted of it, and the other leads of the same number',
    who: 'look',
    replies: ok(WholeLead),
    errors: ['NOT_FOUND'],
    answer: showLead,
  },
  {
    method: 'PATCH',
    path: PATHS.lead,
    id: 'updateLead',
    tag: 'leads',
    summary: 'Change a lead, or add a line to it',
    who: 'edit',
    body: LISTING_JSON,
    replies: ok(WholeLead),
    errors: ['NOT_FOUND', 'CONFLICT'],
    answer: editLead,
  },
  {
    method: 'GET',
    path: PATHS.visits,
    id: 'listVisits',
    tag: 'leads',
    summary: 'Visits of some days, and wishes without a day',
    who: 'look',
    replies: ok(VisitsReply),
    answer: showVisits,
  },
  {
    method: 'GET',
    path: PATHS.visitsCalendar,
    id: 'readCalendar',
    tag: 'leads',
    summary: 'Visits as a calendar file, without phone numbers, for whoever has the key',
    who: 'anyone',
    replies: ok('text/calendar', ['Content-Disposition']),
    errors: ['NOT_FOUND'],
    answer: showCalendar,
  },
  {
    method: 'POST',
    path: PATHS.calendarKey,
    id: 'renewCalendar',
    tag: 'leads',
    summary: 'Make the secret address of this account’s calendar, or a new one in place of it',
    who: 'look',
    body: NO_BODY,
    replies: created(CalendarReply),
    answer: renewCalendar,
  },
  {
    method: 'GET',
    path: PATHS.lookingLeads,
    id: 'lookingLeads',
    tag: 'leads',
    summary: 'Open leads that look for what listings on offer are',
    details:
      'Of the newest open leads, up to 600. Leads about a listing and visits of it are left out for that listing.',
    who: 'look',
    replies: ok(LookingReply),
    answer: showLooking,
  },
  {
    method: 'GET',
    path: PATHS.toldAlerts,
    id: 'toldAlerts',
    tag: 'leads',
    summary: 'How many alerts of visitors wait for what a listing is',
    details:
      'Of the confirmed ones from before it came to the market, up to 1,000. None for what visitors do not see.',
    who: 'look',
    input: { query: WaitingAlertsQuery },
    replies: ok(WaitingAlertsReply),
    errors: ['NOT_FOUND'],
    answer: showWaitingAlerts,
  },
  {
    method: 'GET',
    path: PATHS.askedProperties,
    id: 'askedProperties',
    tag: 'leads',
    summary: 'Listings by when somebody last asked about them, newest first',
    who: 'look',
    replies: ok(AskedReply),
    answer: showAsked,
  },
  {
    method: 'GET',
    path: PATHS.answerSpeed,
    id: 'answerSpeed',
    tag: 'leads',
    summary: 'Office hours from arrival to the first call, in the last days, by week, and by person',
    who: 'administer',
    input: { query: NumbersQuery },
    replies: ok(SpeedReply),
    answer: showSpeed,
  },
]
