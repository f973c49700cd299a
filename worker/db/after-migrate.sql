-- Written by `npm run db:new -- --after-migrate` out of worker/dev/database/after-migrate-text.ts: change it there.

-- What drizzle-kit cannot see: the search index, the triggers and what they count. Applied after every migrate, and safe
-- to apply again at any time. A trigger that is renamed or taken out here is dropped by after-migrate.ts, and search
-- indexes that are defined or filled otherwise (by another properties_search_add) are made anew.

-- The search, one index for each order of listings: the rowid is the rank in the order, then the age (see db/search/plan.ts).
-- Tokens are letters, numbers and marks, so that Bengali words stay whole (see db/search/tokens.ts).
CREATE VIRTUAL TABLE IF NOT EXISTS properties_search USING fts5(
  tokens,
  content='', contentless_delete=1, detail=none,
  tokenize="unicode61 categories 'L* N* Co Mc Mn'"
);
--> statement-breakpoint
INSERT INTO properties_search(properties_search, rank) VALUES ('pgsz', 490);
--> statement-breakpoint
CREATE VIRTUAL TABLE IF NOT EXISTS properties_by_price USING fts5(
  tokens,
  content='', contentless_delete=1, detail=none,
  tokenize="unicode61 categories 'L* N* Co Mc Mn'"
);
--> statement-breakpoint
INSERT INTO properties_by_price(properties_by_price, rank) VALUES ('pgsz', 490);
--> statement-breakpoint
CREATE VIRTUAL TABLE IF NOT EXISTS properties_by_area USING fts5(
  tokens,
  content='', contentless_delete=1, detail=none,
  tokenize="unicode61 categories 'L* N* Co Mc Mn'"
);
--> statement-breakpoint
INSERT INTO properties_by_area(properties_by_area, rank) VALUES ('pgsz', 490);
--> statement-breakpoint
CREATE VIRTUAL TABLE IF NOT EXISTS search_cut USING fts5(
  title, place, address, words,
  content='', detail=column,
  tokenize="unicode61 categories 'L* N* Co Mc Mn'"
);
--> statement-breakpoint
CREATE VIRTUAL TABLE IF NOT EXISTS search_cut_terms USING fts5vocab('search_cut', 'instance');
--> statement-breakpoint
-- Written anew where one is new, or where listings were written while the triggers were not there: in the order of the index,
-- and in one piece, which is found in and read through several times faster than a dozen.
INSERT INTO properties_search(properties_search) SELECT 'delete-all'
WHERE (SELECT count(*) FROM properties_search_docsize) <> (SELECT count(*) FROM properties)
  OR (SELECT count(*) FROM properties_by_price_docsize) <> (SELECT count(*) FROM properties)
  OR (SELECT count(*) FROM properties_by_area_docsize) <> (SELECT count(*) FROM properties)
  OR (SELECT count(*) FROM sqlite_master WHERE type = 'trigger'
    AND name IN ('properties_search_add', 'properties_search_remove', 'properties_search_change')) < 3;
--> statement-breakpoint
INSERT INTO properties_by_price(properties_by_price) SELECT 'delete-all'
WHERE (SELECT count(*) FROM properties_search_docsize) <> (SELECT count(*) FROM properties)
  OR (SELECT count(*) FROM properties_by_price_docsize) <> (SELECT count(*) FROM properties)
  OR (SELECT count(*) FROM properties_by_area_docsize) <> (SELECT count(*) FROM properties)
  OR (SELECT count(*) FROM sqlite_master WHERE type = 'trigger'
    AND name IN ('properties_search_add', 'properties_search_remove', 'properties_search_change')) < 3;
--> statement-breakpoint
INSERT INTO properties_by_area(properties_by_area) SELECT 'delete-all'
WHERE (SELECT count(*) FROM properties_search_docsize) <> (SELECT count(*) FROM properties)
  OR (SELECT count(*) FROM properties_by_price_docsize) <> (SELECT count(*) FROM properties)
  OR (SELECT count(*) FROM properties_by_area_docsize) <> (SELECT count(*) FROM properties)
  OR (SELECT count(*) FROM sqlite_master WHERE type = 'trigger'
    AND name IN ('properties_search_add', 'properties_search_remove', 'properties_search_change')) < 3;
--> statement-breakpoint
INSERT INTO search_cut(rowid, title, place, address, words) SELECT properties.seq, properties.title, concat_ws(' ', properties.locality, properties.city), properties.address,
    concat_ws(' ', char(57349), properties.description, properties.state, properties.search_terms) FROM properties
WHERE properties.seq > 0 * (SELECT max(seq) FROM properties) / 4 AND properties.seq <= 1 * (SELECT max(seq) FROM properties) / 4 AND NOT EXISTS (SELECT 1 FROM properties_search_docsize WHERE id = properties.seq);
--> statement-breakpoint
INSERT OR IGNORE INTO search_words(word) SELECT term FROM search_cut_terms WHERE unicode(term) NOT BETWEEN 57344 AND 57359;
--> statement-breakpoint
INSERT INTO properties_search(rowid, tokens)
  SELECT properties.seq, concat_ws(' ', cut.spelt, replace(replace(properties.facets, 'null', ''), '"x', '"' || char(57344) || iif(properties.status = 'available', '', properties.status) || 'x'), char(57344) || iif(properties.status = 'available', '', properties.status) || 'x' || lower(properties.category) || 'xdeal' || properties.deal, char(57344) || iif(properties.status = 'available', '', properties.status) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal,
    (SELECT group_concat(char(57344) || substr(measure.value, 1, size.value), ' ')
      FROM json_each('["' || replace(properties.measures, ' ', '","') || '"]') AS measure, json_each('[3,4,5,6,7,8, 99]') AS size
      WHERE size.value = 99 OR size.value <= 6 OR measure.value GLOB 'x[xy]*'),
    iif(properties.status = 'available', (SELECT group_concat(char(57344) || one.value || other.value, ' ')
      FROM json_each(properties.facets) AS one, json_each(properties.facets) AS other
      WHERE one.key < other.key AND one.value IS NOT NULL AND one.key IN (6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21) AND other.value IS NOT NULL AND other.key IN (6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21)), NULL),
    (SELECT group_concat(iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category) || deal.value || substr(measure.value, 1, 4)), NULL), ' ')
      FROM json_each('["' || replace(properties.measures, ' ', '","') || '"]') AS measure, json_each(json_array('', 'xdeal' || properties.deal)) AS deal
      WHERE measure.value GLOB 'xl*' OR measure.value GLOB 'xa*'),
    cut.region, iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category)), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category) || 'xdeal' || properties.deal), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal), NULL),
    concat_ws(' ', iif(instr(cut.in_place, ' matigara'), char(57351) || 'matigara', NULL), iif(instr(cut.in_place, ' siliguri'), char(57351) || 'siliguri', NULL), iif(instr(cut.in_place, ' sevoke') AND instr(cut.in_place, ' road'), char(57351) || 'sevokeroad', NULL), iif(instr(cut.in_place, ' champasari'), char(57351) || 'champasari', NULL), iif(instr(cut.in_place, ' salugara'), char(57351) || 'salugara', NULL), iif(instr(cut.in_place, ' dagapur'), char(57351) || 'dagapur', NULL), iif(instr(cut.in_place, ' pradhan') AND instr(cut.in_place, ' nagar'), char(57351) || 'pradhannagar', NULL), iif(instr(cut.in_place, ' eastern') AND instr(cut.in_place, ' bypass'), char(57351) || 'easternbypass', NULL), iif(instr(cut.in_place, ' kawakhali'), char(57351) || 'kawakhali', NULL), iif(instr(cut.in_place, ' fulbari'), char(57351) || 'fulbari', NULL), iif(instr(cut.in_place, ' shivmandir'), char(57351) || 'shivmandir', NULL), iif(instr(cut.in_place, ' sukna'), char(57351) || 'sukna', NULL), iif(instr(cut.in_place, ' jalpaiguri') AND instr(cut.in_place, ' road'), char(57351) || 'jalpaiguriroad', NULL), iif(instr(cut.in_place, ' new') AND instr(cut.in_place, ' jalpaiguri'), char(57351) || 'newjalpaiguri', NULL), iif(instr(cut.in_place, ' bagdogra'), char(57351) || 'bagdogra', NULL), iif(instr(cut.in_place, ' naxalbari'), char(57351) || 'naxalbari', NULL), iif(instr(cut.in_place, ' phansidewa'), char(57351) || 'phansidewa', NULL), iif(instr(cut.in_place, ' ghoshpukur'), char(57351) || 'ghoshpukur', NULL)))
  FROM (SELECT doc, spelt, in_place, concat_ws(' ', iif(instr(in_place_or_address, ' matigara'), char(57350) || 'matigara', NULL), iif(instr(in_place_or_address, ' siliguri'), char(57350) || 'siliguri', NULL), iif(instr(in_place_or_address, ' sevoke') AND instr(in_place_or_address, ' road'), char(57350) || 'sevokeroad', NULL), iif(instr(in_place_or_address, ' champasari'), char(57350) || 'champasari', NULL), iif(instr(in_place_or_address, ' salugara'), char(57350) || 'salugara', NULL), iif(instr(in_place_or_address, ' dagapur'), char(57350) || 'dagapur', NULL), iif(instr(in_place_or_address, ' pradhan') AND instr(in_place_or_address, ' nagar'), char(57350) || 'pradhannagar', NULL), iif(instr(in_place_or_address, ' eastern') AND instr(in_place_or_address, ' bypass'), char(57350) || 'easternbypass', NULL), iif(instr(in_place_or_address, ' kawakhali'), char(57350) || 'kawakhali', NULL), iif(instr(in_place_or_address, ' fulbari'), char(57350) || 'fulbari', NULL), iif(instr(in_place_or_address, ' shivmandir'), char(57350) || 'shivmandir', NULL), iif(instr(in_place_or_address, ' sukna'), char(57350) || 'sukna', NULL), iif(instr(in_place_or_address, ' jalpaiguri') AND instr(in_place_or_address, ' road'), char(57350) || 'jalpaiguriroad', NULL), iif(instr(in_place_or_address, ' new') AND instr(in_place_or_address, ' jalpaiguri'), char(57350) || 'newjalpaiguri', NULL), iif(instr(in_place_or_address, ' bagdogra'), char(57350) || 'bagdogra', NULL), iif(instr(in_place_or_address, ' naxalbari'), char(57350) || 'naxalbari', NULL), iif(instr(in_place_or_address, ' phansidewa'), char(57350) || 'phansidewa', NULL), iif(instr(in_place_or_address, ' ghoshpukur'), char(57350) || 'ghoshpukur', NULL)) AS region
    FROM (SELECT doc, group_concat(iif(unicode(term) NOT BETWEEN 57344 AND 57359, CASE col WHEN 'title' THEN char(57347) || term || ' '
    WHEN 'place' THEN char(57346) || term || ' ' || char(57345) || term || ' '
    WHEN 'address' THEN char(57345) || term || ' ' ELSE '' END || term, NULL), ' ') AS spelt,
        ' ' || group_concat(iif(col IN ('place', 'address'), term, NULL), ' ') AS in_place_or_address,
        ' ' || group_concat(iif(col = 'place', term, NULL), ' ') AS in_place
      FROM search_cut_terms GROUP BY doc)) AS cut
    CROSS JOIN properties ON properties.seq = cut.doc
  ORDER BY 1;
--> statement-breakpoint
INSERT INTO properties_by_price(rowid, tokens)
  SELECT (properties.price_inr << 23) + properties.seq, concat_ws(' ', cut.spelt, replace(replace(properties.facets, 'null', ''), '"x', '"' || char(57344) || iif(properties.status = 'available', '', properties.status) || 'x'), char(57344) || iif(properties.status = 'available', '', properties.status) || 'x' || lower(properties.category) || 'xdeal' || properties.deal, char(57344) || iif(properties.status = 'available', '', properties.status) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal,
    (SELECT group_concat(char(57344) || substr(measure.value, 1, size.value), ' ')
      FROM json_each('["' || replace(properties.measures, ' ', '","') || '"]') AS measure, json_each('[3,4,5,6,7,8, 99]') AS size
      WHERE size.value = 99 OR size.value <= 6 OR measure.value GLOB 'x[xy]*'),
    cut.region, iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category)), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category) || 'xdeal' || properties.deal), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal), NULL),
    concat_ws(' ', iif(instr(cut.in_place, ' matigara'), char(57351) || 'matigara', NULL), iif(instr(cut.in_place, ' siliguri'), char(57351) || 'siliguri', NULL), iif(instr(cut.in_place, ' sevoke') AND instr(cut.in_place, ' road'), char(57351) || 'sevokeroad', NULL), iif(instr(cut.in_place, ' champasari'), char(57351) || 'champasari', NULL), iif(instr(cut.in_place, ' salugara'), char(57351) || 'salugara', NULL), iif(instr(cut.in_place, ' dagapur'), char(57351) || 'dagapur', NULL), iif(instr(cut.in_place, ' pradhan') AND instr(cut.in_place, ' nagar'), char(57351) || 'pradhannagar', NULL), iif(instr(cut.in_place, ' eastern') AND instr(cut.in_place, ' bypass'), char(57351) || 'easternbypass', NULL), iif(instr(cut.in_place, ' kawakhali'), char(57351) || 'kawakhali', NULL), iif(instr(cut.in_place, ' fulbari'), char(57351) || 'fulbari', NULL), iif(instr(cut.in_place, ' shivmandir'), char(57351) || 'shivmandir', NULL), iif(instr(cut.in_place, ' sukna'), char(57351) || 'sukna', NULL), iif(instr(cut.in_place, ' jalpaiguri') AND instr(cut.in_place, ' road'), char(57351) || 'jalpaiguriroad', NULL), iif(instr(cut.in_place, ' new') AND instr(cut.in_place, ' jalpaiguri'), char(57351) || 'newjalpaiguri', NULL), iif(instr(cut.in_place, ' bagdogra'), char(57351) || 'bagdogra', NULL), iif(instr(cut.in_place, ' naxalbari'), char(57351) || 'naxalbari', NULL), iif(instr(cut.in_place, ' phansidewa'), char(57351) || 'phansidewa', NULL), iif(instr(cut.in_place, ' ghoshpukur'), char(57351) || 'ghoshpukur', NULL)))
  FROM (SELECT doc, spelt, in_place, concat_ws(' ', iif(instr(in_place_or_address, ' matigara'), char(57350) || 'matigara', NULL), iif(instr(in_place_or_address, ' siliguri'), char(57350) || 'siliguri', NULL), iif(instr(in_place_or_address, ' sevoke') AND instr(in_place_or_address, ' road'), char(57350) || 'sevokeroad', NULL), iif(instr(in_place_or_address, ' champasari'), char(57350) || 'champasari', NULL), iif(instr(in_place_or_address, ' salugara'), char(57350) || 'salugara', NULL), iif(instr(in_place_or_address, ' dagapur'), char(57350) || 'dagapur', NULL), iif(instr(in_place_or_address, ' pradhan') AND instr(in_place_or_address, ' nagar'), char(57350) || 'pradhannagar', NULL), iif(instr(in_place_or_address, ' eastern') AND instr(in_place_or_address, ' bypass'), char(57350) || 'easternbypass', NULL), iif(instr(in_place_or_address, ' kawakhali'), char(57350) || 'kawakhali', NULL), iif(instr(in_place_or_address, ' fulbari'), char(57350) || 'fulbari', NULL), iif(instr(in_place_or_address, ' shivmandir'), char(57350) || 'shivmandir', NULL), iif(instr(in_place_or_address, ' sukna'), char(57350) || 'sukna', NULL), iif(instr(in_place_or_address, ' jalpaiguri') AND instr(in_place_or_address, ' road'), char(57350) || 'jalpaiguriroad', NULL), iif(instr(in_place_or_address, ' new') AND instr(in_place_or_address, ' jalpaiguri'), char(57350) || 'newjalpaiguri', NULL), iif(instr(in_place_or_address, ' bagdogra'), char(57350) || 'bagdogra', NULL), iif(instr(in_place_or_address, ' naxalbari'), char(57350) || 'naxalbari', NULL), iif(instr(in_place_or_address, ' phansidewa'), char(57350) || 'phansidewa', NULL), iif(instr(in_place_or_address, ' ghoshpukur'), char(57350) || 'ghoshpukur', NULL)) AS region
    FROM (SELECT doc, group_concat(iif(unicode(term) NOT BETWEEN 57344 AND 57359, CASE col WHEN 'title' THEN char(57347) || term || ' '
    WHEN 'place' THEN char(57346) || term || ' ' || char(57345) || term || ' '
    WHEN 'address' THEN char(57345) || term || ' ' ELSE '' END || term, NULL), ' ') AS spelt,
        ' ' || group_concat(iif(col IN ('place', 'address'), term, NULL), ' ') AS in_place_or_address,
        ' ' || group_concat(iif(col = 'place', term, NULL), ' ') AS in_place
      FROM search_cut_terms GROUP BY doc)) AS cut
    CROSS JOIN properties ON properties.seq = cut.doc
  ORDER BY 1;
