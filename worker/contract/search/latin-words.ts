import type { WordTable } from './word-table.ts'

/** English, and Bengali, Hindi and Nepali as they are typed in Latin letters. */
export const LATIN_WORDS: WordTable = {
  kinds: {
    Villa:
      'villa, villas, vila, house, houses, bungalow, bungalows, banglow, bangla, duplex, bari, baari, badi, ghar, ghor, makan, makaan, kothi',
    Residential:
      'residential, residence, flat, flats, phlat, apartment, apartments, appartment, home, homes, abasik, awasiya, aawasiya, aavasiya',
    Warehouse:
      'warehouse, warehouses, ware house, ware houses, warehousing, godown, godowns, go down, godaun, godam, godaam, gudam, gudaam, goddam, shed, sheds, storage space',
    Plot: 'plot, plots, land, lands, zameen, jameen, zamin, jamin, jomi, jami, jomin, jagga, jaga, jaiga, jayga, bhumi',
  },
  missingKinds:
    'shop, shops, shop space, dukan, dukaan, dokan, dookan, showroom, showrooms, show room, office, offices, office space, hotel, hotels, hostel, pg, factory, factories, karkhana, restaurant, mall',
  deals: {
    sale: 'sale, for sale, on sale, sell, selling, buy, to buy, buying, purchase, purchasing, bikri, bikree, bikri hobe, bikroy, bikray, bechna, bechne, kharidna, kharid, kinte, kinbo, kinna, kinne',
    rent: 'rent, for rent, on rent, to rent, in rent, rental, rentals, renting, to let, tolet, bhara, bhada, bhare, bharay, bhaada, bhadama, kiraya, kiraye, kiray, kirae, kiraya par, kiraye par, kiraye pe',
    lease: 'lease, for lease, on lease, to lease, leasing, leez, lij, lijma',
  },
  features: {
    corner: 'corner, corner side, cornar, kornar, koner, kone ka, kunako',
    loadingDock:
      'dock, docks, loading dock, loading docks, loading bay, loading bays, loading platform, dock leveller, dock levelers',
    crane: 'crane, cranes, eot crane, eot cranes, overhead crane, crane facility, eot',
    coldStorage:
      'cold storage, cold storages, cold store, cold stores, coldstorage, coldstore, cold room, himghar, him ghar, sheet bhandar, shit bhandar',
    powerBackup:
      'power backup, power back up, backup power, backup, power, generator, generators, genset, inverter backup',
    gated: 'gated, gated community, gated society, gated complex, gated campus, gated colony',
    garden: 'garden, gardens, bagan, bagaan, bagicha, bageecha, bagaicha',
    garage: 'garage, garages, parking, car parking, car park, parking space, gairaj',
    boundaryWall:
      'boundary wall, boundary walls, boundary, compound wall, walled, pachil, panchil, pachil ghera, panchil ghera, chardiwari, char diwari, chaardiwari, parkhal',
  },
  ownership: { 'Power of Attorney': 'power of attorney' },
  directions: {
    North: 'north, uttar, uttor',
    South: 'south, dakshin, dokkhin, dokhin, dakkhin',
    East: 'east, purba, purbo, purab, purva, poorab',
    West: 'west, paschim, poschim, pashchim',
    'North-East': 'northeast, north east, uttar purba, uttar purab',
    'North-West': 'northwest, north west, uttar paschim',
    'South-East': 'southeast, south east, dakshin purba, dakshin purab',
    'South-West': 'southwest, south west, dakshin paschim',
  },
  facings: {
    North: 'uttarmukhi, uttormukhi',
    South: 'dakshinmukhi, dokkhinmukhi, dokhinmukhi',
    East: 'purbamukhi, purbomukhi, purabmukhi, purvamukhi',
    West: 'paschimmukhi, poschimmukhi, pashchimmukhi',
    'North-East': 'ishan, ishan kon',
    'South-East': 'agneya, agni kon',
  },
  facing: 'facing, face, faced, front, mukhi, mukh, mohada',
  bedrooms:
    'bhk, bhks, bedroom, bedrooms, bed room, bed rooms, bedroomed, bed, beds, br, b h k, room, rooms, kamra, kamre, kamray, sobar ghor, shobar ghor, sutne kotha',
  bathrooms: 'bathroom, bathrooms, bath room, bath rooms, bath, baths, toilet, toilets, washroom, washrooms',
  numbers: {
    '0.5': 'half, adha, aadha',
    '1': 'one, ek, single',
    '1.5': 'dedh, derh, der',
    '2': 'two, do, dui, duita, double',
    '2.5': 'dhai, adhai, arai',
    '3': 'three, teen, tin, tinta',
    '4': 'four, char, chaar, charta',
    '5': 'five, panch, paanch, pach',
    '6': 'six, chhe, chhoy, chhah, choy',
    '7': 'seven, saat, sat',
    '8': 'eight, aath, aat',
    '9': 'nine, nau, noy',
    '10': 'ten, das, dosh, dus',
  },
  crore: 'crore, crores, cr, crs, koti, karod, karor, kror',
  lakh: 'lakh, lakhs, lac, lacs, laakh, lak, l, lakher',
  thousand: 'thousand, k, hazar, hazaar, hajar, hajaar',
  feet: 'ft, feet, foot, fut, fit, phut, feets',
  metres: 'm, metre, metres, meter, meters, mtr, mtrs, mt',
  otherUnits:
    'st, nd, rd, th, floor, floors, storey, storeys, storied, tala, year, years, month, months, day, days, ton, tons, tonne, tonnes, mt, kva, kw, kg, percent, cars, trucks, people, am, pm',
  distances:
    'km, kms, kilometre, kilometres, kilometer, kilometers, mile, miles, min, mins, minute, minutes, hour, hours',
  road: 'road, roads, rasta, raasta, sadak, sarak, bato, road width, access road, approach road, road access, front road, access road width',
  height:
    'height, high, clear height, ceiling height, ceiling, clear ceiling, clear, clear ht, ht, eave height, eaves height, roof height, unchai, uchchata',
  wide: 'wide, width, broad, chauda, chaura, chowra, choura',
  atMost:
    'under, below, upto, up to, till, within, max, maximum, at most, less than, not more than, not above, no more than, lower than, cheaper than, <',
  atLeast:
    'above, over, from, min, minimum, at least, atleast, more than, not less than, starting, starting from, starting at, greater than, bigger than, larger than, beyond, >',
  about: 'about, around, approx, approximately, near about, nearly, almost, prai, lagbhag, karib, kareeb',
  between: 'between',
  budget: 'budget, price, prices, priced, cost, costing, rate, dam, daam, kimat, keemat, kimot, mulya',
  currency: 'rs, inr, rupees, rupee, taka, rupaye, rupiya, ₹',
  orLess:
    'tak, se kam, or less, and less, and below, or below, and under, or under, max, maximum, er modhye, er moddhe, er moddhye, modhye, moddhe, ke andar, ke under, andar, ke niche, er niche, er nichey, er kom, porjonto, porjontow, samma, sammo, bhitra, bhitr, budget',
  orMore:
    '+, plus, min, minimum, onwards, onward, or more, and more, and above, or above, and up, se zyada, se jyada, se upar, er beshi, er upor, er opore, bhanda badhi, bhanda badi, dekhi mathi',
  perMonth: 'per month, a month, monthly, pm, p m, month, mahina, per mahina, maashe, mase, only',
  to: 'to, -, se, theke, dekhi, and upto',
  and: 'and, to, -, &',
  near: 'near, close to, next to, beside, behind, opposite, opp, walking distance from, walking distance to',
  without: 'without, no, not, bina',
  placeEndings: 'te, ete, ma, er, r, e, y, ey, ra, ko, ka, me',
  names:
    'tea garden, tea gardens, tea estate, tea estates, cha bagan, chai bagan, chiya bagan, chiyabari, power house, power station, power grid, housing board, home stay, homestay, home loan, land mark, landmark, police station, bus stand, hill cart road, hill kart road, under construction',
  states:
    'west bengal, wb, w b, westbengal, paschim banga, paschimbanga, poschim bongo, poschimbongo, bengal, india, bharat',
  small:
    'a, an, the, of, in, on, at, for, with, to, by, and, or, is, are, am, be, i, we, me, my, our, us, some, any, need, needs, needed, want, wants, wanted, looking, look, find, show, search, please, pls, get, give, having, has, have, that, this, there, from, near, nearby, under, above, below, upto, within, around, about, between, mein, main, mai, me, mei, mem, par, pe, pai, ke, ka, ki, ko, liye, se, hai, ho, hain, chahiye, chaiye, chahie, chai, chaie, lagbe, lagto, ache, aache, dorkar, khujchi, te, er, e, ta, ti, jonno, jonnyo, ma, lai, lagi, laagi, chha, cha, chahincha, chahinchha, khojdai, wala, wali, wale, vala, vali, vale, bhako, bhayeko, nera, kache, kachhe, kachakachi, paas, pas, najik, nazdik, najdik, nazdeek, area, side, size, sized, located, location, best, good, nice, cheap, cheapest, urgent, urgently, new listing, budget, price, rate, facility, available',
  anything:
    'property, properties, propertys, listing, listings, real estate, realestate, sampatti, sompotti, all, anything',
}
