import { inDigitsOf } from './digits.ts'
import type { OtherLanguage } from './languages.ts'

/*
 * What staff usually type in English of amenities, docks, power, water, kinds of property and the record of land, and
 * how the other languages say it. English, Bengali, Hindi, Nepali; spellings of one thing have commas between them.
 */
const TABLE = `
Lift, Elevator | লিফট | लिफ़्ट | लिफ्ट
Two lifts | দুটি লিফট | दो लिफ़्ट | दुईवटा लिफ्ट
Power backup, Backup power | পাওয়ার ব্যাকআপ | पावर बैकअप | पावर ब्याकअप
Generator, Generator backup, DG backup, Genset | জেনারেটর | जेनरेटर | जेनेरेटर
Inverter, Inverter backup | ইনভার্টার | इन्वर्टर | इन्भर्टर
Inverter wiring | ইনভার্টারের ওয়্যারিং | इन्वर्टर की वायरिंग | इन्भर्टरको वायरिङ
Solar, Solar panels, Solar power | সোলার প্যানেল | सोलर पैनल | सोलार प्यानल
Solar water heater, Solar geyser | সোলার গিজার | सोलर गीज़र | सोलार गिजर
Parking, Car parking | গাড়ি রাখার জায়গা | पार्किंग | गाडी राख्ने ठाउँ
Covered parking | ঢাকা পার্কিং | ढकी हुई पार्किंग | छाना भएको पार्किङ
Visitor parking, Visitors parking, Guest parking | অতিথিদের গাড়ি রাখার জায়গা | मेहमानों की पार्किंग | पाहुनाको पार्किङ
Two wheeler parking, Bike parking | বাইক রাখার জায়গা | दोपहिया पार्किंग | मोटरसाइकल पार्किङ
Drive for two cars | দুটি গাড়ি রাখার জায়গা | दो गाड़ियों की जगह | दुईवटा गाडीको ठाउँ
Truck parking | ট্রাক রাখার জায়গা | ट्रक पार्किंग | ट्रक पार्किङ
Garage | গ্যারেজ | गैराज | ग्यारेज
Garden | বাগান | बगीचा | बगैंचा
Garden lights | বাগানের আলো | बगीचे की लाइटें | बगैंचाका बत्ती
Kitchen garden | সবজি বাগান | सब्ज़ी का बगीचा | करेसाबारी
Roof garden, Rooftop garden, Terrace garden | ছাদবাগান | छत पर बगीचा | कौसीको बगैंचा
Fruit trees | ফলের গাছ | फलदार पेड़ | फलफूलका रूख
Lawn | ঘাসের উঠোন | लॉन | चौर
Terrace | ছাদ | छत | कौसी
Roof terrace, Open terrace, Rooftop, Roof rights | খোলা ছাদ | खुली छत | खुला कौसी
Balcony | ব্যালকনি | बालकनी | बालकनी
Two balconies, 2 balconies | দুটি ব্যালকনি | दो बालकनी | दुईवटा बालकनी
Balcony on each floor | প্রতি তলায় ব্যালকনি | हर मंज़िल पर बालकनी | हरेक तलामा बालकनी
Veranda, Verandah | বারান্দা | बरामदा | बरन्डा
Verandas | বারান্দা | बरामदे | बरन्डाहरू
Veranda on three sides | তিন দিকে বারান্দা | तीन ओर बरामदा | तीन तिर बरन्डा
Courtyard | উঠোন | आँगन | आँगन
Prayer room, Puja room, Pooja room | ঠাকুরঘর | पूजा घर | पूजा कोठा
Store room, Storeroom, Store | ভাঁড়ার ঘর | स्टोर रूम | भण्डार कोठा
Study, Study room | পড়ার ঘর | स्टडी रूम | पढ्ने कोठा
Home theatre, Home theater | হোম থিয়েটার | होम थिएटर | होम थिएटर
Library | গ্রন্থাগার | पुस्तकालय | पुस्तकालय
Guest room | অতিথিদের ঘর | मेहमानों का कमरा | पाहुना कोठा
Servant room, Staff room, Maid room | কাজের লোকের ঘর | सर्वेंट रूम | सहयोगीको कोठा
Staff quarter, Staff quarters, Servant quarter | কর্মীদের থাকার ঘর | स्टाफ़ क्वार्टर | स्टाफ क्वार्टर
Guard room, Security room | পাহারাদারের ঘর | गार्ड रूम | पालेको कोठा
Driver room | চালকের ঘর | ड्राइवर का कमरा | चालकको कोठा
Office room, Office space, Office | অফিসঘর | ऑफ़िस | अफिस
Modular kitchen | মডুলার রান্নাঘর | मॉड्यूलर रसोई | मोड्युलर भान्सा
New kitchen | নতুন রান্নাঘর | नई रसोई | नयाँ भान्सा
Two kitchens, 2 kitchens | দুটি রান্নাঘর | दो रसोई | दुईवटा भान्सा
Two staircases, 2 staircases | দুটি সিঁড়ি | दो सीढ़ियाँ | दुईवटा भर्‍याङ
Kitchen cabinets | রান্নাঘরের আলমারি | रसोई की अलमारियाँ | भान्साका दराज
Chimney, Kitchen chimney | চিমনি | चिमनी | चिम्नी
Gas pipeline, Piped gas | পাইপলাইনের গ্যাস | पाइप गैस | पाइपको ग्यास
Furnished, Fully furnished | আসবাবসহ | फ़र्निश्ड | फर्निचर भएको
Semi-furnished, Semi furnished | আংশিক আসবাবসহ | सेमी-फ़र्निश्ड | केही फर्निचर भएको
Unfurnished | আসবাব ছাড়া | बिना फ़र्नीचर | फर्निचर नभएको
Wardrobes, Wardrobe, Almirah, Cupboards | আলমারি | अलमारियाँ | दराज
Air conditioning, AC, Air conditioner, Air conditioned | এসি | एसी | एसी
VRV air conditioning | ভিআরভি এসি | वीआरवी एसी | भीआरभी एसी
Geyser, Geysers, Water heater | গিজার | गीज़र | गिजर
Fireplace | ফায়ারপ্লেস | फ़ायरप्लेस | अँगेनो
False ceiling | ফলস সিলিং | फ़ॉल्स सीलिंग | फल्स सिलिङ
Marble flooring, Marble floor, Marble floors | মার্বেলের মেঝে | संगमरमर का फ़र्श | मार्बलको भुइँ
Wooden flooring, Wooden floor, Wooden floors | কাঠের মেঝে | लकड़ी का फ़र्श | काठको भुइँ
Vitrified tiles, Tiles | টাইলস | टाइल | टाइल
Bore well, Borewell, Bore-well, Deep tube well, Tube well | নলকূপ | बोरवेल | बोरवेल
Two bore wells, 2 bore wells | দুটি নলকূপ | दो बोरवेल | दुईवटा बोरवेल
Bore well with softener | সফটনারসহ নলকূপ | सॉफ़्टनर वाला बोरवेल | सफ्टनरसहितको बोरवेल
Well | কুয়ো | कुआँ | इनार
Canal | খাল | नहर | नहर
Hand pump | হাতে চাপা কল | हैंडपंप | हातेपम्प
Municipal water, Municipal supply, Municipal line, Corporation water, Municipal | পুরসভার জল | नगर निगम का पानी | नगरपालिकाको पानी
Panchayat water, Panchayat supply | পঞ্চায়েতের জল | पंचायत का पानी | पञ्चायतको पानी
PHE water, PHE supply | পিএইচই-র জল | पीएचई का पानी | पीएचईको पानी
Water supply, 24 hour water, 24 hours water, 24x7 water | চব্বিশ ঘণ্টা জল | चौबीस घंटे पानी | चौबीसै घण्टा पानी
Water tank, Overhead tank | জলের ট্যাঙ্ক | पानी की टंकी | पानी ट्याङ्की
Underground tank, Underground reservoir | মাটির নিচে জলাধার | भूमिगत टंकी | भूमिगत ट्याङ्की
Water filter, Water purifier, RO, Iron filter | জলের ফিল্টার | वॉटर फ़िल्टर | पानी फिल्टर
Rain water harvesting, Rainwater harvesting | বৃষ্টির জল ধরে রাখার ব্যবস্থা | वर्षा जल संचयन | आकाशे पानी सङ्कलन
Drainage, Drains | নিকাশি নালা | नाली | ढल
Septic tank | সেপটিক ট্যাঙ্ক | सेप्टिक टैंक | सेप्टिक ट्याङ्की
Boundary wall, Compound wall | পাঁচিল | चारदीवारी | पर्खाल
Boundary stones | সীমানার পাথর | सीमा के पत्थर | सिमानाका ढुङ्गा
Brick | ইটের | ईंट की | इँटाको
Low brick wall on three sides | তিন দিকে ইটের নিচু পাঁচিল | तीन ओर ईंट की नीची दीवार | तीनतिर इँटाको होचो पर्खाल
Concrete posts with wire | কংক্রিটের খুঁটিতে তার | कंक्रीट के खंभों पर तार | कङ्क्रिटका खम्बामा तार
Fence, Fencing, Boundary fence | বেড়া | बाड़ | बार
Barbed wire | কাঁটাতার | कँटीले तार | काँडेतार
Gate, Iron gate | লোহার গেট | लोहे का गेट | फलामको गेट
With iron gate | লোহার গেটসহ | लोहे के गेट के साथ | फलामको गेटसहित
Gatehouse, Gate house | গেটের ঘর | गेट का कमरा | गेटको कोठा
Gated community, Gated complex, Gated society | গেটেড আবাসন | गेटेड सोसाइटी | गेट भएको आवास
Guard at the gate | গেটে পাহারাদার | गेट पर गार्ड | गेटमा पाले
Security, 24 hour security, 24x7 security, Security guard, Guard | পাহারা | सुरक्षा गार्ड | सुरक्षा गार्ड
Two guards, 2 guards | দুজন পাহারাদার | दो गार्ड | दुई जना पाले
Night guard | রাতের পাহারাদার | रात का गार्ड | रातको पाले
No guard | পাহারাদার নেই | गार्ड नहीं है | पाले छैन
Guard day and night | দিনরাত পাহারা | दिन-रात गार्ड | दिनरात पाले
CCTV, CCTV cameras, Cameras, CCTV surveillance | সিসিটিভি ক্যামেরা | सीसीटीवी कैमरे | सीसीटीभी क्यामेरा
Intercom, Video door phone | ইন্টারকম | इंटरकॉम | इन्टरकम
Fire safety, Fire alarm | অগ্নিনিরাপত্তা | अग्नि सुरक्षा | अग्नि सुरक्षा
Fire extinguisher, Fire extinguishers, Extinguishers | অগ্নিনির্বাপক যন্ত্র | अग्निशामक यंत्र | अग्निनियन्त्रक यन्त्र
Hydrant ring, Fire hydrant, Fire hydrants, Hydrants | ফায়ার হাইড্র্যান্ট | फ़ायर हाइड्रेंट | फायर हाइड्रेन्ट
Sprinklers | স্প্রিংকলার | स्प्रिंकलर | स्प्रिङ्कलर
Fire NOC | ফায়ার এনওসি | फ़ायर एनओसी | फायर एनओसी
Smoke detectors | ধোঁয়া সনাক্তকারী যন্ত্র | धुआँ डिटेक्टर | धुवाँ डिटेक्टर
Swimming pool, Pool | সুইমিং পুল | स्विमिंग पूल | पौडी पोखरी
Gym, Gymnasium, Fitness centre | জিম | जिम | जिम
Club house, Clubhouse | ক্লাব হাউস | क्लब हाउस | क्लब हाउस
Community hall, Banquet hall | কমিউনিটি হল | सामुदायिक हॉल | सामुदायिक भवन
Children's play area, Kids play area, Play area, Playground, Children’s play area | শিশুদের খেলার জায়গা | बच्चों के खेलने की जगह | बालबालिका खेल्ने ठाउँ
Park | পার্ক | पार्क | पार्क
Jogging track, Walking track | হাঁটার পথ | टहलने का रास्ता | हिँड्ने बाटो
Badminton court | ব্যাডমিন্টন কোর্ট | बैडमिंटन कोर्ट | ब्याडमिन्टन कोर्ट
Temple | মন্দির | मंदिर | मन्दिर
Shop, Shops | দোকান | दुकान | पसल
Internet, Wi-Fi, Wifi, Broadband, Fibre internet | ইন্টারনেট | इंटरनेट | इन्टरनेट
Cable TV, DTH | কেবল টিভি | केबल टीवी | केबल टिभी
Electricity, Electric connection, Electricity connection | বিদ্যুৎ সংযোগ | बिजली कनेक्शन | बिजुली जडान
Three phase, Three-phase line, Three-phase power, Three phase power, Three phase line, 3 phase, Three-phase connection | থ্রি-ফেজ লাইন | थ्री-फ़ेज़ लाइन | थ्री-फेज लाइन
Single phase | সিঙ্গল-ফেজ লাইন | सिंगल-फ़ेज़ लाइन | सिङ्गल-फेज लाइन
Transformer, Own transformer | নিজস্ব ট্রান্সফর্মার | अपना ट्रांसफ़ॉर्मर | आफ्नै ट्रान्सफर्मर
Street lights, Street light | রাস্তার আলো | सड़क की बत्तियाँ | सडक बत्ती
Wide road, Pucca road | পাকা রাস্তা | पक्की सड़क | पक्की बाटो
Corner, Corner plot | কোণের জমি | कोने का प्लॉट | कुनाको जग्गा
Toilet, Toilets, Washroom, Washrooms | শৌচাগার | शौचालय | शौचालय
Pantry | প্যান্ট্রি | पैंट्री | प्यान्ट्री
Canteen | ক্যান্টিন | कैंटीन | क्यान्टिन
Labour quarter, Labour quarters, Labour room | শ্রমিকদের থাকার ঘর | मज़दूरों के कमरे | कामदारका कोठा
Weighbridge, Weigh bridge | ওজন-সেতু | धर्मकाँटा | तौल पुल
Loading dock, Dock, Raised dock, Yes | লোডিং ডক | लोडिंग डॉक | लोडिङ डक
Loading docks, Docks, Raised docks | লোডিং ডক | लोडिंग डॉक | लोडिङ डक
Two docks, Two raised docks, Two loading docks | দুটি উঁচু ডক | दो ऊँचे डॉक | दुईवटा अग्लो डक
Three raised docks, Three docks, Three loading docks | তিনটি উঁচু ডক | तीन ऊँचे डॉक | तीनवटा अग्लो डक
Four raised docks, Four docks, Four loading docks | চারটি উঁচু ডক | चार ऊँचे डॉक | चारवटा अग्लो डक
Two raised docks with levellers | লেভেলারসহ দুটি উঁচু ডক | लेवलर वाले दो ऊँचे डॉक | लेभलरसहित दुईवटा अग्लो डक
Five raised docks, Five docks, Five loading docks | পাঁচটি উঁচু ডক | पाँच ऊँचे डॉक | पाँचवटा अग्लो डक
Six raised docks, Six docks, Six loading docks | ছয়টি উঁচু ডক | छह ऊँचे डॉक | छवटा अग्लो डक
Eight raised docks, Eight docks, Eight loading docks | আটটি উঁচু ডক | आठ ऊँचे डॉक | आठवटा अग्लो डक
Dock leveller, Dock levellers, With levellers, With dock levellers | ডক লেভেলার | डॉक लेवलर | डक लेभलर
Ramp, Loading ramp | র‍্যাম্প | रैंप | र्‍याम्प
One ramp | একটি র‍্যাম্প | एक रैंप | एउटा र्‍याम्प
Platform, Loading platform | মাল ওঠানো-নামানোর মঞ্চ | प्लेटफ़ॉर्म | प्लेटफर्म
Two roller doors at ground level | মাটির সমতলে দুটি রোলার শাটার | ज़मीन के बराबर दो रोलर शटर | भुइँ बराबर दुईवटा रोलर शटर
Three roller doors at ground level | মাটির সমতলে তিনটি রোলার শাটার | ज़मीन के बराबर तीन रोलर शटर | भुइँ बराबर तीनवटा रोलर शटर
Four roller doors at ground level | মাটির সমতলে চারটি রোলার শাটার | ज़मीन के बराबर चार रोलर शटर | भुइँ बराबर चारवटा रोलर शटर
Three shutters at ground level | মাটির সমতলে তিনটি শাটার | ज़मीन के बराबर तीन शटर | भुइँ बराबर तीनवटा सटर
Four shutters at ground level | মাটির সমতলে চারটি শাটার | ज़मीन के बराबर चार शटर | भुइँ बराबर चारवटा सटर
Crane, EOT crane | ক্রেন | क्रेन | क्रेन
Racks, Racking, Pallet racks | মাল রাখার তাক | रैक | र्‍याक
Skylights | ছাদের আলোর জানালা | रोशनदान | छानाको झ्याल
None, No | নেই | नहीं है | छैन
Godown, Warehouse, Shed | গুদাম | गोदाम | गोदाम
Warehouse unit | গুদামের অংশ | गोदाम का हिस्सा | गोदामको भाग
Warehouse with office | অফিসসহ গুদাম | ऑफ़िस वाला गोदाम | अफिससहितको गोदाम
Distribution warehouse | পণ্য বিতরণের গুদাম | वितरण गोदाम | वितरण गोदाम
Cold store, Cold storage | হিমঘর | कोल्ड स्टोरेज | चिस्यान केन्द्र
Industrial shed, Factory shed | শিল্পের শেড | औद्योगिक शेड | औद्योगिक शेड
House, Independent house | বাড়ি | मकान | घर
Row house | রো হাউস | रो हाउस | रो हाउस
Villa | ভিলা | विला | भिल्ला
Bungalow, Garden bungalow | বাংলো | बंगला | बङ्गला
Flat, Apartment | ফ্ল্যাট | फ़्लैट | फ्ल्याट
Duplex | ডুপ্লেক্স | डुप्लेक्स | डुप्लेक्स
Farm house, Farmhouse | খামারবাড়ি | फ़ार्म हाउस | फार्म हाउस
Homestay | হোমস্টে | होमस्टे | होमस्टे
Residential plot | আবাসিক প্লট | आवासीय प्लॉट | आवासीय प्लट
Commercial plot | বাণিজ্যিক প্লট | व्यावसायिक प्लॉट | व्यावसायिक प्लट
Industrial plot, Industrial land | শিল্পের জমি | औद्योगिक ज़मीन | औद्योगिक जग्गा
Agricultural land, Farm land, Farmland | কৃষিজমি | खेती की ज़मीन | खेतीको जग्गा
Plot, Land | জমি | ज़मीन | जग्गा
`

