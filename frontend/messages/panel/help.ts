import { FIRM } from '#contract/firm.ts'

type Chapter = {
  id:
    | 'add'
    | 'areas'
    | 'pictures'
    | 'approval'
    | 'confirm'
    | 'papers'
    | 'sold'
    | 'search'
    | 'messages'
    | 'landmarks'
    | 'leads'
    | 'lists'
    | 'numbers'
    | 'places'
    | 'import'
    | 'accounts'
  title: string
  steps: readonly string[]
}

const chapters: readonly Chapter[] = [
  {
    id: 'add',
    title: 'Add a listing from the phone',
    steps: [
      'Tap Add in the bar at the bottom, or Add Property in the menu.',
      'Choose Warehouse, Plot or Villa first: each has a form of its own.',
      "Or choose Message and paste what a broker sent: its fields are filled in, phone numbers go to Owner's phones, which only staff see.",
      'Fill in what is marked *. Everything else can follow later.',
      'The price takes words too: 45 lakh, 1.2 cr, 38000. The reading beside it shows what will be stored. 0 means price on request.',
      'Tap the map where the property is, drag the pin, or paste a Google Maps link.',
      'Under size and terms say what buyers ask for first: furnishing, floor, parking places, age in years, possession, deposit, and whether the price is negotiable. Each is a line on the page; what is left open is not said.',
      'Tap Add Property. No network? What you typed stays on this phone: open the form again and go on.',
    ],
  },
  {
    id: 'areas',
    title: 'Areas and units',
    steps: [
      'Type the area as the deed says it: 7 katha, 12 decimal, 2450 sq ft, 2 katha 8 chatak. The unit can also be chosen beside the field.',
      'What you typed is kept exactly; square feet are worked out from it for search and sorting.',
      '1 katha is 720 sq ft, 20 katha are 1 bigha, 100 decimal are 1 acre.',
      'Carpet area is what lies inside the walls; built-up area includes them.',
    ],
  },
  {
    id: 'pictures',
    title: 'Pictures',
    steps: [
      'Choose several at once from the camera roll. They are made smaller on the phone, so a photo of 12 MB is fine, and the place where it was taken is removed.',
      'The first picture is the cover. Drag to change the order, or make another one the cover.',
      'Say in a few words what each picture shows: it is read out to people who cannot see it.',
      'Choose what of the listing it shows, and write a line below it if you like: visitors read it under the large picture. Above the pictures stands which places have none yet.',
      'On a weak network an upload waits and tries again by itself for up to 10 minutes. You can go on filling in the form.',
    ],
  },
  {
    id: 'approval',
    title: 'Approval',
    steps: [
      'A new account waits until an admin approves it. Until then it can look around and change nothing.',
      'What staff add is Pending: visitors see it once an admin has approved it. What an admin adds is approved at once, unless the tick is taken away.',
      'Admins find what waits on the dashboard and under View with the status Pending, and approve one listing or many at a time.',
      'An approved listing stays approved when staff change it. Activity shows admins what was changed.',
      'Whoever asked for it hears of an approved listing by mail within minutes, and of a lowered price a day after it was set: look once more before you approve.',
    ],
  },
  {
    id: 'confirm',
    title: 'Still there?',
    steps: [
      'Visitors read on each listing when it was last confirmed. Approving confirms it, as does the tick Still there in its form.',
      'A week before a listing leaves the results, it stands under To confirm, and whoever listed it gets a mail with a link for each.',
      'Tap Still there, Sold or Rented; Undo takes it back for ten seconds. Tick several to answer for all of them.',
      'Unconfirmed for 30 days (rent, lease) or 45 (sale), a listing leaves the results. Its page stays, and one tap brings it back.',
    ],
  },
  {
    id: 'papers',
    title: 'Papers',
    steps: [
      'Visit the site and ask for the papers. In the form, under Papers, tick what somebody of the firm has looked at.',
      'The day and your name are set when you save. Visitors read each check with its day, and Not checked where nobody looked.',
      'Notes and the numbers of papers (khatian, dag, JL number, mouza) are for staff only. Looked again today gives a check a new day.',
      'Listings whose site or title deed nobody has seen stand on the dashboard under Papers missing.',
      'A unit of a building project needs its RERA number before it can be approved.',
    ],
  },
  {
    id: 'sold',
    title: 'Sold or rented',
    steps: [
      'Tap Sold or Rented on the listing, or in the menu of its row. Undo takes it back for ten seconds.',
      'Price stands beside them: it shows the price of now, takes 45 lakh or 38,000, and Undo brings the old one back.',
      'What is sold or rented leaves the search results at once. Its page stays and says so, so that links people have kept still lead somewhere.',
      'On a keyboard, with the focus on a row: S still there, X sold or rented, P price, W share, D duplicate, O public page. What was done with keys waits for the next change, and F8 leads to its Undo. Undo takes back each of several quick changes, and an approval too.',
      'Admins can tick several rows in View and mark them together.',
      'Delete is for mistakes: it takes the listing away for good. Only admins can. Its pictures lie in the trash for 30 days; when very many go at once, the dashboard asks an admin first.',
    ],
  },
  {
    id: 'search',
    title: 'Find a listing',
    steps: [
      'Type two letters or more into the field at the top: a title, a place, a kind of property. The ten best show at once.',
      'Type the number of a listing (A-142, a142 or 142), or paste the id from an enquiry, to open exactly that listing.',
      "Its owner's name, or six digits of the phone, find it too. Visitors cannot search for owners: only approved accounts see private files.",
      'Arrow keys choose, Enter opens, Escape closes.',
      'Words say filters too, at the top as on the site: furnished, ready to move, ground floor, two parking places, under five years old, negotiable, or a road of 20 ft. What no listing says is told as left out.',
      'View, Update and Delete have filters of their own, and keep them when you go Back.',
    ],
  },
  {
    id: 'messages',
    title: 'Messages',
    steps: [
      'What visitors write on the contact page comes to Messages, newest first, and to the firm by mail.',
      'Answer with Call, WhatsApp or Mail, then mark the message as handled, so that nobody calls twice.',
      'Handled messages are kept under Handled and can be opened again. The name of a sender opens the lead.',
    ],
  },
  {
    id: 'landmarks',
    title: 'Landmarks',
    steps: [
      'A listing with a place tells the straight line to the nearest two stations and the airport by itself.',
      'Admins add schools, hospitals, markets and the like under Landmarks, each with a pin of its own and a name in up to four languages.',
      'A listing tells the nearest one of each kind. Nothing is told that does not stand there.',
    ],
  },
  {
    id: 'leads',
    title: 'Leads and visits',
    steps: [
      'Enquiries, messages, reports and offers of sellers stand under Leads by themselves, what is due first. Add a lead: three fields are enough for a call.',
      'Open one: call, or write on WhatsApp in the language the person wrote in. Set the next step and its day, hand it on with Take it, close it when it is done.',
      'Looks for is what the search reads. Tick listings that fit, press Send these, and send the text: the lead says whether the link was opened.',
      'Notes and the best time to call stand on the lead; only staff see them. A line written without a connection waits on the device and is sent later.',
      'Plan a visit, under Visits, asks who comes, to which listing, and offers times at which whoever looks after the lead has no other visit.',
      'On a keyboard J and K go down and up the leads, Enter opens, C calls, W opens WhatsApp, N adds a line, D asks for the next day.',
      'Set a visit with day and hour. Visits shows the week; its calendar address brings visits to your phone, without phone numbers. It ends by End this address, with another password, and when you sign out everywhere.',
      'All leads of one phone number stand together. An admin can erase a person: everything with the number goes, for good. Leads end 24 months after the last word about them.',
      'Enquiries are recorded only where RECORD_ENQUIRIES is true; the form says so to visitors.',
    ],
  },
  {
    id: 'numbers',
    title: 'What the numbers say',
    steps: [
      'Numbers in the menu shows admins, for 7, 30 or 90 days, how often each listing was shown, opened, its pictures looked at, asked about and called. Today counts; a page counts within two minutes after it was left.',
      'The mark in the middle of each bar is what is usual for its kind, the median; past it is more than usual, a bar with an arrow more than twice of it. Hatched: well below usual.',
      'Seen, but not asked for: opened more than usual and hardly asked about, or shown often and hardly opened. Look at pictures, map and price first.',
      'Searches that found nothing say what to find owners for; words that nobody understood, what to write into a listing. Both stand there once three networks asked them in a day.',
      'On Monday mornings each admin gets the week before by mail. WEEK_MAIL set to false ends it.',
      'Nobody is counted as a person: no cookies, no addresses. Staff who are signed in, robots and visitors who ask not to be tracked are left out. Visitors read the same under Privacy in the footer.',
    ],
  },
  {
    id: 'lists',
    title: 'Send a list to a client',
    steps: [
      'Tick listings in the table and press Send these. Choose the language of your client, and give the list a name if you like.',
      'WhatsApp opens with a message and the link. Your client needs no account: they vote yes, maybe or no, comment, and pass the link on.',
      'Sent lists in the menu shows whether it was opened and how they voted. A list ends by itself 90 days after its last use.',
    ],
  },
  {
    id: 'places',
    title: 'Pages of places',
    steps: [
      'Every part of the region has a page that search engines find, such as “Plots in Matigara”. What is on offer there is counted by itself.',
      'Places in the menu is where you write about one, each language by itself, and choose a picture from its listings.',
      'Where a language has no text, the page says in its own words what is there. Every change stands in the activity log.',
    ],
  },
  {
    id: 'import',
    title: 'Import and export',
    steps: [
      'Export saves what the table shows as a CSV file, which opens in Excel.',
      'Import takes up to 5,000 rows as they are: titles above the names of the columns are skipped, prices are read in lakh or crore, and what the file lacks is said once for all rows.',
      'It is checked first, and every row with a mistake is named. The good rows go in; the others come back as a file that says what is wrong.',
      'To change many at once, export, keep the column of IDs and those that change (the price, say), and import that file.',
      'Imported listings wait for approval. Pictures and map can be added afterwards.',
    ],
  },
  {
    id: 'accounts',
    title: 'Accounts',
    steps: [
      'Whoever signs up and confirms the code from the mail appears under Users/Staff Accounts as Pending.',
      'Admins approve, suspend, and make somebody an admin or staff. Nobody can change their own account.',
      'Who suspends or deletes an account is told of its open leads and visits, and says there who looks after them from now on.',
      'A suspended account is locked out at once. To change your own password, open the menu with your name and choose Change password; where it is forgotten, Forgot Your Password mails a code.',
    ],
  },
]

/** The guide to the panel, and the words around it. */
export const panelHelp = {
  pageTitle: `Help Centre | ${FIRM.productName}`,
  title: 'Help Centre',
  lead: 'How to keep listings, from a phone or a laptop. Still stuck? Ask the support team.',
  chapters,
  pictures: {
    add: 'The form for a new plot on a phone: 45 lakh typed as price is read as ₹45 Lakh, 45,00,000',
    pictures: 'Chosen pictures on a phone, the first one marked as cover',
    approval: 'The table of properties with three rows ticked, below it Approve, Sold, Rented and Delete',
    search: 'The search at the top: three listings found for “sevoke”, with picture and price',
  },
} as const
