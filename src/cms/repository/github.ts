/** Reads and changes the site's repository through GitHub's REST API, as the signed-in user (https://docs.github.com/en/rest). */
import { z } from "zod";
import { required } from "../../content/shared/required";
import type { GitHubBackend } from "../backend";
import type { Form } from "../collections";
import { base64Of, bytesOf } from "./base64";
import { Refusal, RepositoryError, takenWords, wordsFor } from "./errors";
import {
  isPictureFile,
  ROOT,
  type Basis,
  type Changes,
  type Origin,
  type Repository,
  type Save,
  type Stored,
  type Tree,
  type Undo,
  type Version,
} from "./repository";

/** How long a request may take, in milliseconds. An upload of a picture over a slow connection takes about a minute. */
const TIMEOUT_MS = { read: 15_000, write: 90_000 } as const;
/** Maximum number of attempts at an action while others change the branch. */
const ATTEMPTS = 3;

const gitObject = z.object({ sha: z.string() });
const refSchema = z.object({ object: gitObject });
const treeSchema = z.object({ tree: z.array(z.object({ path: z.string(), type: z.string(), sha: z.string() })) });
const blobSchema = z.object({ content: z.string() });
const pullSchema = z.object({ number: z.number(), html_url: z.string(), labels: z.array(z.object({ name: z.string() })) });
const comparedFile = z.object({
  filename: z.string(),
  status: z.string(),
  sha: z.string().nullable(),
  previous_filename: z.string().optional(),
});
const comparisonSchema = z.object({ status: z.string(), merge_base_commit: gitObject, files: z.array(comparedFile) });
type Comparison = z.infer<typeof comparisonSchema>;
const historySchema = z.array(
  z.object({ html_url: z.string(), commit: z.object({ author: z.object({ name: z.string(), date: z.coerce.date() }) }) }),
);

/** New hashes of files by path in the repository; null deletes a file. */
type HashChanges = Readonly<Record<string, string | null>>;

/** Returns the branch on which the editorial workflow stores an entry's draft (https://decapcms.org/docs/editorial-workflows/). */
export const draftBranch = ({ collection, slug }: Form): string => `cms/${collection}/${slug}`;

/** Start of the label that Decap gives a draft's pull request. The draft's status follows. */
const LABEL_PREFIX = "decap-cms/";
const PULL_TEXT = "Written in the editor at /admin.";

/** An entry's text, and the hashes of its file and pictures, to be added to its draft. */
interface Saved extends Pick<Save, "path" | "text"> {
  readonly files: HashChanges;
}

/** Checks whether a text shows a picture. The path of content/images/lot.jpg on the site is /images/lot.jpg. */
const shows = (text: string, picture: string): boolean => text.includes(picture.slice(ROOT.length - 1));

/** Checks whether GitHub refused a change because somebody else changed the branch, or because a branch already exists. */
const isConflict = (error: unknown): boolean => error instanceof RepositoryError && [409, 422].includes(error.status);

/** The site's repository on GitHub. Each save, deletion and upload is one commit. */
export class GitHubRepository implements Repository {
  /**
   * @param place the repository as owner/name, and the branch that the site is built from
   * @param token returns the user's access token
   * @param api URL of the API
   */
  constructor(
    private readonly place: Pick<GitHubBackend, "repo" | "branch">,
    private readonly token: () => Promise<string>,
    private readonly api = "https://api.github.com",
  ) {}

  async tree(): Promise<Tree> {
    return this.filesAt(await this.headOf(this.place.branch));
  }

  async read(path: string): Promise<Stored | undefined> {
    return this.textIn(await this.tree(), path);
  }

  /** Returns a file of a draft. */
  async readDraft(form: Form, path: string): Promise<Stored | undefined> {
    return this.textIn(await this.filesAt(await this.headOf(draftBranch(form))), path);
  }

