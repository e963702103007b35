/** The page of requests: who is signed in, the list, its search and its export. The build bundles it for /admin. */
import "./style.css";
import { readRequests, readSession, SignedOut, signOut } from "./api";
import { requestCard } from "./card";
import { button, make, part, say } from "./dom";

const FILTERS = { "": "All", new: "New", answered: "Answered", done: "Done" } as const;

const search = new URLSearchParams();
const list = make("div", { "aria-live": "off" });

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : "That did not work. Please try again.");

const showSignIn = (): void => {
  part("who").replaceChildren();
  part("content").replaceChildren(
    make("p", {}, "Only people of the company can read requests."),
    make("p", {}, make("a", { class: "button", "data-kind": "primary", href: "/api/auth?for=requests" }, "Sign in with GitHub")),
  );
};

const attempt = async (work: () => Promise<unknown>, done: string): Promise<void> => {
  try {
    await work();
    say(done);
  } catch (error) {
    if (error instanceof SignedOut) showSignIn();
    say(error instanceof SignedOut ? "You were signed out. Please sign in again." : wordsOf(error));
  }
};

/** Adds a page of requests to the list. */
const addPage = async (before?: string): Promise<void> => {
  const asked = new URLSearchParams(search);
  if (before) asked.set("before", before);
  const { requests, next, hasMail } = await readRequests(asked);
  list.append(...requests.map((request) => requestCard(request, { hasMail, refresh, attempt })));
  if (list.childElementCount === 0)
    list.append(make("p", {}, search.size === 0 ? "No request has arrived yet." : "No request is like that."));
  if (next) {
    const more = button("Show older", () =>
      attempt(async () => {
        await addPage(next);
        more.remove();
      }, ""),
    );
    list.append(more);
  }
};

const refresh = async (): Promise<void> => {
  list.replaceChildren();
  await addPage();
};

const filterButtons = (): HTMLElement => {
  const choose = (state: string) =>
    attempt(async () => {
      if (state) search.set("state", state);
      else search.delete("state");
      for (const each of group.children) each.setAttribute("aria-pressed", String((each as HTMLElement).dataset.filter === state));
      await refresh();
    }, "");
  const group = make("div", { class: "tools", role: "group", "aria-label": "Show" });
  for (const [state, label] of Object.entries(FILTERS)) {
    group.append(button(label, () => choose(state), { "data-filter": state, "aria-pressed": String(state === "") }));
  }
  return group;
};

const searchForm = (): HTMLElement => {
  const field = make("input", { type: "search", name: "q", autocomplete: "off", maxlength: "200" });
  const submit = (event: Event) => {
    event.preventDefault();
    search.set("q", field.value);
    void attempt(refresh, field.value ? `Requests with "${field.value}".` : "");
  };
  return make(
    "form",
    { class: "search", role: "search", submit },
    make("label", {}, "Search ", field),
    make("button", { type: "submit" }, "Search"),
  );
};

const showRequests = async (login: string): Promise<void> => {
  const leave = () => attempt(() => signOut().then(showSignIn), "You are signed out.");
  part("who").replaceChildren(make("span", {}, login), button("Sign out", leave));
  const { keepDays = "" } = document.body.dataset;
  part("content").replaceChildren(
    make("p", {}, `Requests and photos are deleted ${keepDays} days after they arrive.`),
    searchForm(),
    filterButtons(),
    list,
    make(
      "p",
      { class: "export" },
      make("a", { class: "button", href: "/api/requests/export", download: "requests.csv" }, "All as a spreadsheet (CSV)"),
    ),
  );
  await refresh();
};

void readSession()
  .then(showRequests)
  .catch((error: unknown) => {
    showSignIn();
    if (!(error instanceof SignedOut)) say(wordsOf(error));
  });
