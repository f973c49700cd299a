import { FIRM } from '#contract/firm.ts'
import { inDigitsOf } from '#contract/languages/digits.ts'
import { countOf } from '#contract/languages/numbers.ts'

/* What is kept on a device, compared, and decided on together. */

const digits = (number: number) => inDigitsOf('ne', String(number))
const count = (number: number) => countOf('ne', number)

export const kept = {
  pageTitle: 'राखिएका घरजग्गा',
  title: 'राखिएका',
  onDevice: 'यो फोन वा कम्प्युटरमा मात्र राखिएको छ। तपाईंले नपठाएसम्म अरू कसैले देख्दैन।',
  link: (number: number) => `राखिएका (${digits(number)})`,
  keep: 'राख्नुहोस्',
  isKept: 'राखिएको',
  keepThis: (title: string) => `राख्नुहोस्: ${title}`,
  full: 'सय वटा घरजग्गा पहिल्यै राखिएका छन्। पहिले एउटा हटाउनुहोस्।',
  empty: 'अहिलेसम्म केही राखिएको छैन।',
  emptyHow: 'कुनै घरजग्गामा ‘राख्नुहोस्’ थिच्नुहोस्, फर्केर आउँदा यहीँ भेटिन्छ।',
  gone: 'यो घरजग्गा अब हामीसँग छैन।',
  unconfirmed: 'केही समयदेखि पुष्टि भएको छैन: अझै छ कि छैन सोध्नुहोस्।',
  lowered: (price: string) => `राख्दाभन्दा ${price} कम`,
  raised: (price: string) => `राख्दाभन्दा ${price} बढी`,
  note: 'तपाईंको टिपोट',
  up: (title: string) => `माथि सार्नुहोस्: ${title}`,
  down: (title: string) => `तल सार्नुहोस्: ${title}`,
  remove: (title: string) => `हटाउनुहोस्: ${title}`,
  removed: 'राखिएका मध्येबाट हटाइयो।',
  undo: 'फर्काउनुहोस्',
  orderedBy: 'कुन क्रममा',
  orders: { own: 'मेरो आफ्नै', price: 'मूल्य', place: 'ठाउँ' },
  share: 'यो सूची पठाउनुहोस्',
  shareFailed: 'सूची बनाउन सकिएन। इन्टरनेट हेरेर फेरि प्रयास गर्नुहोस्।',
  compare: 'तुलना गर्नुहोस्',
  compareSome: (number: number) => `यी ${count(number)} तुलना गर्नुहोस्`,
  compareHow: 'तुलना गर्न दुईदेखि चार वटा घरजग्गा छान्नुहोस्।',
  askAll: 'सबैबारे सोध्नुहोस्',
  askText: `नमस्ते ${FIRM.productName}, यी घरजग्गाबारे थप जान्न चाहन्छु।`,
  failed: 'घरजग्गा ल्याउन सकिएन। इन्टरनेट हेरेर फेरि प्रयास गर्नुहोस्।',
}

export const compare = {
  pageTitle: 'घरजग्गाको तुलना',
  title: 'तुलना',
  lead: 'जे फरक छ, त्यो मोटो अक्षरमा छ; जे स्पष्ट राम्रो छ, त्यसमा चिह्न छ।',
  tooFew: 'तुलना गर्न दुई वटा घरजग्गा छैनन्।',
  price: 'मूल्य',
  state: 'अवस्था',
  rate: 'प्रति एकाइ मूल्य',
  size: 'नाप',
  place: 'ठाउँ',
  road: 'बाटोको चौडाइ',
  feet: (feet: number) => `${digits(feet)} फिट`,
  checks: 'हाम्रो जाँच',
  checked: (number: number) => (number === 0 ? 'अहिलेसम्म केही छैन' : `${digits(number)} जाँच`),
  notGiven: 'बताइएको छैन',
  best: 'यो राम्रो छ',
}

export const sharedList = {
  pageTitle: 'सँगै मिलेर टुङ्ग्याउने सूची',
  title: 'सँगै मिलेर टुङ्ग्याउनुहोस्',
  lead: 'जोसँग यो लिङ्क छ, सबैले उही सूची, मत र टिप्पणी देख्छन्।',
  whatsApp: 'कुन मन पर्‍यो? यहाँ मत दिनुहोस्:',
  send: 'WhatsApp मा पठाउनुहोस्',
  ended: 'यो सूची सकिएको छ।',
  endedHow: 'वा लिङ्क पूरा छैन। पठाउनेसँग नयाँ लिङ्क माग्नुहोस्, वा हाम्रा घरजग्गा हेर्नुहोस्।',
  name: 'तपाईंको नाम, अरूले चिन्ने',
  youAre: (name: string) => `तपाईं ${name} नामले मत दिँदै हुनुहुन्छ।`,
  otherName: 'अर्को नाम',
  goOn: 'अघि बढ्नुहोस्',
  votes: 'तपाईंको मत',
  choices: { yes: 'हो', maybe: 'सायद', no: 'होइन' },
  voted: (name: string, vote: string) => `${name}: ${vote}`,
  comment: 'तपाईंको टिप्पणी',
  say: 'पठाउनुहोस्',
  removeComment: (name: string) => `${name} को टिप्पणी मेटाउनुहोस्`,
  addKept: (number: number) => `मैले राखेका थप्नुहोस् (${digits(number)})`,
  waiting: 'अहिलेसम्म पठाइएको छैन। इन्टरनेट आउनेबित्तिकै आफैं जान्छ।',
  refused: 'पछिल्लो परिवर्तन लिइएन: सूची भरिएको होला, वा घरजग्गा हटाइएको होला।',
  lasts: 'अन्तिम प्रयोगको ९० दिनपछि यो सूची आफैं सकिन्छ। तपाईंको नाम र टिप्पणीबाहेक केही राखिँदैन।',
  report: 'यो सूचीको उजुरी गर्नुहोस्',
  reportWhat: 'के गलत छ',
  reported: 'धन्यवाद। हामी सूची हेर्छौं।',
  end: 'सूची टुङ्ग्याउनुहोस्',
}
