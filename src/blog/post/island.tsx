import { hydrateIsland } from "../../client/islands/hydrate";
import { SavedPostArticle } from "./saved-post-article";

hydrateIsland("saved-post", SavedPostArticle);
