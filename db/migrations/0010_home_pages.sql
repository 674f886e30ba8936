ALTER TABLE "users" ADD COLUMN "weekly_goal" integer;--> statement-breakpoint
CREATE INDEX "performance_metrics_severe" ON "performance_metrics" USING btree ("created_at") WHERE "performance_metrics"."report" @? '$.violations[*] ? (@.severity == "severe")';--> statement-breakpoint
CREATE INDEX "session_scorecards_pending" ON "session_scorecards" USING btree ("session_id") WHERE "session_scorecards"."pending" > 0;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_weekly_goal" CHECK ("users"."weekly_goal" > 0);