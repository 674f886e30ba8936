DROP INDEX "budget_days_day";--> statement-breakpoint
DROP INDEX "budget_reservations_team";--> statement-breakpoint
DROP INDEX "login_sessions_expiry";--> statement-breakpoint
DROP INDEX "usage_team_day";--> statement-breakpoint
DROP INDEX "coaches_owner";--> statement-breakpoint
DROP INDEX "coaches_public";--> statement-breakpoint
DROP INDEX "prospects_owner";--> statement-breakpoint
DROP INDEX "prospects_public";--> statement-breakpoint
CREATE INDEX "coaches_order" ON "coaches" USING btree ("is_sample","created_at" DESC NULLS FIRST) WHERE "coaches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "prospects_order" ON "prospects" USING btree ("is_sample","created_at" DESC NULLS FIRST) WHERE "prospects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "training_sessions_coach" ON "training_sessions" USING btree ("coach_id") WHERE "training_sessions"."coach_id" is not null;--> statement-breakpoint
CREATE INDEX "coaches_owner" ON "coaches" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "coaches_public" ON "coaches" USING btree ("id") WHERE "coaches"."is_public" and "coaches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "prospects_owner" ON "prospects" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "prospects_public" ON "prospects" USING btree ("id") WHERE "prospects"."is_public" and "prospects"."deleted_at" is null;