import { kindWords } from '#contract/properties/kinds.ts'
import type { WordTable } from './word-table.ts'

/** Bengali, Hindi and Nepali words as they are typed in Latin letters, without endings. */
export const ROMANISED_WORDS: WordTable = {
  kinds: kindWords('romanised'),
  missingKinds: 'dukan, dukaan, dokan, dookan, karkhana, karkhaana, pasal, aafis, afis, daftar',
  deals: {
    sale: 'bikri, bikree, bikri hobe, bikrir jonno, bikri ke liye, bikriko lagi, bikrika lagi, bikroy, bikray, bechna, bechne, becha, kharidna, kharidne, kharid, kinte, kinbo, kinna, kinne, kinnu, kinnu cha, kharidni, kharidna hai, kinte chai, kena, bikau, bikaau',
    rent: 'bhara, vara, varay, varar jonno, vara chai, bhada, bhare, bhaare, bharay, bhaade, bhaada, bhadama, bhaara, bhade, bharar jonno, bhara chai, bhadako lagi, bhadaka lagi, kiraya, kiraye, kiray, kirae, kiraaya, kiraya par, kiraye par, kiraye pe, kiraye pr, kiraye ke liye, kirae par',
    lease: 'leez, lij, lijma, liz, leej',
  },
  features: {
    loadingDock: '',
    crane: '',
    corner: 'cornar, kornar, kona, koner, konar, kone ka, kone wala, kunako, kuna',
    coldStorage:
      'himghar, him ghar, himghor, himagar, sheet bhandar, shit bhandar, sheet grih, seet bhandar, shitghar',
    powerBackup:
      'jenaretar, jenarator, genaretor, generetor, 24 ghanta bijli, 24 ghante bijli, 24 ghonta bidyut, 24 ghonta current, 24 ghanta batti',
    gated: 'gate wali, gate wala, gate bhayeko, gate bhako, gate dewa',
    garden: 'bagan, bagaan, bagicha, bagiche, bageecha, bagaicha, bagicho',
    garage: 'gairaj, garaj, gyarej, gari rakhar jayga, gadi parking',
    lowered:
      'dam komeche, daam komeche, dam komechhe, daam komechhe, bhara komeche, vara komeche, kimat ghati, keemat ghati, kimat ghati hui, kimat kam hui, keemat kam hui, dam ghata, daam ghata, dam kam hua, daam kam hua, kiraya kam hua, mulya ghatyo, mulya ghateko, dam ghatyo, dam ghateko, daam ghatyo, daam ghateko, bhau ghatyo, bhau ghateko, bhada ghateko',
    priceNegotiable:
      'dam kom hobe, dam kombe, daam kom hobe, dor koshakoshi, dordam, dor dam, dardam, mol bhav, mol bhaav, molbhav, kimat kam hogi, dam kam hoga, moltol, mol tol, daam milauna milne, mulya milauna milne',
    boundaryWall:
      'deyal, deyal deoa, deyal deya, deoyal, pachil, panchil, pachil, panchil, paachil, pachil ghera, panchil ghera, prachir, chardiwari, char diwari, chaardiwari, chardeewari, chahardiwari, parkhal, parkhaal',
  },
  choices: {
    ownership: {},
    furnishing: {
      unfurnished:
        'bina furniture, furniture chara, furniture chhara, asbab chara, asbab chhara, furniture nahi, furniture binako',
      'semi-furnished': 'adha furnished, aadha furnished, ardha furnished',
      furnished:
        'furniture soho, furniture shoho, furniture sahit, furniture ke saath, furniture ke sath, furniture deya, furniture deoa, furniture bhayeko, furniture bhako, asbab soho, asbab shoho, sajano, sajaano',
    },
  },
  ready:
    'taiyar, tayar, tayaar, toiri ache, sathe sathe uthte parbo, turant shift, turant rehne, rehne ko taiyar',
  newBuilt:
    'naya, nayi, naye, notun, natun, naya bana, naya bana hua, notun toiri, notun banano, naya baneko, bhorkhor baneko',
  oldBuilt: 'purano, purana, purani, puraano, purane, puran, puronodiner, purono',
  yearsOld:
    'bochorer purono, bochor purono, bochor purano, bochorer purano, saal purana, saal purani, sal purana, barsha purano, barsa purano',
  floors: {
    '0': 'nich tola, nich tala, nichtola, nichtala, nicher tola, nicher tala, niche tola, niche wala, neeche wala, neeche ka manzil, bhui tala, bhuin tala, bhuitala',
    '1': 'pahli manzil, pehli manzil, pahili tala, pahilo tala',
    '2': 'dusri manzil, doosri manzil, dosro tala',
    '3': 'teesri manzil, tisri manzil, tesro tala',
  },
  storeys: 'tala, talla, tola, tolla, manzil, manzila, manjil, manjila, manzile, tale',
  cars: 'gari, gadi, gaadi, gadiyon',
  parkingPlaces:
    'gari rakhar jayga, gari rakha, gadi parking, gari parking, gaadi parking, gadi rakhne thau, gadi rakhne thaun, gadi ki parking, gaadi ki parking, gari parking er jayga',
  directions: {
    North: 'uttar, uttor',
    South: 'dakshin, dokkhin, dokhin, dakkhin, dakhin',
    East: 'purba, purbo, purab, purva, poorab, poorva, pub',
    West: 'paschim, poschim, pashchim, poshchim',
    'North-East': 'uttar purba, uttar purab, uttar purva, uttor purbo, ishan',
    'North-West': 'uttar paschim, uttor poschim',
    'South-East':
      'dakshin purba, dakshin purbo, dakshin purab, dakshin purva, dokkhin purbo, purbo dakshin, purba dakshin, purbo dokkhin, purab dakshin',
    'South-West': 'dakshin paschim, dokkhin poschim',
  },
  facings: {
    North: 'uttarmukhi, uttormukhi',
    South: 'dakshinmukhi, dokkhinmukhi, dokhinmukhi, dakkhinmukhi',
    East: 'purbamukhi, purbomukhi, purabmukhi, purvamukhi, purbmukhi, poorvmukhi',
    West: 'paschimmukhi, poschimmukhi, pashchimmukhi',
    'North-East': 'ishan, ishan kon, uttar purbamukhi, uttar purvamukhi',
    'South-East': 'agneya, agni kon',
  },
  facing: 'mukhi, mukh, mukho, mohada, mohoda, pharkeko, ki taraf, ki or, khola',
  bedrooms:
    'kamra, kamre, kamray, kamraa, kamrar, sobar ghor, shobar ghor, sutne kotha, kotha, sone ke kamre',
  counters: 'ti, ta, te, ota, wota, vata, wata, khana',
  numbers: {
    '0.5': 'adha, aadha',
    '0.75': 'paune, poune',
    '1': 'ek, euta',
    '1.25': 'sava, sawa, sowa, shoya',
    '1.5': 'dedh, derh, der',
    '2': 'do, dui, duita, duto',
    '2.5': 'dhai, adhai, arai',
    '3': 'teen, tin, tinta, tinte',
    '4': 'char, chaar, charta',
    '5': 'panch, paanch, pach, paach',
    '6': 'chhe, chhoy, chhah, choy',
    '7': 'saat, sat',
    '8': 'aath, aat',
    '9': 'nau, noy',
    '10': 'das, dosh, dus',
    '15': 'pondro, ponero, pandrah, pandhra',
    '20': 'bees, bis, kuri, bish',
    '25': 'pochis, pachis, pacchis, pachchis',
    '30': 'tirish, tees, trish',
    '40': 'chollish, chalis, chaalis',
    '50': 'ponchash, pachas, pachaas, panchash',
    '60': 'shat, saath, sathi',
    '70': 'sottor, sattar',
    '80': 'ashi, assi, asi',
    '90': 'nobboi, nabbe',
    '100': 'sau, ekso, eksho, saya',
  },
  andHalf: 'sare, saree, sarhe, sadhe, saade, saare',
  andQuarter: 'sava, sawa, sowa, shoya',
  lessQuarter: 'paune, poune',
  crore: 'koti, karod, karor, kror, karode',
  lakh: 'lakh, laakh, lak, lokkho, laksh, lokho',
  thousand: 'hazar, hazaar, hajar, hajaar, hajor',
  areaUnits: {
    'sq ft':
      'borgofut, borgo fut, borgo foot, barga fut, varg fut, varg foot, varg feet, barga fit, varga fit, vargafit, bargafit',
    'sq m': 'borgo mitar, varg meter, barga mitar',
    decimal: 'dismil, disimil, desimel, desimol, shotok, shatak, shotangsho',
    katha: 'katha, kattha, kaatha, kathaa, kathe, katta, kattaha',
    chatak: 'chotak, chatak, chhatak, chhotak',
    bigha: 'bigha, beegha, bighe, bigaha, bighaa',
    acre: 'ekor, ekad, ekar',
    hectare: 'hektar',
  },
  feet: 'fut, fit, phut, phit',
  metres: 'mitar',
  otherUnits: 'tala, tola, manzil, manjil, saal, bochor, barsha',
  distances: 'minat, minit, ghanta, ghonta',
  road: 'rasta, raasta, sadak, sarak, bato, baato, raste',
  height: 'unchai, uchchata, uchai, unchu, uncha, aglo, chhadko uchai, chhat ki unchai',
  wide: 'chauda, chaura, chowra, choura, chaudi, chauri, chaurai, chaudai, pakki, paka, pucci',
  atMost: 'sorbochcho, adhiktam, badhima',
  atLeast:
    'kom kore, komkore, kompokkhe, kampakshe, kam se kam, se sasta, bhanda sasto, theke sosta, kamtima, ontoto',
  about:
    'aas paas, ke aas paas, aaspaas, ke aaspaas, er ashepashe, ashepashe, er kachakachi, tira, tirako, jasto, hara hari, prai, pray, lagbhag, karib, kareeb, kariban, jhandai',
  nearBehind:
    'ke paas, ke pas, ke nazdik, ke najdik, ke nazdeek, ke najdeek, ke aas paas, ke aaspaas, ke aas pas, aas paas, aaspaas, ke karib, ke kareeb, paas, nazdik, najdik, kache, kachhe, er kache, er kachhe, kachakachi, er kachakachi, pashe, er pashe, ashepashe, er ashepashe, aashepashe, nikote, dhare kache, najik, najikai, ko najik, ko najikai, najikko, waripari, wari pari, oripori, chheuma, chheuchhau',
  budget: 'dam, daam, kimat, keemat, kimot, mulya, bajet, bajat',
  currency: 'taka, takar, takay, rupaye, rupiya, rupaya, paisa',
  orLess:
    'tak, tak ka, tak ki, tak ke, se kam, er modhye, er moddhe, er moddhye, er modhe, r modhye, r moddhe, r moddhye, r modhe, modhye, moddhe, modhe, ke andar, ke under, andar, ke bhitar, bhitar, ke niche, se niche, er niche, er nichey, niche, er kom, kom, kome, er kome, bich, ke bich, bichko, er vitore, er bhitore, r vitore, r bhitore, bhitore, vitore, er vitor, er bhitor, r vitor, r bhitor, bhitor, vitor, porjonto, porjontow, porzonto, parjanto, porjanto, obdhi, samma, sammo, sammako, bhitra, vitra, bhitrako, bhitr, bhanda kam, bhanda muni, muni, bajet, bajete, bajat',
  orMore:
    'opore, upor, er opor, mathi, wa badhi, wa badi, ba beshi, se zyada, se jyada, se upar, se shuru, se adhik, er beshi, er besi, beshi, er upor, er opore, er upore, upore, theke shuru, theke beshi, bhanda badhi, bhanda badi, bhanda mathi, bhanda dherai, dekhi mathi, dekhi, mathi, theke boro, se bada, se bara, bhanda thulo',
  perMonth:
    'mahina, mahina ko, mahine, mahine mein, mahine me, mahinama, mahinako, per mahina, per mahine, per mas, prati mahina, prati mahine, pratimah, prati mah, har mahine, maash, mas, maashe, mashe, mase, masik, mashik, maasik, proti mase, proti mashe, protimase, mahine ka, / mahina, / mas, / maas',
  per: 'prati, proti, kore, pratek, har, pratyek',
  to: 'se, theke, thekey, dekhi',
  and: 'theke, ar, aur',
  or: 'ya, athoba, othoba, ba, wa, na hole, nahole, noyto, nahi to, nahin to, nabhaye',
  times: 'bai, guna, gun, intu',
  away: 'se, theke, dekhi, door, dur, dure, doore, doori, duri, ki doori par, ki duri par, ke dayre mein, durotte, tadha',
  without: 'bina, bagair',
  lacking:
    'chhara, chara, bina, ke bina, binako, nabhayeko, nahi, nahin, nahi chahiye, nahin chahiye, nahi chaiye, nahi chai, nahi ho, chai na, lagbe na, dorkar nei, noy, noy emon, nei, nei emon, bad diye, ke alawa, ke alava, ko chhodkar, ko chhod kar, ko chodkar, chhodkar, chodkar, ke bagair, bagair, hoina, haina, chaina, chahindaina, bahek, nabhako, na thaka',
  purposeBehind:
    'banane ke liye, banane, banwane ke liye, banaune, banauna, banaunu, korar jonno, bananor jonno, toirir jonno, korbo, banabo',
  endings:
    'te, e, er, r, y, ey, ye, ti, ta, tir, tar, gulo, guli, ma, maa, ko, ka, ki, ke, lai, haru, mein, me, on, o, wala, wali, wale, soho, sahit',
  linkedEndings: 'samma, sammako, bhitra, dekhi, bhanda, porjonto, theke, tak',
  placeEndings: 'te, ete, ma, er, r, e, y, ey, ra, ko, ka, me, mein',
  names: 'cha bagan, chaa bagan, chai bagan, chai bagaan, chiya bagan, chiyabari, chiya bari',
  orders: {
    newest: 'naya, nayi, naye, notun',
    'price-asc':
      'sasta, sasti, saste, sosta, sostay, sasto, kom dame, kam dam, kam daam, kom daam, kom dam, kam dam me, kam daam me, kam mulya, kam mulyako, kom damer',
    'area-desc': 'bada, badi, boro, thulo, sobcheye boro, sabse bada',
  },
  selling:
    'bechna hai, bechni hai, bechne hai, bechna he, bechna chahta, bechna chahti, bechna chahte, bechna chahta hu, bechna chahta hun, bech dena hai, bikri korte chai, bikri karte chai, bikri korbo, bikri karbo, bikri korte hobe, bikri korte chaichi, bechte chai, bechbo, bechte hobe, bechte chaichi, bechnu cha, bechnu chha, bechna cha, bechna chha, bechna chahanchu, bechna chahanchhu, bechnu parne, bechnu parne cha, bechna man cha',
  unfiltered:
    'malik, malik se, malik theke, malik ka, sidha malik, seedha malik, seedhe malik se, sidhe malik se, malik se seedhe, malik se sidhe, sorasori malik, sorasori malik theke, malikbata, malikbata sidhai, sidhai malikbata, dalal chara, dalal chhara, dalal bina, bina dalal, bina dalal ke, dalal ke bina, bina broker, bina broker ke, broker bina, broker ke bina, broker chara, broker chhara, dalali chara, dalal nei, dalal nahi, chhota, chota, chhoto, choto, sano, vaastu, bastu shastra, jaruri, boro gari, boro gari dhukbe, bada gadi, badi gaadi, badi gadi, gari dhukbe, gadi jane, vastu anusar, taratari, joldi, jaldi',
  states: 'paschim banga, paschimbanga, paschim bangal, poschim bongo, poschimbongo, bharat',
  small:
    'apnader, apnader kache, aapke, aapke paas, apke paas, apke, pabo, paben, koto dame, koto dam, herna man cha, herna man chha, herna, herdai, herdai chu, herdaichu, chu, chhu, ra, nite, nite chai, nebo, nibo, neoa, rakha, thakar, lena, leni, lene, lena hai, dena, rehne, rahne, milega, milegi, kahan, kitna, linu, linu cha, linchu, dinu, basna, basne, lagayeko, lageko, gareko, bhanne, hunu parne, paincha, pauna, bajet, bajete, bajat, mase, mashe, masik, mahine, mahinako, prati mahina, mein, main, mai, mei, mem, par, pe, pai, ke, ka, ki, ko, liye, se, hai, ho, hain, chahiye, chaiye, chahie, chai, chaie, lagbe, lagto, ache, aache, achhe, dorkar, khujchi, khujchhi, te, er, e, ta, ti, jonno, jonnyo, jonne, ma, lai, lagi, laagi, chha, cha, chahincha, chahinchha, chahiyo, chaiyo, khojdai, khojdaichu, wala, wali, wale, vala, vali, vale, bhako, bhaeko, bhayeko, bhaeko, ghera, nera, kache, kachhe, kachakachi, kachakachhi, pashe, dhare, paas, pas, najik, najikai, nazdik, najdik, nazdeek, dekhao, dikhao, dikhaiye, mujhe, mujhko, amar, ami, amake, malai, hamilai, ekta, ekti, euta, kono, koi, bhalo, achha, accha, ramro, shoho, soho, sathe, songe, sahit, sanga, saath, aur, ebong, ar, dekhi, theke, samma, bhanda, bhitra, dam, thik, elaka, ilaka, ilake, deoa, deowa, sabse, sobcheye, sabai bhanda, kine, koto, kato, kotho, kitne, kitni, kya, kaise, kothay, bolun, bataiye, batao, batayen, hajur, dada, bhai, bhaiya, dhonnobad, dhanyabad, ebar, ekhon, abhi, ahile, ghar ke liye, jemon, khub, bahut, ekdom, dherai, moto, lagbhog, ajke, amader, hamare, hamara, hamko, humein, hame, hum, mera, mere, meri, tomar, apnar, apka, aapka, banabo, banate, hobe, hole, kintu, lekin, magar, tara, emon, amon, jabe, dhukbe, parbe, jodi, tobe, othoba, na hole, hoy, hoye, hoile, jaye, jay, rakhte, korte, debo, dibo',
  anything: 'sampatti, sompotti, sompatti, sampati, prapati, praparti, sob, sab, sabai',
  english: {
    roadside:
      'rastar dhare, rastar pashe, rastar dharer, sadak kinare, sadak ke kinare, sarak kinare, bato chheu, batochheu, bato chheuko',
    airport: 'airport, earport, bimanbandar, bimanbondor, biman bandar, bimansthal, hawai adda',
    tea: 'cha, chai, chaa, chiya',
    garden: 'bagan, bagaan, bagicha',
    river: 'nodi, nadi, khola',
    school: 'school, iskul, bidyalay',
    hospital: 'hospital, haspatal, aspatal',
    station: 'station, isteshan, steshan',
    college: 'college, kolej',
    market: 'market, markit',
    highway: 'highway, highways, hiway, haiwe, haiway, rajmarg',
    temple: 'mondir, mandir',
    bazaar: 'bajar, bazar',
    'tea garden': 'chabagan, chiyabagan, chiyabari',
    lane: 'goli, gali',
    veranda: 'baranda, baramda',
  },
}
