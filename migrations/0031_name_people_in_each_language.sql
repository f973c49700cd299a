ALTER TABLE `people` ADD `name_bn` text;--> statement-breakpoint
ALTER TABLE `people` ADD `name_hi` text;--> statement-breakpoint
ALTER TABLE `people` ADD `name_ne` text;