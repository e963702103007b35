/** Stores what is typed in a form in the browser until it is saved or given up, and offers it when the form is opened again. */
import { propertyOf } from "../../content/shared/required";
import type { Draft, Form } from "../collections";
import { formOfUrl } from "../decap/api";
import { withoutNotes } from "../page-format";
import type { Data } from "../same";
import { ask, element } from "./dialog";
import type { NewPictures } from "./new-pictures";

interface StoredDraft {
  /** The entry's fields and notes. */
  readonly data: Data;
  /** Paths on the site of the draft's new pictures. */
  readonly pictures: readonly string[];
}

/** How long typing must pause before the draft is stored, in milliseconds. */
const PAUSE_MS = 300;

/** Events that show that a person, and not the editor itself, changes a form. */
const TOUCHES = ["input", "keydown", "pointerdown", "drop"] as const;

const FOLDER = "/admin/drafts";

const keyOf = ({ collection, slug }: Form): string => `${FOLDER}/${collection}/${encodeURIComponent(slug)}`;

/** Returns the browser's store, which keeps text and pictures by URL. Nothing is requested from these URLs. */
const openStore = (): Promise<Cache> => caches.open("drafts");

const textOf = ({ data }: Draft): string => JSON.stringify(withoutNotes(data));

/** Key in sessionStorage of the draft to restore without asking after the page has loaded again. */
const CHOSEN = "draft-to-restore";

/** The drafts in this browser. */
export class Drafts {
  private readonly offers = new Map<string, Promise<Data | undefined>>();
  private readonly restored = new Set<string>();
  /** Local URLs of the pictures that were stored last, by their keys in the store. */
  private readonly storedPictures = new Map<string, string>();
  private key: string | undefined;
  private isTouched = false;
  private isReloading = false;
  /** The text in the form, the text that was stored or opened last, and the text of the latest save. */
  private latest = "";
  private stored = "";
  private saved = "";
  private timer: number | undefined;
  private pending: (() => Promise<void>) | undefined;
  private work: Promise<unknown> = Promise.resolve();

  constructor(private readonly pictures: NewPictures) {
    for (const event of TOUCHES) window.addEventListener(event, () => (this.isTouched = true), { capture: true });
    window.addEventListener("hashchange", ({ oldURL, newURL }) => {
      // Wait for Decap, which first asks about unsaved changes and restores the old URL if the user chooses to stay.
      setTimeout(() => window.location.href === newURL && this.left(formOfUrl(oldURL), formOfUrl(newURL)));
    });
    // Decap's listener would ask whether to leave the page.
    window.addEventListener("beforeunload", (event) => this.isReloading && event.stopImmediatePropagation());
  }

  /** Checks whether the form shows a restored draft that has not been saved. */
  isRestored(form: Form): boolean {
    return this.restored.has(keyOf(form));
  }

  /** Stores a draft after a pause in typing. Call this when a form is opened, and after each change. */
  readonly changed = (draft: Draft): void => {
    const key = keyOf(draft);
    this.latest = textOf(draft);
    if (this.key !== key) {
      this.key = key;
      this.isTouched = false;
      if (draft.slug === "" && !this.restored.has(key)) void this.offerNew(draft);
    }
    if (!this.isTouched) this.stored = this.latest;
    window.clearTimeout(this.timer);
    this.pending = undefined;
    if (this.latest === this.stored) return;
    this.pending = () => this.store(key, draft);
    this.timer = window.setTimeout(() => void this.flush(), PAUSE_MS);
  };

  /** Stores the latest changes immediately. */
  async flush(): Promise<void> {
    window.clearTimeout(this.timer);
    const store = this.pending;
    this.pending = undefined;
    await store?.();
  }

  /** Stores the draft that is about to be saved, so that it is not lost if the save fails and the page is closed. */
  async beforeSave(): Promise<void> {
    this.saved = this.latest;
    await this.flush();
  }

  /** Deletes the draft that was saved, unless its text was changed during the save. Decap waits before it says that the entry is saved. */
  readonly afterSave = async (): Promise<void> => {
    if (this.key === undefined || this.latest !== this.saved) return;
    this.stored = this.latest;
    // Decap may write the saved entry into the form in another way than it was typed.
    this.isTouched = false;
    await this.remove(this.key);
  };

  /** Returns the fields of a form's draft if there is one and the person restores it. Asks once each time the form is opened. */
  offer(form: Form): Promise<Data | undefined> {
    const key = keyOf(form);
    const offer = this.offers.get(key) ?? this.askAbout(key);
    this.offers.set(key, offer);
    return offer;
  }