--> statement-breakpoint
INSERT INTO properties_by_area(rowid, tokens)
  SELECT (CAST(round(ifnull(properties.area_sq_ft, 0) * 100) AS INTEGER) << 23) + properties.seq, concat_ws(' ', cut.spelt, replace(replace(properties.facets, 'null', ''), '"x', '"' || char(57344) || iif(properties.status = 'available', '', properties.status) || 'x'), char(57344) || iif(properties.status = 'available', '', properties.status) || 'x' || lower(properties.category) || 'xdeal' || properties.deal, char(57344) || iif(properties.status = 'available', '', properties.status) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal,
    (SELECT group_concat(char(57344) || substr(measure.value, 1, size.value), ' ')
      FROM json_each('["' || replace(properties.measures, ' ', '","') || '"]') AS measure, json_each('[3,4,5,6,7,8, 99]') AS size
      WHERE size.value = 99 OR size.value <= 6 OR measure.value GLOB 'x[xy]*'),
    cut.region, iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category)), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category) || 'xdeal' || properties.deal), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal), NULL),
    concat_ws(' ', iif(instr(cut.in_place, ' matigara'), char(57351) || 'matigara', NULL), iif(instr(cut.in_place, ' siliguri'), char(57351) || 'siliguri', NULL), iif(instr(cut.in_place, ' sevoke') AND instr(cut.in_place, ' road'), char(57351) || 'sevokeroad', NULL), iif(instr(cut.in_place, ' champasari'), char(57351) || 'champasari', NULL), iif(instr(cut.in_place, ' salugara'), char(57351) || 'salugara', NULL), iif(instr(cut.in_place, ' dagapur'), char(57351) || 'dagapur', NULL), iif(instr(cut.in_place, ' pradhan') AND instr(cut.in_place, ' nagar'), char(57351) || 'pradhannagar', NULL), iif(instr(cut.in_place, ' eastern') AND instr(cut.in_place, ' bypass'), char(57351) || 'easternbypass', NULL), iif(instr(cut.in_place, ' kawakhali'), char(57351) || 'kawakhali', NULL), iif(instr(cut.in_place, ' fulbari'), char(57351) || 'fulbari', NULL), iif(instr(cut.in_place, ' shivmandir'), char(57351) || 'shivmandir', NULL), iif(instr(cut.in_place, ' sukna'), char(57351) || 'sukna', NULL), iif(instr(cut.in_place, ' jalpaiguri') AND instr(cut.in_place, ' road'), char(57351) || 'jalpaiguriroad', NULL), iif(instr(cut.in_place, ' new') AND instr(cut.in_place, ' jalpaiguri'), char(57351) || 'newjalpaiguri', NULL), iif(instr(cut.in_place, ' bagdogra'), char(57351) || 'bagdogra', NULL), iif(instr(cut.in_place, ' naxalbari'), char(57351) || 'naxalbari', NULL), iif(instr(cut.in_place, ' phansidewa'), char(57351) || 'phansidewa', NULL), iif(instr(cut.in_place, ' ghoshpukur'), char(57351) || 'ghoshpukur', NULL)))
  FROM (SELECT doc, spelt, in_place, concat_ws(' ', iif(instr(in_place_or_address, ' matigara'), char(57350) || 'matigara', NULL), iif(instr(in_place_or_address, ' siliguri'), char(57350) || 'siliguri', NULL), iif(instr(in_place_or_address, ' sevoke') AND instr(in_place_or_address, ' road'), char(57350) || 'sevokeroad', NULL), iif(instr(in_place_or_address, ' champasari'), char(57350) || 'champasari', NULL), iif(instr(in_place_or_address, ' salugara'), char(57350) || 'salugara', NULL), iif(instr(in_place_or_address, ' dagapur'), char(57350) || 'dagapur', NULL), iif(instr(in_place_or_address, ' pradhan') AND instr(in_place_or_address, ' nagar'), char(57350) || 'pradhannagar', NULL), iif(instr(in_place_or_address, ' eastern') AND instr(in_place_or_address, ' bypass'), char(57350) || 'easternbypass', NULL), iif(instr(in_place_or_address, ' kawakhali'), char(57350) || 'kawakhali', NULL), iif(instr(in_place_or_address, ' fulbari'), char(57350) || 'fulbari', NULL), iif(instr(in_place_or_address, ' shivmandir'), char(57350) || 'shivmandir', NULL), iif(instr(in_place_or_address, ' sukna'), char(57350) || 'sukna', NULL), iif(instr(in_place_or_address, ' jalpaiguri') AND instr(in_place_or_address, ' road'), char(57350) || 'jalpaiguriroad', NULL), iif(instr(in_place_or_address, ' new') AND instr(in_place_or_address, ' jalpaiguri'), char(57350) || 'newjalpaiguri', NULL), iif(instr(in_place_or_address, ' bagdogra'), char(57350) || 'bagdogra', NULL), iif(instr(in_place_or_address, ' naxalbari'), char(57350) || 'naxalbari', NULL), iif(instr(in_place_or_address, ' phansidewa'), char(57350) || 'phansidewa', NULL), iif(instr(in_place_or_address, ' ghoshpukur'), char(57350) || 'ghoshpukur', NULL)) AS region
    FROM (SELECT doc, group_concat(iif(unicode(term) NOT BETWEEN 57344 AND 57359, CASE col WHEN 'title' THEN char(57347) || term || ' '
    WHEN 'place' THEN char(57346) || term || ' ' || char(57345) || term || ' '
    WHEN 'address' THEN char(57345) || term || ' ' ELSE '' END || term, NULL), ' ') AS spelt,
        ' ' || group_concat(iif(col IN ('place', 'address'), term, NULL), ' ') AS in_place_or_address,
        ' ' || group_concat(iif(col = 'place', term, NULL), ' ') AS in_place
      FROM search_cut_terms GROUP BY doc)) AS cut
    CROSS JOIN properties ON properties.seq = cut.doc
  ORDER BY 1;
--> statement-breakpoint
INSERT INTO search_cut(search_cut) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO search_cut(rowid, title, place, address, words) SELECT properties.seq, properties.title, concat_ws(' ', properties.locality, properties.city), properties.address,
    concat_ws(' ', char(57349), properties.description, properties.state, properties.search_terms) FROM properties
WHERE properties.seq > 1 * (SELECT max(seq) FROM properties) / 4 AND properties.seq <= 2 * (SELECT max(seq) FROM properties) / 4 AND NOT EXISTS (SELECT 1 FROM properties_search_docsize WHERE id = properties.seq);
--> statement-breakpoint
INSERT OR IGNORE INTO search_words(word) SELECT term FROM search_cut_terms WHERE unicode(term) NOT BETWEEN 57344 AND 57359;
--> statement-breakpoint
INSERT INTO properties_search(rowid, tokens)
  SELECT properties.seq, concat_ws(' ', cut.spelt, replace(replace(properties.facets, 'null', ''), '"x', '"' || char(57344) || iif(properties.status = 'available', '', properties.status) || 'x'), char(57344) || iif(properties.status = 'available', '', properties.status) || 'x' || lower(properties.category) || 'xdeal' || properties.deal, char(57344) || iif(properties.status = 'available', '', properties.status) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal,
    (SELECT group_concat(char(57344) || substr(measure.value, 1, size.value), ' ')
      FROM json_each('["' || replace(properties.measures, ' ', '","') || '"]') AS measure, json_each('[3,4,5,6,7,8, 99]') AS size
      WHERE size.value = 99 OR size.value <= 6 OR measure.value GLOB 'x[xy]*'),
    iif(properties.status = 'available', (SELECT group_concat(char(57344) || one.value || other.value, ' ')
      FROM json_each(properties.facets) AS one, json_each(properties.facets) AS other
      WHERE one.key < other.key AND one.value IS NOT NULL AND one.key IN (6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21) AND other.value IS NOT NULL AND other.key IN (6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21)), NULL),
    (SELECT group_concat(iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category) || deal.value || substr(measure.value, 1, 4)), NULL), ' ')
      FROM json_each('["' || replace(properties.measures, ' ', '","') || '"]') AS measure, json_each(json_array('', 'xdeal' || properties.deal)) AS deal
      WHERE measure.value GLOB 'xl*' OR measure.value GLOB 'xa*'),
    cut.region, iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category)), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category) || 'xdeal' || properties.deal), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal), NULL),
    concat_ws(' ', iif(instr(cut.in_place, ' matigara'), char(57351) || 'matigara', NULL), iif(instr(cut.in_place, ' siliguri'), char(57351) || 'siliguri', NULL), iif(instr(cut.in_place, ' sevoke') AND instr(cut.in_place, ' road'), char(57351) || 'sevokeroad', NULL), iif(instr(cut.in_place, ' champasari'), char(57351) || 'champasari', NULL), iif(instr(cut.in_place, ' salugara'), char(57351) || 'salugara', NULL), iif(instr(cut.in_place, ' dagapur'), char(57351) || 'dagapur', NULL), iif(instr(cut.in_place, ' pradhan') AND instr(cut.in_place, ' nagar'), char(57351) || 'pradhannagar', NULL), iif(instr(cut.in_place, ' eastern') AND instr(cut.in_place, ' bypass'), char(57351) || 'easternbypass', NULL), iif(instr(cut.in_place, ' kawakhali'), char(57351) || 'kawakhali', NULL), iif(instr(cut.in_place, ' fulbari'), char(57351) || 'fulbari', NULL), iif(instr(cut.in_place, ' shivmandir'), char(57351) || 'shivmandir', NULL), iif(instr(cut.in_place, ' sukna'), char(57351) || 'sukna', NULL), iif(instr(cut.in_place, ' jalpaiguri') AND instr(cut.in_place, ' road'), char(57351) || 'jalpaiguriroad', NULL), iif(instr(cut.in_place, ' new') AND instr(cut.in_place, ' jalpaiguri'), char(57351) || 'newjalpaiguri', NULL), iif(instr(cut.in_place, ' bagdogra'), char(57351) || 'bagdogra', NULL), iif(instr(cut.in_place, ' naxalbari'), char(57351) || 'naxalbari', NULL), iif(instr(cut.in_place, ' phansidewa'), char(57351) || 'phansidewa', NULL), iif(instr(cut.in_place, ' ghoshpukur'), char(57351) || 'ghoshpukur', NULL)))
  FROM (SELECT doc, spelt, in_place, concat_ws(' ', iif(instr(in_place_or_address, ' matigara'), char(57350) || 'matigara', NULL), iif(instr(in_place_or_address, ' siliguri'), char(57350) || 'siliguri', NULL), iif(instr(in_place_or_address, ' sevoke') AND instr(in_place_or_address, ' road'), char(57350) || 'sevokeroad', NULL), iif(instr(in_place_or_address, ' champasari'), char(57350) || 'champasari', NULL), iif(instr(in_place_or_address, ' salugara'), char(57350) || 'salugara', NULL), iif(instr(in_place_or_address, ' dagapur'), char(57350) || 'dagapur', NULL), iif(instr(in_place_or_address, ' pradhan') AND instr(in_place_or_address, ' nagar'), char(57350) || 'pradhannagar', NULL), iif(instr(in_place_or_address, ' eastern') AND instr(in_place_or_address, ' bypass'), char(57350) || 'easternbypass', NULL), iif(instr(in_place_or_address, ' kawakhali'), char(57350) || 'kawakhali', NULL), iif(instr(in_place_or_address, ' fulbari'), char(57350) || 'fulbari', NULL), iif(instr(in_place_or_address, ' shivmandir'), char(57350) || 'shivmandir', NULL), iif(instr(in_place_or_address, ' sukna'), char(57350) || 'sukna', NULL), iif(instr(in_place_or_address, ' jalpaiguri') AND instr(in_place_or_address, ' road'), char(57350) || 'jalpaiguriroad', NULL), iif(instr(in_place_or_address, ' new') AND instr(in_place_or_address, ' jalpaiguri'), char(57350) || 'newjalpaiguri', NULL), iif(instr(in_place_or_address, ' bagdogra'), char(57350) || 'bagdogra', NULL), iif(instr(in_place_or_address, ' naxalbari'), char(57350) || 'naxalbari', NULL), iif(instr(in_place_or_address, ' phansidewa'), char(57350) || 'phansidewa', NULL), iif(instr(in_place_or_address, ' ghoshpukur'), char(57350) || 'ghoshpukur', NULL)) AS region
    FROM (SELECT doc, group_concat(iif(unicode(term) NOT BETWEEN 57344 AND 57359, CASE col WHEN 'title' THEN char(57347) || term || ' '
    WHEN 'place' THEN char(57346) || term || ' ' || char(57345) || term || ' '
    WHEN 'address' THEN char(57345) || term || ' ' ELSE '' END || term, NULL), ' ') AS spelt,
        ' ' || group_concat(iif(col IN ('place', 'address'), term, NULL), ' ') AS in_place_or_address,
        ' ' || group_concat(iif(col = 'place', term, NULL), ' ') AS in_place
      FROM search_cut_terms GROUP BY doc)) AS cut
    CROSS JOIN properties ON properties.seq = cut.doc
  ORDER BY 1;
--> statement-breakpoint
INSERT INTO properties_by_price(rowid, tokens)
  SELECT (properties.price_inr << 23) + properties.seq, concat_ws(' ', cut.spelt, replace(replace(properties.facets, 'null', ''), '"x', '"' || char(57344) || iif(properties.status = 'available', '', properties.status) || 'x'), char(57344) || iif(properties.status = 'available', '', properties.status) || 'x' || lower(properties.category) || 'xdeal' || properties.deal, char(57344) || iif(properties.status = 'available', '', properties.status) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal,
    (SELECT group_concat(char(57344) || substr(measure.value, 1, size.value), ' ')
      FROM json_each('["' || replace(properties.measures, ' ', '","') || '"]') AS measure, json_each('[3,4,5,6,7,8, 99]') AS size
      WHERE size.value = 99 OR size.value <= 6 OR measure.value GLOB 'x[xy]*'),
    cut.region, iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category)), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category) || 'xdeal' || properties.deal), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal), NULL),
    concat_ws(' ', iif(instr(cut.in_place, ' matigara'), char(57351) || 'matigara', NULL), iif(instr(cut.in_place, ' siliguri'), char(57351) || 'siliguri', NULL), iif(instr(cut.in_place, ' sevoke') AND instr(cut.in_place, ' road'), char(57351) || 'sevokeroad', NULL), iif(instr(cut.in_place, ' champasari'), char(57351) || 'champasari', NULL), iif(instr(cut.in_place, ' salugara'), char(57351) || 'salugara', NULL), iif(instr(cut.in_place, ' dagapur'), char(57351) || 'dagapur', NULL), iif(instr(cut.in_place, ' pradhan') AND instr(cut.in_place, ' nagar'), char(57351) || 'pradhannagar', NULL), iif(instr(cut.in_place, ' eastern') AND instr(cut.in_place, ' bypass'), char(57351) || 'easternbypass', NULL), iif(instr(cut.in_place, ' kawakhali'), char(57351) || 'kawakhali', NULL), iif(instr(cut.in_place, ' fulbari'), char(57351) || 'fulbari', NULL), iif(instr(cut.in_place, ' shivmandir'), char(57351) || 'shivmandir', NULL), iif(instr(cut.in_place, ' sukna'), char(57351) || 'sukna', NULL), iif(instr(cut.in_place, ' jalpaiguri') AND instr(cut.in_place, ' road'), char(57351) || 'jalpaiguriroad', NULL), iif(instr(cut.in_place, ' new') AND instr(cut.in_place, ' jalpaiguri'), char(57351) || 'newjalpaiguri', NULL), iif(instr(cut.in_place, ' bagdogra'), char(57351) || 'bagdogra', NULL), iif(instr(cut.in_place, ' naxalbari'), char(57351) || 'naxalbari', NULL), iif(instr(cut.in_place, ' phansidewa'), char(57351) || 'phansidewa', NULL), iif(instr(cut.in_place, ' ghoshpukur'), char(57351) || 'ghoshpukur', NULL)))
  FROM (SELECT doc, spelt, in_place, concat_ws(' ', iif(instr(in_place_or_address, ' matigara'), char(57350) || 'matigara', NULL), iif(instr(in_place_or_address, ' siliguri'), char(57350) || 'siliguri', NULL), iif(instr(in_place_or_address, ' sevoke') AND instr(in_place_or_address, ' road'), char(57350) || 'sevokeroad', NULL), iif(instr(in_place_or_address, ' champasari'), char(57350) || 'champasari', NULL), iif(instr(in_place_or_address, ' salugara'), char(57350) || 'salugara', NULL), iif(instr(in_place_or_address, ' dagapur'), char(57350) || 'dagapur', NULL), iif(instr(in_place_or_address, ' pradhan') AND instr(in_place_or_address, ' nagar'), char(57350) || 'pradhannagar', NULL), iif(instr(in_place_or_address, ' eastern') AND instr(in_place_or_address, ' bypass'), char(57350) || 'easternbypass', NULL), iif(instr(in_place_or_address, ' kawakhali'), char(57350) || 'kawakhali', NULL), iif(instr(in_place_or_address, ' fulbari'), char(57350) || 'fulbari', NULL), iif(instr(in_place_or_address, ' shivmandir'), char(57350) || 'shivmandir', NULL), iif(instr(in_place_or_address, ' sukna'), char(57350) || 'sukna', NULL), iif(instr(in_place_or_address, ' jalpaiguri') AND instr(in_place_or_address, ' road'), char(57350) || 'jalpaiguriroad', NULL), iif(instr(in_place_or_address, ' new') AND instr(in_place_or_address, ' jalpaiguri'), char(57350) || 'newjalpaiguri', NULL), iif(instr(in_place_or_address, ' bagdogra'), char(57350) || 'bagdogra', NULL), iif(instr(in_place_or_address, ' naxalbari'), char(57350) || 'naxalbari', NULL), iif(instr(in_place_or_address, ' phansidewa'), char(57350) || 'phansidewa', NULL), iif(instr(in_place_or_address, ' ghoshpukur'), char(57350) || 'ghoshpukur', NULL)) AS region
    FROM (SELECT doc, group_concat(iif(unicode(term) NOT BETWEEN 57344 AND 57359, CASE col WHEN 'title' THEN char(57347) || term || ' '
    WHEN 'place' THEN char(57346) || term || ' ' || char(57345) || term || ' '
    WHEN 'address' THEN char(57345) || term || ' ' ELSE '' END || term, NULL), ' ') AS spelt,
        ' ' || group_concat(iif(col IN ('place', 'address'), term, NULL), ' ') AS in_place_or_address,
        ' ' || group_concat(iif(col = 'place', term, NULL), ' ') AS in_place
      FROM search_cut_terms GROUP BY doc)) AS cut
    CROSS JOIN properties ON properties.seq = cut.doc
  ORDER BY 1;
