import { env } from 'cloudflare:workers'
import { applyAfterMigrate } from '#worker/db/after-migrate.ts'

/** From so many on the search indexes are filled once for all of them, which takes a third of the time. */
const MANY = 1000
const LOCALITIES = ['Matigara', 'Bagdogra', 'Salugara', 'Champasari', 'Dagapur']

/**
 * Fills the store with listings that are spread over every filter, some of them sold, pending or with the
 * price on request. The same number gives the same listings.
 */
export async function generateListings(count: number): Promise<void> {
  if (count < MANY) return insertListings(count)
  await env.DB.prepare('DROP TRIGGER properties_search_add').run()
  await insertListings(count)
  // As after any migration: it finds listings that were written without the trigger, and makes both anew.
  await applyAfterMigrate(env.DB, env.TEST_AFTER_MIGRATE)
}

async function insertListings(count: number): Promise<void> {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
    INSERT INTO properties (id, title, category, property_type, price_inr, description, address, locality, city,
      area_sq_ft, bed_rooms, ownership_type, lease_type, deal, status, approved_by_admin, is_sold, pictures, details, entered_areas,
      search_terms, created_at, updated_at, lat, lng)
    SELECT printf('%024x', i),
      'Corner listing ' || i || iif(i % 500 = 0, ' zebra', ''),
      CASE i % 3 WHEN 0 THEN 'Villa' WHEN 1 THEN 'Plot' ELSE 'Warehouse' END, 'Demo',
      CASE WHEN i % 50 = 0 THEN 0 WHEN i % 2 THEN 300000 + ((i * 7919) % 997) * ((i * 31) % 991) * 100 ELSE 5000 + (i * 7919) % 500000 END,
      'Near the road', 'Main road ' || i, json_extract(?2, '$[' || (i % 5) || ']'), iif(i % 4, 'Siliguri', 'Jalpaiguri'),
      iif(i % 40 = 0, NULL, 500 + (i * 104729) % 90000), iif(i % 3 = 0, 1 + i % 5, NULL), iif(i % 6, 'Freehold', 'Power of Attorney'),
      CASE i % 7 WHEN 0 THEN 'Sale' WHEN 1 THEN 'Rent' WHEN 2 THEN 'Residential' END,
      CASE WHEN i % 7 = 0 THEN 'sale' WHEN i % 7 = 1 THEN 'rent' WHEN i % 2 THEN 'sale' ELSE 'rent' END,
      CASE WHEN i % 30 = 7 THEN 'sold' WHEN i % 30 = 11 THEN 'pending' ELSE 'available' END,
      i % 30 <> 11, i % 30 = 7, '[]',
      CASE i % 3
        WHEN 0 THEN json_object('category', 'Villa', 'bathrooms', 1 + i % 4, 'landArea', 700 + (i * 31) % 9000,
          'villaType', CASE i % 5 WHEN 0 THEN 'Row House' WHEN 1 THEN 'Independent' END,
          'furnishing', CASE i % 4 WHEN 0 THEN 'furnished' WHEN 1 THEN 'unfurnished' END, 'floor', i % 6, 'parkingPlaces', i % 4,
          'ageYears', (i * 31) % 40, 'possession', CASE i % 3 WHEN 0 THEN 'ready' WHEN 1 THEN '2027-03' END, 'priceNegotiable', json(iif(i % 8, 'false', 'true')),
          'garden', json(iif(i % 2, 'true', 'false')), 'garage', json(iif(i % 7, 'true', 'false')), 'gatedCommunity', json(iif(i % 11, 'false', 'true')))
        WHEN 1 THEN json_object('category', 'Plot', 'plotSizeSqFt', 500 + (i * 104729) % 90000, 'roadWidth', 8 + i % 50 + 0.5,
          'facing', CASE i % 4 WHEN 0 THEN 'North-East' WHEN 1 THEN 'South' WHEN 2 THEN 'West' END,
          'isCornerPlot', json(iif(i % 5, 'false', 'true')), 'boundaryWall', CASE i % 4 WHEN 0 THEN 'No wall' WHEN 1 THEN 'Brick, 6 ft' END)
        ELSE json_object('category', 'Warehouse', 'ceilingHeight', 14 + i % 30, 'accessRoadWidth', 12 + i % 60,
          'loadingDock', CASE i % 4 WHEN 0 THEN json('true') WHEN 1 THEN 'Two dock levellers' WHEN 2 THEN 'Ramp only' END,
          'hasCraneFacility', json(iif(i % 6, 'false', 'true')), 'isColdStorageAvailable', json(iif(i % 8, 'false', 'true')),
          'powerBackup', CASE i % 3 WHEN 0 THEN '100 kVA generator' WHEN 1 THEN 'None' END)
      END, '{}', 'Demo', i, i,
      iif(i % 9 = 4, NULL, 26.55 + (i * 7919) % 3500 / 10000.0), iif(i % 9 = 4, NULL, 88.2 + (i * 104729) % 4500 / 10000.0)
    FROM n`,
  )
    .bind(count, JSON.stringify(LOCALITIES))
    .run()
}
