export const enquiry = {
  title: 'এই সম্পত্তি নিয়ে জিজ্ঞাসা করুন',
  close: 'বন্ধ করুন',
  name: 'নাম',
  phone: 'ফোন',
  email: 'ইমেল',
  message: 'বার্তা',
  quickQuestions: 'চটজলদি প্রশ্ন',
  questions: {
    available: { label: 'এখনও পাওয়া যাচ্ছে?', text: 'এই সম্পত্তি কি এখনও পাওয়া যাচ্ছে?' },
    visit: { label: 'দেখতে চাই', text: 'আমি এই সম্পত্তি দেখতে চাই। কোন দিন আপনাদের সুবিধা হবে?' },
    papers: { label: 'কাগজ পাঠান', text: 'দয়া করে এই সম্পত্তির কাগজপত্র পাঠান।' },
  },
  remember: 'এই ফোনে বা কম্পিউটারে আমাকে মনে রাখুন',
  hint: 'আপনার লেখা সমেত WhatsApp খুলবে। পাঠানোর বোতামটি আপনাকে টিপতে হবে।',
  send: 'WhatsApp-এ পাঠান',
  sending: 'পাঠানো হচ্ছে...',
  opened: 'নতুন ট্যাবে WhatsApp খুলেছে। সেখানে পাঠানোর বোতাম টিপুন।',
  blocked: 'ব্রাউজার নতুন ট্যাব খুলতে দেয়নি। আপনার লেখা রাখা আছে: এই লিঙ্ক থেকে WhatsApp খুলুন।',
  errors: {
    name: 'নাম লিখুন',
    email: 'ঠিক ইমেল ঠিকানা লিখুন',
    phone: 'ফোন নম্বর ১০ অঙ্কের হতে হবে',
    message: 'বার্তা লিখুন',
  },
  /** What the firm reads in the chat. */
  chat: {
    name: (name: string) => `নাম: ${name}`,
    email: (email: string) => `ইমেল: ${email}`,
    phone: (phone: string) => `ফোন: ${phone}`,
    message: (message: string) => `বার্তা: ${message}`,
  },
}