--> statement-breakpoint
INSERT INTO properties_by_area(rowid, tokens)
  SELECT (CAST(round(ifnull(properties.area_sq_ft, 0) * 100) AS INTEGER) << 23) + properties.seq, concat_ws(' ', cut.spelt, replace(replace(properties.facets, 'null', ''), '"x', '"' || char(57344) || iif(properties.status = 'available', '', properties.status) || 'x'), char(57344) || iif(properties.status = 'available', '', properties.status) || 'x' || lower(properties.category) || 'xdeal' || properties.deal, char(57344) || iif(properties.status = 'available', '', properties.status) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal,
    (SELECT group_concat(char(57344) || substr(measure.value, 1, size.value), ' ')
      FROM json_each('["' || replace(properties.measures, ' ', '","') || '"]') AS measure, json_each('[3,4,5,6,7,8, 99]') AS size
      WHERE size.value = 99 OR size.value <= 6 OR measure.value GLOB 'x[xy]*'),
    cut.region, iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category)), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category) || 'xdeal' || properties.deal), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal), NULL),
    concat_ws(' ', iif(instr(cut.in_place, ' matigara'), char(57351) || 'matigara', NULL), iif(instr(cut.in_place, ' siliguri'), char(57351) || 'siliguri', NULL), iif(instr(cut.in_place, ' sevoke') AND instr(cut.in_place, ' road'), char(57351) || 'sevokeroad', NULL), iif(instr(cut.in_place, ' champasari'), char(57351) || 'champasari', NULL), iif(instr(cut.in_place, ' salugara'), char(57351) || 'salugara', NULL), iif(instr(cut.in_place, ' dagapur'), char(57351) || 'dagapur', NULL), iif(instr(cut.in_place, ' pradhan') AND instr(cut.in_place, ' nagar'), char(57351) || 'pradhannagar', NULL), iif(instr(cut.in_place, ' eastern') AND instr(cut.in_place, ' bypass'), char(57351) || 'easternbypass', NULL), iif(instr(cut.in_place, ' kawakhali'), char(57351) || 'kawakhali', NULL), iif(instr(cut.in_place, ' fulbari'), char(57351) || 'fulbari', NULL), iif(instr(cut.in_place, ' shivmandir'), char(57351) || 'shivmandir', NULL), iif(instr(cut.in_place, ' sukna'), char(57351) || 'sukna', NULL), iif(instr(cut.in_place, ' jalpaiguri') AND instr(cut.in_place, ' road'), char(57351) || 'jalpaiguriroad', NULL), iif(instr(cut.in_place, ' new') AND instr(cut.in_place, ' jalpaiguri'), char(57351) || 'newjalpaiguri', NULL), iif(instr(cut.in_place, ' bagdogra'), char(57351) || 'bagdogra', NULL), iif(instr(cut.in_place, ' naxalbari'), char(57351) || 'naxalbari', NULL), iif(instr(cut.in_place, ' phansidewa'), char(57351) || 'phansidewa', NULL), iif(instr(cut.in_place, ' ghoshpukur'), char(57351) || 'ghoshpukur', NULL)))
  FROM (SELECT doc, spelt, in_place, concat_ws(' ', iif(instr(in_place_or_address, ' matigara'), char(57350) || 'matigara', NULL), iif(instr(in_place_or_address, ' siliguri'), char(57350) || 'siliguri', NULL), iif(instr(in_place_or_address, ' sevoke') AND instr(in_place_or_address, ' road'), char(57350) || 'sevokeroad', NULL), iif(instr(in_place_or_address, ' champasari'), char(57350) || 'champasari', NULL), iif(instr(in_place_or_address, ' salugara'), char(57350) || 'salugara', NULL), iif(instr(in_place_or_address, ' dagapur'), char(57350) || 'dagapur', NULL), iif(instr(in_place_or_address, ' pradhan') AND instr(in_place_or_address, ' nagar'), char(57350) || 'pradhannagar', NULL), iif(instr(in_place_or_address, ' eastern') AND instr(in_place_or_address, ' bypass'), char(57350) || 'easternbypass', NULL), iif(instr(in_place_or_address, ' kawakhali'), char(57350) || 'kawakhali', NULL), iif(instr(in_place_or_address, ' fulbari'), char(57350) || 'fulbari', NULL), iif(instr(in_place_or_address, ' shivmandir'), char(57350) || 'shivmandir', NULL), iif(instr(in_place_or_address, ' sukna'), char(57350) || 'sukna', NULL), iif(instr(in_place_or_address, ' jalpaiguri') AND instr(in_place_or_address, ' road'), char(57350) || 'jalpaiguriroad', NULL), iif(instr(in_place_or_address, ' new') AND instr(in_place_or_address, ' jalpaiguri'), char(57350) || 'newjalpaiguri', NULL), iif(instr(in_place_or_address, ' bagdogra'), char(57350) || 'bagdogra', NULL), iif(instr(in_place_or_address, ' naxalbari'), char(57350) || 'naxalbari', NULL), iif(instr(in_place_or_address, ' phansidewa'), char(57350) || 'phansidewa', NULL), iif(instr(in_place_or_address, ' ghoshpukur'), char(57350) || 'ghoshpukur', NULL)) AS region
    FROM (SELECT doc, group_concat(iif(unicode(term) NOT BETWEEN 57344 AND 57359, CASE col WHEN 'title' THEN char(57347) || term || ' '
    WHEN 'place' THEN char(57346) || term || ' ' || char(57345) || term || ' '
    WHEN 'address' THEN char(57345) || term || ' ' ELSE '' END || term, NULL), ' ') AS spelt,
        ' ' || group_concat(iif(col IN ('place', 'address'), term, NULL), ' ') AS in_place_or_address,
        ' ' || group_concat(iif(col = 'place', term, NULL), ' ') AS in_place
      FROM search_cut_terms GROUP BY doc)) AS cut
    CROSS JOIN properties ON properties.seq = cut.doc
  ORDER BY 1;
--> statement-breakpoint
INSERT INTO search_cut(search_cut) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO search_cut(rowid, title, place, address, words) SELECT properties.seq, properties.title, concat_ws(' ', properties.locality, properties.city), properties.address,
    concat_ws(' ', char(57349), properties.description, properties.state, properties.search_terms) FROM properties
WHERE properties.seq > 2 * (SELECT max(seq) FROM properties) / 4 AND properties.seq <= 3 * (SELECT max(seq) FROM properties) / 4 AND NOT EXISTS (SELECT 1 FROM properties_search_docsize WHERE id = properties.seq);
--> statement-breakpoint
INSERT OR IGNORE INTO search_words(word) SELECT term FROM search_cut_terms WHERE unicode(term) NOT BETWEEN 57344 AND 57359;
--> statement-breakpoint
INSERT INTO properties_search(rowid, tokens)
  SELECT properties.seq, concat_ws(' ', cut.spelt, replace(replace(properties.facets, 'null', ''), '"x', '"' || char(57344) || iif(properties.status = 'available', '', properties.status) || 'x'), char(57344) || iif(properties.status = 'available', '', properties.status) || 'x' || lower(properties.category) || 'xdeal' || properties.deal, char(57344) || iif(properties.status = 'available', '', properties.status) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal,
    (SELECT group_concat(char(57344) || substr(measure.value, 1, size.value), ' ')
      FROM json_each('["' || replace(properties.measures, ' ', '","') || '"]') AS measure, json_each('[3,4,5,6,7,8, 99]') AS size
      WHERE size.value = 99 OR size.value <= 6 OR measure.value GLOB 'x[xy]*'),
    iif(properties.status = 'available', (SELECT group_concat(char(57344) || one.value || other.value, ' ')
      FROM json_each(properties.facets) AS one, json_each(properties.facets) AS other
      WHERE one.key < other.key AND one.value IS NOT NULL AND one.key IN (6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21) AND other.value IS NOT NULL AND other.key IN (6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21)), NULL),
    (SELECT group_concat(iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category) || deal.value || substr(measure.value, 1, 4)), NULL), ' ')
      FROM json_each('["' || replace(properties.measures, ' ', '","') || '"]') AS measure, json_each(json_array('', 'xdeal' || properties.deal)) AS deal
      WHERE measure.value GLOB 'xl*' OR measure.value GLOB 'xa*'),
    cut.region, iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category)), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category) || 'xdeal' || properties.deal), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal), NULL),
    concat_ws(' ', iif(instr(cut.in_place, ' matigara'), char(57351) || 'matigara', NULL), iif(instr(cut.in_place, ' siliguri'), char(57351) || 'siliguri', NULL), iif(instr(cut.in_place, ' sevoke') AND instr(cut.in_place, ' road'), char(57351) || 'sevokeroad', NULL), iif(instr(cut.in_place, ' champasari'), char(57351) || 'champasari', NULL), iif(instr(cut.in_place, ' salugara'), char(57351) || 'salugara', NULL), iif(instr(cut.in_place, ' dagapur'), char(57351) || 'dagapur', NULL), iif(instr(cut.in_place, ' pradhan') AND instr(cut.in_place, ' nagar'), char(57351) || 'pradhannagar', NULL), iif(instr(cut.in_place, ' eastern') AND instr(cut.in_place, ' bypass'), char(57351) || 'easternbypass', NULL), iif(instr(cut.in_place, ' kawakhali'), char(57351) || 'kawakhali', NULL), iif(instr(cut.in_place, ' fulbari'), char(57351) || 'fulbari', NULL), iif(instr(cut.in_place, ' shivmandir'), char(57351) || 'shivmandir', NULL), iif(instr(cut.in_place, ' sukna'), char(57351) || 'sukna', NULL), iif(instr(cut.in_place, ' jalpaiguri') AND instr(cut.in_place, ' road'), char(57351) || 'jalpaiguriroad', NULL), iif(instr(cut.in_place, ' new') AND instr(cut.in_place, ' jalpaiguri'), char(57351) || 'newjalpaiguri', NULL), iif(instr(cut.in_place, ' bagdogra'), char(57351) || 'bagdogra', NULL), iif(instr(cut.in_place, ' naxalbari'), char(57351) || 'naxalbari', NULL), iif(instr(cut.in_place, ' phansidewa'), char(57351) || 'phansidewa', NULL), iif(instr(cut.in_place, ' ghoshpukur'), char(57351) || 'ghoshpukur', NULL)))
  FROM (SELECT doc, spelt, in_place, concat_ws(' ', iif(instr(in_place_or_address, ' matigara'), char(57350) || 'matigara', NULL), iif(instr(in_place_or_address, ' siliguri'), char(57350) || 'siliguri', NULL), iif(instr(in_place_or_address, ' sevoke') AND instr(in_place_or_address, ' road'), char(57350) || 'sevokeroad', NULL), iif(instr(in_place_or_address, ' champasari'), char(57350) || 'champasari', NULL), iif(instr(in_place_or_address, ' salugara'), char(57350) || 'salugara', NULL), iif(instr(in_place_or_address, ' dagapur'), char(57350) || 'dagapur', NULL), iif(instr(in_place_or_address, ' pradhan') AND instr(in_place_or_address, ' nagar'), char(57350) || 'pradhannagar', NULL), iif(instr(in_place_or_address, ' eastern') AND instr(in_place_or_address, ' bypass'), char(57350) || 'easternbypass', NULL), iif(instr(in_place_or_address, ' kawakhali'), char(57350) || 'kawakhali', NULL), iif(instr(in_place_or_address, ' fulbari'), char(57350) || 'fulbari', NULL), iif(instr(in_place_or_address, ' shivmandir'), char(57350) || 'shivmandir', NULL), iif(instr(in_place_or_address, ' sukna'), char(57350) || 'sukna', NULL), iif(instr(in_place_or_address, ' jalpaiguri') AND instr(in_place_or_address, ' road'), char(57350) || 'jalpaiguriroad', NULL), iif(instr(in_place_or_address, ' new') AND instr(in_place_or_address, ' jalpaiguri'), char(57350) || 'newjalpaiguri', NULL), iif(instr(in_place_or_address, ' bagdogra'), char(57350) || 'bagdogra', NULL), iif(instr(in_place_or_address, ' naxalbari'), char(57350) || 'naxalbari', NULL), iif(instr(in_place_or_address, ' phansidewa'), char(57350) || 'phansidewa', NULL), iif(instr(in_place_or_address, ' ghoshpukur'), char(57350) || 'ghoshpukur', NULL)) AS region
    FROM (SELECT doc, group_concat(iif(unicode(term) NOT BETWEEN 57344 AND 57359, CASE col WHEN 'title' THEN char(57347) || term || ' '
    WHEN 'place' THEN char(57346) || term || ' ' || char(57345) || term || ' '
    WHEN 'address' THEN char(57345) || term || ' ' ELSE '' END || term, NULL), ' ') AS spelt,
        ' ' || group_concat(iif(col IN ('place', 'address'), term, NULL), ' ') AS in_place_or_address,
        ' ' || group_concat(iif(col = 'place', term, NULL), ' ') AS in_place
      FROM search_cut_terms GROUP BY doc)) AS cut
    CROSS JOIN properties ON properties.seq = cut.doc
  ORDER BY 1;
