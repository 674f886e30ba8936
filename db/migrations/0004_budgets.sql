CREATE TABLE "budget_days" (
	"scope" text NOT NULL,
	"holder_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"spent" bigint NOT NULL,
	CONSTRAINT "budget_days_scope_holder_id_kind_day_pk" PRIMARY KEY("scope","holder_id","kind","day"),
	CONSTRAINT "budget_days_scope" CHECK ("budget_days"."scope" in ('user', 'team')),
	CONSTRAINT "budget_days_kind" CHECK ("budget_days"."kind" in ('model_tokens', 'voice_characters')),
	CONSTRAINT "budget_days_spent" CHECK ("budget_days"."spent" >= 0)
);
--> statement-breakpoint
CREATE TABLE "budget_reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"team_id" uuid,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "budget_reservations_kind" CHECK ("budget_reservations"."kind" in ('model_tokens', 'voice_characters')),
	CONSTRAINT "budget_reservations_amount" CHECK ("budget_reservations"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "budget_reservations" ADD CONSTRAINT "budget_reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "budget_days_day" ON "budget_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "budget_reservations_user" ON "budget_reservations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "budget_reservations_team" ON "budget_reservations" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "budget_reservations_expiry" ON "budget_reservations" USING btree ("expires_at");