/** Words around numbers, which stay: `#` in the digits of the language, `№` as typed, because people copy and compare it. */
const WITH_NUMBER = `
# kVA generator | # কেভিএ জেনারেটর | # केवीए जेनरेटर | # केभीए जेनेरेटर
Generator # kVA | জেনারেটর # কেভিএ | जेनरेटर # केवीए | जेनेरेटर # केभीए
# kVA transformer | # কেভিএ ট্রান্সফর্মার | # केवीए ट्रांसफ़ॉर्मर | # केभीए ट्रान्सफर्मर
# kVA sanctioned | # কেভিএ মঞ্জুর | # केवीए स्वीकृत | # केभीए स्वीकृत
Solar # kW | সোলার # কিলোওয়াট | सोलर # किलोवाट | सोलार # किलोवाट
# kW solar | # কিলোওয়াট সোলার | # किलोवाट सोलर | # किलोवाट सोलार
# litre tank, A # litre tank | # লিটারের ট্যাঙ্ক | # लीटर की टंकी | # लिटरको ट्याङ्की
Overhead tank # litres, Overhead tank of # litres | # লিটারের জলের ট্যাঙ্ক | # लीटर की पानी की टंकी | # लिटरको पानी ट्याङ्की
# HP pump | # এইচপি পাম্প | # एचपी पंप | # एचपी पम्प
# ft | # ফুট | # फुट | # फिट
Boundary wall of # ft | # ফুট উঁচু পাঁচিল | # फुट ऊँची चारदीवारी | # फिट अग्लो पर्खाल
# docks | #টি ডক | # डॉक | #वटा डक
# loading docks | #টি লোডিং ডক | # लोडिंग डॉक | #वटा लोडिङ डक
# cameras | #টি ক্যামেরা | # कैमरे | #वटा क्यामेरा
# guards | # জন পাহারাদার | # गार्ड | # जना पाले
# tonne crane | # টনের ক্রেন | # टन की क्रेन | # टनको क्रेन
# ton crane | # টনের ক্রেন | # टन की क्रेन | # टनको क्रेन
LR dag #, LR plot #, LR # | এলআর দাগ № | एलआर दाग № | एलआर दाग №
LR dag #/#, LR plot #/#, LR #/# | এলআর দাগ №/№ | एलआर दाग №/№ | एलआर दाग №/№
LR dag # (part), LR plot # (part) | এলআর দাগ № (অংশ) | एलआर दाग № (हिस्सा) | एलआर दाग № (केही भाग)
LR dag # and #, LR plot # and # | এলআর দাগ № ও № | एलआर दाग № और № | एलआर दाग № र №
LR dag # to #, LR plot # to # | এলআর দাগ № থেকে № | एलआर दाग № से № | एलआर दाग № देखि №
RS dag #, RS plot # | আরএস দাগ № | आरएस दाग № | आरएस दाग №
RS dag #/#, RS plot #/# | আরএস দাগ №/№ | आरएस दाग №/№ | आरएस दाग №/№
Dag # | দাগ № | दाग № | दाग №
Dag #/# | দাগ №/№ | दाग №/№ | दाग №/№
Khatian # | খতিয়ান № | खतियान № | खतियान №
LR khatian # | এলআর খতিয়ান № | एलआर खतियान № | एलआर खतियान №
`