--> statement-breakpoint
INSERT INTO properties_by_price(rowid, tokens)
  SELECT (properties.price_inr << 23) + properties.seq, concat_ws(' ', cut.spelt, replace(replace(properties.facets, 'null', ''), '"x', '"' || char(57344) || iif(properties.status = 'available', '', properties.status) || 'x'), char(57344) || iif(properties.status = 'available', '', properties.status) || 'x' || lower(properties.category) || 'xdeal' || properties.deal, char(57344) || iif(properties.status = 'available', '', properties.status) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal,
    (SELECT group_concat(char(57344) || substr(measure.value, 1, size.value), ' ')
      FROM json_each('["' || replace(properties.measures, ' ', '","') || '"]') AS measure, json_each('[3,4,5,6,7,8, 99]') AS size
      WHERE size.value = 99 OR size.value <= 6 OR measure.value GLOB 'x[xy]*'),
    cut.region, iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category)), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category) || 'xdeal' || properties.deal), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal), NULL),
    concat_ws(' ', iif(instr(cut.in_place, ' matigara'), char(57351) || 'matigara', NULL), iif(instr(cut.in_place, ' siliguri'), char(57351) || 'siliguri', NULL), iif(instr(cut.in_place, ' sevoke') AND instr(cut.in_place, ' road'), char(57351) || 'sevokeroad', NULL), iif(instr(cut.in_place, ' champasari'), char(57351) || 'champasari', NULL), iif(instr(cut.in_place, ' salugara'), char(57351) || 'salugara', NULL), iif(instr(cut.in_place, ' dagapur'), char(57351) || 'dagapur', NULL), iif(instr(cut.in_place, ' pradhan') AND instr(cut.in_place, ' nagar'), char(57351) || 'pradhannagar', NULL), iif(instr(cut.in_place, ' eastern') AND instr(cut.in_place, ' bypass'), char(57351) || 'easternbypass', NULL), iif(instr(cut.in_place, ' kawakhali'), char(57351) || 'kawakhali', NULL), iif(instr(cut.in_place, ' fulbari'), char(57351) || 'fulbari', NULL), iif(instr(cut.in_place, ' shivmandir'), char(57351) || 'shivmandir', NULL), iif(instr(cut.in_place, ' sukna'), char(57351) || 'sukna', NULL), iif(instr(cut.in_place, ' jalpaiguri') AND instr(cut.in_place, ' road'), char(57351) || 'jalpaiguriroad', NULL), iif(instr(cut.in_place, ' new') AND instr(cut.in_place, ' jalpaiguri'), char(57351) || 'newjalpaiguri', NULL), iif(instr(cut.in_place, ' bagdogra'), char(57351) || 'bagdogra', NULL), iif(instr(cut.in_place, ' naxalbari'), char(57351) || 'naxalbari', NULL), iif(instr(cut.in_place, ' phansidewa'), char(57351) || 'phansidewa', NULL), iif(instr(cut.in_place, ' ghoshpukur'), char(57351) || 'ghoshpukur', NULL)))
  FROM (SELECT doc, spelt, in_place, concat_ws(' ', iif(instr(in_place_or_address, ' matigara'), char(57350) || 'matigara', NULL), iif(instr(in_place_or_address, ' siliguri'), char(57350) || 'siliguri', NULL), iif(instr(in_place_or_address, ' sevoke') AND instr(in_place_or_address, ' road'), char(57350) || 'sevokeroad', NULL), iif(instr(in_place_or_address, ' champasari'), char(57350) || 'champasari', NULL), iif(instr(in_place_or_address, ' salugara'), char(57350) || 'salugara', NULL), iif(instr(in_place_or_address, ' dagapur'), char(57350) || 'dagapur', NULL), iif(instr(in_place_or_address, ' pradhan') AND instr(in_place_or_address, ' nagar'), char(57350) || 'pradhannagar', NULL), iif(instr(in_place_or_address, ' eastern') AND instr(in_place_or_address, ' bypass'), char(57350) || 'easternbypass', NULL), iif(instr(in_place_or_address, ' kawakhali'), char(57350) || 'kawakhali', NULL), iif(instr(in_place_or_address, ' fulbari'), char(57350) || 'fulbari', NULL), iif(instr(in_place_or_address, ' shivmandir'), char(57350) || 'shivmandir', NULL), iif(instr(in_place_or_address, ' sukna'), char(57350) || 'sukna', NULL), iif(instr(in_place_or_address, ' jalpaiguri') AND instr(in_place_or_address, ' road'), char(57350) || 'jalpaiguriroad', NULL), iif(instr(in_place_or_address, ' new') AND instr(in_place_or_address, ' jalpaiguri'), char(57350) || 'newjalpaiguri', NULL), iif(instr(in_place_or_address, ' bagdogra'), char(57350) || 'bagdogra', NULL), iif(instr(in_place_or_address, ' naxalbari'), char(57350) || 'naxalbari', NULL), iif(instr(in_place_or_address, ' phansidewa'), char(57350) || 'phansidewa', NULL), iif(instr(in_place_or_address, ' ghoshpukur'), char(57350) || 'ghoshpukur', NULL)) AS region
    FROM (SELECT doc, group_concat(iif(unicode(term) NOT BETWEEN 57344 AND 57359, CASE col WHEN 'title' THEN char(57347) || term || ' '
    WHEN 'place' THEN char(57346) || term || ' ' || char(57345) || term || ' '
    WHEN 'address' THEN char(57345) || term || ' ' ELSE '' END || term, NULL), ' ') AS spelt,
        ' ' || group_concat(iif(col IN ('place', 'address'), term, NULL), ' ') AS in_place_or_address,
        ' ' || group_concat(iif(col = 'place', term, NULL), ' ') AS in_place
      FROM search_cut_terms GROUP BY doc)) AS cut
    CROSS JOIN properties ON properties.seq = cut.doc
  ORDER BY 1;
--> statement-breakpoint
INSERT INTO properties_by_area(rowid, tokens)
  SELECT (CAST(round(ifnull(properties.area_sq_ft, 0) * 100) AS INTEGER) << 23) + properties.seq, concat_ws(' ', cut.spelt, replace(replace(properties.facets, 'null', ''), '"x', '"' || char(57344) || iif(properties.status = 'available', '', properties.status) || 'x'), char(57344) || iif(properties.status = 'available', '', properties.status) || 'x' || lower(properties.category) || 'xdeal' || properties.deal, char(57344) || iif(properties.status = 'available', '', properties.status) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal,
    (SELECT group_concat(char(57344) || substr(measure.value, 1, size.value), ' ')
      FROM json_each('["' || replace(properties.measures, ' ', '","') || '"]') AS measure, json_each('[3,4,5,6,7,8, 99]') AS size
      WHERE size.value = 99 OR size.value <= 6 OR measure.value GLOB 'x[xy]*'),
    cut.region, iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category)), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category) || 'xdeal' || properties.deal), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal), NULL),
    concat_ws(' ', iif(instr(cut.in_place, ' matigara'), char(57351) || 'matigara', NULL), iif(instr(cut.in_place, ' siliguri'), char(57351) || 'siliguri', NULL), iif(instr(cut.in_place, ' sevoke') AND instr(cut.in_place, ' road'), char(57351) || 'sevokeroad', NULL), iif(instr(cut.in_place, ' champasari'), char(57351) || 'champasari', NULL), iif(instr(cut.in_place, ' salugara'), char(57351) || 'salugara', NULL), iif(instr(cut.in_place, ' dagapur'), char(57351) || 'dagapur', NULL), iif(instr(cut.in_place, ' pradhan') AND instr(cut.in_place, ' nagar'), char(57351) || 'pradhannagar', NULL), iif(instr(cut.in_place, ' eastern') AND instr(cut.in_place, ' bypass'), char(57351) || 'easternbypass', NULL), iif(instr(cut.in_place, ' kawakhali'), char(57351) || 'kawakhali', NULL), iif(instr(cut.in_place, ' fulbari'), char(57351) || 'fulbari', NULL), iif(instr(cut.in_place, ' shivmandir'), char(57351) || 'shivmandir', NULL), iif(instr(cut.in_place, ' sukna'), char(57351) || 'sukna', NULL), iif(instr(cut.in_place, ' jalpaiguri') AND instr(cut.in_place, ' road'), char(57351) || 'jalpaiguriroad', NULL), iif(instr(cut.in_place, ' new') AND instr(cut.in_place, ' jalpaiguri'), char(57351) || 'newjalpaiguri', NULL), iif(instr(cut.in_place, ' bagdogra'), char(57351) || 'bagdogra', NULL), iif(instr(cut.in_place, ' naxalbari'), char(57351) || 'naxalbari', NULL), iif(instr(cut.in_place, ' phansidewa'), char(57351) || 'phansidewa', NULL), iif(instr(cut.in_place, ' ghoshpukur'), char(57351) || 'ghoshpukur', NULL)))
  FROM (SELECT doc, spelt, in_place, concat_ws(' ', iif(instr(in_place_or_address, ' matigara'), char(57350) || 'matigara', NULL), iif(instr(in_place_or_address, ' siliguri'), char(57350) || 'siliguri', NULL), iif(instr(in_place_or_address, ' sevoke') AND instr(in_place_or_address, ' road'), char(57350) || 'sevokeroad', NULL), iif(instr(in_place_or_address, ' champasari'), char(57350) || 'champasari', NULL), iif(instr(in_place_or_address, ' salugara'), char(57350) || 'salugara', NULL), iif(instr(in_place_or_address, ' dagapur'), char(57350) || 'dagapur', NULL), iif(instr(in_place_or_address, ' pradhan') AND instr(in_place_or_address, ' nagar'), char(57350) || 'pradhannagar', NULL), iif(instr(in_place_or_address, ' eastern') AND instr(in_place_or_address, ' bypass'), char(57350) || 'easternbypass', NULL), iif(instr(in_place_or_address, ' kawakhali'), char(57350) || 'kawakhali', NULL), iif(instr(in_place_or_address, ' fulbari'), char(57350) || 'fulbari', NULL), iif(instr(in_place_or_address, ' shivmandir'), char(57350) || 'shivmandir', NULL), iif(instr(in_place_or_address, ' sukna'), char(57350) || 'sukna', NULL), iif(instr(in_place_or_address, ' jalpaiguri') AND instr(in_place_or_address, ' road'), char(57350) || 'jalpaiguriroad', NULL), iif(instr(in_place_or_address, ' new') AND instr(in_place_or_address, ' jalpaiguri'), char(57350) || 'newjalpaiguri', NULL), iif(instr(in_place_or_address, ' bagdogra'), char(57350) || 'bagdogra', NULL), iif(instr(in_place_or_address, ' naxalbari'), char(57350) || 'naxalbari', NULL), iif(instr(in_place_or_address, ' phansidewa'), char(57350) || 'phansidewa', NULL), iif(instr(in_place_or_address, ' ghoshpukur'), char(57350) || 'ghoshpukur', NULL)) AS region
    FROM (SELECT doc, group_concat(iif(unicode(term) NOT BETWEEN 57344 AND 57359, CASE col WHEN 'title' THEN char(57347) || term || ' '
    WHEN 'place' THEN char(57346) || term || ' ' || char(57345) || term || ' '
    WHEN 'address' THEN char(57345) || term || ' ' ELSE '' END || term, NULL), ' ') AS spelt,
        ' ' || group_concat(iif(col IN ('place', 'address'), term, NULL), ' ') AS in_place_or_address,
        ' ' || group_concat(iif(col = 'place', term, NULL), ' ') AS in_place
      FROM search_cut_terms GROUP BY doc)) AS cut
    CROSS JOIN properties ON properties.seq = cut.doc
  ORDER BY 1;
--> statement-breakpoint
INSERT INTO search_cut(search_cut) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO search_cut(rowid, title, place, address, words) SELECT properties.seq, properties.title, concat_ws(' ', properties.locality, properties.city), properties.address,
    concat_ws(' ', char(57349), properties.description, properties.state, properties.search_terms) FROM properties
WHERE properties.seq > 3 * (SELECT max(seq) FROM properties) / 4 AND properties.seq <= 4 * (SELECT max(seq) FROM properties) / 4 AND NOT EXISTS (SELECT 1 FROM properties_search_docsize WHERE id = properties.seq);
--> statement-breakpoint
INSERT OR IGNORE INTO search_words(word) SELECT term FROM search_cut_terms WHERE unicode(term) NOT BETWEEN 57344 AND 57359;
--> statement-breakpoint
INSERT INTO properties_search(rowid, tokens)
  SELECT properties.seq, concat_ws(' ', cut.spelt, replace(replace(properties.facets, 'null', ''), '"x', '"' || char(57344) || iif(properties.status = 'available', '', properties.status) || 'x'), char(57344) || iif(properties.status = 'available', '', properties.status) || 'x' || lower(properties.category) || 'xdeal' || properties.deal, char(57344) || iif(properties.status = 'available', '', properties.status) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal,
    (SELECT group_concat(char(57344) || substr(measure.value, 1, size.value), ' ')
      FROM json_each('["' || replace(properties.measures, ' ', '","') || '"]') AS measure, json_each('[3,4,5,6,7,8, 99]') AS size
      WHERE size.value = 99 OR size.value <= 6 OR measure.value GLOB 'x[xy]*'),
    iif(properties.status = 'available', (SELECT group_concat(char(57344) || one.value || other.value, ' ')
      FROM json_each(properties.facets) AS one, json_each(properties.facets) AS other
      WHERE one.key < other.key AND one.value IS NOT NULL AND one.key IN (6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21) AND other.value IS NOT NULL AND other.key IN (6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21)), NULL),
    (SELECT group_concat(iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category) || deal.value || substr(measure.value, 1, 4)), NULL), ' ')
      FROM json_each('["' || replace(properties.measures, ' ', '","') || '"]') AS measure, json_each(json_array('', 'xdeal' || properties.deal)) AS deal
      WHERE measure.value GLOB 'xl*' OR measure.value GLOB 'xa*'),
    cut.region, iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category)), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category) || 'xdeal' || properties.deal), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal), NULL),
    concat_ws(' ', iif(instr(cut.in_place, ' matigara'), char(57351) || 'matigara', NULL), iif(instr(cut.in_place, ' siliguri'), char(57351) || 'siliguri', NULL), iif(instr(cut.in_place, ' sevoke') AND instr(cut.in_place, ' road'), char(57351) || 'sevokeroad', NULL), iif(instr(cut.in_place, ' champasari'), char(57351) || 'champasari', NULL), iif(instr(cut.in_place, ' salugara'), char(57351) || 'salugara', NULL), iif(instr(cut.in_place, ' dagapur'), char(57351) || 'dagapur', NULL), iif(instr(cut.in_place, ' pradhan') AND instr(cut.in_place, ' nagar'), char(57351) || 'pradhannagar', NULL), iif(instr(cut.in_place, ' eastern') AND instr(cut.in_place, ' bypass'), char(57351) || 'easternbypass', NULL), iif(instr(cut.in_place, ' kawakhali'), char(57351) || 'kawakhali', NULL), iif(instr(cut.in_place, ' fulbari'), char(57351) || 'fulbari', NULL), iif(instr(cut.in_place, ' shivmandir'), char(57351) || 'shivmandir', NULL), iif(instr(cut.in_place, ' sukna'), char(57351) || 'sukna', NULL), iif(instr(cut.in_place, ' jalpaiguri') AND instr(cut.in_place, ' road'), char(57351) || 'jalpaiguriroad', NULL), iif(instr(cut.in_place, ' new') AND instr(cut.in_place, ' jalpaiguri'), char(57351) || 'newjalpaiguri', NULL), iif(instr(cut.in_place, ' bagdogra'), char(57351) || 'bagdogra', NULL), iif(instr(cut.in_place, ' naxalbari'), char(57351) || 'naxalbari', NULL), iif(instr(cut.in_place, ' phansidewa'), char(57351) || 'phansidewa', NULL), iif(instr(cut.in_place, ' ghoshpukur'), char(57351) || 'ghoshpukur', NULL)))
  FROM (SELECT doc, spelt, in_place, concat_ws(' ', iif(instr(in_place_or_address, ' matigara'), char(57350) || 'matigara', NULL), iif(instr(in_place_or_address, ' siliguri'), char(57350) || 'siliguri', NULL), iif(instr(in_place_or_address, ' sevoke') AND instr(in_place_or_address, ' road'), char(57350) || 'sevokeroad', NULL), iif(instr(in_place_or_address, ' champasari'), char(57350) || 'champasari', NULL), iif(instr(in_place_or_address, ' salugara'), char(57350) || 'salugara', NULL), iif(instr(in_place_or_address, ' dagapur'), char(57350) || 'dagapur', NULL), iif(instr(in_place_or_address, ' pradhan') AND instr(in_place_or_address, ' nagar'), char(57350) || 'pradhannagar', NULL), iif(instr(in_place_or_address, ' eastern') AND instr(in_place_or_address, ' bypass'), char(57350) || 'easternbypass', NULL), iif(instr(in_place_or_address, ' kawakhali'), char(57350) || 'kawakhali', NULL), iif(instr(in_place_or_address, ' fulbari'), char(57350) || 'fulbari', NULL), iif(instr(in_place_or_address, ' shivmandir'), char(57350) || 'shivmandir', NULL), iif(instr(in_place_or_address, ' sukna'), char(57350) || 'sukna', NULL), iif(instr(in_place_or_address, ' jalpaiguri') AND instr(in_place_or_address, ' road'), char(57350) || 'jalpaiguriroad', NULL), iif(instr(in_place_or_address, ' new') AND instr(in_place_or_address, ' jalpaiguri'), char(57350) || 'newjalpaiguri', NULL), iif(instr(in_place_or_address, ' bagdogra'), char(57350) || 'bagdogra', NULL), iif(instr(in_place_or_address, ' naxalbari'), char(57350) || 'naxalbari', NULL), iif(instr(in_place_or_address, ' phansidewa'), char(57350) || 'phansidewa', NULL), iif(instr(in_place_or_address, ' ghoshpukur'), char(57350) || 'ghoshpukur', NULL)) AS region
    FROM (SELECT doc, group_concat(iif(unicode(term) NOT BETWEEN 57344 AND 57359, CASE col WHEN 'title' THEN char(57347) || term || ' '
    WHEN 'place' THEN char(57346) || term || ' ' || char(57345) || term || ' '
    WHEN 'address' THEN char(57345) || term || ' ' ELSE '' END || term, NULL), ' ') AS spelt,
        ' ' || group_concat(iif(col IN ('place', 'address'), term, NULL), ' ') AS in_place_or_address,
        ' ' || group_concat(iif(col = 'place', term, NULL), ' ') AS in_place
      FROM search_cut_terms GROUP BY doc)) AS cut
    CROSS JOIN properties ON properties.seq = cut.doc
  ORDER BY 1;