  async textOf(sha: string): Promise<string> {
    const { content } = await this.ask(`git/blobs/${sha}`, blobSchema);
    // Keep a byte order mark, so that the text has the hash of the file.
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytesOf(content));
  }

  async version(form: Form, path: string): Promise<Version> {
    const isDraft = (await this.pullOf(form)) !== undefined;
    return { stored: await (isDraft ? this.readDraft(form, path) : this.read(path)), isDraft };
  }

  async originOf(form: Form, path: string, { isDraft }: Version): Promise<Origin | undefined> {
    const branch = isDraft ? draftBranch(form) : this.place.branch;
    const query = `path=${encodeURIComponent(path)}&sha=${encodeURIComponent(branch)}&per_page=1`;
    const [last] = await this.ask(`commits?${query}`, historySchema);
    return last && { ...last.commit.author, href: last.html_url };
  }

  /** Returns the URL of the open pull request with a form's draft; undefined if there is none. */
  async pullRequestOf(form: Form): Promise<string | undefined> {
    return (await this.pullOf(form))?.html_url;
  }

  async save({ form, path, text, pictures, message, status = "draft" }: Save): Promise<undefined> {
    // Decap also passes pictures that were chosen and then replaced.
    const shown = Object.fromEntries(Object.entries(pictures).filter(([picture]) => shows(text, picture)));
    const files = await this.upload({ ...shown, [path]: text });
    await this.retry(async () => {
      const [main, pull] = [await this.headOf(this.place.branch), await this.pullOf(form)];
      const draft = pull && (await this.compare(main, draftBranch(form)));
      const published = await this.filesAt(main);
      /** Checks whether the draft already has a picture. `publish` refuses such a picture if its name is taken. */
      const isInDraft = (picture: string) => draft?.files.some(({ filename, sha }) => filename === picture && sha === files[picture]);
      const isTaken = (picture: string) => published.has(picture) && published.get(picture) !== files[picture];
      const taken = Object.keys(shown).find((picture) => isTaken(picture) && !isInDraft(picture));
      if (taken !== undefined) throw new Refusal(takenWords(taken, "saved"));
      if (draft) {
        await this.addToDraft(form, main, draft, message, { path, text, files });
        return;
      }
      const commit = await this.commit(main, files, [main], message);
      await this.propose(form, commit, message, status);
    });
    // A draft has no undo.
    return undefined;
  }

  async change(changes: Changes, message: string, basis: Basis = {}): Promise<Undo> {
    const wanted = await this.upload(changes);
    const before = await this.apply(wanted, message, (files) => {
      const isOutdated = Object.entries(basis).some(([path, sha]) => files.get(path) !== sha);
      if (isOutdated) throw new Refusal(wordsFor(409));
    });
    return async () => {
      await this.apply(before, `Undo: ${message}`, (files) => {
        for (const [path, sha] of Object.entries(wanted))
          // The file already has its former bytes if the answer to an earlier attempt was lost.
          if (![sha, before[path]].includes(files.get(path) ?? null))
            throw new Refusal(`${path} was changed again in the meantime, so the change was not undone.`);
      });
    };
  }

  /** Returns the published version of an entry if that version changed after the entry's draft was started. */
  async publishedMeanwhile(form: Form, path: string): Promise<Version | undefined> {
    const main = await this.headOf(this.place.branch);
    const { merge_base_commit: base } = await this.compare(main, draftBranch(form));
    const isNewer = await this.difference(base.sha, main);
    return isNewer(path) ? { stored: await this.textIn(await this.filesAt(main), path), isDraft: false } : undefined;
  }

  /**
   * Publishes a draft: brings its branch up to date with the published site, then merges the pull request.
   *
   * @param replaced the version, newer than the draft's base, that the person agreed to replace
   * @throws Refusal if another version of the entry, or a picture with the name of one of the draft's, was published in the meantime
   */
  async publish(form: Form, path: string, replaced?: Version): Promise<void> {
    const branch = draftBranch(form);
    const pull = await this.pullOf(form);
    await this.retry(async () => {
      const main = await this.headOf(this.place.branch);
      const draft = await this.compare(main, branch);
      const { status, merge_base_commit: base, files } = draft;
      // The draft is merged already if an earlier call of `publish` merged it, but the answer was lost.
      if (!pull && status === "behind") return;
      const { number } = required(pull, "The draft's pull request");
      if (status !== "ahead") {
        const isNewer = await this.difference(base.sha, main);
        const published = await this.filesAt(main);
        const mayReplace = !isNewer(path) || (replaced && replaced.stored?.sha === published.get(path));
        if (!mayReplace) throw new Refusal(wordsFor(409));
        const taken = files.find(({ filename, sha }) => filename !== path && isNewer(filename) && published.get(filename) !== sha);
        if (taken) throw new Refusal(takenWords(taken.filename, "published"));
        await this.addToDraft(form, main, draft, "Bring the draft up to date");
      }
      const sha = await this.headOf(branch);
      await this.send("PUT", `pulls/${number}/merge`, z.unknown(), { sha, merge_method: "merge" });
    });
    // The change is public now. A branch that cannot be deleted is reused for the entry's next draft.
    await this.send("DELETE", `git/refs/heads/${branch}`, z.unknown()).catch(() => undefined);
  }

  /** Returns a function that checks whether a file differs between two commits. */
  private async difference(earlier: string, commit: string): Promise<(path: string) => boolean> {
    // Compare hashes. GitHub's comparison lists at most 300 files, and a renamed file only by its new name.
    const [before, now] = [await this.filesAt(earlier), await this.filesAt(commit)];
    return (path) => before.get(path) !== now.get(path);
  }

  /**
   * Commits files to the published branch. Returns the hashes that the files had before.
   *
   * @param check throws an error if the files of the branch do not allow the change
   */
  private async apply(wanted: HashChanges, message: string, check: (files: Tree) => void): Promise<HashChanges> {
    return this.retry(async () => {
      const head = await this.headOf(this.place.branch);
      const files = await this.filesAt(head);
      check(files);
      const before = Object.fromEntries(Object.keys(wanted).map((path) => [path, files.get(path) ?? null]));
      // GitHub rejects the deletion of a file that does not exist.
      const changed = Object.fromEntries(Object.entries(wanted).filter(([path, sha]) => before[path] !== sha));
      if (Object.keys(changed).length === 0) return before;
      const commit = await this.commit(head, changed, [head], message);
      await this.send("PATCH", `git/refs/heads/${this.place.branch}`, z.unknown(), { sha: commit, force: false });
      return before;
    });
  }

  /**
   * Adds a commit to a draft's branch: all of the draft's changes on top of a base. Usually, the base is the published site. A save keeps
   * the draft's old base while any of the draft's files has a newer published version, because `publishedMeanwhile` and `publish` find such
   * versions by comparing the published site with the base.
   */
  private async addToDraft(form: Form, main: string, draft: Comparison, message: string, saved?: Saved): Promise<void> {
    const branch = draftBranch(form);
    const { status, merge_base_commit: mergeBase, files: compared } = draft;
    const head = await this.headOf(branch);
    const isNewer = await this.difference(mergeBase.sha, main);
    const keepsBase = saved !== undefined && [saved.path, ...compared.map(({ filename }) => filename)].some(isNewer);
    const base = keepsBase ? mergeBase.sha : main;
    const published = await this.filesAt(base);
    const isUnusedPicture = (path: string): boolean =>
      saved !== undefined && isPictureFile(path) && !published.has(path) && !shows(saved.text, path);
    const own: Record<string, string | null> = {};
    for (const { filename, status: what, sha, previous_filename: former } of compared) {
      if (former !== undefined) own[former] = null;
      // Omit pictures that only an earlier version of the draft used.
      if (!isUnusedPicture(filename)) own[filename] = what === "removed" ? null : sha;
    }
    // GitHub rejects the deletion of a file that does not exist.
    const all = Object.entries({ ...own, ...saved?.files }).filter(([path, sha]) => sha !== null || published.has(path));
    const parents = status === "ahead" || keepsBase ? [head] : [head, main];
    const commit = await this.commit(base, Object.fromEntries(all), parents, message);
    await this.send("PATCH", `git/refs/heads/${branch}`, z.unknown(), { sha: commit, force: false });
  }

  /** Creates a draft's branch and pull request. If one of the steps fails, removes what the steps before it created. */
  private async propose(form: Form, sha: string, title: string, status: string): Promise<void> {
    const branch = draftBranch(form);
    try {
      await this.send("POST", "git/refs", z.unknown(), { ref: `refs/heads/${branch}`, sha });
    } catch (error) {
      // The branch of an earlier draft was not deleted.
      if (!isConflict(error)) throw error;
      await this.send("PATCH", `git/refs/heads/${branch}`, z.unknown(), { sha, force: true });
    }
    try {
      const body = { title, body: PULL_TEXT, head: branch, base: this.place.branch };
      const { number } = await this.send("POST", "pulls", pullSchema, body);
      await this.send("PUT", `issues/${number}/labels`, z.unknown(), { labels: [LABEL_PREFIX + status] });
    } catch (error) {
      // Deleting the branch also closes the pull request.
      await this.send("DELETE", `git/refs/heads/${branch}`, z.unknown()).catch(() => undefined);
      throw error;
    }
  }

  /** Runs an action again if somebody else changed the branch while it ran. */
  private async retry<Result>(action: () => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await action();
      } catch (error) {
        if (!isConflict(error) || attempt === ATTEMPTS) throw error;
      }
    }
  }

  private async upload(changes: Changes): Promise<HashChanges> {
    const each = Object.entries(changes).map(async ([path, content]) => {
      if (content === null) return [path, null] as const;
      const { sha } = await this.send("POST", "git/blobs", gitObject, { content: await base64Of(content), encoding: "base64" });
      return [path, sha] as const;
    });
    return Object.fromEntries(await Promise.all(each));
  }

  private async commit(base: string, files: HashChanges, parents: readonly string[], message: string): Promise<string> {
    const tree = Object.entries(files).map(([path, sha]) => ({ path, mode: "100644", type: "blob", sha }));
    const { sha } = tree.length > 0 ? await this.send("POST", "git/trees", gitObject, { base_tree: base, tree }) : await this.treeOf(base);
    return (await this.send("POST", "git/commits", gitObject, { message, tree: sha, parents })).sha;
  }

  private async treeOf(commit: string): Promise<z.infer<typeof gitObject>> {
    return (await this.ask(`git/commits/${commit}`, z.object({ tree: gitObject }))).tree;
  }

  private async headOf(branch: string): Promise<string> {
    return (await this.ask(`git/ref/heads/${branch}`, refSchema)).object.sha;
  }

  private async filesAt(commit: string): Promise<Tree> {
    const { tree } = await this.ask(`git/trees/${commit}:${ROOT.slice(0, -1)}?recursive=1`, treeSchema);
    return new Map(tree.filter(({ type }) => type === "blob").map(({ path, sha }) => [ROOT + path, sha]));
  }

  private async textIn(files: Tree, path: string): Promise<Stored | undefined> {
    const sha = files.get(path);
    if (sha === undefined) return undefined;
    return { text: await this.textOf(sha), sha };
  }

  private compare(from: string, to: string): Promise<Comparison> {
    return this.ask(`compare/${encodeURIComponent(from)}...${encodeURIComponent(to)}`, comparisonSchema);
  }

  private async pullOf(form: Form): Promise<z.infer<typeof pullSchema> | undefined> {
    const [owner = ""] = this.place.repo.split("/");
    const head = encodeURIComponent(`${owner}:${draftBranch(form)}`);
    const pulls = await this.ask(`pulls?state=open&head=${head}`, z.array(pullSchema));
    return pulls.find(({ labels }) => labels.some(({ name }) => name.startsWith(LABEL_PREFIX)));
  }

  private ask<Answer>(path: string, schema: z.ZodType<Answer>): Promise<Answer> {
    return this.request("GET", path, schema, undefined, TIMEOUT_MS.read);
  }

  private send<Answer>(method: string, path: string, schema: z.ZodType<Answer>, body?: object): Promise<Answer> {
    return this.request(method, path, schema, body, TIMEOUT_MS.write);
  }

  private async request<Answer>(method: string, path: string, schema: z.ZodType<Answer>, body: object | undefined, timeout: number) {
    const headers = { Accept: "application/vnd.github+json", Authorization: `token ${await this.token()}` };
    const options = { method, headers, signal: AbortSignal.timeout(timeout), ...(body && { body: JSON.stringify(body) }) };
    const isImmutable = /^git\/(?:blobs|trees|commits)\//.test(path) && method === "GET";
    try {
      // Git objects never change, so the browser may cache them.
      const response = await fetch(`${this.api}/repos/${this.place.repo}/${path}`, {
        cache: isImmutable ? "default" : "no-store",
        ...options,
      });
      if (!response.ok) {
        // GitHub answers a merge with 405 if a rule forbids it, but also if the published branch has just changed.
        const isOutdated = response.status === 405 && (await response.text()).includes("Base branch was modified");
        const status = isOutdated ? 409 : response.status;
        throw new RepositoryError(status, wordsFor(status));
      }
      return schema.parse(response.status === 204 ? undefined : await response.json());
    } catch (error) {
      if (error instanceof RepositoryError) throw error;
      throw new RepositoryError(0, wordsFor(0));
    }
  }
}
