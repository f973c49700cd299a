import { describe, expect, test } from 'vitest'
import { listParameters } from '#contract/list/address.ts'
import { PropertyQuery } from '#contract/list/query.ts'
import { inEnglish } from './endings.ts'
import { placeNames } from './place-names.ts'
import { readListSearch } from './read-list-search.ts'

/**
 * A line is a question and its honest answer. V P W: a kind; sale, rent, lease; @place; <35L >20L ~35L 20-40L: a budget; k4: about four
 * katha; b3: bedrooms; floor0, cars2, age<5, furnished, ready, new, old: what few listings say; ^: an order; +: words
 * are left to look for; -: understood, filters nothing.
 */
const QUESTIONS = {
  english: `
    plot in matigara | P @Matigara
    house for sale in pradhan nagar | V sale @PradhanNagar
    3 bhk villa for rent in dagapur | V b3 rent @Dagapur
    godown on rent near eastern bypass | W rent @EasternBypass
    land under 30 lakh | P sale <30L
    villa below 1.5 crore in shivmandir | V sale <150L @Shivmandir
    4 katha plot at sukna | P k4 @Sukna
    5 katha land for sale matigara | P k5 sale @Matigara
    warehouse for lease fulbari | W lease @Fulbari
    house in siliguri 60 to 80 lakh | V sale 60-80L @Siliguri
    two and a half katha land in champasari | P k2.5 @Champasari
    1 and a half crore villa | V sale <150L
    around 35 lakh plot | P sale ~35L
    cheap plot in fulbari | P @Fulbari ^price-asc
    cheapest house | V ^price-asc
    big plot in matigara | P @Matigara ^area-desc
    biggest warehouse in fulbari | W @Fulbari ^area-desc
    new plots | P ^newest
    latest houses in sukna | V @Sukna ^newest
    house in sukna or dagapur | V @Sukna @Dagapur
    plot champasari or matigara | P @Champasari @Matigara
    plot not in sukna | P !Sukna
    I am looking for a plot in bagdogra | P @Bagdogra
    do you have any warehouse for rent | W rent
    please show me villas in kawakhali | V @Kawakhali
    can i get a house under 50 lakhs | V sale <50L
    my budget is 40 lakh need land | P sale <40L
    need godown 10 lakh | W sale <10L
    corner plot matigara | P corner @Matigara
    south facing plot in sukna | P facing @Sukna
    house with garden | V garden
    villa with garage and garden | V garden garage
    warehouse with loading dock | W dock
    cold storage in fulbari | W cold @Fulbari
    plot with boundary wall | P wall
    freehold land in naxalbari | P @Naxalbari +
    urgent sale plot | P -
    land near salugara | P @Salugara
    plot in or around bagdogra | P @Bagdogra
    house at shivmandir under 1 cr | V sale <100L @Shivmandir
    villa 20-40 lakh | V sale 20-40L
    plot 40,00,000 - 60,00,000 | P sale 40-60L
    4000000 to 6000000 plot | P sale 40-60L
    plot 4000000-6000000 | P sale 40-60L
    rent under 20000 house | V rent <0.2L
    bungalow in kurseong | V @Kurseong
    land in darjeeling | P @Darjeeling
  `,
  benglish: `
    matigaray jomi | P @Matigara
    matigara te jomi chai | P @Matigara
    shivmandir e bari | V @Shivmandir
    bagdograr kache jomi | P @Bagdogra
    35 lakher modhye bari | V sale <35L
    5 katha jomi lagbe | P k5
    dhai katha jomi sukna | P k2.5 @Sukna
    arai katha jomi | P k2.5
    der crore er bari | V sale <150L
    sava crore er bari | V sale <125L
    saree tin katha jomi | P k3.5
    sasta jomi | P ^price-asc
    boro jomi matigara | P @Matigara ^area-desc
    notun bari | V new
    bhara bari dagapur | V rent @Dagapur
    godown bhara chai fulbari te | W rent @Fulbari
    sukna ba dagapur e jomi | P @Sukna @Dagapur
    lease e jomi | P lease
    jomi bikri ache matigara | P sale @Matigara
    champasarite bari kinte chai | V sale @Champasari
    pachil ghera plot | P wall
    30 lakh er moddhe jomi ache | P sale <30L
    sona 40 lakh er niche plot | P sale <40L +
    bari chai pradhan nagare | V @PradhanNagar
    kom dame jomi | P ^price-asc
    amar ekta jomi lagbe | P
    ekta godown chai | W
    koto dame jomi pabo fulbari te | P @Fulbari
    tin katha jomi kawakhali | P k3 @Kawakhali
    char katha jomi | P k4
    bagan wala bari | V garden
    dokkhin mukhi plot | P facing
    apnader kache godown ache | W
    siligurite 50 lakher bari | V sale <50L @Siliguri
    bari ache 60 theke 80 lakh | V sale 60-80L
    1 koti 20 lakh er bari | V sale <120L
    jomi nebo fulbarite | P @Fulbari
    kono plot ache shuknay | P @Sukna
    naxalbarite jomi | P @Naxalbari
    kolkata te noy siliguri te bari | V @Siliguri -
    salugaray bari bhara | V rent @Salugara
    jomi ar bari | P V
  `,
  hinglish: `
    matigara me zameen | P @Matigara
    siliguri mein ghar chahiye | V @Siliguri
    sava crore ka ghar | V sale <125L
    sawa lakh kiraya godown | W rent <1.25L
    dhai crore ka bungalow | V sale <250L
    dedh crore tak makan | V sale <150L
    paune do crore ka villa | V sale <175L
    sadhe teen katha zameen | P k3.5
    50 lakh tak ka plot | P sale <50L
    30 se 40 lakh ka plot | P sale 30-40L
    kiraye ka makan dagapur | V rent @Dagapur
    kiraye par godown chahiye | W rent
    sasta plot fulbari | P @Fulbari ^price-asc
    sabse sasta ghar | V ^price-asc
    bada plot matigara me | P @Matigara ^area-desc
    naya makan | V new
    purana makan | V old
    sukna ya dagapur me plot | P @Sukna @Dagapur
    champasari na hole dagapur ghar | V @Champasari @Dagapur
    lease par zameen | P lease
    zameen kharidna hai bagdogra | P sale @Bagdogra
    bagdogra ke paas zameen | P @Bagdogra
    do katha zameen | P k2
    paanch katha zameen chahiye | P k5
    kone ka plot | P corner
    chardiwari wala plot | P wall
    mujhe ek godown dikhao | W
    koi ghar hai 60 lakh ke andar | V sale <60L
    35 lakh ke aas paas plot | P sale ~35L
    ghar bikri ke liye shivmandir | V sale @Shivmandir
    fulbari me godam bhade pe | W rent @Fulbari
    1 cr 20 lakh ka ghar | V sale <120L
    dakshin mukhi plot | P facing
    bagiche wala ghar | V garden
    jaldi chahiye plot | P -
    kam daam me zameen | P ^price-asc
    teen bedroom ka ghar | V b3
    3 bhk ka ghar kiraye pe | V b3 rent
    naksalbari me zameen | P @Naxalbari
    kya aapke paas plot hai | P
    salugara mein makan chahiye | V @Salugara
    bees lakh ka plot | P sale <20L
    pachas lakh tak ghar | V sale <50L
  `,
  nepaliLatin: `
    matigarama jagga | P @Matigara
    suknama ghar chahiyo | V @Sukna
    5 katha jagga kinna cha | P k5 sale
    ghar bhadama dagapur | V rent @Dagapur
    godam bhadama chahiyo | W rent
    sasto jagga | P ^price-asc
    thulo jagga fulbari | P @Fulbari ^area-desc
    naya ghar | V new
    50 lakh samma ko ghar | V sale <50L
    30 dekhi 40 lakh jagga | P sale 30-40L
    bagdogra najik jagga | P @Bagdogra
    dhai katha jagga | P k2.5
    sukna wa dagapurma jagga | P @Sukna @Dagapur
    kunako jagga | P corner
    parkhal bhayeko jagga | P wall
    malai ghar chahiyo | V
    ghar cha shivmandirma | V @Shivmandir
    bhada ko ghar matigara | V rent @Matigara
    lij ma jagga | P lease
    siligurima ghar | V @Siliguri
    jagga bikrima cha | P sale
    dui katha jagga | P k2
    char katha jagga kawakhali | P k4 @Kawakhali
    1 karod ko ghar | V sale <100L
    dedh karod ko ghar | V sale <150L
    35 lakh tira ko jagga | P sale ~35L
    kharsangma ghar | V @Kurseong
    bagaicha bhako ghar | V garden
    naksalbarima jagga | P @Naxalbari
    sabai bhanda sasto ghar | V ^price-asc
    champasarima ghar herna man cha | V @Champasari
    jagga herdai chu | P
    godam cha fulbarima | W @Fulbari
    tin kotha ko ghar | V b3
    purano ghar | V old
    dakshin mohada jagga | P facing
    bagdograma jagga 20 lakh bhitra | P sale <20L @Bagdogra
    darjeelingma jagga | P @Darjeeling
    salugarama ghar bhada | V rent @Salugara
    kam mulyako jagga | P ^price-asc
    jagga ra ghar | P V
    pradhan nagarma ghar | V @PradhanNagar
  `,
  nepali: `
    माटीगढामा जग्गा | P @Matigara
    माटिगडामा घर | V @Matigara
    माटीगाडामा जग्गा | P @Matigara
    सुकनामा घर | V @Sukna
    बागडोगरामा जग्गा | P @Bagdogra
    बाघडुग्रामा जग्गा | P @Bagdogra
    भाडामा घर | V rent
    भाडामा गोदाम चाहियो | W rent
    सस्तो जग्गा | P ^price-asc
    ठूलो जग्गा | P ^area-desc
    नयाँ घर | V new
    पुरानो घर | V old
    ५ कट्ठा जग्गा | P k5
    साढे तीन कट्ठा जग्गा | P k3.5
    अढाई कट्ठा जग्गा | P k2.5
    ५० लाखसम्म घर | V sale <50L
    ६० लाखभित्र घर | V sale <60L
    १ करोड २० लाखको घर | V sale <120L
    डेढ करोडको घर | V sale <150L
    सवा करोडको घर | V sale <125L
    लिजमा जग्गा | P lease
    जग्गा बिक्रीमा | P sale
    कुनाको जग्गा | P corner
    पर्खाल भएको जग्गा | P wall
    बगैँचा भएको घर | V garden
    सिलगढीमा घर | V @Siliguri
    खरसाङमा जग्गा | P @Kurseong
    दक्षिणमुखी जग्गा | P facing
    मलाई घर चाहियो | V
    मलाई जग्गा किन्नु छ | P sale
    चम्पासारीमा जग्गा | P @Champasari
    प्रधाननगरमा घर | V @PradhanNagar
    दागापुरमा भाडामा घर | V rent @Dagapur
    ३० देखि ४० लाखको जग्गा | P sale 30-40L
    इस्टर्न बाइपासमा गोदाम | W @EasternBypass
    ३ बेडरुमको घर | V b3
    घर र जग्गा | V P
    बागडोगरा नजिक जग्गा | P @Bagdogra
    नक्सलबाडीमा जग्गा | P @Naxalbari
    सबैभन्दा सस्तो घर | V ^price-asc
    सुकना वा दागापुरमा जग्गा | P @Sukna @Dagapur
    दार्जीलिङमा घर | V @Darjeeling
    फुलबारीमा गोदाम | W @Fulbari
  `,
  hindi: `
    माटीगाड़ा में ज़मीन | P @Matigara
    सिलीगुड़ी में मकान | V @Siliguri
    सुकना में प्लॉट | P @Sukna
    किराए पर गोदाम | W rent
    किराये का मकान चाहिए | V rent
    सस्ता प्लॉट | P ^price-asc
    सस्ती ज़मीन | P ^price-asc
    बड़ा प्लॉट | P ^area-desc
    नया मकान | V new
    पुराना मकान | V old
    5 कट्ठा ज़मीन | P k5
    ढाई कट्ठा ज़मीन | P k2.5
    साढ़े तीन कट्ठा प्लॉट | P k3.5
    सवा करोड़ का मकान | V sale <125L
    डेढ़ करोड़ का मकान | V sale <150L
    पौने दो करोड़ का विला | V sale <175L
    50 लाख तक मकान | V sale <50L
    60 लाख के अंदर प्लॉट | P sale <60L
    30 से 40 लाख का प्लॉट | P sale 30-40L
    1 करोड़ 20 लाख का मकान | V sale <120L
    35 लाख के आसपास प्लॉट | P sale ~35L
    लीज़ पर ज़मीन | P lease
    चारदीवारी वाला प्लॉट | P wall
    कोने का प्लॉट | P corner
    बगीचे वाला मकान | V garden
    दक्षिणमुखी प्लॉट | P facing
    प्रधान नगर में मकान | V @PradhanNagar
    दागापुर में किराए पर विला | V rent @Dagapur
    बागडोगरा के पास ज़मीन | P @Bagdogra
    ईस्टर्न बाईपास पर गोदाम | W @EasternBypass
    ज़मीन खरीदनी है | P sale
    मुझे घर चाहिए | V
    कोई गोदाम है क्या | W
    मकान बिक्री के लिए | V sale
    तीन बेडरूम का मकान | V b3
    सुकना या दागापुर में प्लॉट | P @Sukna @Dagapur
    कम दाम में ज़मीन | P ^price-asc
    फुलबाड़ी में गोदाम | W @Fulbari
    शिवमंदिर में मकान | V @Shivmandir
    चंपासारी में प्लॉट | P @Champasari
    जल्दी चाहिए प्लॉट | P -
    मकान और ज़मीन | V P
    दार्जिलिंग में मकान | V @Darjeeling
  `,
  bengali: `
    মাটিগাড়ায় জমি | P @Matigara
    শিলিগুড়িতে বাড়ি | V @Siliguri
    সুকনায় প্লট | P @Sukna
    প্রধাননগরে বাড়ি | V @PradhanNagar
    ইস্টার্ন বাইপাসে গোডাউন | W @EasternBypass
    ভাড়া বাড়ি | V rent
    গুদাম ভাড়া চাই | W rent
    সস্তা জমি | P ^price-asc
    সস্তায় বাড়ি | V ^price-asc
    বড় জমি | P ^area-desc
    নতুন বাড়ি | V new
    পুরোনো বাড়ি | V old
    ৫ কাঠা জমি | P k5
    আড়াই কাঠা জমি | P k2.5
    সাড়ে তিন কাঠা জমি | P k3.5
    সওয়া কোটির বাড়ি | V sale <125L
    দেড় কোটির বাড়ি | V sale <150L
    পৌনে দুই কোটির বাড়ি | V sale <175L
    ৫০ লাখের মধ্যে বাড়ি | V sale <50L
    ৩০ থেকে ৪০ লাখের জমি | P sale 30-40L
    ১ কোটি ২০ লাখের বাড়ি | V sale <120L
    লিজে জমি | P lease
    পাঁচিল ঘেরা জমি | P wall
    কোণের প্লট | P corner
    বাগানওয়ালা বাড়ি | V garden
    দক্ষিণমুখী প্লট | P facing
    বাগডোগরার কাছে জমি | P @Bagdogra
    দাগাপুরে ভাড়ায় বাড়ি | V rent @Dagapur
    আমার একটা জমি লাগবে | P
    বাড়ি কিনতে চাই | V sale
    জমি বিক্রি আছে | P sale
    একটা গুদাম চাই | W
    সুকনা বা দাগাপুরে জমি | P @Sukna @Dagapur
    কম দামে জমি | P ^price-asc
    ফুলবাড়িতে গুদাম | W @Fulbari
    শিবমন্দিরে বাড়ি | V @Shivmandir
    চম্পাসারিতে জমি | P @Champasari
    তিন কাঠা জমি | P k3
    তিনটি বেডরুমের বাড়ি | V b3
    কাওয়াখালিতে জমি | P @Kawakhali
    জমি আর বাড়ি | P V
    দার্জিলিঙে বাড়ি | V @Darjeeling
    ৩৫ লাখের আশেপাশে জমি | P sale ~35L
    বাগানবাড়ি | V
  `,
  'english, of what few listings say': `
    furnished flat in matigara | V furnished @Matigara
    fully furnished house for rent | V rent furnished
    semi furnished 2bhk flat | V b2 semi-furnished
    semi-furnished villa | V semi-furnished
    unfurnished house on rent | V rent unfurnished
    not furnished flat | V unfurnished
    ready to move flat in siliguri | V ready @Siliguri
    flat ready to move in under 50 lakh | V sale <50L ready
    godown for immediate possession | W ready
    ground floor flat in pradhan nagar | V floor0 @PradhanNagar
    2 bhk on 1st floor for rent | V b2 rent floor1
    second floor flat dagapur | V floor2 @Dagapur
    house with 2 car parking | V cars2
    villa with parking for 3 cars | V cars3
    new house in sukna | V new @Sukna
    newly built villa | V new
    brand new warehouse fulbari | W new @Fulbari
    old house for sale | V sale old
    house less than 5 years old | V age<5
    10 years old house | V age<10
    negotiable plot in matigara | P negotiable @Matigara
    house 60 lakh price negotiable | V sale <60L negotiable
    price lowered | lowered
    plot in matigara price reduced | P lowered @Matigara
    reduced price villa | V lowered
    house price drop under 60 lakh | V sale <60L lowered
    new plot in fulbari | P @Fulbari ^newest
    old plot | P -
    east facing house | V facing
    top floor flat | V -
    three floor house | V +
    second hand house | V -
    new jalpaiguri godown | W @NewJalpaiguri
    house in new jalpaiguri | V @NewJalpaiguri
    house no furniture | V unfurnished
  `,
  'benglish, of what few listings say': `
    furniture soho flat bhara chai | V rent furnished
    furniture chara bari bhara | V rent unfurnished
    adha furnished flat | V semi-furnished
    nich tolar flat | V floor0
    notun godown fulbari | W new @Fulbari
    purono bari bikri | V sale old
    duto gari rakhar jayga ache emon bari | V cars2
    dokkhin mukhi bari | V facing
    dordam hobe emon jomi | P negotiable
    matigara te jomi dam komeche | P lowered @Matigara
    notun jomi | P ^newest
    tin tola bari | V -
    2 tala bari bhara | V rent -
  `,
  'hinglish, of what few listings say': `
    furnished makan kiraye par | V rent furnished
    furniture ke saath flat chahiye | V furnished
    bina furniture makan | V unfurnished
    taiyar makan siliguri me | V ready @Siliguri
    ghar ready to move chahiye | V ready
    niche wala flat | V floor0
    pehli manzil ka flat | V floor1
    naya bana hua ghar | V new
    purani kothi dagapur | V old @Dagapur
    10 saal purana makan | V age<10
    do gadi parking wala ghar | V cars2
    purab mukhi makan | V facing
    mol bhav wala plot | P negotiable
    dam kam hua plot | P lowered
    teen manzila makan | V -
  `,
  'Nepali in Latin letters, of what few listings say': `
    furniture bhako flat bhadama | V rent furnished
    furniture binako ghar | V unfurnished
    bhui tala ko flat | V floor0
    tayar ghar matigara | V ready @Matigara
    naya baneko ghar | V new
    purano ghar salbari | V old @Sukna
    dui gadi rakhne thau bhako ghar | V cars2
  `,
  'nepali, of what few listings say': `
    फर्निचर भएको फ्ल्याट भाडामा | V rent furnished
    फर्निचर नभएको घर | V unfurnished
    सेमि फर्निस्ड फ्ल्याट | V semi-furnished
    बस्न तयार घर | V ready
    भुइँ तलाको फ्ल्याट | V floor0
    दोस्रो तलाको फ्ल्याट | V floor2
    भर्खर बनेको घर सुकना | V new @Sukna
    पुरानो घर माटीगाडा | V old @Matigara
    भाउ मिलाउन मिल्ने जग्गा | P negotiable
    मूल्य घटेको जग्गा | P lowered
    दुई गाडी राख्ने ठाउँ भएको घर | V cars2
  `,
  'hindi, of what few listings say': `
    फ़र्निश्ड फ़्लैट माटीगाड़ा | V furnished @Matigara
    बिना फर्नीचर मकान किराए पर | V rent unfurnished
    सेमी फर्निश्ड मकान | V semi-furnished
    रहने के लिए तैयार फ़्लैट | V ready
    ग्राउंड फ्लोर का फ़्लैट | V floor0
    पहली मंज़िल का फ़्लैट | V floor1
    नया मकान सुकना में | V new @Sukna
    पुराना मकान बिक्री | V sale old
    दो गाड़ियों की पार्किंग वाला मकान | V cars2
    पूर्वमुखी मकान | V facing
    मोल भाव वाली ज़मीन | P negotiable
    कीमत घटी हुई ज़मीन | P lowered
  `,
  'bengali, of what few listings say': `
    আসবাব সহ ফ্ল্যাট ভাড়া | V rent furnished
    ফার্নিশড ফ্ল্যাট মাটিগাড়া | V furnished @Matigara
    আসবাব ছাড়া বাড়ি ভাড়া | V rent unfurnished
    রেডি ফ্ল্যাট শিলিগুড়ি | V ready @Siliguri
    বাড়ি তৈরির জমি | P -
    এখনই ওঠার মতো বাড়ি | V ready
    নিচতলার ফ্ল্যাট | V floor0
    গ্রাউন্ড ফ্লোরে ফ্ল্যাট | V floor0
    সদ্য তৈরি বাড়ি সুকনা | V new @Sukna
    পুরনো গুদাম | W old
    দুটো গাড়ি রাখার জায়গা আছে এমন বাড়ি | V cars2
    দক্ষিণমুখী বাড়ি | V facing
    দরদাম করা যাবে এমন জমি | P negotiable
    দাম কমেছে এমন জমি | P lowered
    ১০ বছরের পুরনো বাড়ি | V age<10
    তিন তলা বাড়ি | V -
    দোতলা বাড়ি শিলিগুড়ি | V @Siliguri -
  `,
}