--> statement-breakpoint
INSERT INTO properties_by_price(rowid, tokens)
  SELECT (properties.price_inr << 23) + properties.seq, concat_ws(' ', cut.spelt, replace(replace(properties.facets, 'null', ''), '"x', '"' || char(57344) || iif(properties.status = 'available', '', properties.status) || 'x'), char(57344) || iif(properties.status = 'available', '', properties.status) || 'x' || lower(properties.category) || 'xdeal' || properties.deal, char(57344) || iif(properties.status = 'available', '', properties.status) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal,
    (SELECT group_concat(char(57344) || substr(measure.value, 1, size.value), ' ')
      FROM json_each('["' || replace(properties.measures, ' ', '","') || '"]') AS measure, json_each('[3,4,5,6,7,8, 99]') AS size
      WHERE size.value = 99 OR size.value <= 6 OR measure.value GLOB 'x[xy]*'),
    cut.region, iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category)), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category) || 'xdeal' || properties.deal), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal), NULL),
    concat_ws(' ', iif(instr(cut.in_place, ' matigara'), char(57351) || 'matigara', NULL), iif(instr(cut.in_place, ' siliguri'), char(57351) || 'siliguri', NULL), iif(instr(cut.in_place, ' sevoke') AND instr(cut.in_place, ' road'), char(57351) || 'sevokeroad', NULL), iif(instr(cut.in_place, ' champasari'), char(57351) || 'champasari', NULL), iif(instr(cut.in_place, ' salugara'), char(57351) || 'salugara', NULL), iif(instr(cut.in_place, ' dagapur'), char(57351) || 'dagapur', NULL), iif(instr(cut.in_place, ' pradhan') AND instr(cut.in_place, ' nagar'), char(57351) || 'pradhannagar', NULL), iif(instr(cut.in_place, ' eastern') AND instr(cut.in_place, ' bypass'), char(57351) || 'easternbypass', NULL), iif(instr(cut.in_place, ' kawakhali'), char(57351) || 'kawakhali', NULL), iif(instr(cut.in_place, ' fulbari'), char(57351) || 'fulbari', NULL), iif(instr(cut.in_place, ' shivmandir'), char(57351) || 'shivmandir', NULL), iif(instr(cut.in_place, ' sukna'), char(57351) || 'sukna', NULL), iif(instr(cut.in_place, ' jalpaiguri') AND instr(cut.in_place, ' road'), char(57351) || 'jalpaiguriroad', NULL), iif(instr(cut.in_place, ' new') AND instr(cut.in_place, ' jalpaiguri'), char(57351) || 'newjalpaiguri', NULL), iif(instr(cut.in_place, ' bagdogra'), char(57351) || 'bagdogra', NULL), iif(instr(cut.in_place, ' naxalbari'), char(57351) || 'naxalbari', NULL), iif(instr(cut.in_place, ' phansidewa'), char(57351) || 'phansidewa', NULL), iif(instr(cut.in_place, ' ghoshpukur'), char(57351) || 'ghoshpukur', NULL)))
  FROM (SELECT doc, spelt, in_place, concat_ws(' ', iif(instr(in_place_or_address, ' matigara'), char(57350) || 'matigara', NULL), iif(instr(in_place_or_address, ' siliguri'), char(57350) || 'siliguri', NULL), iif(instr(in_place_or_address, ' sevoke') AND instr(in_place_or_address, ' road'), char(57350) || 'sevokeroad', NULL), iif(instr(in_place_or_address, ' champasari'), char(57350) || 'champasari', NULL), iif(instr(in_place_or_address, ' salugara'), char(57350) || 'salugara', NULL), iif(instr(in_place_or_address, ' dagapur'), char(57350) || 'dagapur', NULL), iif(instr(in_place_or_address, ' pradhan') AND instr(in_place_or_address, ' nagar'), char(57350) || 'pradhannagar', NULL), iif(instr(in_place_or_address, ' eastern') AND instr(in_place_or_address, ' bypass'), char(57350) || 'easternbypass', NULL), iif(instr(in_place_or_address, ' kawakhali'), char(57350) || 'kawakhali', NULL), iif(instr(in_place_or_address, ' fulbari'), char(57350) || 'fulbari', NULL), iif(instr(in_place_or_address, ' shivmandir'), char(57350) || 'shivmandir', NULL), iif(instr(in_place_or_address, ' sukna'), char(57350) || 'sukna', NULL), iif(instr(in_place_or_address, ' jalpaiguri') AND instr(in_place_or_address, ' road'), char(57350) || 'jalpaiguriroad', NULL), iif(instr(in_place_or_address, ' new') AND instr(in_place_or_address, ' jalpaiguri'), char(57350) || 'newjalpaiguri', NULL), iif(instr(in_place_or_address, ' bagdogra'), char(57350) || 'bagdogra', NULL), iif(instr(in_place_or_address, ' naxalbari'), char(57350) || 'naxalbari', NULL), iif(instr(in_place_or_address, ' phansidewa'), char(57350) || 'phansidewa', NULL), iif(instr(in_place_or_address, ' ghoshpukur'), char(57350) || 'ghoshpukur', NULL)) AS region
    FROM (SELECT doc, group_concat(iif(unicode(term) NOT BETWEEN 57344 AND 57359, CASE col WHEN 'title' THEN char(57347) || term || ' '
    WHEN 'place' THEN char(57346) || term || ' ' || char(57345) || term || ' '
    WHEN 'address' THEN char(57345) || term || ' ' ELSE '' END || term, NULL), ' ') AS spelt,
        ' ' || group_concat(iif(col IN ('place', 'address'), term, NULL), ' ') AS in_place_or_address,
        ' ' || group_concat(iif(col = 'place', term, NULL), ' ') AS in_place
      FROM search_cut_terms GROUP BY doc)) AS cut
    CROSS JOIN properties ON properties.seq = cut.doc
  ORDER BY 1;
--> statement-breakpoint
INSERT INTO properties_by_area(rowid, tokens)
  SELECT (CAST(round(ifnull(properties.area_sq_ft, 0) * 100) AS INTEGER) << 23) + properties.seq, concat_ws(' ', cut.spelt, replace(replace(properties.facets, 'null', ''), '"x', '"' || char(57344) || iif(properties.status = 'available', '', properties.status) || 'x'), char(57344) || iif(properties.status = 'available', '', properties.status) || 'x' || lower(properties.category) || 'xdeal' || properties.deal, char(57344) || iif(properties.status = 'available', '', properties.status) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal,
    (SELECT group_concat(char(57344) || substr(measure.value, 1, size.value), ' ')
      FROM json_each('["' || replace(properties.measures, ' ', '","') || '"]') AS measure, json_each('[3,4,5,6,7,8, 99]') AS size
      WHERE size.value = 99 OR size.value <= 6 OR measure.value GLOB 'x[xy]*'),
    cut.region, iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category)), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category) || 'xdeal' || properties.deal), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal), NULL),
    concat_ws(' ', iif(instr(cut.in_place, ' matigara'), char(57351) || 'matigara', NULL), iif(instr(cut.in_place, ' siliguri'), char(57351) || 'siliguri', NULL), iif(instr(cut.in_place, ' sevoke') AND instr(cut.in_place, ' road'), char(57351) || 'sevokeroad', NULL), iif(instr(cut.in_place, ' champasari'), char(57351) || 'champasari', NULL), iif(instr(cut.in_place, ' salugara'), char(57351) || 'salugara', NULL), iif(instr(cut.in_place, ' dagapur'), char(57351) || 'dagapur', NULL), iif(instr(cut.in_place, ' pradhan') AND instr(cut.in_place, ' nagar'), char(57351) || 'pradhannagar', NULL), iif(instr(cut.in_place, ' eastern') AND instr(cut.in_place, ' bypass'), char(57351) || 'easternbypass', NULL), iif(instr(cut.in_place, ' kawakhali'), char(57351) || 'kawakhali', NULL), iif(instr(cut.in_place, ' fulbari'), char(57351) || 'fulbari', NULL), iif(instr(cut.in_place, ' shivmandir'), char(57351) || 'shivmandir', NULL), iif(instr(cut.in_place, ' sukna'), char(57351) || 'sukna', NULL), iif(instr(cut.in_place, ' jalpaiguri') AND instr(cut.in_place, ' road'), char(57351) || 'jalpaiguriroad', NULL), iif(instr(cut.in_place, ' new') AND instr(cut.in_place, ' jalpaiguri'), char(57351) || 'newjalpaiguri', NULL), iif(instr(cut.in_place, ' bagdogra'), char(57351) || 'bagdogra', NULL), iif(instr(cut.in_place, ' naxalbari'), char(57351) || 'naxalbari', NULL), iif(instr(cut.in_place, ' phansidewa'), char(57351) || 'phansidewa', NULL), iif(instr(cut.in_place, ' ghoshpukur'), char(57351) || 'ghoshpukur', NULL)))
  FROM (SELECT doc, spelt, in_place, concat_ws(' ', iif(instr(in_place_or_address, ' matigara'), char(57350) || 'matigara', NULL), iif(instr(in_place_or_address, ' siliguri'), char(57350) || 'siliguri', NULL), iif(instr(in_place_or_address, ' sevoke') AND instr(in_place_or_address, ' road'), char(57350) || 'sevokeroad', NULL), iif(instr(in_place_or_address, ' champasari'), char(57350) || 'champasari', NULL), iif(instr(in_place_or_address, ' salugara'), char(57350) || 'salugara', NULL), iif(instr(in_place_or_address, ' dagapur'), char(57350) || 'dagapur', NULL), iif(instr(in_place_or_address, ' pradhan') AND instr(in_place_or_address, ' nagar'), char(57350) || 'pradhannagar', NULL), iif(instr(in_place_or_address, ' eastern') AND instr(in_place_or_address, ' bypass'), char(57350) || 'easternbypass', NULL), iif(instr(in_place_or_address, ' kawakhali'), char(57350) || 'kawakhali', NULL), iif(instr(in_place_or_address, ' fulbari'), char(57350) || 'fulbari', NULL), iif(instr(in_place_or_address, ' shivmandir'), char(57350) || 'shivmandir', NULL), iif(instr(in_place_or_address, ' sukna'), char(57350) || 'sukna', NULL), iif(instr(in_place_or_address, ' jalpaiguri') AND instr(in_place_or_address, ' road'), char(57350) || 'jalpaiguriroad', NULL), iif(instr(in_place_or_address, ' new') AND instr(in_place_or_address, ' jalpaiguri'), char(57350) || 'newjalpaiguri', NULL), iif(instr(in_place_or_address, ' bagdogra'), char(57350) || 'bagdogra', NULL), iif(instr(in_place_or_address, ' naxalbari'), char(57350) || 'naxalbari', NULL), iif(instr(in_place_or_address, ' phansidewa'), char(57350) || 'phansidewa', NULL), iif(instr(in_place_or_address, ' ghoshpukur'), char(57350) || 'ghoshpukur', NULL)) AS region
    FROM (SELECT doc, group_concat(iif(unicode(term) NOT BETWEEN 57344 AND 57359, CASE col WHEN 'title' THEN char(57347) || term || ' '
    WHEN 'place' THEN char(57346) || term || ' ' || char(57345) || term || ' '
    WHEN 'address' THEN char(57345) || term || ' ' ELSE '' END || term, NULL), ' ') AS spelt,
        ' ' || group_concat(iif(col IN ('place', 'address'), term, NULL), ' ') AS in_place_or_address,
        ' ' || group_concat(iif(col = 'place', term, NULL), ' ') AS in_place
      FROM search_cut_terms GROUP BY doc)) AS cut
    CROSS JOIN properties ON properties.seq = cut.doc
  ORDER BY 1;
