ALTER TABLE "prospects" ADD COLUMN "jurisdiction" text;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "capacity" text;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD COLUMN "law" jsonb;--> statement-breakpoint
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_jurisdiction" CHECK ("prospects"."jurisdiction" in ('us', 'us_california', 'us_new_york', 'us_texas', 'us_florida', 'mexico', 'spain', 'argentina', 'house'));--> statement-breakpoint
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_capacity" CHECK ("prospects"."capacity" in ('agency', 'creditor'));