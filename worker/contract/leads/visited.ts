import type { Lead } from './leads.ts'

type Visited = Pick<Lead, 'propertyId' | 'property' | 'visit' | 'visitProperty'>
type Deleted = Pick<Lead, 'propertyId' | 'visit' | 'deletedProperty' | 'deletedVisitProperty'>

const isElsewhere = ({ propertyId, visit }: Pick<Lead, 'propertyId' | 'visit'>) =>
  visit !== null && visit.propertyId !== propertyId

/** A visit of a lead that nobody looks after becomes the visit of who plans it. */
export const whoGoes = ({ assignedTo }: Pick<Lead, 'assignedTo'>, planner: string) => assignedTo ?? planner

/** The listing that is visited, without a visit the one that the lead is about; null where it is deleted or none is named. */
export const visitedListing = (lead: Visited): Lead['property'] =>
  isElsewhere(lead) ? lead.visitProperty : lead.property

/** What the listing was called that is visited, where it is deleted. */
export const deletedVisited = (lead: Deleted): Lead['deletedProperty'] =>
  isElsewhere(lead) ? lead.deletedVisitProperty : lead.deletedProperty
