export const enquiry = {
  title: 'इस प्रॉपर्टी के बारे में पूछें',
  close: 'बंद करें',
  name: 'नाम',
  phone: 'फ़ोन',
  email: 'ईमेल',
  message: 'संदेश',
  quickQuestions: 'झटपट सवाल',
  questions: {
    available: { label: 'अब भी उपलब्ध है?', text: 'क्या यह प्रॉपर्टी अब भी उपलब्ध है?' },
    visit: { label: 'देखने आना है', text: 'मुझे यह प्रॉपर्टी देखनी है। आपको कौन सा दिन ठीक रहेगा?' },
    papers: { label: 'कागज भेजें', text: 'कृपया इस प्रॉपर्टी के कागज भेजें।' },
  },
  remember: 'इस फ़ोन या कंप्यूटर पर मुझे याद रखें',
  hint: 'WhatsApp आपके लिखे शब्दों के साथ खुलेगा। भेजने का बटन आपको दबाना है।',
  send: 'WhatsApp पर भेजें',
  sending: 'भेजा जा रहा है...',
  opened: 'WhatsApp नए टैब में खुल गया है। वहाँ भेजने का बटन दबाएँ।',
  blocked: 'ब्राउज़र ने नया टैब खुलने नहीं दिया। आपका लिखा रखा है: इस लिंक से WhatsApp खोलें।',
  errors: {
    name: 'नाम लिखें',
    email: 'सही ईमेल पता लिखें',
    phone: 'फ़ोन नंबर 10 अंकों का होना चाहिए',
    message: 'संदेश लिखें',
  },
  /** What the firm reads in the chat. */
  chat: {
    name: (name: string) => `नाम: ${name}`,
    email: (email: string) => `ईमेल: ${email}`,
    phone: (phone: string) => `फ़ोन: ${phone}`,
    message: (message: string) => `संदेश: ${message}`,
  },
}
