/** Tests what `npm run preview` says about its fakes. */
import { previewNotes } from "../../scripts/lib/fakes/notes";
import type { SignIn } from "../../src/content/schema/hosting";
import { REQUEST_STORE } from "../fixtures/request-store";

const ADDRESSES = { site: "http://127.0.0.1:8788", access: "http://127.0.0.1:1", login: "ana" };
const store = { ...REQUEST_STORE, access: undefined, mail: undefined };
const signIn: SignIn = { repository: "ana/site", clientId: "Iv1.0", isPublic: false, people: ["ana"] };

const SIGN_IN = "The editor's sign-in uses a fake. You will be signed in as ana.";
const EMAIL = "Email uses a fake, which prints each email here.";
const READ = "To read requests, sign in here: http://127.0.0.1:1/?to=http://127.0.0.1:8788/admin/requests";
const TASKS = "To run the scheduled tasks now: curl http://127.0.0.1:8788/__scheduled";

it.each([
  ["only the editor's sign-in", { signIn, delivery: {} }, [SIGN_IN]],
  ["all services", { signIn, delivery: { requests: REQUEST_STORE } }, [SIGN_IN, EMAIL, READ, TASKS]],
  ["requests", { delivery: { requests: REQUEST_STORE } }, [EMAIL, READ, TASKS]],
  ["requests that no one can read", { delivery: { requests: { ...store, mail: REQUEST_STORE.mail } } }, [EMAIL, TASKS]],
  ["requests without email", { delivery: { requests: { ...store, access: REQUEST_STORE.access } } }, [READ, TASKS]],
  ["requests without readers and email", { delivery: { requests: store } }, [TASKS]],
  ["no service of the Worker", { delivery: {} }, []],
])("with %s, says only what works", (_, hosting, notes) => {
  expect(previewNotes(hosting, ADDRESSES)).toEqual(notes);
});