--> statement-breakpoint
INSERT INTO search_cut(search_cut) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO properties_search(properties_search) VALUES ('optimize');
--> statement-breakpoint
INSERT INTO properties_by_price(properties_by_price) VALUES ('optimize');
--> statement-breakpoint
INSERT INTO properties_by_area(properties_by_area) VALUES ('optimize');
--> statement-breakpoint
DROP TRIGGER IF EXISTS properties_search_add;
--> statement-breakpoint
CREATE TRIGGER properties_search_add AFTER INSERT ON properties BEGIN
  INSERT INTO search_cut(rowid, title, place, address, words) SELECT new.seq, new.title, concat_ws(' ', new.locality, new.city), new.address,
    concat_ws(' ', char(57349), new.description, new.state, new.search_terms);
  INSERT OR IGNORE INTO search_words(word) SELECT term FROM search_cut_terms WHERE unicode(term) NOT BETWEEN 57344 AND 57359;
  INSERT INTO properties_search(rowid, tokens)
  SELECT properties.seq, concat_ws(' ', cut.spelt, replace(replace(properties.facets, 'null', ''), '"x', '"' || char(57344) || iif(properties.status = 'available', '', properties.status) || 'x'), char(57344) || iif(properties.status = 'available', '', properties.status) || 'x' || lower(properties.category) || 'xdeal' || properties.deal, char(57344) || iif(properties.status = 'available', '', properties.status) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal,
    (SELECT group_concat(char(57344) || substr(measure.value, 1, size.value), ' ')
      FROM json_each('["' || replace(properties.measures, ' ', '","') || '"]') AS measure, json_each('[3,4,5,6,7,8, 99]') AS size
      WHERE size.value = 99 OR size.value <= 6 OR measure.value GLOB 'x[xy]*'),
    iif(properties.status = 'available', (SELECT group_concat(char(57344) || one.value || other.value, ' ')
      FROM json_each(properties.facets) AS one, json_each(properties.facets) AS other
      WHERE one.key < other.key AND one.value IS NOT NULL AND one.key IN (6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21) AND other.value IS NOT NULL AND other.key IN (6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21)), NULL),
    (SELECT group_concat(iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category) || deal.value || substr(measure.value, 1, 4)), NULL), ' ')
      FROM json_each('["' || replace(properties.measures, ' ', '","') || '"]') AS measure, json_each(json_array('', 'xdeal' || properties.deal)) AS deal
      WHERE measure.value GLOB 'xl*' OR measure.value GLOB 'xa*'),
    cut.region, iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category)), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category) || 'xdeal' || properties.deal), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal), NULL),
    concat_ws(' ', iif(instr(cut.in_place, ' matigara'), char(57351) || 'matigara', NULL), iif(instr(cut.in_place, ' siliguri'), char(57351) || 'siliguri', NULL), iif(instr(cut.in_place, ' sevoke') AND instr(cut.in_place, ' road'), char(57351) || 'sevokeroad', NULL), iif(instr(cut.in_place, ' champasari'), char(57351) || 'champasari', NULL), iif(instr(cut.in_place, ' salugara'), char(57351) || 'salugara', NULL), iif(instr(cut.in_place, ' dagapur'), char(57351) || 'dagapur', NULL), iif(instr(cut.in_place, ' pradhan') AND instr(cut.in_place, ' nagar'), char(57351) || 'pradhannagar', NULL), iif(instr(cut.in_place, ' eastern') AND instr(cut.in_place, ' bypass'), char(57351) || 'easternbypass', NULL), iif(instr(cut.in_place, ' kawakhali'), char(57351) || 'kawakhali', NULL), iif(instr(cut.in_place, ' fulbari'), char(57351) || 'fulbari', NULL), iif(instr(cut.in_place, ' shivmandir'), char(57351) || 'shivmandir', NULL), iif(instr(cut.in_place, ' sukna'), char(57351) || 'sukna', NULL), iif(instr(cut.in_place, ' jalpaiguri') AND instr(cut.in_place, ' road'), char(57351) || 'jalpaiguriroad', NULL), iif(instr(cut.in_place, ' new') AND instr(cut.in_place, ' jalpaiguri'), char(57351) || 'newjalpaiguri', NULL), iif(instr(cut.in_place, ' bagdogra'), char(57351) || 'bagdogra', NULL), iif(instr(cut.in_place, ' naxalbari'), char(57351) || 'naxalbari', NULL), iif(instr(cut.in_place, ' phansidewa'), char(57351) || 'phansidewa', NULL), iif(instr(cut.in_place, ' ghoshpukur'), char(57351) || 'ghoshpukur', NULL)))
  FROM (SELECT doc, spelt, in_place, concat_ws(' ', iif(instr(in_place_or_address, ' matigara'), char(57350) || 'matigara', NULL), iif(instr(in_place_or_address, ' siliguri'), char(57350) || 'siliguri', NULL), iif(instr(in_place_or_address, ' sevoke') AND instr(in_place_or_address, ' road'), char(57350) || 'sevokeroad', NULL), iif(instr(in_place_or_address, ' champasari'), char(57350) || 'champasari', NULL), iif(instr(in_place_or_address, ' salugara'), char(57350) || 'salugara', NULL), iif(instr(in_place_or_address, ' dagapur'), char(57350) || 'dagapur', NULL), iif(instr(in_place_or_address, ' pradhan') AND instr(in_place_or_address, ' nagar'), char(57350) || 'pradhannagar', NULL), iif(instr(in_place_or_address, ' eastern') AND instr(in_place_or_address, ' bypass'), char(57350) || 'easternbypass', NULL), iif(instr(in_place_or_address, ' kawakhali'), char(57350) || 'kawakhali', NULL), iif(instr(in_place_or_address, ' fulbari'), char(57350) || 'fulbari', NULL), iif(instr(in_place_or_address, ' shivmandir'), char(57350) || 'shivmandir', NULL), iif(instr(in_place_or_address, ' sukna'), char(57350) || 'sukna', NULL), iif(instr(in_place_or_address, ' jalpaiguri') AND instr(in_place_or_address, ' road'), char(57350) || 'jalpaiguriroad', NULL), iif(instr(in_place_or_address, ' new') AND instr(in_place_or_address, ' jalpaiguri'), char(57350) || 'newjalpaiguri', NULL), iif(instr(in_place_or_address, ' bagdogra'), char(57350) || 'bagdogra', NULL), iif(instr(in_place_or_address, ' naxalbari'), char(57350) || 'naxalbari', NULL), iif(instr(in_place_or_address, ' phansidewa'), char(57350) || 'phansidewa', NULL), iif(instr(in_place_or_address, ' ghoshpukur'), char(57350) || 'ghoshpukur', NULL)) AS region
    FROM (SELECT doc, group_concat(iif(unicode(term) NOT BETWEEN 57344 AND 57359, CASE col WHEN 'title' THEN char(57347) || term || ' '
    WHEN 'place' THEN char(57346) || term || ' ' || char(57345) || term || ' '
    WHEN 'address' THEN char(57345) || term || ' ' ELSE '' END || term, NULL), ' ') AS spelt,
        ' ' || group_concat(iif(col IN ('place', 'address'), term, NULL), ' ') AS in_place_or_address,
        ' ' || group_concat(iif(col = 'place', term, NULL), ' ') AS in_place
      FROM search_cut_terms GROUP BY doc)) AS cut
    CROSS JOIN properties ON properties.seq = cut.doc
  ORDER BY 1;
  INSERT INTO properties_by_price(rowid, tokens)
  SELECT (properties.price_inr << 23) + properties.seq, concat_ws(' ', cut.spelt, replace(replace(properties.facets, 'null', ''), '"x', '"' || char(57344) || iif(properties.status = 'available', '', properties.status) || 'x'), char(57344) || iif(properties.status = 'available', '', properties.status) || 'x' || lower(properties.category) || 'xdeal' || properties.deal, char(57344) || iif(properties.status = 'available', '', properties.status) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal,
    (SELECT group_concat(char(57344) || substr(measure.value, 1, size.value), ' ')
      FROM json_each('["' || replace(properties.measures, ' ', '","') || '"]') AS measure, json_each('[3,4,5,6,7,8, 99]') AS size
      WHERE size.value = 99 OR size.value <= 6 OR measure.value GLOB 'x[xy]*'),
    cut.region, iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category)), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category) || 'xdeal' || properties.deal), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal), NULL),
    concat_ws(' ', iif(instr(cut.in_place, ' matigara'), char(57351) || 'matigara', NULL), iif(instr(cut.in_place, ' siliguri'), char(57351) || 'siliguri', NULL), iif(instr(cut.in_place, ' sevoke') AND instr(cut.in_place, ' road'), char(57351) || 'sevokeroad', NULL), iif(instr(cut.in_place, ' champasari'), char(57351) || 'champasari', NULL), iif(instr(cut.in_place, ' salugara'), char(57351) || 'salugara', NULL), iif(instr(cut.in_place, ' dagapur'), char(57351) || 'dagapur', NULL), iif(instr(cut.in_place, ' pradhan') AND instr(cut.in_place, ' nagar'), char(57351) || 'pradhannagar', NULL), iif(instr(cut.in_place, ' eastern') AND instr(cut.in_place, ' bypass'), char(57351) || 'easternbypass', NULL), iif(instr(cut.in_place, ' kawakhali'), char(57351) || 'kawakhali', NULL), iif(instr(cut.in_place, ' fulbari'), char(57351) || 'fulbari', NULL), iif(instr(cut.in_place, ' shivmandir'), char(57351) || 'shivmandir', NULL), iif(instr(cut.in_place, ' sukna'), char(57351) || 'sukna', NULL), iif(instr(cut.in_place, ' jalpaiguri') AND instr(cut.in_place, ' road'), char(57351) || 'jalpaiguriroad', NULL), iif(instr(cut.in_place, ' new') AND instr(cut.in_place, ' jalpaiguri'), char(57351) || 'newjalpaiguri', NULL), iif(instr(cut.in_place, ' bagdogra'), char(57351) || 'bagdogra', NULL), iif(instr(cut.in_place, ' naxalbari'), char(57351) || 'naxalbari', NULL), iif(instr(cut.in_place, ' phansidewa'), char(57351) || 'phansidewa', NULL), iif(instr(cut.in_place, ' ghoshpukur'), char(57351) || 'ghoshpukur', NULL)))
  FROM (SELECT doc, spelt, in_place, concat_ws(' ', iif(instr(in_place_or_address, ' matigara'), char(57350) || 'matigara', NULL), iif(instr(in_place_or_address, ' siliguri'), char(57350) || 'siliguri', NULL), iif(instr(in_place_or_address, ' sevoke') AND instr(in_place_or_address, ' road'), char(57350) || 'sevokeroad', NULL), iif(instr(in_place_or_address, ' champasari'), char(57350) || 'champasari', NULL), iif(instr(in_place_or_address, ' salugara'), char(57350) || 'salugara', NULL), iif(instr(in_place_or_address, ' dagapur'), char(57350) || 'dagapur', NULL), iif(instr(in_place_or_address, ' pradhan') AND instr(in_place_or_address, ' nagar'), char(57350) || 'pradhannagar', NULL), iif(instr(in_place_or_address, ' eastern') AND instr(in_place_or_address, ' bypass'), char(57350) || 'easternbypass', NULL), iif(instr(in_place_or_address, ' kawakhali'), char(57350) || 'kawakhali', NULL), iif(instr(in_place_or_address, ' fulbari'), char(57350) || 'fulbari', NULL), iif(instr(in_place_or_address, ' shivmandir'), char(57350) || 'shivmandir', NULL), iif(instr(in_place_or_address, ' sukna'), char(57350) || 'sukna', NULL), iif(instr(in_place_or_address, ' jalpaiguri') AND instr(in_place_or_address, ' road'), char(57350) || 'jalpaiguriroad', NULL), iif(instr(in_place_or_address, ' new') AND instr(in_place_or_address, ' jalpaiguri'), char(57350) || 'newjalpaiguri', NULL), iif(instr(in_place_or_address, ' bagdogra'), char(57350) || 'bagdogra', NULL), iif(instr(in_place_or_address, ' naxalbari'), char(57350) || 'naxalbari', NULL), iif(instr(in_place_or_address, ' phansidewa'), char(57350) || 'phansidewa', NULL), iif(instr(in_place_or_address, ' ghoshpukur'), char(57350) || 'ghoshpukur', NULL)) AS region
    FROM (SELECT doc, group_concat(iif(unicode(term) NOT BETWEEN 57344 AND 57359, CASE col WHEN 'title' THEN char(57347) || term || ' '
    WHEN 'place' THEN char(57346) || term || ' ' || char(57345) || term || ' '
    WHEN 'address' THEN char(57345) || term || ' ' ELSE '' END || term, NULL), ' ') AS spelt,
        ' ' || group_concat(iif(col IN ('place', 'address'), term, NULL), ' ') AS in_place_or_address,
        ' ' || group_concat(iif(col = 'place', term, NULL), ' ') AS in_place
      FROM search_cut_terms GROUP BY doc)) AS cut
    CROSS JOIN properties ON properties.seq = cut.doc
  ORDER BY 1;
  INSERT INTO properties_by_area(rowid, tokens)
  SELECT (CAST(round(ifnull(properties.area_sq_ft, 0) * 100) AS INTEGER) << 23) + properties.seq, concat_ws(' ', cut.spelt, replace(replace(properties.facets, 'null', ''), '"x', '"' || char(57344) || iif(properties.status = 'available', '', properties.status) || 'x'), char(57344) || iif(properties.status = 'available', '', properties.status) || 'x' || lower(properties.category) || 'xdeal' || properties.deal, char(57344) || iif(properties.status = 'available', '', properties.status) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal,
    (SELECT group_concat(char(57344) || substr(measure.value, 1, size.value), ' ')
      FROM json_each('["' || replace(properties.measures, ' ', '","') || '"]') AS measure, json_each('[3,4,5,6,7,8, 99]') AS size
      WHERE size.value = 99 OR size.value <= 6 OR measure.value GLOB 'x[xy]*'),
    cut.region, iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category)), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category) || 'xdeal' || properties.deal), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal), NULL),
    concat_ws(' ', iif(instr(cut.in_place, ' matigara'), char(57351) || 'matigara', NULL), iif(instr(cut.in_place, ' siliguri'), char(57351) || 'siliguri', NULL), iif(instr(cut.in_place, ' sevoke') AND instr(cut.in_place, ' road'), char(57351) || 'sevokeroad', NULL), iif(instr(cut.in_place, ' champasari'), char(57351) || 'champasari', NULL), iif(instr(cut.in_place, ' salugara'), char(57351) || 'salugara', NULL), iif(instr(cut.in_place, ' dagapur'), char(57351) || 'dagapur', NULL), iif(instr(cut.in_place, ' pradhan') AND instr(cut.in_place, ' nagar'), char(57351) || 'pradhannagar', NULL), iif(instr(cut.in_place, ' eastern') AND instr(cut.in_place, ' bypass'), char(57351) || 'easternbypass', NULL), iif(instr(cut.in_place, ' kawakhali'), char(57351) || 'kawakhali', NULL), iif(instr(cut.in_place, ' fulbari'), char(57351) || 'fulbari', NULL), iif(instr(cut.in_place, ' shivmandir'), char(57351) || 'shivmandir', NULL), iif(instr(cut.in_place, ' sukna'), char(57351) || 'sukna', NULL), iif(instr(cut.in_place, ' jalpaiguri') AND instr(cut.in_place, ' road'), char(57351) || 'jalpaiguriroad', NULL), iif(instr(cut.in_place, ' new') AND instr(cut.in_place, ' jalpaiguri'), char(57351) || 'newjalpaiguri', NULL), iif(instr(cut.in_place, ' bagdogra'), char(57351) || 'bagdogra', NULL), iif(instr(cut.in_place, ' naxalbari'), char(57351) || 'naxalbari', NULL), iif(instr(cut.in_place, ' phansidewa'), char(57351) || 'phansidewa', NULL), iif(instr(cut.in_place, ' ghoshpukur'), char(57351) || 'ghoshpukur', NULL)))
  FROM (SELECT doc, spelt, in_place, concat_ws(' ', iif(instr(in_place_or_address, ' matigara'), char(57350) || 'matigara', NULL), iif(instr(in_place_or_address, ' siliguri'), char(57350) || 'siliguri', NULL), iif(instr(in_place_or_address, ' sevoke') AND instr(in_place_or_address, ' road'), char(57350) || 'sevokeroad', NULL), iif(instr(in_place_or_address, ' champasari'), char(57350) || 'champasari', NULL), iif(instr(in_place_or_address, ' salugara'), char(57350) || 'salugara', NULL), iif(instr(in_place_or_address, ' dagapur'), char(57350) || 'dagapur', NULL), iif(instr(in_place_or_address, ' pradhan') AND instr(in_place_or_address, ' nagar'), char(57350) || 'pradhannagar', NULL), iif(instr(in_place_or_address, ' eastern') AND instr(in_place_or_address, ' bypass'), char(57350) || 'easternbypass', NULL), iif(instr(in_place_or_address, ' kawakhali'), char(57350) || 'kawakhali', NULL), iif(instr(in_place_or_address, ' fulbari'), char(57350) || 'fulbari', NULL), iif(instr(in_place_or_address, ' shivmandir'), char(57350) || 'shivmandir', NULL), iif(instr(in_place_or_address, ' sukna'), char(57350) || 'sukna', NULL), iif(instr(in_place_or_address, ' jalpaiguri') AND instr(in_place_or_address, ' road'), char(57350) || 'jalpaiguriroad', NULL), iif(instr(in_place_or_address, ' new') AND instr(in_place_or_address, ' jalpaiguri'), char(57350) || 'newjalpaiguri', NULL), iif(instr(in_place_or_address, ' bagdogra'), char(57350) || 'bagdogra', NULL), iif(instr(in_place_or_address, ' naxalbari'), char(57350) || 'naxalbari', NULL), iif(instr(in_place_or_address, ' phansidewa'), char(57350) || 'phansidewa', NULL), iif(instr(in_place_or_address, ' ghoshpukur'), char(57350) || 'ghoshpukur', NULL)) AS region
    FROM (SELECT doc, group_concat(iif(unicode(term) NOT BETWEEN 57344 AND 57359, CASE col WHEN 'title' THEN char(57347) || term || ' '
    WHEN 'place' THEN char(57346) || term || ' ' || char(57345) || term || ' '
    WHEN 'address' THEN char(57345) || term || ' ' ELSE '' END || term, NULL), ' ') AS spelt,
        ' ' || group_concat(iif(col IN ('place', 'address'), term, NULL), ' ') AS in_place_or_address,
        ' ' || group_concat(iif(col = 'place', term, NULL), ' ') AS in_place
      FROM search_cut_terms GROUP BY doc)) AS cut
    CROSS JOIN properties ON properties.seq = cut.doc
  ORDER BY 1;
  INSERT INTO search_cut(search_cut) VALUES ('delete-all');
  UPDATE place_counts SET count = count + 1
  FROM (SELECT ' ' || lower(concat_ws(' ', new.locality, new.city, new.address)) AS spelt)
  WHERE new.status = 'available' AND iif(spelt GLOB '*[^ -~]*',
    EXISTS (SELECT 1 FROM properties_search WHERE properties_search MATCH place_counts.match AND rowid = new.seq),
    spelt GLOB '*[^a-z0-9]' || first_word || '*' AND spelt GLOB '*[^a-z0-9]' || second_word || '*');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS properties_search_remove;
--> statement-breakpoint
CREATE TRIGGER properties_search_remove AFTER DELETE ON properties BEGIN
  UPDATE place_counts SET count = count - 1
  FROM (SELECT ' ' || lower(concat_ws(' ', old.locality, old.city, old.address)) AS spelt)
  WHERE old.status = 'available' AND iif(spelt GLOB '*[^ -~]*',
    EXISTS (SELECT 1 FROM properties_search WHERE properties_search MATCH place_counts.match AND rowid = old.seq),
    spelt GLOB '*[^a-z0-9]' || first_word || '*' AND spelt GLOB '*[^a-z0-9]' || second_word || '*');
  DELETE FROM properties_search WHERE rowid = old.seq;
  DELETE FROM properties_by_price WHERE rowid = (old.price_inr << 23) + old.seq;
  DELETE FROM properties_by_area WHERE rowid = (CAST(round(ifnull(old.area_sq_ft, 0) * 100) AS INTEGER) << 23) + old.seq;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS properties_search_change;
