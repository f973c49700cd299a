DROP INDEX `properties_category_newest`;--> statement-breakpoint
DROP INDEX `properties_category_cheapest`;--> statement-breakpoint
DROP INDEX `properties_category_dearest`;--> statement-breakpoint
DROP INDEX `properties_category_largest`;--> statement-breakpoint
DROP INDEX `properties_residential_newest`;--> statement-breakpoint
DROP INDEX `properties_residential_cheapest`;--> statement-breakpoint
DROP INDEX `properties_residential_dearest`;--> statement-breakpoint
DROP INDEX `properties_residential_largest`;--> statement-breakpoint
DROP INDEX `properties_deal_newest`;--> statement-breakpoint
DROP INDEX `properties_deal_cheapest`;--> statement-breakpoint
DROP INDEX `properties_deal_dearest`;--> statement-breakpoint
DROP INDEX `properties_deal_largest`;--> statement-breakpoint
DROP INDEX `properties_lease_newest`;--> statement-breakpoint
DROP INDEX `properties_lease_cheapest`;--> statement-breakpoint
DROP INDEX `properties_lease_dearest`;--> statement-breakpoint
DROP INDEX `properties_lease_largest`;--> statement-breakpoint
DROP INDEX `properties_bedrooms_newest`;--> statement-breakpoint
DROP INDEX `properties_bedrooms_cheapest`;--> statement-breakpoint
DROP INDEX `properties_bedrooms_dearest`;--> statement-breakpoint
DROP INDEX `properties_bedrooms_largest`;--> statement-breakpoint
DROP INDEX `properties_all_cheapest`;--> statement-breakpoint
DROP INDEX `properties_all_dearest`;--> statement-breakpoint
DROP INDEX `properties_all_largest`;--> statement-breakpoint
DROP INDEX `properties_price_band_newest`;--> statement-breakpoint
DROP INDEX `properties_price_band_largest`;--> statement-breakpoint
DROP INDEX `properties_price_zone_newest`;--> statement-breakpoint
DROP INDEX `properties_price_zone_largest`;--> statement-breakpoint
DROP INDEX `properties_area_band_newest`;--> statement-breakpoint
DROP INDEX `properties_area_band_cheapest`;--> statement-breakpoint
DROP INDEX `properties_area_band_dearest`;--> statement-breakpoint
DROP INDEX `properties_area_zone_newest`;--> statement-breakpoint
DROP INDEX `properties_area_zone_cheapest`;--> statement-breakpoint
DROP INDEX `properties_area_zone_dearest`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `price_ascending`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `area_order`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `is_residential`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `price_band`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `price_zone`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `area_zone`;--> statement-breakpoint
ALTER TABLE `properties` DROP COLUMN `area_band`;