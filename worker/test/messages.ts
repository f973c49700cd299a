/** Messages as brokers send them, and by hand what stands in them; what is not named must not be filled. */
const LAKH = 100_000

export type Wanted = Record<string, unknown>
export const plot = (size: string, others: Wanted = {}): Wanted => ({
  category: 'Plot',
  plotSizeSqFt: size,
  ...others,
})
export const house = (others: Wanted): Wanted => ({ category: 'Villa', ...others })
export const godown = (others: Wanted): Wanted => ({ category: 'Warehouse', ...others })
export const sale = (lakh: number) => ({ price: Math.round(lakh * LAKH), leaseType: 'Sale' })
export const rent = (price: number) => ({ price, leaseType: 'Rent' })

export type Message = readonly [text: string, wanted: Wanted]

export const MESSAGES: readonly Message[] = [
  [
    '5 katha plot Matigara, 18 lakh/katha, east facing, 20 ft road, mutation done, call 98320 12345',
    plot('5 katha', {
      locality: 'Matigara',
      ...sale(90),
      facing: 'East',
      roadWidth: 20,
      notes: '98320 12345',
    }),
  ],
  [
    'Dada 3 katha plot Rangapani near Bagdogra airport rd, 20 ft road, 33.5 lakh slightly nego, clear title mutation done, owner Mr Subba 90000 00187, key with chowkidar, 2 percent. East face corner. Morning visit only no broker pls',
    plot('3 katha', {
      locality: 'Rangapani',
      ...sale(33.5),
      priceNegotiable: true,
      roadWidth: 20,
      facing: 'East',
      isCornerPlot: true,
      address: 'Near Bagdogra airport rd',
      notes: '90000 00187',
    }),
  ],
  [
    '4 katha jomi bikri hobe Sukna te, dam 12 lakh katha prati, dakshin mukhi, 16 fut rasta',
    plot('4 katha', { locality: 'Sukna', ...sale(48), facing: 'South', roadWidth: 16 }),
  ],
  [
    'Land for sale in Salugara. Size 7 katha. Price Rs 84 lakh. Pin 734008. Contact 9733012345',
    plot('7 katha', { locality: 'Salugara', ...sale(84), notes: '9733012345' }),
  ],
  [
    '*URGENT SALE* 🏠 3BHK flat, Pradhan Nagar, 1250 sqft, 2 bath, price 62 lakh only ☎ 9832098320',
    house({
      locality: 'Pradhan Nagar',
      area: '1250 sq ft',
      bedrooms: 3,
      bathrooms: 2,
      ...sale(62),
      notes: '9832098320',
    }),
  ],
  [
    '2 BHK flat for rent at Champasari, 850 sq ft, rent 12000 per month, advance 2 lakh, ph 9434043434',
    house({
      locality: 'Champasari',
      area: '850 sq ft',
      bedrooms: 2,
      ...rent(12_000),
      deposit: 200_000,
      notes: '9434043434',
    }),
  ],
  [
    'Godown for rent Eastern Bypass 8500 sqft, Rs 18 per sqft, 30 ft height, 40 ft road',
    godown({
      locality: 'Eastern Bypass',
      builtUpArea: '8500 sq ft',
      ...rent(153_000),
      ceilingHeight: 30,
      accessRoadWidth: 40,
    }),
  ],
  [
    'Warehouse available on lease 12000 sq ft near Fulbari, 2.4 lakh/month, 2 docks, crane',
    godown({
      locality: 'Fulbari',
      address: 'Near Fulbari',
      builtUpArea: '12000 sq ft',
      price: 240_000,
      leaseType: 'Lease',
      loadingDock: true,
      hasCraneFacility: true,
    }),
  ],
  [
    'মাটিগাড়ায় ৫ কাঠা জমি বিক্রি, দাম ৯০ লাখ, পূর্বমুখী, ২০ ফুট রাস্তা, ফোন ৯৮৩২০১২৩৪৫',
    plot('5 katha', {
      locality: 'Matigara',
      ...sale(90),
      facing: 'East',
      roadWidth: 20,
      notes: '৯৮৩২০১২৩৪৫',
    }),
  ],
  [
    'सिलीगुड़ी में 3 कमरे का घर बिक्री के लिए, कीमत 75 लाख, 1400 वर्ग फुट',
    house({ bedrooms: 3, area: '1400 sq ft', ...sale(75) }),
  ],
  ['शालुगडामा ४ कठ्ठा जग्गा बिक्रीमा, मूल्य ६० लाख', plot('4 katha', { locality: 'Salugara', ...sale(60) })],
  [
    'plot 40x60 bagdogra, 25 lakh, corner, boundary wall done',
    plot('2400 sq ft', {
      dimension: '40x60',
      locality: 'Bagdogra',
      ...sale(25),
      isCornerPlot: true,
      boundaryWall: true,
    }),
  ],
  [
    '1 bigha land Phansidewa 2.5 lakh per katha, agricultural',
    plot('1 bigha', { locality: 'Phansidewa', ...sale(50), zoneType: 'Agricultural' }),
  ],
  [
    'Commercial plot 10 decimal, Sevoke Road, 3.2 Cr',
    plot('10 decimal', { locality: 'Sevoke Road', ...sale(320), zoneType: 'Commercial' }),
  ],
  [
    'House for sale Dagapur: 5 katha land, 2200 sqft built up, 4 bhk, 3 bath, G+1, garage, 1.65 cr neg.',
    house({
      priceNegotiable: true,
      locality: 'Dagapur',
      landArea: '5 katha',
      area: '2200 sq ft',
      bedrooms: 4,
      bathrooms: 3,
      numberOfFloors: 2,
      garage: true,
      ...sale(165),
    }),
  ],
  ['2 katha 8 chatak jomi, Shivmandir, 30 lakh', plot('2.5 katha', { locality: 'Shivmandir', ...sale(30) })],
  [
    '3K 8Ch plot at Kawakhali @ 14L per katha, 12 ft road',
    plot('3.5 katha', { locality: 'Kawakhali', ...sale(49), roadWidth: 12 }),
  ],
  [
    '𝗣𝗹𝗼𝘁 𝗳𝗼𝗿 𝘀𝗮𝗹𝗲 ⭐ 6 katha ⭐ Naxalbari ⭐ ₹45,00,000',
    plot('6 katha', { locality: 'Naxalbari', ...sale(45) }),
  ],
  [
    'Flat to let\n2 bedroom, 1 bathroom\nSiliguri\nRent: 9500/-\nDeposit: 20000',
    house({ bedrooms: 2, bathrooms: 1, ...rent(9500), deposit: 20_000 }),
  ],
  [
    'Selling my house at Matigara. 3 bedrooms, 1800 sq ft on 4 katha. 1 crore 10 lakh. Gated. Garden.',
    house({
      locality: 'Matigara',
      bedrooms: 3,
      area: '1800 sq ft',
      landArea: '4 katha',
      ...sale(110),
      gatedCommunity: true,
      garden: true,
    }),
  ],
  [
    'ghar bikri 2 tala 3 bhk champasari 85 lakh',
    house({ locality: 'Champasari', numberOfFloors: 2, bedrooms: 3, ...sale(85) }),
  ],
  [
    'Godown bhara deoa hobe, 5000 sqft, NJP, bhara 60000 mase',
    godown({ locality: 'New Jalpaiguri', builtUpArea: '5000 sq ft', ...rent(60_000) }),
  ],
  [
    '12 katha land bagdogra, near airport, 11 lakh per katha, 24 ft road, north facing, loan available',
    plot('12 katha', {
      locality: 'Bagdogra',
      address: 'Near airport',
      ...sale(132),
      roadWidth: 24,
      facing: 'North',
    }),
  ],
  [
    '5 katha plot Matigara 734010, 9832012345',
    plot('5 katha', { locality: 'Matigara', notes: '9832012345' }),
  ],
  [
    '3bhk flat sevoke rd 1450 sft super builtup, 1.05cr, lift, parking',
    house({ locality: 'Sevoke Road', bedrooms: 3, area: '1450 sq ft', ...sale(105), garage: true }),
  ],
  [
    'Zameen bikau hai, 8 katha, Salugara, 10 lakh katha, poorab mukhi',
    plot('8 katha', { locality: 'Salugara', ...sale(80), facing: 'East' }),
  ],
  [
    'Duplex 4 bed 2600 sqft 3 katha Dagapur 1.9 crore',
    house({ locality: 'Dagapur', bedrooms: 4, area: '2600 sq ft', landArea: '3 katha', ...sale(190) }),
  ],
  [
    'Cold storage warehouse 20000 sq ft Fulbari for sale 6 crore power backup',
    godown({
      locality: 'Fulbari',
      builtUpArea: '20000 sq ft',
      ...sale(600),
      isColdStorageAvailable: true,
      powerBackup: true,
    }),
  ],
  [
    'Plot. 3 katha. Eastern Bypass. South-East facing. 24ft road. 13 lakh/katha.',
    plot('3 katha', { locality: 'Eastern Bypass', facing: 'South-East', roadWidth: 24, ...sale(39) }),
  ],
  [
    'for sale: 20 decimal industrial land, Naxalbari, 18 lakh',
    plot('20 decimal', { locality: 'Naxalbari', zoneType: 'Industrial', ...sale(18) }),
  ],
  [
    'Need buyer for 9 katha plot Sukna, asking 1.2 Cr (neg.), owner Mrs Das 98000 11111',
    plot('9 katha', { locality: 'Sukna', ...sale(120), priceNegotiable: true, notes: '98000 11111' }),
  ],
  ['1bhk rent Pradhan Nagar 7k pm', house({ bedrooms: 1, locality: 'Pradhan Nagar', ...rent(7000) })],
  [
    'house rent 18k pm 3bhk matigara security 50000',
    house({ bedrooms: 3, locality: 'Matigara', ...rent(18_000), deposit: 50_000 }),
  ],
  [
    '6 katha jagga bikri, Bagdogra, 8 lakh per katha, 20 feet bato, purba mukh',
    plot('6 katha', { locality: 'Bagdogra', ...sale(48), roadWidth: 20, facing: 'East' }),
  ],
  ['Land 2 acre Ghoshpukur NH touch 4 cr', plot('2 acre', { locality: 'Ghoshpukur', ...sale(400) })],
  ['Plot 200 sq yards Salugara 36 lakh', plot('1800 sq ft', { locality: 'Salugara', ...sale(36) })],
  ['5 cents land at sukna, 15 lakh', plot('5 decimal', { locality: 'Sukna', ...sale(15) })],
  [
    'Warehouse 15,000 sft, clear height 32 ft, 4 docks, Eastern Bypass, rent 22/sft',
    godown({
      builtUpArea: '15000 sq ft',
      ceilingHeight: 32,
      loadingDock: true,
      locality: 'Eastern Bypass',
      ...rent(330_000),
    }),
  ],
  ['4 katha plot, Dagapur, price on request', plot('4 katha', { locality: 'Dagapur' })],
  [
    'House on 3 katha at Shivmandir, 65 lakh, bank loan ok',
    house({ landArea: '3 katha', locality: 'Shivmandir', ...sale(65) }),
  ],
  [
    'Matigara e 3 katha jomi ache, katha prati 20 lakh, koner plot',
    plot('3 katha', { locality: 'Matigara', ...sale(60), isCornerPlot: true }),
  ],
  [
    'Rent: godown 3000 sqft Champasari ₹45,000/month. Call +91-9832012345',
    godown({ builtUpArea: '3000 sq ft', locality: 'Champasari', ...rent(45_000), notes: '+91-9832012345' }),
  ],
  [
    '7 katha, Kawakhali, 15 lakh per katha, 30 ft road, west facing',
    plot('7 katha', { locality: 'Kawakhali', ...sale(105), roadWidth: 30, facing: 'West' }),
  ],
  [
    '2bhk 3rd floor flat, 920 sqft, matigara, 34 lakh',
    house({ floor: 3, bedrooms: 2, area: '920 sq ft', locality: 'Matigara', ...sale(34) }),
  ],
  [
    'बागडोगरा में ६ कट्ठा जमीन, प्रति कट्ठा 9 लाख, 20 फीट रोड',
    plot('6 katha', { locality: 'Bagdogra', ...sale(54), roadWidth: 20 }),
  ],
  [
    'চম্পাসারিতে ২ বেডরুম ফ্ল্যাট ভাড়া, মাসে ১২ হাজার টাকা',
    house({ bedrooms: 2, locality: 'Champasari', ...rent(12_000) }),
  ],
  ['গুদাম ভাড়া ফুলবাড়ি ৮০০০ বর্গফুট', godown({ locality: 'Fulbari', builtUpArea: '8000 sq ft', leaseType: 'Rent' })],
  [
    'गोदाम किराए पर, 5000 वर्ग फुट, फुलबारी, 80 हजार महीना',
    godown({ builtUpArea: '5000 sq ft', locality: 'Fulbari', ...rent(80_000) }),
  ],
  [
    'No brokers. 4 katha corner plot Salugara. 52 lac final.',
    plot('4 katha', { isCornerPlot: true, locality: 'Salugara', ...sale(52) }),
  ],
  ['3 bhk house sukna without garage, 55 lakh', house({ bedrooms: 3, locality: 'Sukna', ...sale(55) })],
  ['5 katha land for house, Matigara, 75 lakh', plot('5 katha', { locality: 'Matigara', ...sale(75) })],
  [
    'Bungalow, Sevoke Road, 6 bedroom, 10 katha, swimming pool, 4.5 Cr',
    house({ locality: 'Sevoke Road', bedrooms: 6, landArea: '10 katha', swimmingPool: true, ...sale(450) }),
  ],
  [
    '➡️ Plot ➡️ 3.5 katha ➡️ Phansidewa ➡️ 6 lakh/katha ➡️ 12ft road',
    plot('3.5 katha', { locality: 'Phansidewa', ...sale(21), roadWidth: 12 }),
  ],
  [
    'Plot size: 5 katha\nLocation: Matigara\nFacing: East\nRoad: 20 ft\nPrice: 80 lakh',
    plot('5 katha', { locality: 'Matigara', facing: 'East', roadWidth: 20, ...sale(80) }),
  ],
  [
    'FLAT SALE 3BHK 1340 SQFT SUPER BUILT UP, CARPET 980 SQFT, CHAMPASARI, 58 LACS',
    house({ bedrooms: 3, area: '1340 sq ft', locality: 'Champasari', ...sale(58) }),
  ],
  ['10 katha plot, 5 katha plot, matigara', { category: 'Plot', locality: 'Matigara' }],
  ['plot 4 katha Salugara was 50 lakh now 45 lakh', plot('4 katha', { locality: 'Salugara', ...sale(45) })],
  [
    'Land at Ghoshpukur 3 bigha rate 1.5 lakh per katha road 18 ft',
    plot('3 bigha', { locality: 'Ghoshpukur', ...sale(90), roadWidth: 18 }),
  ],
  [
    '2 storey house 4 bed 3 bath dagapur 1.2cr vastu south facing',
    house({
      facing: 'South',
      numberOfFloors: 2,
      bedrooms: 4,
      bathrooms: 3,
      locality: 'Dagapur',
      ...sale(120),
    }),
  ],
  ['Plot 5 katha (3600 sq ft) Bagdogra 40 lakh', plot('5 katha', { locality: 'Bagdogra', ...sale(40) })],
  [
    'godown 42,000 sft kawakhali lease 2,50,000 per month 12-16 ft road',
    godown({
      builtUpArea: '42000 sq ft',
      locality: 'Kawakhali',
      price: 250_000,
      leaseType: 'Lease',
      accessRoadWidth: 12,
    }),
  ],
  [
    '1500 sqft house, Matigra, 3 bhk, 70 lakh',
    house({ area: '1500 sq ft', locality: 'Matigara', bedrooms: 3, ...sale(70) }),
  ],
  ['Office space 1200 sqft Sevoke Road rent 40k', { locality: 'Sevoke Road', ...rent(40_000) }],
  ['good morning sir', {}],
  [
    "Land 6.5 cottah, Sukna tea garden view, 9L/cottah, 24' road, NE facing",
    plot('6.5 katha', { locality: 'Sukna', ...sale(58.5), roadWidth: 24, facing: 'North-East' }),
  ],
  [
    'Available 2bhk flat at pradhan nagar near hospital more, rent 14000 + maintenance 1500, deposit 42000, family only, 9800 112 233',
    house({
      bedrooms: 2,
      locality: 'Pradhan Nagar',
      address: 'Near hospital more',
      ...rent(14_000),
      deposit: 42_000,
      notes: '9800 112 233',
    }),
  ],
  [
    'Independent house 2.5 katha, 3 floors, ground floor rented 15000 pm, price 1.4 crore champasari',
    house({
      villaType: 'Independent',
      landArea: '2.5 katha',
      numberOfFloors: 3,
      locality: 'Champasari',
      ...sale(140),
    }),
  ],
  [
    'flat 3bhk emi 25000 loan upto 40 lakh price 50 lakh kawakhali',
    house({ bedrooms: 3, locality: 'Kawakhali', ...sale(50) }),
  ],
  [
    '5 kathas of land at Matigara, front 40 ft depth 90 ft, 22 lacs per katha, total 1 cr 10 lacs',
    plot('5 katha', { locality: 'Matigara', ...sale(110) }),
  ],
  [
    'plot 5 katha, 60 lakh, matigara. last price 55 lakh',
    plot('5 katha', { locality: 'Matigara', ...sale(60), lowestPrice: 5_500_000 }),
  ],
  [
    '3bhk @62L (1350sqft) Salugara; 2bhk @48L (980sqft) Salugara',
    { category: 'Villa', locality: 'Salugara' },
  ],
  [
    'Flat 1200 sqft 4500 per sqft matigara 2nd floor 3bhk',
    house({ floor: 2, area: '1200 sq ft', locality: 'Matigara', bedrooms: 3, ...sale(54) }),
  ],
  [
    '१० कठ्ठा जग्गा बिक्रीमा, बागडोगरा, प्रति कठ्ठा ८ लाख, पूर्व मोहडा, २० फिट बाटो, सम्पर्क ९८००१२३४५६',
    plot('10 katha', {
      locality: 'Bagdogra',
      ...sale(80),
      facing: 'East',
      roadWidth: 20,
      notes: '९८००१२३४५६',
    }),
  ],
  [
    'বাড়ি বিক্রি: ৩ কাঠা জমি, ৪টি ঘর, ২টি বাথরুম, চম্পাসারি, ৯৫ লক্ষ টাকা',
    house({ landArea: '3 katha', bedrooms: 4, bathrooms: 2, locality: 'Champasari', ...sale(95) }),
  ],
  [
    '2bhk flat Dagapur 1st floor, semi furnished, 2 car parking, ready to move, 5 years old, 48 lakh slightly negotiable',
    house({
      bedrooms: 2,
      locality: 'Dagapur',
      floor: 1,
      furnishing: 'semi-furnished',
      parkingPlaces: 2,
      possession: 'ready',
      ageYears: 5,
      priceNegotiable: true,
      ...sale(48),
    }),
  ],
  [
    'New house Sukna unfurnished north facing 62 lakh',
    house({ locality: 'Sukna', furnishing: 'unfurnished', facing: 'North', ...sale(62) }),
  ],
  [
    'নিচতলার ২ কামরার ফ্ল্যাট, আসবাব সহ, চম্পাসারি, ৩০ লাখ, দরদাম করা যাবে',
    house({
      bedrooms: 2,
      floor: 0,
      furnishing: 'furnished',
      locality: 'Champasari',
      priceNegotiable: true,
      ...sale(30),
    }),
  ],
  [
    '*FOR SALE*\n📍 Location: Champasari, near Anchal more\n📐 Area: 4 Katha\n🛣 Road: 18 feet\n🧭 South facing\n💰 Demand: 14 lakh/katha (nego)\n📞 9832011223 / 9434055667',
    plot('4 katha', {
      locality: 'Champasari',
      address: 'Near Anchal more',
      roadWidth: 18,
      facing: 'South',
      ...sale(56),
      priceNegotiable: true,
      notes: '9832011223, 9434055667',
    }),
  ],
  [
    '[12/11/26, 10:22 am] Raju Broker: 3bhk flat sale pradhan nagar 1320 sft 2nd floor lift parking 68 lac nego 9800123456',
    house({
      locality: 'Pradhan Nagar',
      bedrooms: 3,
      area: '1320 sq ft',
      floor: 2,
      garage: true,
      ...sale(68),
      priceNegotiable: true,
      notes: '9800123456',
    }),
  ],
  [
    'Forwarded\n\n5 katha bastu jomi, Shivmandir e, 20 foot pitch rasta, katha proti 16 lakh, mutation + LR record clear. Jogajog: 97330 11224',
    plot('5 katha', { locality: 'Shivmandir', roadWidth: 20, ...sale(80), notes: '97330 11224' }),
  ],
  [
    'Sir 2bhk flat rent Sevoke Road 14000/- per month, 2 months deposit, veg family only. Contact-9647012345',
    house({ bedrooms: 2, locality: 'Sevoke Road', ...rent(14_000), notes: '9647012345' }),
  ],
  [
    '1.2cr nego, duplex 3 katha, Dagapur, 4bhk, G+1, 2400sqft',
    house({
      ...sale(120),
      priceNegotiable: true,
      landArea: '3 katha',
      locality: 'Dagapur',
      bedrooms: 4,
      numberOfFloors: 2,
      area: '2400 sq ft',
    }),
  ],
  [
    'Warehouse for rent\nEastern Bypass, Siliguri\nCovered area 18,000 sq.ft.\nHeight 28 ft\nRoad 40 ft\nRent: Rs. 20 per sq.ft. per month\nTransformer, fire noc available\nCall: +91 98321 44556',
    godown({
      locality: 'Eastern Bypass',
      builtUpArea: '18000 sq ft',
      ceilingHeight: 28,
      accessRoadWidth: 40,
      ...rent(360_000),
      fireSafety: true,
      notes: '+91 98321 44556',
    }),
  ],
  [
    'জমি বিক্রি হবে। স্থান - শালুগাড়া। পরিমাণ - ৬ কাঠা। দাম - কাঠা প্রতি ১১ লাখ। রাস্তা ২৪ ফুট। দক্ষিণমুখী। যোগাযোগ ৯৮৩২০৫৫৬৬৭',
    plot('6 katha', {
      locality: 'Salugara',
      ...sale(66),
      roadWidth: 24,
      facing: 'South',
      notes: '৯৮৩২০৫৫৬৬৭',
    }),
  ],
  [
    'ফ্ল্যাট ভাড়া দেওয়া হবে, ২ বিএইচকে, প্রধাননগর, তিনতলায়, ভাড়া ১১,০০০ টাকা, অগ্রিম ৩০,০০০, শুধুমাত্র ফ্যামিলি',
    house({ bedrooms: 2, locality: 'Pradhan Nagar', ...rent(11_000), deposit: 30_000 }),
  ],
  [
    'दुकान नहीं, घर बेचना है। 3 BHK, 2 बाथरूम, 1500 स्क्वायर फीट, माटीगाड़ा, कीमत 80 लाख। फोन 9832098765',
    house({
      bedrooms: 3,
      bathrooms: 2,
      area: '1500 sq ft',
      locality: 'Matigara',
      ...sale(80),
      notes: '9832098765',
    }),
  ],
  [
    'प्लॉट बिकाऊ है, 40x60, सुकना, पूर्व मुखी, 16 फीट रास्ता, रेट 12 लाख प्रति कट्ठा',
    plot('2400 sq ft', { dimension: '40x60', locality: 'Sukna', facing: 'East', roadWidth: 16, ...sale(40) }),
  ],
  [
    'घर भाडामा, सेवक रोड, ३ कोठा, महिनाको १५ हजार, ट्वाइलेट २ वटा, फोन ९७३३०९८७६५',
    house({ locality: 'Sevoke Road', bedrooms: 3, ...rent(15_000), bathrooms: 2, notes: '९७३३०९८७६५' }),
  ],
  [
    'जग्गा बिक्रीमा छ, बागडोगरा एयरपोर्ट नजिक, ८ कठ्ठा, कठ्ठाको ७ लाख, बाटो १८ फिट',
    plot('8 katha', { locality: 'Bagdogra', ...sale(56), roadWidth: 18 }),
  ],
  [
    'ghar bikri ma cha, matigara, 2.5 kattha jagga, 5 kotha, 2 tala, mulya 95 lakh, samparka 9832076543',
    house({
      locality: 'Matigara',
      landArea: '2.5 katha',
      bedrooms: 5,
      numberOfFloors: 2,
      ...sale(95),
      notes: '9832076543',
    }),
  ],
  [
    'Plot available at Kawakhali near Uttorayon, 1440 sqft (2 katha), 28 ft road, 36 lac fixed. Pin-734011. Serious buyer call 8101234567',
    plot('2 katha', {
      locality: 'Kawakhali',
      address: 'Near Uttorayon',
      roadWidth: 28,
      ...sale(36),
      notes: '8101234567',
    }),
  ],
  [
    '⭐⭐⭐⭐⭐ LUXURY VILLA ⭐⭐⭐⭐⭐\n👉 4 BHK, 4 toilets\n👉 3200 sq.ft. built up\n👉 5.5 katha land\n👉 Fully furnished\n👉 2 car parking\n👉 Gated society\n👉 Price: 3.25 Cr\n👉 Sevoke Road, Siliguri - 734001',
    house({
      bedrooms: 4,
      bathrooms: 4,
      area: '3200 sq ft',
      landArea: '5.5 katha',
      furnishing: 'furnished',
      parkingPlaces: 2,
      gatedCommunity: true,
      ...sale(325),
      locality: 'Sevoke Road',
    }),
  ],
  [
    'Godown 6000 sft + 2000 sft open yard, Fulbari, rent 1.1 lakh pm, 2 shutters, 3 phase line',
    godown({ builtUpArea: '6000 sq ft', locality: 'Fulbari', ...rent(110_000) }),
  ],
  [
    'Jomi: 10 katha (1 daag), Naxalbari bazar er kache, 5.5 lakh per katha, NH theke 200 mtr, contact Bapi 9064012345',
    plot('10 katha', { locality: 'Naxalbari', ...sale(55), notes: '9064012345' }),
  ],
  [
    'LR Dag 512, Khatian 1043, Mouza Dabgram. 3 katha residential land at Eastern Bypass. 21 lakh total. West facing, 14 ft road.',
    plot('3 katha', {
      locality: 'Eastern Bypass',
      ...sale(21),
      facing: 'West',
      roadWidth: 14,
      zoneType: 'Residential',
      surveyNo: 'LR Dag 512',
    }),
  ],
  [
    '2 BHK flat, 950 sqft, 4th floor with lift, Salugara, 5 yr old, semi-furnished, 32L. Owner: Mr. Pradhan 98324 55667. Keys with security guard.',
    house({
      bedrooms: 2,
      area: '950 sq ft',
      floor: 4,
      locality: 'Salugara',
      ageYears: 5,
      furnishing: 'semi-furnished',
      ...sale(32),
      notes: '98324 55667',
    }),
  ],
  [
    'Looking for genuine buyers only!! 2 bigha land, Ghoshpukur, near toll plaza, 3 lakh/katha, agricultural converted to commercial',
    plot('2 bigha', { locality: 'Ghoshpukur', address: 'Near toll plaza', ...sale(120) }),
  ],
  [
    'Flat for sale\nProject: Uttarayan Heights\n3BHK - 1485 sft\nRate 4,800/sft\nPossession Dec 2027\nSubhas Pally, Siliguri',
    house({
      locality: 'Subhas Pally',
      bedrooms: 3,
      area: '1485 sq ft',
      ...sale(71.28),
      possession: '2027-12',
    }),
  ],
  [
    'Urgent!!! selling 1.5 katha with tin shed house, Champasari main road, 38 lakh last price 35. call fast 7001234567',
    house({
      locality: 'Champasari',
      landArea: '1.5 katha',
      ...sale(38),
      lowestPrice: 3_500_000,
      notes: '7001234567',
    }),
  ],
  [
    'Rent: 1 RK, Shivmandir, Rs 5500, adv 10000, single person or student ok, ph: 0353-2512345',
    house({ bedrooms: 1, locality: 'Shivmandir', ...rent(5500), deposit: 10_000, notes: '0353-2512345' }),
  ],
  [
    'matigara te 3 katha 4 chatak jomi, purbo mukhi, rasta 16 ft, dam 19 lakh kore katha, boundary deoa, phone koro 9832-055-667',
    plot('3.25 katha', {
      locality: 'Matigara',
      facing: 'East',
      roadWidth: 16,
      ...sale(61.75),
      boundaryWall: true,
      notes: '9832-055-667',
    }),
  ],
  [
    'bagdogra me 5 katha zameen bechna hai, 9 lakh per katha, 20 feet road, registry turant, call karo 9933445566',
    plot('5 katha', { locality: 'Bagdogra', ...sale(45), roadWidth: 20, notes: '9933445566' }),
  ],
  [
    '3 bhk ka makan bikau, dagapur, 2 manzil, 4 katha zameen, keemat 1 crore 35 lakh, garage aur bagicha hai',
    house({
      bedrooms: 3,
      locality: 'Dagapur',
      numberOfFloors: 2,
      landArea: '4 katha',
      ...sale(135),
      garage: true,
      garden: true,
    }),
  ],
  [
    'Godam chahiye nahi, godam dena hai kiraye pe: 4000 sqft, jalpaiguri road, 25 rs sqft, height 20 feet',
    godown({ builtUpArea: '4000 sq ft', locality: 'Jalpaiguri Road', ...rent(100_000), ceilingHeight: 20 }),
  ],
  [
    "Residential plot / 4K / Sukna / Rs.7.5L per K / 20' wide road / N-E facing / sanction plan ready / 94347 12345",
    plot('4 katha', {
      zoneType: 'Residential',
      locality: 'Sukna',
      ...sale(30),
      roadWidth: 20,
      facing: 'North-East',
      notes: '94347 12345',
    }),
  ],
  [
    'House rent @ Kawakhali\n1st floor, 2 bed, 1 toilet, kitchen, hall\nRent 9k + electricity\nSecurity 20k\nNo bachelors\n☎️ 76020 12345',
    house({
      locality: 'Kawakhali',
      floor: 1,
      bedrooms: 2,
      bathrooms: 1,
      ...rent(9000),
      deposit: 20_000,
      notes: '76020 12345',
    }),
  ],
  [
    'Land 33 decimal on NH 31, Fulbari. Commercial. Frontage 80 ft. Asking 2.75 crores. Documents clear. Whatsapp 9832123123',
    plot('33 decimal', { locality: 'Fulbari', zoneType: 'Commercial', ...sale(275), notes: '9832123123' }),
  ],
  [
    'Plot 5katha@12lakh/katha Salugara 734008 corner SE 30ft rd',
    plot('5 katha', { locality: 'Salugara', ...sale(60), isCornerPlot: true, roadWidth: 30 }),
  ],
  [
    'নিউ জলপাইগুড়ি স্টেশনের কাছে গোডাউন লিজ, ১০,০০০ স্কোয়ার ফুট, মাসে ২ লাখ ২০ হাজার, ৩০ ফুট উঁচু, ৩টে ডক',
    godown({
      locality: 'New Jalpaiguri',
      builtUpArea: '10000 sq ft',
      price: 220_000,
      leaseType: 'Lease',
      ceilingHeight: 30,
      loadingDock: true,
    }),
  ],
  [
    'Dear all, my client wants to sell his bungalow in Pradhan Nagar, Siliguri. Land 7 katha, constructed area 4200 sqft, 5 bedrooms with attached baths, garage for 3 cars, lawn. Expected price Rs. 4,25,00,000/- (Four crore twenty five lakh). Regards, Subir 9832054321',
    house({
      locality: 'Pradhan Nagar',
      landArea: '7 katha',
      area: '4200 sq ft',
      bedrooms: 5,
      garage: true,
      parkingPlaces: 3,
      ...sale(425),
      notes: '9832054321',
    }),
  ],
  [
    '*2BHK @ 28 lakh* | Matigara | 780 sqft | ready to move | bank loan 90% | 9126012345',
    house({
      bedrooms: 2,
      ...sale(28),
      locality: 'Matigara',
      area: '780 sq ft',
      possession: 'ready',
      notes: '9126012345',
    }),
  ],
  [
    'siliguri r kache 12 katha jomi lagbe na, bikri korbo.. phansidewa, 4 lakh katha, 12 fit rasta',
    plot('12 katha', { locality: 'Phansidewa', ...sale(48), roadWidth: 12 }),
  ],
  [
    'Office space for lease 2200 sqft Sevoke Rd, 3rd flr, 85 per sqft, lift+genset+parking',
    { locality: 'Sevoke Road', leaseType: 'Lease' },
  ],
  [
    'FLAT ON RENT 🏡 Champasari 🏡 3BHK semi furnished 🏡 16k 🏡 with maintenance 🏡 available from 1st Dec',
    house({ locality: 'Champasari', bedrooms: 3, furnishing: 'semi-furnished', ...rent(16_000) }),
  ],
  [
    'Cold store 30000 sqft fulbari bikri, 8 crore, 2 crane, 60 KVA generator, malik 98000 55443 sidha',
    godown({
      locality: 'Fulbari',
      builtUpArea: '30000 sq ft',
      isColdStorageAvailable: true,
      hasCraneFacility: true,
      powerBackup: true,
      ...sale(800),
      notes: '98000 55443',
    }),
  ],
  [
    'Thikana: Dagapur tea garden road, plot 6 katha 8 chhatak, front 45 ft depth 104 ft, price per katha Rs 10,50,000',
    plot('6.5 katha', { locality: 'Dagapur', ...sale(68.25) }),
  ],
  [
    'Hi sir, any update on the Matigara plot? Client will visit tomorrow 11 am',
    { category: 'Plot', locality: 'Matigara' },
  ],
  [
    'Half katha shop cum house, Pradhan Nagar, G+2, 75 lakh negotiable, rent income 20000/month',
    house({
      locality: 'Pradhan Nagar',
      landArea: '0.5 katha',
      numberOfFloors: 3,
      ...sale(75),
      priceNegotiable: true,
    }),
  ],
  [
    'जमीन बिकाऊ: 2 बीघा, फांसीदेवा, 3 लाख रुपये कट्ठा, सड़क 20 फुट, मालिक राम प्रसाद 98320 33445',
    plot('2 bigha', { locality: 'Phansidewa', ...sale(120), roadWidth: 20, notes: '98320 33445' }),
  ],
  [
    '🔥 HOT DEAL 🔥\n\n▪️3 BHK independent house\n▪️Location- Sukna, near Army gate\n▪️Land: 3.25 katha\n▪️Built-up: 1850 sqft\n▪️Road: 16ft\n▪️Facing: West\n▪️Price: 88 Lakhs (slightly negotiable)\n\nContact:\nSanjay 7908012345',
    house({
      bedrooms: 3,
      villaType: 'Independent',
      locality: 'Sukna',
      address: 'Near Army gate',
      landArea: '3.25 katha',
      area: '1850 sq ft',
      facing: 'West',
      ...sale(88),
      priceNegotiable: true,
      notes: '7908012345',
    }),
  ],
  [
    '[9:41 PM, 11/20/2026] Mintu Da: bhai fulbari te ekta godown ache 9000 sqft, vara 16 taka sqft, 35 ft height, truck dhukbe. number 9883012345',
    godown({
      locality: 'Fulbari',
      builtUpArea: '9000 sq ft',
      ...rent(144_000),
      ceilingHeight: 35,
      notes: '9883012345',
    }),
  ],
  [
    'Forwarded many times\n*2 Katha plot @ 13L/katha*\nChampasari, 14ft rasta, uttar mukhi\nNo broker. 98327-11223, 81160 44556',
    plot('2 katha', {
      locality: 'Champasari',
      ...sale(26),
      roadWidth: 14,
      facing: 'North',
      notes: '98327-11223, 81160 44556',
    }),
  ],
  [
    'matigara mein 2bhk flat kiraye pe, 2nd floor, 13 hazar mahina, do mahine ka advance, family prefer, 9609012345',
    house({ locality: 'Matigara', bedrooms: 2, floor: 2, ...rent(13_000), notes: '9609012345' }),
  ],
  [
    'কাওয়াখালীতে ৩ কাঠা ৮ ছটাক জমি, সামনে ৩০ ফুট রাস্তা, উত্তরমুখী, মোট দাম ৭০ লক্ষ টাকা, মিউটেশন করা, ফোনঃ ৮৯১৮০১২৩৪৫',
    plot('3.5 katha', {
      locality: 'Kawakhali',
      roadWidth: 30,
      facing: 'North',
      ...sale(70),
      notes: '৮৯১৮০১২৩৪৫',
    }),
  ],
  [
    'दागापुर में 4 बीएचके डुप्लेक्स, 2800 वर्गफुट, 2 कार पार्किंग, बगीचा, 1 करोड़ 75 लाख, नेगोशिएबल, संपर्क 9474012345',
    house({
      locality: 'Dagapur',
      bedrooms: 4,
      area: '2800 sq ft',
      parkingPlaces: 2,
      garden: true,
      ...sale(175),
      priceNegotiable: true,
      notes: '9474012345',
    }),
  ],
  [
    'सुकनामा ६ कठ्ठा घडेरी बिक्रीमा, दक्षिण मोहडा, १६ फिटको बाटो, कठ्ठाको साढे ८ लाख',
    plot('6 katha', { locality: 'Sukna', facing: 'South', roadWidth: 16, ...sale(51) }),
  ],
  [
    'Naya ghar bikri ma, champasari, 3 bedroom 2 bathroom, 2 kattha, 72 lakh, bank loan huncha, 9749012345',
    house({
      locality: 'Champasari',
      bedrooms: 3,
      bathrooms: 2,
      landArea: '2 katha',
      ...sale(72),
      notes: '9749012345',
    }),
  ],
  [
    'Ground floor 1200 sqft godown + 400 sqft office, Jalpaiguri Road, rent 32k pm neg, deposit 1 lakh, 9832456789',
    godown({
      locality: 'Jalpaiguri Road',
      floor: 0,
      builtUpArea: '1200 sq ft',
      ...rent(32_000),
      priceNegotiable: true,
      deposit: 100_000,
      notes: '9832456789',
    }),
  ],
  [
    'PLOT SALE - BAGDOGRA\nSize - 30 x 48\nRate - 9.5 lac per katha\nRoad - 20 ft front, 8 ft side\nCorner\nPh 9933011223',
    plot('1440 sq ft', {
      dimension: '30 x 48',
      locality: 'Bagdogra',
      ...sale(19),
      isCornerPlot: true,
      notes: '9933011223',
    }),
  ],
  [
    'Sir pls post: 1850 sft 3BHK Sevoke Road, 5th floor, fully furnished, 1 covered parking, asking 1.15 cr, owner Mrs. Agarwal +91 94340 11223, brokerage 2%',
    house({
      area: '1850 sq ft',
      bedrooms: 3,
      locality: 'Sevoke Road',
      floor: 5,
      furnishing: 'furnished',
      parkingPlaces: 1,
      ...sale(115),
      notes: '+91 94340 11223',
    }),
  ],
  [
    'shivmandir, nbu gate er pashe 4 katha bastu jomi bikri, 22 lakh proti katha, koner plot, 9800456123 / 0353 2580123',
    plot('4 katha', {
      locality: 'Shivmandir',
      ...sale(88),
      isCornerPlot: true,
      notes: '9800456123, 0353 2580123',
    }),
  ],
  [
    'Warehouse / Ghoshpukur bypass / 1.2 lakh sqft / 40ft clear height / 12 docks / Rs 19 psf / possession ready / call Vikas 90910 12345',
    godown({
      locality: 'Ghoshpukur',
      builtUpArea: '120000 sq ft',
      ceilingHeight: 40,
      loadingDock: true,
      ...rent(2_280_000),
      possession: 'ready',
      notes: '90910 12345',
    }),
  ],
  [
    'Good evening. Selling due to transfer: 2BHK, Kawakhali, 890sqft, 3rd floor (lift), 6 yrs old, semi furnished, 41.5L final. No agents please.',
    house({
      bedrooms: 2,
      locality: 'Kawakhali',
      area: '890 sq ft',
      floor: 3,
      ageYears: 6,
      furnishing: 'semi-furnished',
      ...sale(41.5),
    }),
  ],
  [
    'Agricultural land 5 bigha Naxalbari 1.1 lakh/katha water available, road 12ft kacha, pin 734429',
    plot('5 bigha', { zoneType: 'Agricultural', locality: 'Naxalbari', ...sale(110), roadWidth: 12 }),
  ],
  [
    'Villa on rent, gated complex Dagapur, 4BHK fully furnished, 55k/month, 3 months deposit 165000, min 2 yr agreement',
    house({
      gatedCommunity: true,
      locality: 'Dagapur',
      bedrooms: 4,
      furnishing: 'furnished',
      ...rent(55_000),
      deposit: 165_000,
    }),
  ],
  [
    'Dada ekta plot ache, 3.5 katha, Eastern bypass er pashe, 24ft rasta, purbo dakshin khola, 15 lakh kore, baaki kotha phone e 9832887766',
    plot('3.5 katha', {
      locality: 'Eastern Bypass',
      roadWidth: 24,
      facing: 'South-East',
      ...sale(52.5),
      notes: '9832887766',
    }),
  ],
  [
    '#SALE #SILIGURI 🏘️ 2BHK | 2T | 1020 sqft | Pradhan Nagar | 1st flr | 44L nego | Call/WA 70634 55667',
    house({
      bedrooms: 2,
      bathrooms: 2,
      area: '1020 sq ft',
      locality: 'Pradhan Nagar',
      floor: 1,
      ...sale(44),
      priceNegotiable: true,
      notes: '70634 55667',
    }),
  ],
  [
    'Shop or godown on rent – Salugara main road – 1500 sq ft – ₹25,000 pm – advance ₹1,00,000 – 9832665544',
    godown({
      builtUpArea: '1500 sq ft',
      locality: 'Salugara',
      ...rent(25_000),
      deposit: 100_000,
      notes: '9832665544',
    }),
  ],
  [
    'চম্পাসারি মোড়ের কাছে ২ কাঠা জমির উপর একতলা বাড়ি, ৩ বেডরুম, ১ বাথরুম, দাম ৫৮ লাখ (আলোচনা সাপেক্ষে), ফোন: 9733044556',
    house({
      locality: 'Champasari',
      landArea: '2 katha',
      numberOfFloors: 1,
      bedrooms: 3,
      bathrooms: 1,
      ...sale(58),
      priceNegotiable: true,
      notes: '9733044556',
    }),
  ],
  [
    'बागडोगरा में गोदाम किराये पर उपलब्ध, 7500 वर्ग फीट, ऊंचाई 25 फीट, 18 रुपये प्रति वर्ग फुट, संपर्क करें 9832-776655',
    godown({
      locality: 'Bagdogra',
      builtUpArea: '7500 sq ft',
      ceilingHeight: 25,
      ...rent(135_000),
      notes: '9832-776655',
    }),
  ],
  [
    'घर बेच्नु छ। माटीगढा, ३ कठ्ठा, २ तले, ४ बेडरुम, मूल्य १ करोड १० लाख, फोन ९७४९०१२३४५',
    house({
      locality: 'Matigara',
      landArea: '3 katha',
      numberOfFloors: 2,
      bedrooms: 4,
      ...sale(110),
      notes: '९७४९०१२३४५',
    }),
  ],
  [
    'Plot no 14, Green Valley layout, Sukna. 1800 sqft. 25 ft road. East. Rs 16,50,000. Registry ready.',
    plot('1800 sq ft', { locality: 'Sukna', roadWidth: 25, ...sale(16.5) }),
  ],
  [
    'jagga 5 kattha, shivmandir, bato 14 feet, uttar mohada, 13 lakh prati kattha, sampark 8972012345 / 9002012345',
    plot('5 katha', {
      locality: 'Shivmandir',
      roadWidth: 14,
      facing: 'North',
      ...sale(65),
      notes: '8972012345, 9002012345',
    }),
  ],
  [
    'Urgently required / For sale both. Available: 4 katha Dagapur 17L/katha negotiable, main road touch, boundary done. 734003',
    plot('4 katha', { locality: 'Dagapur', ...sale(68), priceNegotiable: true, boundaryWall: true }),
  ],
  [
    'Raw house for rent fulbari. 10000 sqft shed, 5 acre open land, 3.5 lac per month. Lease 9 years. Crane 5 ton. Contact Mr. Khaitan 98310 11223',
    godown({
      locality: 'Fulbari',
      builtUpArea: '10000 sq ft',
      price: 350_000,
      hasCraneFacility: true,
      notes: '98310 11223',
    }),
  ],
  [
    'flat bikri ache sevoke road e, 3 ghor 2 bath, 1150 sqft, lift ache, gari rakhar jayga ache, dam 59 lakh, dor dam hobe',
    house({
      locality: 'Sevoke Road',
      bedrooms: 3,
      bathrooms: 2,
      area: '1150 sq ft',
      garage: true,
      ...sale(59),
      priceNegotiable: true,
    }),
  ],
  [
    'Kothi 5BHK 3 manzila, Pradhan Nagar, plot 4 katha 8 chatak, covered 3600 sqft, 2.4 cr, serious log hi call kare 9434012345 ya 9434098765',
    house({
      bedrooms: 5,
      numberOfFloors: 3,
      locality: 'Pradhan Nagar',
      landArea: '4.5 katha',
      area: '3600 sq ft',
      ...sale(240),
      notes: '9434012345, 9434098765',
    }),
  ],
  [
    'Good morning ji 🙏 ek plot hai bechne ke liye - Salugara, 3 katha, south facing, 20 feet rasta, demand 16 lakh per katha, mo 9775012345',
    plot('3 katha', {
      locality: 'Salugara',
      facing: 'South',
      roadWidth: 20,
      ...sale(48),
      notes: '9775012345',
    }),
  ],
  [
    'FLAT FOR RENT\n* Place: Shivmandir near NBU 2nd gate\n* 2BHK, 900 sft\n* Rent - 10,500\n* Advance - 21,000\n* Only family / working ladies\n* 9064-556677',
    house({
      locality: 'Shivmandir',
      address: 'Near NBU 2nd gate',
      bedrooms: 2,
      area: '900 sq ft',
      ...rent(10_500),
      deposit: 21_000,
      notes: '9064-556677',
    }),
  ],
  [
    'bhai, fulbari me godown 12000 sqft rent pe dena hai, 3.6 lakh mahina, 6 dock, 45 ft road, generator backup, 8250012345',
    godown({
      locality: 'Fulbari',
      builtUpArea: '12000 sq ft',
      ...rent(360_000),
      loadingDock: true,
      accessRoadWidth: 45,
      powerBackup: true,
      notes: '8250012345',
    }),
  ],
  [
    'প্লট বিক্রয় 📢 ইস্টার্ন বাইপাস, ৫ কাঠা, ৪০ ফুট রাস্তা, পশ্চিমমুখী, কর্নার প্লট, ২৫ লাখ প্রতি কাঠা, ☎ ৭০০১২৩৪৫৬৭',
    plot('5 katha', {
      locality: 'Eastern Bypass',
      roadWidth: 40,
      facing: 'West',
      isCornerPlot: true,
      ...sale(125),
      notes: '৭০০১২৩৪৫৬৭',
    }),
  ],
  [
    'चम्पासारी में 2 मंजिला मकान बिकाऊ, 2.5 कट्ठा, 4 बेडरूम 3 बाथरूम, 90 लाख, मोलभाव संभव, 9641012345',
    house({
      locality: 'Champasari',
      numberOfFloors: 2,
      landArea: '2.5 katha',
      bedrooms: 4,
      bathrooms: 3,
      ...sale(90),
      priceNegotiable: true,
      notes: '9641012345',
    }),
  ],
  [
    'कोठा भाडामा, प्रधाननगर, १ कोठा, महिनाको ४५०० रुपैयाँ, विद्यार्थीलाई प्राथमिकता',
    house({ locality: 'Pradhan Nagar', bedrooms: 1, ...rent(4500) }),
  ],
  [
    'For lease: 2 acre land with boundary wall, Ghoshpukur, NH-27 facing, 1.5 lakh per month, suitable for warehouse / petrol pump. 94341 55667',
    plot('2 acre', {
      boundaryWall: true,
      locality: 'Ghoshpukur',
      price: 150_000,
      leaseType: 'Lease',
      notes: '94341 55667',
    }),
  ],
  [
    'Row house 3bhk, Kawakhali, 1650 sqft, 2.2 katha, 1 car parking, new construction, Rs 92 lacs (all inclusive)',
    house({
      bedrooms: 3,
      villaType: 'Row House',
      locality: 'Kawakhali',
      area: '1650 sq ft',
      landArea: '2.2 katha',
      parkingPlaces: 1,
      ...sale(92),
    }),
  ],
  [
    'Sukna r jomi ta koto? amar 7 katha ache, bechbo 10 lakh katha dore, rasta 18 ft, dakshin mukhi. 9832 112 244',
    plot('7 katha', {
      locality: 'Sukna',
      ...sale(70),
      roadWidth: 18,
      facing: 'South',
      notes: '9832 112 244',
    }),
  ],
  [
    'DISTRESS SALE!! 4.25 katha, Matigara, behind City Centre mall, market 25L/katha, giving @ 21L/katha, 30ft road, clear title',
    plot('4.25 katha', {
      locality: 'Matigara',
      address: 'Behind City Centre mall',
      leaseType: 'Sale',
      roadWidth: 30,
    }),
  ],
]