--> statement-breakpoint
CREATE TRIGGER properties_search_change AFTER UPDATE ON properties
WHEN old.title IS NOT new.title OR old.locality IS NOT new.locality OR old.city IS NOT new.city OR old.address IS NOT new.address OR old.description IS NOT new.description
  OR old.state IS NOT new.state OR old.search_terms IS NOT new.search_terms OR old.facets IS NOT new.facets OR old.measures IS NOT new.measures BEGIN
  UPDATE place_counts SET count = count - 1
  FROM (SELECT ' ' || lower(concat_ws(' ', old.locality, old.city, old.address)) AS spelt)
  WHERE old.status = 'available' AND iif(spelt GLOB '*[^ -~]*',
    EXISTS (SELECT 1 FROM properties_search WHERE properties_search MATCH place_counts.match AND rowid = old.seq),
    spelt GLOB '*[^a-z0-9]' || first_word || '*' AND spelt GLOB '*[^a-z0-9]' || second_word || '*');
  DELETE FROM properties_search WHERE rowid = old.seq;
  DELETE FROM properties_by_price WHERE rowid = (old.price_inr << 23) + old.seq;
  DELETE FROM properties_by_area WHERE rowid = (CAST(round(ifnull(old.area_sq_ft, 0) * 100) AS INTEGER) << 23) + old.seq;
  INSERT INTO search_cut(rowid, title, place, address, words) SELECT new.seq, new.title, concat_ws(' ', new.locality, new.city), new.address,
    concat_ws(' ', char(57349), new.description, new.state, new.search_terms);
  INSERT OR IGNORE INTO search_words(word) SELECT term FROM search_cut_terms WHERE unicode(term) NOT BETWEEN 57344 AND 57359;
  INSERT INTO properties_search(rowid, tokens)
  SELECT properties.seq, concat_ws(' ', cut.spelt, replace(replace(properties.facets, 'null', ''), '"x', '"' || char(57344) || iif(properties.status = 'available', '', properties.status) || 'x'), char(57344) || iif(properties.status = 'available', '', properties.status) || 'x' || lower(properties.category) || 'xdeal' || properties.deal, char(57344) || iif(properties.status = 'available', '', properties.status) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal,
    (SELECT group_concat(char(57344) || substr(measure.value, 1, size.value), ' ')
      FROM json_each('["' || replace(properties.measures, ' ', '","') || '"]') AS measure, json_each('[3,4,5,6,7,8, 99]') AS size
      WHERE size.value = 99 OR size.value <= 6 OR measure.value GLOB 'x[xy]*'),
    iif(properties.status = 'available', (SELECT group_concat(char(57344) || one.value || other.value, ' ')
      FROM json_each(properties.facets) AS one, json_each(properties.facets) AS other
      WHERE one.key < other.key AND one.value IS NOT NULL AND one.key IN (6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21) AND other.value IS NOT NULL AND other.key IN (6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21)), NULL),
    (SELECT group_concat(iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category) || deal.value || substr(measure.value, 1, 4)), NULL), ' ')
      FROM json_each('["' || replace(properties.measures, ' ', '","') || '"]') AS measure, json_each(json_array('', 'xdeal' || properties.deal)) AS deal
      WHERE measure.value GLOB 'xl*' OR measure.value GLOB 'xa*'),
    cut.region, iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category)), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category) || 'xdeal' || properties.deal), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal), NULL),
    concat_ws(' ', iif(instr(cut.in_place, ' matigara'), char(57351) || 'matigara', NULL), iif(instr(cut.in_place, ' siliguri'), char(57351) || 'siliguri', NULL), iif(instr(cut.in_place, ' sevoke') AND instr(cut.in_place, ' road'), char(57351) || 'sevokeroad', NULL), iif(instr(cut.in_place, ' champasari'), char(57351) || 'champasari', NULL), iif(instr(cut.in_place, ' salugara'), char(57351) || 'salugara', NULL), iif(instr(cut.in_place, ' dagapur'), char(57351) || 'dagapur', NULL), iif(instr(cut.in_place, ' pradhan') AND instr(cut.in_place, ' nagar'), char(57351) || 'pradhannagar', NULL), iif(instr(cut.in_place, ' eastern') AND instr(cut.in_place, ' bypass'), char(57351) || 'easternbypass', NULL), iif(instr(cut.in_place, ' kawakhali'), char(57351) || 'kawakhali', NULL), iif(instr(cut.in_place, ' fulbari'), char(57351) || 'fulbari', NULL), iif(instr(cut.in_place, ' shivmandir'), char(57351) || 'shivmandir', NULL), iif(instr(cut.in_place, ' sukna'), char(57351) || 'sukna', NULL), iif(instr(cut.in_place, ' jalpaiguri') AND instr(cut.in_place, ' road'), char(57351) || 'jalpaiguriroad', NULL), iif(instr(cut.in_place, ' new') AND instr(cut.in_place, ' jalpaiguri'), char(57351) || 'newjalpaiguri', NULL), iif(instr(cut.in_place, ' bagdogra'), char(57351) || 'bagdogra', NULL), iif(instr(cut.in_place, ' naxalbari'), char(57351) || 'naxalbari', NULL), iif(instr(cut.in_place, ' phansidewa'), char(57351) || 'phansidewa', NULL), iif(instr(cut.in_place, ' ghoshpukur'), char(57351) || 'ghoshpukur', NULL)))
  FROM (SELECT doc, spelt, in_place, concat_ws(' ', iif(instr(in_place_or_address, ' matigara'), char(57350) || 'matigara', NULL), iif(instr(in_place_or_address, ' siliguri'), char(57350) || 'siliguri', NULL), iif(instr(in_place_or_address, ' sevoke') AND instr(in_place_or_address, ' road'), char(57350) || 'sevokeroad', NULL), iif(instr(in_place_or_address, ' champasari'), char(57350) || 'champasari', NULL), iif(instr(in_place_or_address, ' salugara'), char(57350) || 'salugara', NULL), iif(instr(in_place_or_address, ' dagapur'), char(57350) || 'dagapur', NULL), iif(instr(in_place_or_address, ' pradhan') AND instr(in_place_or_address, ' nagar'), char(57350) || 'pradhannagar', NULL), iif(instr(in_place_or_address, ' eastern') AND instr(in_place_or_address, ' bypass'), char(57350) || 'easternbypass', NULL), iif(instr(in_place_or_address, ' kawakhali'), char(57350) || 'kawakhali', NULL), iif(instr(in_place_or_address, ' fulbari'), char(57350) || 'fulbari', NULL), iif(instr(in_place_or_address, ' shivmandir'), char(57350) || 'shivmandir', NULL), iif(instr(in_place_or_address, ' sukna'), char(57350) || 'sukna', NULL), iif(instr(in_place_or_address, ' jalpaiguri') AND instr(in_place_or_address, ' road'), char(57350) || 'jalpaiguriroad', NULL), iif(instr(in_place_or_address, ' new') AND instr(in_place_or_address, ' jalpaiguri'), char(57350) || 'newjalpaiguri', NULL), iif(instr(in_place_or_address, ' bagdogra'), char(57350) || 'bagdogra', NULL), iif(instr(in_place_or_address, ' naxalbari'), char(57350) || 'naxalbari', NULL), iif(instr(in_place_or_address, ' phansidewa'), char(57350) || 'phansidewa', NULL), iif(instr(in_place_or_address, ' ghoshpukur'), char(57350) || 'ghoshpukur', NULL)) AS region
    FROM (SELECT doc, group_concat(iif(unicode(term) NOT BETWEEN 57344 AND 57359, CASE col WHEN 'title' THEN char(57347) || term || ' '
    WHEN 'place' THEN char(57346) || term || ' ' || char(57345) || term || ' '
    WHEN 'address' THEN char(57345) || term || ' ' ELSE '' END || term, NULL), ' ') AS spelt,
        ' ' || group_concat(iif(col IN ('place', 'address'), term, NULL), ' ') AS in_place_or_address,
        ' ' || group_concat(iif(col = 'place', term, NULL), ' ') AS in_place
      FROM search_cut_terms GROUP BY doc)) AS cut
    CROSS JOIN properties ON properties.seq = cut.doc
  ORDER BY 1;
  INSERT INTO properties_by_price(rowid, tokens)
  SELECT (properties.price_inr << 23) + properties.seq, concat_ws(' ', cut.spelt, replace(replace(properties.facets, 'null', ''), '"x', '"' || char(57344) || iif(properties.status = 'available', '', properties.status) || 'x'), char(57344) || iif(properties.status = 'available', '', properties.status) || 'x' || lower(properties.category) || 'xdeal' || properties.deal, char(57344) || iif(properties.status = 'available', '', properties.status) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal,
    (SELECT group_concat(char(57344) || substr(measure.value, 1, size.value), ' ')
      FROM json_each('["' || replace(properties.measures, ' ', '","') || '"]') AS measure, json_each('[3,4,5,6,7,8, 99]') AS size
      WHERE size.value = 99 OR size.value <= 6 OR measure.value GLOB 'x[xy]*'),
    cut.region, iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category)), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category) || 'xdeal' || properties.deal), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal), NULL),
    concat_ws(' ', iif(instr(cut.in_place, ' matigara'), char(57351) || 'matigara', NULL), iif(instr(cut.in_place, ' siliguri'), char(57351) || 'siliguri', NULL), iif(instr(cut.in_place, ' sevoke') AND instr(cut.in_place, ' road'), char(57351) || 'sevokeroad', NULL), iif(instr(cut.in_place, ' champasari'), char(57351) || 'champasari', NULL), iif(instr(cut.in_place, ' salugara'), char(57351) || 'salugara', NULL), iif(instr(cut.in_place, ' dagapur'), char(57351) || 'dagapur', NULL), iif(instr(cut.in_place, ' pradhan') AND instr(cut.in_place, ' nagar'), char(57351) || 'pradhannagar', NULL), iif(instr(cut.in_place, ' eastern') AND instr(cut.in_place, ' bypass'), char(57351) || 'easternbypass', NULL), iif(instr(cut.in_place, ' kawakhali'), char(57351) || 'kawakhali', NULL), iif(instr(cut.in_place, ' fulbari'), char(57351) || 'fulbari', NULL), iif(instr(cut.in_place, ' shivmandir'), char(57351) || 'shivmandir', NULL), iif(instr(cut.in_place, ' sukna'), char(57351) || 'sukna', NULL), iif(instr(cut.in_place, ' jalpaiguri') AND instr(cut.in_place, ' road'), char(57351) || 'jalpaiguriroad', NULL), iif(instr(cut.in_place, ' new') AND instr(cut.in_place, ' jalpaiguri'), char(57351) || 'newjalpaiguri', NULL), iif(instr(cut.in_place, ' bagdogra'), char(57351) || 'bagdogra', NULL), iif(instr(cut.in_place, ' naxalbari'), char(57351) || 'naxalbari', NULL), iif(instr(cut.in_place, ' phansidewa'), char(57351) || 'phansidewa', NULL), iif(instr(cut.in_place, ' ghoshpukur'), char(57351) || 'ghoshpukur', NULL)))
  FROM (SELECT doc, spelt, in_place, concat_ws(' ', iif(instr(in_place_or_address, ' matigara'), char(57350) || 'matigara', NULL), iif(instr(in_place_or_address, ' siliguri'), char(57350) || 'siliguri', NULL), iif(instr(in_place_or_address, ' sevoke') AND instr(in_place_or_address, ' road'), char(57350) || 'sevokeroad', NULL), iif(instr(in_place_or_address, ' champasari'), char(57350) || 'champasari', NULL), iif(instr(in_place_or_address, ' salugara'), char(57350) || 'salugara', NULL), iif(instr(in_place_or_address, ' dagapur'), char(57350) || 'dagapur', NULL), iif(instr(in_place_or_address, ' pradhan') AND instr(in_place_or_address, ' nagar'), char(57350) || 'pradhannagar', NULL), iif(instr(in_place_or_address, ' eastern') AND instr(in_place_or_address, ' bypass'), char(57350) || 'easternbypass', NULL), iif(instr(in_place_or_address, ' kawakhali'), char(57350) || 'kawakhali', NULL), iif(instr(in_place_or_address, ' fulbari'), char(57350) || 'fulbari', NULL), iif(instr(in_place_or_address, ' shivmandir'), char(57350) || 'shivmandir', NULL), iif(instr(in_place_or_address, ' sukna'), char(57350) || 'sukna', NULL), iif(instr(in_place_or_address, ' jalpaiguri') AND instr(in_place_or_address, ' road'), char(57350) || 'jalpaiguriroad', NULL), iif(instr(in_place_or_address, ' new') AND instr(in_place_or_address, ' jalpaiguri'), char(57350) || 'newjalpaiguri', NULL), iif(instr(in_place_or_address, ' bagdogra'), char(57350) || 'bagdogra', NULL), iif(instr(in_place_or_address, ' naxalbari'), char(57350) || 'naxalbari', NULL), iif(instr(in_place_or_address, ' phansidewa'), char(57350) || 'phansidewa', NULL), iif(instr(in_place_or_address, ' ghoshpukur'), char(57350) || 'ghoshpukur', NULL)) AS region
    FROM (SELECT doc, group_concat(iif(unicode(term) NOT BETWEEN 57344 AND 57359, CASE col WHEN 'title' THEN char(57347) || term || ' '
    WHEN 'place' THEN char(57346) || term || ' ' || char(57345) || term || ' '
    WHEN 'address' THEN char(57345) || term || ' ' ELSE '' END || term, NULL), ' ') AS spelt,
        ' ' || group_concat(iif(col IN ('place', 'address'), term, NULL), ' ') AS in_place_or_address,
        ' ' || group_concat(iif(col = 'place', term, NULL), ' ') AS in_place
      FROM search_cut_terms GROUP BY doc)) AS cut
    CROSS JOIN properties ON properties.seq = cut.doc
  ORDER BY 1;
  INSERT INTO properties_by_area(rowid, tokens)
  SELECT (CAST(round(ifnull(properties.area_sq_ft, 0) * 100) AS INTEGER) << 23) + properties.seq, concat_ws(' ', cut.spelt, replace(replace(properties.facets, 'null', ''), '"x', '"' || char(57344) || iif(properties.status = 'available', '', properties.status) || 'x'), char(57344) || iif(properties.status = 'available', '', properties.status) || 'x' || lower(properties.category) || 'xdeal' || properties.deal, char(57344) || iif(properties.status = 'available', '', properties.status) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal,
    (SELECT group_concat(char(57344) || substr(measure.value, 1, size.value), ' ')
      FROM json_each('["' || replace(properties.measures, ' ', '","') || '"]') AS measure, json_each('[3,4,5,6,7,8, 99]') AS size
      WHERE size.value = 99 OR size.value <= 6 OR measure.value GLOB 'x[xy]*'),
    cut.region, iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category)), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'x' || lower(properties.category) || 'xdeal' || properties.deal), NULL), iif(properties.status = 'available', replace(cut.region, char(57350), char(57352) || 'xbed' || properties.bed_rooms || 'xdeal' || properties.deal), NULL),
    concat_ws(' ', iif(instr(cut.in_place, ' matigara'), char(57351) || 'matigara', NULL), iif(instr(cut.in_place, ' siliguri'), char(57351) || 'siliguri', NULL), iif(instr(cut.in_place, ' sevoke') AND instr(cut.in_place, ' road'), char(57351) || 'sevokeroad', NULL), iif(instr(cut.in_place, ' champasari'), char(57351) || 'champasari', NULL), iif(instr(cut.in_place, ' salugara'), char(57351) || 'salugara', NULL), iif(instr(cut.in_place, ' dagapur'), char(57351) || 'dagapur', NULL), iif(instr(cut.in_place, ' pradhan') AND instr(cut.in_place, ' nagar'), char(57351) || 'pradhannagar', NULL), iif(instr(cut.in_place, ' eastern') AND instr(cut.in_place, ' bypass'), char(57351) || 'easternbypass', NULL), iif(instr(cut.in_place, ' kawakhali'), char(57351) || 'kawakhali', NULL), iif(instr(cut.in_place, ' fulbari'), char(57351) || 'fulbari', NULL), iif(instr(cut.in_place, ' shivmandir'), char(57351) || 'shivmandir', NULL), iif(instr(cut.in_place, ' sukna'), char(57351) || 'sukna', NULL), iif(instr(cut.in_place, ' jalpaiguri') AND instr(cut.in_place, ' road'), char(57351) || 'jalpaiguriroad', NULL), iif(instr(cut.in_place, ' new') AND instr(cut.in_place, ' jalpaiguri'), char(57351) || 'newjalpaiguri', NULL), iif(instr(cut.in_place, ' bagdogra'), char(57351) || 'bagdogra', NULL), iif(instr(cut.in_place, ' naxalbari'), char(57351) || 'naxalbari', NULL), iif(instr(cut.in_place, ' phansidewa'), char(57351) || 'phansidewa', NULL), iif(instr(cut.in_place, ' ghoshpukur'), char(57351) || 'ghoshpukur', NULL)))
  FROM (SELECT doc, spelt, in_place, concat_ws(' ', iif(instr(in_place_or_address, ' matigara'), char(57350) || 'matigara', NULL), iif(instr(in_place_or_address, ' siliguri'), char(57350) || 'siliguri', NULL), iif(instr(in_place_or_address, ' sevoke') AND instr(in_place_or_address, ' road'), char(57350) || 'sevokeroad', NULL), iif(instr(in_place_or_address, ' champasari'), char(57350) || 'champasari', NULL), iif(instr(in_place_or_address, ' salugara'), char(57350) || 'salugara', NULL), iif(instr(in_place_or_address, ' dagapur'), char(57350) || 'dagapur', NULL), iif(instr(in_place_or_address, ' pradhan') AND instr(in_place_or_address, ' nagar'), char(57350) || 'pradhannagar', NULL), iif(instr(in_place_or_address, ' eastern') AND instr(in_place_or_address, ' bypass'), char(57350) || 'easternbypass', NULL), iif(instr(in_place_or_address, ' kawakhali'), char(57350) || 'kawakhali', NULL), iif(instr(in_place_or_address, ' fulbari'), char(57350) || 'fulbari', NULL), iif(instr(in_place_or_address, ' shivmandir'), char(57350) || 'shivmandir', NULL), iif(instr(in_place_or_address, ' sukna'), char(57350) || 'sukna', NULL), iif(instr(in_place_or_address, ' jalpaiguri') AND instr(in_place_or_address, ' road'), char(57350) || 'jalpaiguriroad', NULL), iif(instr(in_place_or_address, ' new') AND instr(in_place_or_address, ' jalpaiguri'), char(57350) || 'newjalpaiguri', NULL), iif(instr(in_place_or_address, ' bagdogra'), char(57350) || 'bagdogra', NULL), iif(instr(in_place_or_address, ' naxalbari'), char(57350) || 'naxalbari', NULL), iif(instr(in_place_or_address, ' phansidewa'), char(57350) || 'phansidewa', NULL), iif(instr(in_place_or_address, ' ghoshpukur'), char(57350) || 'ghoshpukur', NULL)) AS region
    FROM (SELECT doc, group_concat(iif(unicode(term) NOT BETWEEN 57344 AND 57359, CASE col WHEN 'title' THEN char(57347) || term || ' '
    WHEN 'place' THEN char(57346) || term || ' ' || char(57345) || term || ' '
    WHEN 'address' THEN char(57345) || term || ' ' ELSE '' END || term, NULL), ' ') AS spelt,
        ' ' || group_concat(iif(col IN ('place', 'address'), term, NULL), ' ') AS in_place_or_address,
        ' ' || group_concat(iif(col = 'place', term, NULL), ' ') AS in_place
      FROM search_cut_terms GROUP BY doc)) AS cut
    CROSS JOIN properties ON properties.seq = cut.doc
  ORDER BY 1;
  INSERT INTO search_cut(search_cut) VALUES ('delete-all');
  UPDATE place_counts SET count = count + 1
  FROM (SELECT ' ' || lower(concat_ws(' ', new.locality, new.city, new.address)) AS spelt)
  WHERE new.status = 'available' AND iif(spelt GLOB '*[^ -~]*',
    EXISTS (SELECT 1 FROM properties_search WHERE properties_search MATCH place_counts.match AND rowid = new.seq),
    spelt GLOB '*[^a-z0-9]' || first_word || '*' AND spelt GLOB '*[^a-z0-9]' || second_word || '*');