  private async askAbout(key: string): Promise<Data | undefined> {
    await this.work;
    const store = await openStore();
    const response = await store.match(key);
    if (!response) return undefined;
    const { data, pictures } = (await response.json()) as StoredDraft; // Safe cast: `store` wrote it.
    const isChosen = sessionStorage.getItem(CHOSEN) === key;
    sessionStorage.removeItem(CHOSEN);
    const words = "This browser has changes to this entry that were not saved.";
    const answers = { "": "Restore them", discard: "Discard them" };
    if (!isChosen && (await ask("Restore your changes?", [element("p", words)], answers)) === "discard") {
      // Wait, so that a page that is closed as soon as the form is shown does not offer the draft again.
      await this.remove(key);
      return undefined;
    }
    for (const path of pictures) {
      const blob = await (await store.match(key + path))?.blob();
      if (blob) this.pictures.restore(path, blob);
    }
    this.restored.add(key);
    return data;
  }

  /** Offers the draft of a new entry. Only a new load of the page can fill it in, through the defaults of the fields. */
  private async offerNew(form: Form): Promise<void> {
    if ((await this.offer(form)) === undefined) return;
    sessionStorage.setItem(CHOSEN, keyOf(form));
    this.reload();
  }

  /** Forgets a form that was left: the person saved it, or gave up the changes when Decap asked. */
  private left(from: Form | undefined, to: Form | undefined): void {
    if (from && to && keyOf(from) === keyOf(to)) return;
    if (from) void this.remove(keyOf(from));
    this.key = undefined;
    // The defaults of the fields are still those of the draft that was restored when the page was loaded.
    if (to?.slug === "" && this.filled === to.collection) this.reload();
  }

  private filled: string | undefined;

  /**
   * Returns the configuration of Decap in which the defaults of a collection's fields are the values of a restored new entry.
   *
   * @param config the configuration in /admin/config.yml
   */
  filledIn(config: Data, collection: string, data: Data): Data {
    this.filled = collection;
    const collections = listOf(config.collections).map((one) =>
      one.name === collection ? { ...one, fields: listOf(one.fields).map((field) => withDefault(field, data)) } : one,
    );
    return { ...config, collections };
  }

  private reload(): void {
    this.isReloading = true;
    window.location.reload();
  }

  private async remove(key: string): Promise<void> {
    window.clearTimeout(this.timer);
    this.pending = undefined;
    this.offers.delete(key);
    this.restored.delete(key);
    await this.inTurn(async (store) => {
      this.storedPictures.clear();
      const response = await store.match(key);
      const { pictures } = ((await response?.json()) ?? { pictures: [] }) as Pick<StoredDraft, "pictures">; // Safe cast: `store` wrote it.
      await Promise.all([key, ...pictures.map((path) => key + path)].map((one) => store.delete(one)));
    });
  }

  private async store(key: string, draft: Draft): Promise<void> {
    this.stored = textOf(draft);
    const pictures = this.pictures.shownIn(this.stored);
    const content: StoredDraft = { data: draft.data, pictures };
    await this.inTurn(async (store) => {
      // Each draft has its own copies: another draft may be discarded, or have another picture of the same name.
      for (const path of pictures) {
        const [copy, url] = [key + path, this.pictures.urlOf(path)];
        if (url === undefined || this.storedPictures.get(copy) === url) continue;
        await store.put(copy, await fetch(url));
        this.storedPictures.set(copy, url);
      }
      await store.put(key, Response.json(content));
    });
  }

  /** Runs work on the store one after the other, so that a draft is not stored after it was removed. */
  private inTurn(work: (store: Cache) => Promise<unknown>): Promise<unknown> {
    // A full or blocked store must not keep the entry from being saved.
    this.work = this.work.then(async () => work(await openStore())).catch((error: unknown) => console.warn("Draft not stored", error));
    return this.work;
  }
}

/** Returns the items of a list in Decap's configuration. */
const listOf = (value: unknown): readonly Data[] => (Array.isArray(value) ? (value as readonly Data[]) : []); // Safe cast: our own YAML.

/** Returns a field with its value as the default (https://decapcms.org/docs/widgets/). The fields of a group have their own defaults. */
const withDefault = (field: Data, data: unknown): Data => {
  const value = propertyOf(data, String(field.name));
  if (field.widget === "object") return { ...field, fields: listOf(field.fields).map((one) => withDefault(one, value)) };
  return { ...field, default: value ?? undefined };
};