/** What must not be understood: not even one filter is named in these. */
const NAMES_NOTHING = `
  kintu, na hole, hobe, boro gari dhukbe, jemon, emon, hello, thank you, good morning, namaste, kemon achen, how are you,
  call me, phone number din, kal asbo, tomorrow, today, yesterday, who are you, what is this, nothing, ok, thik ache, achha,
  dhanyabad, shukriya, bhaiya, dada, didi, madam, sir, please help, is it true, loan milega, bank loan, emi, registry fees,
  stamp duty, mutation, khatian, parcha, dalil, deed, agent, broker, owner, malik, commission, brokerage nahi,
  discount, offer, photos please, video, location pathan, map, distance, kitna, koto, kati, kya, ki, ke, kothay,
  kahan, kaha, kina ki, jodi, agar, lekin, magar, tobe, pheri, kintu na, aur, ebong, shudhu, sirf, matra, only,
  sundor, sundar, ramro, accha, bhalo, beautiful, lovely, family, bachelor, student, doctor, teacher,
  কিন্তু, হবে, যদি, কেমন, ভালো, लेकिन, अगर, कैसा, होगा, तर, कस्तो, धन्यवाद, নমস্কার, नमस्ते, ছবি দিন, फोटो भेजो
`

const PLACES = placeNames([
  'Siliguri', 'Matigara', 'Kawakhali', 'Fulbari', 'Shivmandir', 'Sukna', 'Dagapur', 'Champasari', 'Pradhan Nagar', 'Salugara',
  'Sevoke Road', 'Eastern Bypass', 'Jalpaiguri Road', 'New Jalpaiguri', 'Bagdogra', 'Naxalbari', 'Ghoshpukur', 'Darjeeling', 'Kurseong',
]) // prettier-ignore