END;
--> statement-breakpoint
-- The same of the few listings that alerts are compared with: filled and emptied in one batch (queries/alerts/rounds.ts).
CREATE VIRTUAL TABLE IF NOT EXISTS news_search USING fts5(
  tokens,
  content='', contentless_delete=1, detail=full,
  tokenize="unicode61 categories 'L* N* Co Mc Mn'"
);
--> statement-breakpoint
-- Owners' names and phones by any three letters of them, for staff alone (queries/properties/owned.ts). What is deleted is
-- gone from the index at once.
CREATE VIRTUAL TABLE IF NOT EXISTS owners_search USING fts5(name, phones, tokenize='trigram');
--> statement-breakpoint
INSERT INTO owners_search(owners_search, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
DELETE FROM owners_search WHERE (SELECT count(*) FROM owners_search_docsize) <> (SELECT count(*) FROM properties)
  OR (SELECT count(*) FROM sqlite_master WHERE type = 'trigger'
    AND name IN ('owners_search_add', 'owners_search_remove', 'owners_search_change')) < 3;
--> statement-breakpoint
INSERT INTO owners_search(rowid, name, phones)
SELECT properties.seq, properties.staff_details ->> '$.ownerName', properties.staff_details ->> '$.ownerPhones' FROM properties WHERE NOT EXISTS (SELECT 1 FROM owners_search_docsize);
--> statement-breakpoint
DROP TRIGGER IF EXISTS owners_search_add;
--> statement-breakpoint
CREATE TRIGGER owners_search_add AFTER INSERT ON properties BEGIN
  INSERT INTO owners_search(rowid, name, phones) VALUES (new.seq, new.staff_details ->> '$.ownerName', new.staff_details ->> '$.ownerPhones');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS owners_search_remove;
--> statement-breakpoint
CREATE TRIGGER owners_search_remove AFTER DELETE ON properties BEGIN
  DELETE FROM owners_search WHERE rowid = old.seq;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS owners_search_change;
--> statement-breakpoint
CREATE TRIGGER owners_search_change AFTER UPDATE ON properties
WHEN old.staff_details IS NOT new.staff_details BEGIN
  DELETE FROM owners_search WHERE rowid = old.seq;
  INSERT INTO owners_search(rowid, name, phones) VALUES (new.seq, new.staff_details ->> '$.ownerName', new.staff_details ->> '$.ownerPhones');
END;
--> statement-breakpoint
-- How many listings on offer a list of each place of the region finds (contract/search/region.ts). In plain English letters
-- a word is found by its beginning without asking the search index.
DELETE FROM place_counts;
--> statement-breakpoint
INSERT INTO place_counts(name, match, first_word, second_word, count)
SELECT value ->> 0, value ->> 3, value ->> 1, value ->> 2, (SELECT count(*) FROM properties_search
  WHERE properties_search MATCH char(57344) || 'xavailable AND ' || (value ->> 3)) AS count
FROM json_each('[
  ["Matigara", "matigara", "", "matigara"],
  ["Sevoke Road", "sevoke", "road", "sevokeroad"],
  ["Champasari", "champasari", "", "champasari"],
  ["Salugara", "salugara", "", "salugara"],
  ["Dagapur", "dagapur", "", "dagapur"],
  ["Pradhan Nagar", "pradhan", "nagar", "pradhannagar"],
  ["Eastern Bypass", "eastern", "bypass", "easternbypass"],
  ["Kawakhali", "kawakhali", "", "kawakhali"],
  ["Fulbari", "fulbari", "", "fulbari"],
  ["Shivmandir", "shivmandir", "", "shivmandir"],
  ["Sukna", "sukna", "", "sukna"],
  ["Jalpaiguri Road", "jalpaiguri", "road", "jalpaiguriroad"],
  ["New Jalpaiguri", "new", "jalpaiguri", "newjalpaiguri"],
  ["Bagdogra", "bagdogra", "", "bagdogra"],
  ["Naxalbari", "naxalbari", "", "naxalbari"],
  ["Phansidewa", "phansidewa", "", "phansidewa"],
  ["Ghoshpukur", "ghoshpukur", "", "ghoshpukur"]
]');
--> statement-breakpoint
-- What a square foot costs in a place: of a plot's ground, of a building's floor.
DROP INDEX IF EXISTS properties_rates;
--> statement-breakpoint
CREATE INDEX properties_rates ON properties (
  coalesce(locality, city) COLLATE NOCASE, category, deal = 'sale',
  price_inr * 1.0 / nullif(coalesce(details ->> '$.plotSizeSqFt', details ->> '$.builtUpArea', details ->> '$.area', area_sq_ft), 0)
) WHERE status = 'available' AND price_inr > 0;
--> statement-breakpoint
-- The listing version: whatever was remembered before a migration is asked for again.
INSERT INTO meta(key, value) VALUES ('listing', 1) ON CONFLICT(key) DO UPDATE SET value = value + 1;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_version_add;
--> statement-breakpoint
CREATE TRIGGER listing_version_add AFTER INSERT ON properties BEGIN
  UPDATE meta SET value = value + 1 WHERE key = 'listing';
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_version_remove;
--> statement-breakpoint
CREATE TRIGGER listing_version_remove AFTER DELETE ON properties BEGIN
  UPDATE meta SET value = value + 1 WHERE key = 'listing';
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_version_change;
--> statement-breakpoint
CREATE TRIGGER listing_version_change AFTER UPDATE ON properties BEGIN
  UPDATE meta SET value = value + 1 WHERE key = 'listing';
END;
--> statement-breakpoint
-- The key by which places are hidden (queries/properties/shown-place.ts): made once, never changed.
INSERT INTO meta(key, value) SELECT 'placeKey', 'k' || hex(randomblob(32))
WHERE NOT EXISTS (SELECT 1 FROM meta WHERE key = 'placeKey');
--> statement-breakpoint
-- Pictures by each part of their look (queries/properties/like.ts).
CREATE INDEX IF NOT EXISTS images_look_from_1 ON images(substr(look, 1, 3)) WHERE look IS NOT NULL;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS images_look_from_4 ON images(substr(look, 4, 3)) WHERE look IS NOT NULL;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS images_look_from_7 ON images(substr(look, 7, 3)) WHERE look IS NOT NULL;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS images_look_from_10 ON images(substr(look, 10, 3)) WHERE look IS NOT NULL;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS images_look_from_13 ON images(substr(look, 13, 4)) WHERE look IS NOT NULL;
--> statement-breakpoint
-- How many pictures there are, those in the trash too.
INSERT INTO meta(key, value) SELECT 'pictures', count(*) FROM images WHERE true ON CONFLICT(key) DO UPDATE SET value = excluded.value;
--> statement-breakpoint
DROP TRIGGER IF EXISTS pictures_count_add;
--> statement-breakpoint
CREATE TRIGGER pictures_count_add AFTER INSERT ON images BEGIN
  UPDATE meta SET value = value + 1 WHERE key = 'pictures';
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS pictures_count_remove;
--> statement-breakpoint
CREATE TRIGGER pictures_count_remove AFTER DELETE ON images BEGIN
  UPDATE meta SET value = value - 1 WHERE key = 'pictures';
END;
--> statement-breakpoint
-- Listings for each status, category and facet.
DELETE FROM listing_counts;
--> statement-breakpoint
INSERT INTO listing_counts(key, status, facet, count)
SELECT properties.status || '/' || properties.category || '/' || value, status, value, count(*)
FROM properties, json_each(facets) WHERE value IS NOT NULL GROUP BY 1;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_counts_add;
--> statement-breakpoint
CREATE TRIGGER listing_counts_add AFTER INSERT ON properties BEGIN
  INSERT INTO listing_counts(key, status, facet, count)
  SELECT new.status || '/' || new.category || '/' || value, new.status, value, 1
  FROM json_each(new.facets) WHERE value IS NOT NULL
  ON CONFLICT(key) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_counts_remove;
--> statement-breakpoint
CREATE TRIGGER listing_counts_remove AFTER DELETE ON properties BEGIN
  UPDATE listing_counts SET count = count - 1
  WHERE key IN (SELECT old.status || '/' || old.category || '/' || value FROM json_each(old.facets));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_counts_change;
--> statement-breakpoint
CREATE TRIGGER listing_counts_change AFTER UPDATE ON properties
WHEN old.facets IS NOT new.facets OR old.status <> new.status OR old.category <> new.category BEGIN
  UPDATE listing_counts SET count = count - 1
  WHERE key IN (SELECT old.status || '/' || old.category || '/' || value FROM json_each(old.facets));
  INSERT INTO listing_counts(key, status, facet, count)
  SELECT new.status || '/' || new.category || '/' || value, new.status, value, 1
  FROM json_each(new.facets) WHERE value IS NOT NULL
  ON CONFLICT(key) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
-- The places that listings on offer are in, and their names in one row with what the search was taught.
DROP TRIGGER IF EXISTS place_list_add;
--> statement-breakpoint
DROP TRIGGER IF EXISTS place_list_remove;
--> statement-breakpoint
DELETE FROM listing_places;
--> statement-breakpoint
INSERT INTO listing_places(name, count)
SELECT value, count(*) FROM properties, json_each(json_array(locality, city)) WHERE value IS NOT NULL AND status = 'available' GROUP BY 1;
--> statement-breakpoint
INSERT INTO place_list(version, names) SELECT 1, '[]' WHERE NOT EXISTS (SELECT 1 FROM place_list);
--> statement-breakpoint
UPDATE place_list SET version = version + 1, names = (SELECT json_group_array(name)
    FROM (SELECT name FROM listing_places ORDER BY count DESC, name LIMIT 2000)),
  taught = (SELECT json_group_array(json_array(word, means, meant)) FROM taught_words);
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_places_add;
--> statement-breakpoint
CREATE TRIGGER listing_places_add AFTER INSERT ON properties BEGIN
  INSERT INTO listing_places(name, count)
  SELECT value, 1 FROM json_each(json_array(new.locality, new.city)) WHERE value IS NOT NULL AND new.status = 'available'
  ON CONFLICT(name) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_places_remove;
--> statement-breakpoint
CREATE TRIGGER listing_places_remove AFTER DELETE ON properties BEGIN
  UPDATE listing_places SET count = count - (name IS old.locality) - (name IS old.city)
  WHERE name IN (old.locality, old.city) AND old.status = 'available';
  DELETE FROM listing_places WHERE name IN (old.locality, old.city) AND count <= 0;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_places_change;
--> statement-breakpoint
CREATE TRIGGER listing_places_change AFTER UPDATE ON properties
WHEN old.status <> new.status OR old.city <> new.city OR old.locality IS NOT new.locality BEGIN
  UPDATE listing_places SET count = count - (name IS old.locality) - (name IS old.city)
  WHERE name IN (old.locality, old.city) AND old.status = 'available';
  DELETE FROM listing_places WHERE name IN (old.locality, old.city) AND count <= 0;
  INSERT INTO listing_places(name, count)
  SELECT value, 1 FROM json_each(json_array(new.locality, new.city)) WHERE value IS NOT NULL AND new.status = 'available'
  ON CONFLICT(name) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS place_list_add;
--> statement-breakpoint
CREATE TRIGGER place_list_add AFTER INSERT ON listing_places BEGIN
  UPDATE place_list SET version = version + 1, names = (SELECT json_group_array(name)
    FROM (SELECT name FROM listing_places ORDER BY count DESC, name LIMIT 2000)),
  taught = (SELECT json_group_array(json_array(word, means, meant)) FROM taught_words);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS place_list_remove;
--> statement-breakpoint
CREATE TRIGGER place_list_remove AFTER DELETE ON listing_places BEGIN
  UPDATE place_list SET version = version + 1, names = (SELECT json_group_array(name)
    FROM (SELECT name FROM listing_places ORDER BY count DESC, name LIMIT 2000)),
  taught = (SELECT json_group_array(json_array(word, means, meant)) FROM taught_words);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS taught_words_add;
--> statement-breakpoint
CREATE TRIGGER taught_words_add AFTER INSERT ON taught_words BEGIN
  UPDATE place_list SET version = version + 1, names = (SELECT json_group_array(name)
    FROM (SELECT name FROM listing_places ORDER BY count DESC, name LIMIT 2000)),
  taught = (SELECT json_group_array(json_array(word, means, meant)) FROM taught_words);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS taught_words_change;
--> statement-breakpoint
CREATE TRIGGER taught_words_change AFTER UPDATE ON taught_words BEGIN
  UPDATE place_list SET version = version + 1, names = (SELECT json_group_array(name)
    FROM (SELECT name FROM listing_places ORDER BY count DESC, name LIMIT 2000)),
  taught = (SELECT json_group_array(json_array(word, means, meant)) FROM taught_words);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS taught_words_remove;
--> statement-breakpoint
CREATE TRIGGER taught_words_remove AFTER DELETE ON taught_words BEGIN
  UPDATE place_list SET version = version + 1, names = (SELECT json_group_array(name)
    FROM (SELECT name FROM listing_places ORDER BY count DESC, name LIMIT 2000)),
  taught = (SELECT json_group_array(json_array(word, means, meant)) FROM taught_words);
END;
--> statement-breakpoint
-- What alerts have to tell of a listing: that it has come to the market, and that its price was lowered.
INSERT OR IGNORE INTO listing_news(property_id, left_at, lowered_at)
SELECT id, iif(status = 'available', NULL, updated_at), price_lowered_at FROM properties WHERE published_at IS NOT NULL;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_news_add;
--> statement-breakpoint
CREATE TRIGGER listing_news_add AFTER INSERT ON properties
WHEN new.published_at IS NOT NULL BEGIN
  INSERT INTO listing_news(property_id, left_at, new_at, lowered_at)
  VALUES (new.id, iif(new.status = 'available', NULL, new.updated_at), iif(new.status = 'available', new.updated_at, NULL), new.price_lowered_at)
  ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_news_come;
--> statement-breakpoint
CREATE TRIGGER listing_news_come AFTER UPDATE ON properties
WHEN old.status <> 'available' AND new.status = 'available' BEGIN
  INSERT INTO listing_news(property_id, new_at, lowered_at) VALUES (new.id, iif(new.updated_at IS old.updated_at AND new.confirmed_at IS old.confirmed_at, NULL, max(new.updated_at, ifnull(new.confirmed_at, 0))), new.price_lowered_at)
  ON CONFLICT(property_id) DO UPDATE SET
    new_at = iif(iif(new.updated_at IS old.updated_at AND new.confirmed_at IS old.confirmed_at, NULL, max(new.updated_at, ifnull(new.confirmed_at, 0))) - left_at >= 2592000000, iif(new.updated_at IS old.updated_at AND new.confirmed_at IS old.confirmed_at, NULL, max(new.updated_at, ifnull(new.confirmed_at, 0))), new_at), left_at = NULL;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_news_leave;
--> statement-breakpoint
CREATE TRIGGER listing_news_leave AFTER UPDATE ON properties
WHEN old.status = 'available' AND new.status <> 'available' BEGIN
  UPDATE listing_news SET left_at = coalesce(left_at, iif(new.updated_at IS old.updated_at AND new.confirmed_at IS old.confirmed_at, NULL, max(new.updated_at, ifnull(new.confirmed_at, 0))), new.updated_at) WHERE property_id = new.id;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_news_price;
--> statement-breakpoint
CREATE TRIGGER listing_news_price AFTER UPDATE ON properties
WHEN old.price_lowered_at IS NOT new.price_lowered_at BEGIN
  UPDATE listing_news SET lowered_at = max(ifnull(lowered_at, 0), ifnull(new.price_lowered_at, 0)),
    lowered_new_at = iif(new.price_lowered_at > ifnull(lowered_at, 0), new.price_lowered_at,
      iif(new.price_lowered_at IS NULL, NULL, lowered_new_at))
  WHERE property_id = new.id;
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS listing_news_remove;
--> statement-breakpoint
CREATE TRIGGER listing_news_remove AFTER DELETE ON properties BEGIN
  DELETE FROM listing_news WHERE property_id = old.id;
END;
--> statement-breakpoint
-- How many searches are confirmed.
INSERT INTO meta(key, value) SELECT 'alerts', count(*) FROM alerts WHERE confirmed_at IS NOT NULL
ON CONFLICT(key) DO UPDATE SET value = excluded.value;
--> statement-breakpoint
DROP TRIGGER IF EXISTS alerts_count_add;
--> statement-breakpoint
CREATE TRIGGER alerts_count_add AFTER INSERT ON alerts
WHEN new.confirmed_at IS NOT NULL BEGIN
  UPDATE meta SET value = value + 1 WHERE key = 'alerts';
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS alerts_count_confirm;
--> statement-breakpoint
CREATE TRIGGER alerts_count_confirm AFTER UPDATE ON alerts
WHEN old.confirmed_at IS NULL AND new.confirmed_at IS NOT NULL BEGIN
  UPDATE meta SET value = value + 1 WHERE key = 'alerts';
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS alerts_count_remove;
--> statement-breakpoint
CREATE TRIGGER alerts_count_remove AFTER DELETE ON alerts
WHEN old.confirmed_at IS NOT NULL BEGIN
  UPDATE meta SET value = value - 1 WHERE key = 'alerts';
END;
--> statement-breakpoint
-- The log calls messages of visitors and their comments in lists by their kind. It once had their names, and the Worker of before
-- writes them until it is replaced.
UPDATE audit_log SET subject_name = 'message' WHERE action IN ('message-handled', 'message-reopened', 'message-deleted') AND subject_name NOT IN ('message', 'report');
--> statement-breakpoint
UPDATE audit_log SET subject_name = 'comment' WHERE action IN ('list-comment-deleted') AND subject_name NOT IN ('comment');