const COLUMNS = { bn: 1, hi: 2, ne: 3 } as const satisfies Record<OtherLanguage, number>
const NUMBERS = /\d[\d,.]*/g

const tables = new Map<OtherLanguage, ReadonlyMap<string, string>>()

/** What staff typed in English, in another language; undefined where a part of it is not known. */
export function typedIn(language: OtherLanguage, typed: string): string | undefined {
  const known = tables.get(language) ?? tableOf(language)
  tables.set(language, known)
  const whole = phraseIn(language, typed, known)
  if (whole !== undefined) return whole
  const parts = [/, |; /, / and | \+ /].map((sign) => typed.split(sign)).find(({ length }) => length > 1)
  const said = parts?.map((part) => typedIn(language, part))
  return said?.every((part) => part !== undefined) ? said.join(', ') : undefined
}

function phraseIn(
  language: OtherLanguage,
  typed: string,
  known: ReadonlyMap<string, string>,
): string | undefined {
  const phrase = typed.trim().toLowerCase()
  const own = known.get(phrase)
  if (own !== undefined) return own
  const numbers = phrase.match(NUMBERS) ?? []
  const around = numbers.length > 0 ? known.get(phrase.replace(NUMBERS, '#')) : undefined
  return numbers.reduce<string | undefined>(
    (said, number) => said?.replace(/[#№]/, (sign) => (sign === '#' ? inDigitsOf(language, number) : number)),
    around,
  )
}

function tableOf(language: OtherLanguage): Map<string, string> {
  const rows = `${TABLE}${WITH_NUMBER}`.split('\n').map((row) => row.split('|').map((cell) => cell.trim()))
  return new Map(
    rows.flatMap((row) => {
      const said = row[COLUMNS[language]]
      const [english = ''] = row
      return said ? english.split(',').map((name) => [name.trim().toLowerCase(), said] as const) : []
    }),
  )
}
