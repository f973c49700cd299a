ALTER TABLE `properties` ADD `add_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `properties_add_key` ON `properties` (`listed_by`,`add_key`) WHERE add_key IS NOT NULL;