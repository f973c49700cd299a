import { FIRM } from '#contract/firm.ts'

/** The blog's teaser: three short guides, whole on the page. */
export const guides = {
  title: 'Blog',
  lead: 'Three short guides to read before you buy or rent.',
  read: 'Read the guide',
  of: (guide: string) => `: ${guide}`,
  land: {
    title: `Katha, decimal, bigha: reading land sizes in ${FIRM.region}`,
    alt: 'A plot with a marked boundary beside a road, seen from above',
    paragraphs: [
      'People here talk in katha, the papers count in decimal, and banks want square feet. All three mean the same land.',
      'In West Bengal 1 katha is 720 sq ft, 16 chatak make 1 katha and 20 katha make 1 bigha (14,400 sq ft). 1 decimal is a hundredth of an acre: 435.6 sq ft. So 1 katha is about 1.65 decimal, and 5 katha are 3,600 sq ft or about 8.26 decimal.',
      'The names travel, the sizes do not: a katha in Assam is 2,880 sq ft, and in Bihar it differs from district to district. Ask for square feet before you compare.',
      'On a deed, multiply the decimals by 435.6 and hold the result against what was measured on the ground.',
    ],
  },
  ownership: {
    title: 'Freehold or leasehold: what you own, and for how long',
    alt: 'A kitchen with dark cabinets and a breakfast counter',
    paragraphs: [
      'Freehold means that the land and what stands on it are yours, without an end. You may sell, let, mortgage or leave it to your family.',
      'Leasehold means that you hold the land for a number of years, often 30 or 99, from an owner who is often a public body. There may be a yearly ground rent. To sell or mortgage you usually need the owner’s written consent, sometimes for a fee, and when the years are over the land goes back unless the lease is renewed.',
      'With a leasehold, ask how many years are left, who the owner is, what the lease allows you to build and what a transfer costs. Many banks lend only when enough years are left.',
      'Tea-garden land is a case of its own: it is leased from the State for growing tea. Let a lawyer read the papers before you pay a token amount.',
    ],
  },
  warehouse: {
    title: 'What to ask before you rent a godown',
    alt: 'Inside a warehouse with red steel frames, skylights and stacked cartons',
    paragraphs: [
      'The road: how wide is it at its narrowest, and can your longest truck turn at the gate?',
      'The dock: how high is it above the ground, and does it meet the floor of your vehicles?',
      'The room: which height is clear under the lowest beam, not under the ridge? What load does the floor carry, and where did the water stand in the last monsoon?',
      'Power and safety: what load is sanctioned in kVA or kW, is there backup, and is the fire clearance valid for what you store?',
      'The rent: is it per square foot of carpet or of built-up area, does GST come on top, and who pays for repairs? A lease for more than one year has to be registered.',
    ],
  },
}
