/** Stores unsaved form input in the browser until it is saved or discarded, and offers it when the form is opened again. */
import type { Draft, Form } from "../collections";
import { formOfUrl } from "../decap/api";
import { withoutNotes } from "../page-format";
import type { Data } from "../same";
import { ask, element } from "./dialog";
import { configWithDefaults } from "./draft-defaults";
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

/** Start of the URLs by which the cache stores drafts. */
const DRAFTS_URL = "/admin/drafts";

const keyOf = ({ collection, slug }: Form): string => `${DRAFTS_URL}/${collection}/${encodeURIComponent(slug)}`;

/** Returns the browser's cache of drafts, which keeps text and pictures by URL. Nothing is requested from these URLs. */
const openCache = (): Promise<Cache> => caches.open("drafts");

const textOf = ({ data }: Draft): string => JSON.stringify(withoutNotes(data));

/** Key in sessionStorage of the draft to restore without asking after the page has loaded again. */
const CHOSEN = "draft-to-restore";

/** The drafts in this browser. */
export class Drafts {
  private readonly offers = new Map<string, Promise<Data | undefined>>();
  private readonly restored = new Set<string>();
  /** Local URLs of the pictures that were stored last, by their keys in the cache. */
  private readonly storedPictures = new Map<string, string>();
  /** Key of the open form. */
  private key: string | undefined;
  private isTouched = false;
  private isReloading = false;
  /** The form's current text. */
  private formText = "";
  /** The text that needs no storing: the text that was stored last, or the text that Decap opened the form with. */
  private settledText = "";
  /** The text that was last sent to the repository. */
  private sentText = "";
  /** The collection whose fields have a restored draft as their defaults, until the page is reloaded. */
  private prefilledCollection: string | undefined;
  private timer: number | undefined;
  private pending: (() => Promise<void>) | undefined;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly newPictures: NewPictures) {
    for (const event of TOUCHES) window.addEventListener(event, () => (this.isTouched = true), { capture: true });
    window.addEventListener("hashchange", ({ oldURL, newURL }) => {
      // Wait for Decap, which first asks about unsaved changes and restores the old URL if the user chooses to stay.
      setTimeout(() => window.location.href === newURL && this.formLeft(formOfUrl(oldURL), formOfUrl(newURL)));
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
    this.formText = textOf(draft);
    if (this.key !== key) {
      this.key = key;
      this.isTouched = false;
      if (draft.slug === "" && !this.restored.has(key)) void this.offerNew(draft);
    }
    // Until the person touches the form, changes are Decap's own, such as defaults.
    if (!this.isTouched) this.settledText = this.formText;
    window.clearTimeout(this.timer);
    this.pending = undefined;
    if (this.formText === this.settledText) return;
    this.pending = () => this.storeDraft(key, draft);
    this.timer = window.setTimeout(() => void this.flush(), PAUSE_MS);
  };

  /** Stores the latest changes immediately. */
  async flush(): Promise<void> {
    window.clearTimeout(this.timer);
    const storePending = this.pending;
    this.pending = undefined;
    await storePending?.();
  }

  /** Stores the draft that is about to be saved, so that it is not lost if the save fails and the page is closed. */
  async beforeSave(): Promise<void> {
    this.sentText = this.formText;
    await this.flush();
  }

  /** Deletes the draft that was saved, unless its text was changed during the save. Decap shows "saved" only after this returns. */
  readonly afterSave = async (): Promise<void> => {
    if (this.key === undefined || this.formText !== this.sentText) return;
    this.settledText = this.formText;
    // Decap may reformat the saved entry in the form, which is not the person's change.
    this.isTouched = false;
    await this.remove(this.key);
  };

  /**
   * Returns the fields of a form's draft; undefined if there is no draft, if it cannot be read, or if the person discards it. Asks once each
   * time a form is opened.
   */
  offer(form: Form): Promise<Data | undefined> {
    const key = keyOf(form);
    // A blocked cache or a damaged draft must not keep the form from opening.
    const ignore = (error: unknown): undefined => {
      console.warn("Draft not read", error);
    };
    const offer = this.offers.get(key) ?? this.askAbout(key).catch(ignore);
    this.offers.set(key, offer);
    return offer;
  }

  private async askAbout(key: string): Promise<Data | undefined> {
    await this.queue;
    const cache = await openCache();
    const response = await cache.match(key);
    if (!response) return undefined;
    const { data, pictures: paths } = (await response.json()) as StoredDraft; // Safe cast: `storeDraft` wrote it.
    const isChosen = sessionStorage.getItem(CHOSEN) === key;
    sessionStorage.removeItem(CHOSEN);
    const words = "This browser has changes to this entry that were not saved.";
    // Closing the dialog also restores: `ask` then returns an empty string.
    const answers = { "": "Restore them", discard: "Discard them" };
    if (!isChosen && (await ask("Restore your changes?", [element("p", words)], answers)) === "discard") {
      // Wait, so that a page that is closed as soon as the form is shown does not offer the draft again.
      await this.remove(key);
      return undefined;
    }
    for (const path of paths) {
      const blob = await (await cache.match(key + path))?.blob();
      if (blob) this.newPictures.restore(path, blob);
    }
    this.restored.add(key);
    return data;
  }

  /**
   * Offers the draft of a new entry. Decap can fill in a new entry only from the fields' default values, so the page is reloaded with the
   * draft as defaults.
   */
  private async offerNew(form: Form): Promise<void> {
    if ((await this.offer(form)) === undefined) return;
    sessionStorage.setItem(CHOSEN, keyOf(form));
    this.reload();
  }

  /** Deletes the draft of a form that was left: the person saved it, or chose to leave when Decap asked. */
  private formLeft(from: Form | undefined, to: Form | undefined): void {
    if (from && to && keyOf(from) === keyOf(to)) return;
    if (from) void this.remove(keyOf(from));
    this.key = undefined;
    // The fields still have the restored draft as their defaults.
    if (to?.slug === "" && this.prefilledCollection === to.collection) this.reload();
  }

  /**
   * Records that a collection's fields have a restored draft as their defaults, and returns Decap's configuration with these defaults.
   *
   * @param config the configuration in /admin/config.yml
   */
  prefill(config: Data, collection: string, data: Data): Data {
    this.prefilledCollection = collection;
    return configWithDefaults(config, collection, data);
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
    await this.inTurn(async (cache) => {
      this.storedPictures.clear();
      const response = await cache.match(key);
      const { pictures: paths } = ((await response?.json()) ?? { pictures: [] }) as Pick<StoredDraft, "pictures">; // Safe cast: `storeDraft` wrote it.
      await Promise.all([key, ...paths.map((path) => key + path)].map((url) => cache.delete(url)));
    });
  }

  private async storeDraft(key: string, draft: Draft): Promise<void> {
    this.settledText = textOf(draft);
    const paths = this.newPictures.shownIn(this.settledText);
    const content: StoredDraft = { data: draft.data, pictures: paths };
    await this.inTurn(async (cache) => {
      // Each draft has its own copies: another draft may be discarded, or have another picture of the same name.
      for (const path of paths) {
        const [copy, url] = [key + path, this.newPictures.urlOf(path)];
        if (url === undefined || this.storedPictures.get(copy) === url) continue;
        await cache.put(copy, await fetch(url));
        this.storedPictures.set(copy, url);
      }
      await cache.put(key, Response.json(content));
    });
  }

  /** Changes the cache after all earlier changes, so that a draft is not stored after it was removed. */
  private inTurn(change: (cache: Cache) => Promise<unknown>): Promise<unknown> {
    // A full or blocked cache must not keep the entry from being saved.
    this.queue = this.queue.then(async () => change(await openCache())).catch((error: unknown) => console.warn("Draft not stored", error));
    return this.queue;
  }
}