/** As the list reads: where words are left to look for, anew with their English ones and with places by their sound. */
function read(searchTerm: string) {
  const { category: _category, ...query } = Object.fromEntries(listParameters([['searchTerm', searchTerm]]))
  const parsed = PropertyQuery.parse(query)
  const first = readListSearch(parsed, PLACES)
  const { words = [] } = first.search
  const english = words.flatMap((word): [string, string][] => {
    const other = inEnglish(word)
    return other === undefined ? [] : [[word, other]]
  })
  return words.length === 0 ? first : readListSearch(parsed, PLACES, new Map(english))
}

const inLakh = (rupees: number | undefined) => (rupees === undefined ? '' : String(rupees / 100_000))

/** A reading in the words of the table. */
function told(question: string): string[] {
  const { search, reading } = read(question)
  const { minLandSqFt: leastLand, maxLandSqFt: mostLand, minPriceInr: least, maxPriceInr: most } = search
  const isBand = least !== undefined && most !== undefined && Math.round((least / most) * 100) === 74
  const kinds = new Set(
    search.categories?.map((kind) => (kind === 'Plot' ? 'P' : kind === 'Warehouse' ? 'W' : 'V')),
  )
  return [
    ...kinds,
    search.deal ?? '',
    ...[search.place ?? []].flat().map((place) => `@${place.replaceAll(' ', '')}`),
    ...(search.otherPlaces ?? []).map((place) => `@${place.replaceAll(' ', '')}`),
    ...(search.notPlaces ?? []).map((place) => `!${place.replaceAll(' ', '')}`),
    isBand && `~${inLakh(Math.round((least + most) / 2))}L`,
    !isBand && least !== undefined && most !== undefined && `${inLakh(least)}-${inLakh(most)}L`,
    !isBand && least === undefined && most !== undefined && `<${inLakh(most)}L`,
    !isBand && least !== undefined && most === undefined && `>${inLakh(least)}L`,
    leastLand !== undefined && mostLand !== undefined && `k${Math.round((leastLand + mostLand) / 144) / 10}`,
    search.bedRooms !== undefined && `b${search.bedRooms}`,
    search.furnishing,
    search.floor !== undefined && `floor${search.floor}`,
    search.minParkingPlaces !== undefined && `cars${search.minParkingPlaces}`,
    search.maxAgeYears !== undefined && (search.maxAgeYears === 3 ? 'new' : `age<${search.maxAgeYears}`),
    search.minAgeYears !== undefined && (search.minAgeYears === 10 ? 'old' : `age>${search.minAgeYears}`),
    search.movingInBy === 0 && 'ready',
    search.priceNegotiable && 'negotiable',
    search.lowered && 'lowered',
    search.corner && 'corner',
    search.facing && 'facing',
    search.garden && 'garden',
    search.garage && 'garage',
    search.loadingDock && 'dock',
    search.coldStorage && 'cold',
    search.boundaryWall && 'wall',
    search.ownership && 'own',
    reading?.order && `^${reading.order.sort}`,
    search.words && search.words.length > 0 && '+',
    reading?.unfiltered && '-',
  ]
    .filter((word) => typeof word === 'string')
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())
    .toSorted()
}

function linesOf(table: string): { question: string; honest: string[] }[] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))
    .map(([question = '', honest = '']) => ({
      question,
      honest: honest.toLowerCase().split(' ').toSorted(),
    }))
}

describe.each(Object.entries(QUESTIONS))('asked in %s', (_language, table) => {
  test.each(linesOf(table))('$question', ({ question, honest }) => {
    expect(told(question)).toEqual(honest)
  })
})

test.each(NAMES_NOTHING.split(',').map((text) => text.trim()))(
  'names no kind, deal, place or number: %s',
  (text) => {
    expect(told(text).filter((said) => said !== '+' && said !== '-')).toEqual([])
  },
)
