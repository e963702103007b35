import { json } from "../src/requests/answers";
import { tellNow, type Call } from "../src/requests/context";
import { isSame } from "../src/requests/digest";
import { removeOld } from "../src/requests/remove";

/** Does what is due: POST /api/tick, with `Authorization: Bearer TICK_KEY`. Mails that did not go out, and deletion by age. */
export const tick = async (call: Call): Promise<Response> => {
  const { request, environment, settings, now } = call;
  const { DB: database, PHOTOS: bucket, TICK_KEY: key } = environment;
  const given = /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
  if (!key || !given || !(await isSame(key, given))) return json({ problem: "key" }, 403);
  if (!database || !settings.desk) return json({ problem: "away" }, 503);
  const told = await tellNow(call, database);
  const removed = await removeOld(database, bucket, settings.desk.keepDays, now);
  const { results } = await database.prepare("SELECT COUNT(*) AS count FROM requests WHERE told_at IS NULL").bind().all();
  const untold = settings.desk.mail ? Number(results[0]?.count) : 0;
  return json({ told, removed, untold });
};
