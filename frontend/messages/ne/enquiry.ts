export const enquiry = {
  title: 'यस सम्पत्तिबारे सोध्नुहोस्',
  close: 'बन्द गर्नुहोस्',
  name: 'नाम',
  phone: 'फोन',
  email: 'इमेल',
  message: 'सन्देश',
  quickQuestions: 'छिटो सोध्ने प्रश्न',
  questions: {
    available: { label: 'अझै उपलब्ध छ?', text: 'के यो सम्पत्ति अझै उपलब्ध छ?' },
    visit: { label: 'हेर्न आउने', text: 'म यो सम्पत्ति हेर्न चाहन्छु। तपाईंलाई कुन दिन मिल्छ?' },
    papers: { label: 'कागज पठाउनुहोस्', text: 'कृपया यस सम्पत्तिका कागज पठाउनुहोस्।' },
  },
  remember: 'यस फोन वा कम्प्युटरमा मलाई याद राख्नुहोस्',
  hint: 'WhatsApp तपाईंले लेख्नुभएको कुरासहित खुल्छ। पठाउने बटन तपाईंले थिच्नुपर्छ।',
  send: 'WhatsApp-मा पठाउनुहोस्',
  sending: 'पठाइँदै छ...',
  opened: 'WhatsApp नयाँ ट्याबमा खुल्यो। त्यहाँ पठाउने बटन थिच्नुहोस्।',
  blocked: 'ब्राउजरले नयाँ ट्याब खोल्न दिएन। तपाईंले लेख्नुभएको कुरा राखिएको छ: यस लिङ्कबाट WhatsApp खोल्नुहोस्।',
  errors: {
    name: 'नाम लेख्नुहोस्',
    email: 'सही इमेल ठेगाना लेख्नुहोस्',
    phone: 'फोन नम्बर १० अङ्कको हुनुपर्छ',
    message: 'सन्देश लेख्नुहोस्',
  },
  /** What the firm reads in the chat. */
  chat: {
    name: (name: string) => `नाम: ${name}`,
    email: (email: string) => `इमेल: ${email}`,
    phone: (phone: string) => `फोन: ${phone}`,
    message: (message: string) => `सन्देश: ${message}`,
  },
}
