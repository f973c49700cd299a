CREATE INDEX `imported_property` ON `imported_listings` (`property_id`);--> statement-breakpoint
UPDATE leads SET phone_key = fresh.key
FROM (
  SELECT id,
    CASE
      WHEN length(digits) = 13 AND digits GLOB '910*' THEN '91' || substr(digits, 4)
      WHEN country THEN digits
      WHEN length(digits) = 10 THEN '91' || digits
      WHEN length(digits) = 11 AND digits GLOB '0*' THEN '91' || substr(digits, 2)
      ELSE digits
    END AS key
  FROM (
    SELECT id, phone GLOB '+*' OR phone GLOB '00*' AS country,
      CASE WHEN phone GLOB '+*' THEN substr(phone, 2) WHEN phone GLOB '00*' THEN substr(phone, 3) ELSE phone END AS digits
    FROM leads WHERE phone NOT GLOB '*[^+0-9]*'
  )
) AS fresh
WHERE leads.id = fresh.id AND leads.phone_key <> fresh.key;
