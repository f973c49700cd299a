import { digits } from '#frontend/messages/ne/numbers.ts'

/** What the drawings of a plot and of a hall say. Sizes come as they are written elsewhere: '७ कट्ठा', '६० फिट'. */
export const drawings = {
  plotTitle: 'प्लटको चित्र, नापअनुसार',
  plotTitleUnscaled: 'प्लटको चित्र, नापअनुसार होइन',
  feet: (feet: string) => `${digits(feet)} फिट`,
  road: 'बाटो',
  roadOf: (width: string) => `${width} बाटो`,
  north: 'उ',
  notToScale: 'नापअनुसार होइन',
  plan: {
    toScale: (frontage: string, depth: string) => `नापअनुसारको चित्र: ${frontage} x ${depth}`,
    notToScale: (size: string) => `प्लटको कच्चा चित्र, नापअनुसार होइन: ${size}`,
    facing: (facing: string) => `${facing}मुखी`,
    road: (width: string) => `बाटो ${width} चौडा`,
  },
  plotCaption: {
    drawnFrom: (fields: string) => `लेखिएको विवरणबाट बनाइएको: ${fields}।`,
    dimension: (text: string) => `लम्बाइ-चौडाइ (${text})`,
    size: (text: string) => `क्षेत्रफल (${text})`,
    facing: (text: string) => `मोहडा (${text})`,
    roadWidth: (text: string) => `बाटोको चौडाइ (${text})`,
    northUp: 'माथिपट्टि उत्तर हो।',
    corner: 'एकापट्टिबाट अर्को बाटो जान्छ।',
    shapeUnknown: 'प्लटको आकार थाहा छैन।',
  },
  hallTitle: 'गोदामको सेक्सन, नापअनुसार',
  clearHeight: 'भित्रको उचाइ',
  dock: (height: string) => `डक ${height}`,
  container: '४० फिटको कन्टेनर, १३.५ फिट अग्लो',
  person: '५ फिट ७ इन्च',
  accessRoad: (width: string) => `पुग्ने बाटो ${width} चौडा`,
  section: {
    height: (height: string) => `नापअनुसार सेक्सन: भित्रको उचाइ ${height}`,
    dock: (height: string) => `डक आँगनभन्दा ${height} माथि`,
    onGround: 'भुइँ आँगनकै सतहमा',
    forSize: 'नाप बुझ्न एउटा कन्टेनर ट्रक र एक जना मानिस',
  },
  hallCaption: {
    drawnFrom: (fields: string) => `लेखिएको विवरणबाट बनाइएको: ${fields}।`,
    height: (text: string) => `छतको उचाइ (${text})`,
    dock: (text: string) => `डक (${text})`,
    accessRoad: (text: string) => `पुग्ने बाटो (${text})`,
    raised: (height: string) => `अग्लो, ${height}`,
    raisedUsual: (height: string) => `अग्लो, प्रायः हुनेजस्तै ${height} मानेर बनाइएको`,
    atGround: 'जमिनकै सतहमा',
    forSizeOnly: 'गोदामको पूरा लम्बाइ देखाइएको छैन; र्‍याक, ट्रक र मानिस नाप बुझ्न मात्र हुन्।',
  },
  and: (fields: readonly string[]) =>
    fields.length < 2 ? fields.join('') : `${fields.slice(0, -1).join(', ')} र ${fields.at(-1)}`,
}
