/** Without its settings the site holds nothing of the Worker. */
import { formWay } from "../../../src/quote/form-way";
import { wranglerConfig } from "../../../src/worker/build/wrangler-config";
import { withSettings } from "../../../src/worker/privacy";
import { siteSettings } from "../../../src/worker/settings";
import type { Business } from "../../../src/content/schema/business";
import { businessWith, DESK, shipped, SIGN_IN } from "./settings";

const off = { ...shipped, business: businessWith({ delivery: {}, signIn: undefined }) };

it("runs no Worker, changes no form and no text", () => {
  expect(siteSettings(off.business, shipped.words)).toBeUndefined();
  expect(wranglerConfig(off)).not.toHaveProperty("env");
  expect(formWay(off.business)).toBeUndefined();
  expect(withSettings(off)).toBe(off);
});

it("names no bucket without photos, and neither a database nor a cron trigger for the sign-in alone", () => {
  const environment = (business: Partial<Business>) => wranglerConfig({ ...shipped, business: businessWith(business) }).env?.requests;
  expect(environment({ delivery: { requests: { ...DESK, bucket: undefined } } })).not.toHaveProperty("r2_buckets");
  const signInAlone = environment({ delivery: {}, signIn: SIGN_IN });
  expect(signInAlone).toHaveProperty("main");
  expect(signInAlone).not.toHaveProperty("d1_databases");
  expect(signInAlone).not.toHaveProperty("triggers");
});
