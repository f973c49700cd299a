/** 'There are 2 open leads about it, and 1 visit is agreed.' */
function standing(leads: number, visits: number, whose: string): string {
  const open = leads === 1 ? 'There is 1 open lead' : `There are ${leads} open leads`
  const agreed = visits === 1 ? '1 visit is agreed' : `${visits} visits are agreed`
  return `${open} ${whose}${visits > 0 ? `, and ${agreed}` : ''}.`
}

/** How many leads a deletion touches; on a listing's public page too, which loads no other sentences of the panel. */
export const panelAtStake = {
  ofListing: (leads: number, visits: number) =>
    `${standing(leads, visits, 'about it')} The people stay in Leads, with its number and title: tell them.`,
  ofListings: (leads: number, visits: number) =>
    `${standing(leads, visits, 'about them')} The people stay in Leads, with number and title: tell them.`,
  ofAccount: (leads: number, visits: number) => standing(leads, visits, 'of this account'),
}
