/** Pictures that were chosen in this browser, and that the site does not serve yet. */
import { ROOT } from "../repository/repository";

/** New pictures by their paths on the site. */
export class NewPictures {
  private readonly urls = new Map<string, string>();
  private readonly restored = new Map<string, Blob>();

  /** @param isStored checks whether the repository has a picture */
  constructor(private readonly isStored: (path: string) => boolean) {}

  /** Adds a picture that was chosen in a form. */
  add(path: string, picture: Blob): void {
    this.urls.set(path, URL.createObjectURL(picture));
  }

  /** Adds a picture of a restored draft, which Decap does not know. */
  restore(path: string, picture: Blob): void {
    this.add(path, picture);
    this.restored.set(path, picture);
  }

  /** Returns the local URL of a picture; undefined if the picture is not new. */
  urlOf(path: string): string | undefined {
    return this.urls.get(path);
  }

  /** Returns the paths of the new pictures that a text shows. */
  shownIn(text: string): readonly string[] {
    return [...this.urls.keys()].filter((path) => text.includes(path));
  }

  /** Returns the pictures of restored drafts that a file shows, by path in the repository. */
  restoredIn(text: string): Readonly<Record<string, Blob>> {
    const shown = [...this.restored].filter(([path]) => text.includes(path));
    return Object.fromEntries(shown.map(([path, blob]) => [ROOT + path.slice(1), blob]));
  }

  /** Returns a file name that neither the repository nor another new picture has: photo-2.jpg if photo.jpg is taken. */
  freeName(name: string): string {
    const dot = name.lastIndexOf(".");
    const isTaken = (file: string) => this.isStored(`/images/${file}`) || this.urls.has(`/images/${file}`);
    const named = (count: number) => (count === 1 ? name : `${name.slice(0, dot)}-${count}${name.slice(dot)}`);
    let count = 1;
    while (isTaken(named(count))) count += 1;
    return named(count);
  }
}
