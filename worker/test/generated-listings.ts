import { env } from 'cloudflare:workers'

const LOCALITIES = ['Matigara', 'Bagdogra', 'Salugara', 'Champasari', 'Dagapur']

/**
 * Fills the store with listings that are spread over every filter, some of them sold, pending or with the
 * price on request. The same number gives the same listings.
 */
export async function generateListings(count: number): Promise<void> {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
    INSERT INTO properties (id, title, category, property_type, price_inr, description, address, locality, city,
      area_sq_ft, bed_rooms, lease_type, deal, status, approved_by_admin, is_sold, pictures, details, entered_areas,
      search_terms, created_at, updated_at)
    SELECT printf('%024x', i),
      'Corner listing ' || i || iif(i % 500 = 0, ' zebra', ''),
      CASE i % 3 WHEN 0 THEN 'Villa' WHEN 1 THEN 'Plot' ELSE 'Warehouse' END, 'Demo',
      CASE WHEN i % 50 = 0 THEN 0 WHEN i % 2 THEN 300000 + ((i * 7919) % 997) * ((i * 31) % 991) * 100 ELSE 5000 + (i * 7919) % 500000 END,
      'Near the road', 'Main road ' || i, json_extract(?2, '$[' || (i % 5) || ']'), iif(i % 4, 'Siliguri', 'Jalpaiguri'),
      iif(i % 40 = 0, NULL, 500 + (i * 104729) % 90000), iif(i % 3 = 0, 1 + i % 5, NULL),
      CASE i % 7 WHEN 0 THEN 'Sale' WHEN 1 THEN 'Rent' WHEN 2 THEN 'Residential' END,
      CASE WHEN i % 7 = 0 THEN 'sale' WHEN i % 7 = 1 THEN 'rent' WHEN i % 2 THEN 'sale' ELSE 'rent' END,
      CASE WHEN i % 30 = 7 THEN 'sold' WHEN i % 30 = 11 THEN 'pending' ELSE 'available' END,
      i % 30 <> 11, i % 30 = 7, '[]', '{"category":"Plot"}', '{}', 'Demo', i, i
    FROM n`,
  )
    .bind(count, JSON.stringify(LOCALITIES))
    .run()
}
