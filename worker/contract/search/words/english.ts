import { kindWords } from '#contract/properties/kinds.ts'
import type { WordTable } from './word-table.ts'

/** English words. Only those in `loans` may have endings of the other languages. */
export const ENGLISH_WORDS: WordTable = {
  kinds: kindWords('english'),
  missingKinds:
    'shop, shops, shop space, showroom, showrooms, show room, office, offices, office space, hotel, hotels, hostel, pg, factory, factories, restaurant, mall',
  deals: {
    sale: 'sale, for sale, on sale, sell, selling, resale, re sale, buy, to buy, buying, purchase, purchasing',
    rent: 'rent, for rent, on rent, to rent, in rent, rental, rentals, renting, to let, tolet',
    lease: 'lease, for lease, on lease, to lease, leasing',
  },
  features: {
    corner: 'corner, corner side',
    loadingDock:
      'dock, docks, loading dock, loading docks, loading bay, loading bays, loading platform, dock leveller, dock levelers',
    crane: 'crane, cranes, eot crane, eot cranes, overhead crane, crane facility, eot',
    coldStorage: 'cold storage, cold storages, cold store, cold stores, coldstorage, coldstore, cold room',
    powerBackup:
      'power backup, power back up, backup power, backup, power, generator, generators, genset, inverter backup, 24 hr electricity, 24 hrs electricity, 24 hour electricity, 24 hours electricity, 24 x 7 electricity, electricity backup',
    gated: 'gated, gated community, gated society, gated complex, gated campus, gated colony',
    garden: 'garden, gardens',
    garage: 'garage, garages, parking, car parking, car park, parking space',
    boundaryWall: 'boundary wall, boundary walls, boundary, compound wall, walled',
    lowered:
      'price lowered, lowered price, price was lowered, lowered, price reduced, reduced price, price was reduced, reduced, price drop, price dropped, price cut, price slashed, price came down, rent lowered, rent reduced, reduced rent, rate reduced',
    priceNegotiable:
      'negotiable, neg, nego, slightly negotiable, slightly nego, slight nego, slight negotiable, price negotiable, negotiable price, rate negotiable, rent negotiable, negotiation possible',
  },
  choices: {
    ownership: { 'Power of Attorney': 'power of attorney' },
    furnishing: {
      unfurnished:
        'unfurnished, un furnished, no furniture, no furnitures, not furnished, non furnished, without furniture, bare shell',
      'semi-furnished':
        'semi furnished, semifurnished, half furnished, partly furnished, partially furnished',
      furnished: 'furnished, fully furnished, full furnished, well furnished, with furniture, furniture',
    },
  },
  ready:
    'ready to move, ready to move in, ready to shift, ready to occupy, ready for possession, ready possession, immediate possession, possession ready, move in ready, immediately available, ready',
  newBuilt:
    'new, brand new, newly built, newly constructed, new built, new build, new construction, recently built, just built',
  oldBuilt: 'old, old construction, old house age, old built',
  yearsOld: 'years old, year old, yrs old, yr old, years of age, years age, yrs age',
  floors: {
    '0': 'ground floor, gr floor, ground flr, gnd floor, g floor, groundfloor',
    '1': 'first floor, 1 st floor, 1st floor, 1 st flr, 1 floor above',
    '2': 'second floor, 2 nd floor, 2nd floor, 2 nd flr',
    '3': 'third floor, 3 rd floor, 3rd floor, 3 rd flr',
    '4': 'fourth floor, 4 th floor, 4th floor, 4 th flr',
    '5': 'fifth floor, 5 th floor, 5th floor, 5 th flr',
  },
  cars: 'cars, car, vehicles, suvs',
  parkingPlaces:
    'covered parking, covered car parking, open parking, open car parking, car parking, car parkings, car parking space, car parking spaces, parking, parkings, parking space, parking spaces, parking place, parking places, car park, car parks, car garage, garage, garages, car spaces',
  directions: {
    North: 'north',
    South: 'south',
    East: 'east',
    West: 'west',
    'North-East': 'northeast, north east',
    'North-West': 'northwest, north west',
    'South-East': 'southeast, south east',
    'South-West': 'southwest, south west',
  },
  facing: 'facing, face, faced, front, open',
  bedrooms:
    'bhk, bhks, bedroom, bedrooms, bed room, bed rooms, bedroomed, bed, beds, bedrm, bedrms, bdrm, br, b h k, room, rooms, rk',
  bathrooms: 'bathroom, bathrooms, bath room, bath rooms, bath, baths, toilet, toilets, washroom, washrooms',
  numbers: {
    '0.5': 'half',
    '1': 'one, single',
    '2': 'two, double',
    '3': 'three',
    '4': 'four',
    '5': 'five',
    '6': 'six',
    '7': 'seven',
    '8': 'eight',
    '9': 'nine',
    '10': 'ten',
    '11': 'eleven',
    '12': 'twelve',
    '15': 'fifteen',
    '20': 'twenty',
    '25': 'twenty five',
    '30': 'thirty',
    '35': 'thirty five',
    '40': 'forty, fourty',
    '45': 'forty five',
    '50': 'fifty',
    '60': 'sixty',
    '70': 'seventy',
    '75': 'seventy five',
    '80': 'eighty',
    '90': 'ninety',
    '100': 'hundred, one hundred',
  },
  halfBehind: 'and a half, and half, & half',
  quarterBehind: 'and a quarter, and quarter',
  crore: 'crore, crores, cr, crs',
  lakh: 'lakhs, lac, lacs, l',
  thousand: 'thousand, k',
  feet: 'ft, feet, foot, feets',
  metres: 'm, metre, metres, meter, meters, mtr, mtrs, mt',
  otherUnits:
    'st, nd, rd, th, floor, floors, storey, storeys, storied, year, years, months, day, days, ton, tons, tonne, tonnes, mt, kva, kw, kg, percent, cars, trucks, people, am',
  distances:
    'km, kms, kilometre, kilometres, kilometer, kilometers, mile, miles, min, mins, minute, minutes, hour, hours, hr, hrs',
  road: 'road, rd, roads, road width, access road, approach road, road access, front road, access road width',
  height:
    'height, high, clear height, ceiling height, ceiling, clear ceiling, clear, clear ht, ht, eave height, eaves height, roof height',
  wide: 'wide, width, broad, pucca, pakka, pacca, paved, metalled, pitch',
  atMost:
    'under, sub, below, upto, up to, till, within, max, maximum, at most, less than, not more than, not above, no more than, lower than, cheaper than, <, not over, not bigger than, not larger than, smaller than, lesser than, no bigger than, no larger than',
  atLeast:
    'above, over, from, min, minimum, at least, atleast, more than, not less than, starting, starting from, starting at, greater than, bigger than, larger than, beyond, >, not below, not under, no less than, not lower than, not smaller than, not cheaper than',
  about: 'or so, give or take, about, around, approx, approximately, near about, nearly, almost',
  between: 'between',
  budget: 'budget, price, prices, priced, cost, costing, rate',
  currency: 'rs, inr, rupees, rupee, ₹',
  orLess:
    'or less, and less, and below, or below, and under, or under, max, maximum, budget, or smaller, and smaller, or cheaper',
  orMore:
    '+, plus, min, minimum, onwards, onward, or more, and more, and above, or above, and up, or bigger, or larger, and bigger, and larger',
  perMonth:
    'per month, a month, monthly, pm, p m, month, only, / month, / mo, / m, p m only, each month, every month',
  per: 'per, each, /',
  to: 'to, -, and upto',
  and: 'and, to, -, &',
  or: 'or, /',
  times: 'x, *, ×, by, into',
  away: 'from, of, away, away from, far, far from, distance, distance from, distance of, radius, radius of, range, range of, drive, drive from, walk, walk from',
  near: 'near, close to, next to, beside, behind, opposite, opp, walking distance from, walking distance to, km from, kms from, km of, km away from, min from, mins from, minutes from, not far from',
  nearBehind: 'nearby, near by, and around, and nearby, and near by, or nearby, surroundings, side area',
  without:
    'without, no, not, except, excluding, exclude, other than, apart from, outside, avoid, non, nor, never, but not, do not want, do not need, don t want, don t need, dont want, dont need, anything but, everything but, all but, anything except, everything except',
  lacking: 'not needed, not required, not wanted, not necessary, excluded',
  orders: {
    newest: 'new, newest, latest, newly listed, new listing, new listings',
    'price-asc':
      'cheap, cheaper, cheapest, lowest price, low price, low cost, low budget, affordable, economical',
    'price-desc': 'costliest, most expensive',
    'area-desc': 'big, bigger, biggest, large, larger, largest, huge, spacious',
  },
  selling:
    'want to sell, wants to sell, wish to sell, like to sell, looking to sell, planning to sell, need to sell, have to sell, how to sell, sell my, sell our, selling my, selling our, sell property, sell a property, sell land, sell a plot, sell plot, sell house, sell a house',
  unfiltered:
    'second hand, secondhand, 2 nd hand, 2nd hand, possession, owner, owners, by owner, from owner, direct owner, owner direct, directly from owner, direct from owner, no broker, no brokers, without broker, without brokers, no brokerage, without brokerage, zero brokerage, no commission, no agent, no agents, no middleman, bachelor, bachelors, bachelor allowed, bachelors allowed, family, families, for family, rera, rera approved, rera registered, small, vastu, vastu compliant, urgent, urgently, immediately, asap, low, lower, lowest, highest, smallest, smaller, reasonable, fixed, final, urgent sale, vastu friendly, as per vastu, top floor, upper floor, higher floor, middle floor',
  purpose: 'for, to build, to make, for building, for making, for construction of, to construct',
  names:
    'tea garden, tea gardens, tea estate, tea estates, power house, power station, power grid, housing board, home stay, homestay, home loan, land mark, landmark, police station, bus stand, hill cart road, hill kart road, under construction',
  states: 'west bengal, wb, w b, westbengal, bengal, india',
  small:
    'a, an, the, of, in, on, at, for, with, to, by, and, or, is, are, am, be, i, we, me, my, our, us, some, any, need, needs, needed, want, wants, wanted, looking, look, find, show, search, please, pls, get, give, having, has, have, that, this, there, from, near, nearby, under, above, below, upto, within, around, about, between, me, area, side, size, sized, located, location, best, good, nice, budget, price, rate, facility, available, but, what, which, where, how, how much, how many, who, can, could, you, your, tell, know, do, does, did, will, would, should, also, only, just, very, hi, hello, hey, dear, sir, madam, sorry, thanks, thank you, number of, no of, not far, no problem, no issue, monthly, per month, month, a month, pm, touch, touching, looking for, searching, searching for, interested, interested in, currently, range, total, it, if, so, stay, living, his, her, mother, father, parents, wife, son, daughter, planning, suggest, share, details, option, options, send, contact, call, 24 hr, 24 hrs, 24 hour, 24 hours, 24 x 7, 24 7, pin, pincode, pin code',
  loans: 'villa, flat, plot, godown, warehouse, apartment, bungalow',
  anything: 'property, properties, propertys, listing, listings, real estate, realestate, all, anything',
}
