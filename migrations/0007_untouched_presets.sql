-- A preset that nobody has touched is no fact: its value leaves what lists, filters, searches and files read, its name stays in
-- staff_details. Listings saved before such names were kept stay as they are: the store cannot tell who said it.
UPDATE properties SET
  version = version + 1,
  details = json_set(details,
    '$.bhk', iif(instr(staff_details ->> '$.untouchedDefaults', '"bhk"'), NULL, details ->> '$.bhk'),
    '$.garden', json(iif(instr(staff_details ->> '$.untouchedDefaults', '"garden"'), 'null', ifnull(details -> '$.garden', 'null'))),
    '$.garage', json(iif(instr(staff_details ->> '$.untouchedDefaults', '"garage"'), 'null', ifnull(details -> '$.garage', 'null'))),
    '$.gatedCommunity', json(iif(instr(staff_details ->> '$.untouchedDefaults', '"gatedCommunity"'), 'null', ifnull(details -> '$.gatedCommunity', 'null'))))
WHERE category = 'Villa' AND json_array_length(staff_details, '$.untouchedDefaults') > 0;--> statement-breakpoint
-- The words by which these listings are found, as a save writes them (queries/properties/search-terms.ts).
UPDATE properties SET search_terms = concat_ws(' ', property_type, lease_type, ownership_type,
  (details ->> '$.bhk') || ' ' || replace(details ->> '$.bhk', 'BHK', ' BHK'),
  details ->> '$.villaType',
  (SELECT group_concat(value, ' ') FROM json_each(details, '$.amenities')),
  iif(details ->> '$.garden', 'garden', NULL), iif(details ->> '$.garage', 'garage', NULL),
  iif(details ->> '$.gatedCommunity', 'gated community', NULL), iif(details ->> '$.swimmingPool', 'swimming pool', NULL),
  iif(details ->> '$.servantRoom', 'servant room', NULL))
WHERE category = 'Villa' AND json_array_length(staff_details, '$.untouchedDefaults') > 0;--> statement-breakpoint
UPDATE properties SET sound_words = (SELECT json_group_array(json(value)) FROM json_each(sound_words)
  WHERE value ->> 0 NOT IN ('garden', 'garage', 'gated', 'community')
    OR instr(lower(concat_ws(' ', title, locality, city, search_terms)), value ->> 0))
WHERE category = 'Villa' AND sound_words IS NOT NULL AND json_array_length(staff_details, '$.untouchedDefaults') > 0;
