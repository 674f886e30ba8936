CREATE UNLOGGED TABLE "rate_buckets" (
	"key" text PRIMARY KEY NOT NULL,
	"tokens" double precision NOT NULL,
	"capacity" double precision NOT NULL,
	"refill_per_second" double precision NOT NULL,
	"granted" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "budget_days" DROP CONSTRAINT "budget_days_scope";--> statement-breakpoint
DROP INDEX "coaches_owner";--> statement-breakpoint
DROP INDEX "coaches_order";--> statement-breakpoint
DROP INDEX "prospects_owner";--> statement-breakpoint
DROP INDEX "prospects_order";--> statement-breakpoint
ALTER TABLE "coaches" ADD COLUMN "owner_tier" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "prospects" ADD COLUMN "owner_tier" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "rate_buckets_expiry" ON "rate_buckets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "coaches_owner" ON "coaches" USING btree ("owner_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "coaches_order" ON "coaches" USING btree ("is_sample","owner_tier","created_at" DESC NULLS FIRST) WHERE "coaches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "prospects_owner" ON "prospects" USING btree ("owner_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "prospects_order" ON "prospects" USING btree ("is_sample","owner_tier","created_at" DESC NULLS FIRST) WHERE "prospects"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "budget_days" ADD CONSTRAINT "budget_days_scope" CHECK ("budget_days"."scope" in ('user', 'team', 'installation'));
--> statement-breakpoint
-- What follows is written by hand: the tiers of the items that exist (5 to a tier, as for new ones). The table of
-- rate limits above is unlogged by hand as well.
UPDATE "prospects" SET "owner_tier" = ranked.tier
FROM (
  SELECT id, (row_number() OVER (PARTITION BY owner_id ORDER BY created_at, id) - 1) / 5 AS tier
  FROM "prospects" WHERE owner_id IS NOT NULL AND deleted_at IS NULL
) AS ranked
WHERE "prospects".id = ranked.id AND ranked.tier > 0;
--> statement-breakpoint
UPDATE "coaches" SET "owner_tier" = ranked.tier
FROM (
  SELECT id, (row_number() OVER (PARTITION BY owner_id ORDER BY created_at, id) - 1) / 5 AS tier
  FROM "coaches" WHERE owner_id IS NOT NULL AND deleted_at IS NULL
) AS ranked
WHERE "coaches".id = ranked.id AND ranked.tier > 0;
