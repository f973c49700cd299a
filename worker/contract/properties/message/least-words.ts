/* Words of owners about the least that they take, as parts of patterns. */

/** What is said of an asking price too. */
export const LAST = 'last|final|লাস্ট|ফাইনাল|लास्ट|फाइनल'
/** Of the least only where a sum, or a word for a price, stands next to them: 'sesh' is the end of a lane too. */
export const ENDING = 'antim|sh?esh|aa?khri|শেষ|অন্তিম|আখেরি|अंतिम|अन्तिम|आखिरी|आख़िरी'
export const PRICE = 'price|rate|rent|amount|dam|daam|mulya|দাম|মূল্য|দর|दाम|मूल्य|कीमत|भाव|भाउ'
