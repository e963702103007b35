import { hydrateIsland } from "../../client/islands/hydrate";
import { PostList } from "./post-list";

hydrateIsland("post-list", PostList);
